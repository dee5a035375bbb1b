import { fromBase64 } from "./base64.ts";
import { digestOf } from "./digests.ts";
import {
  type EditLog,
  isEditLog,
  type LogFile,
  logFormat,
  nextVersionFormat,
  textOf,
} from "./model.ts";
import { fingerprintOf } from "./signer.ts";

/**
 * Why a file is no log to believe. `no-log`: something else; `other-version`: a log that this version
 * cannot read; `changed`: it is not, byte for byte, what was signed.
 */
export type LogProblem = "no-log" | "other-version" | "changed";

export type LogReading =
  | { problem: LogProblem; log: null }
  | {
      problem: null;
      log: EditLog;
      /** Of the key that signed it: whose key that is, the installation says. */
      fingerprint: string;
    };

const most = 50_000_000;

/** Reads a log and checks its signature; needs nothing but the bytes. */
export async function readLog(bytes: Uint8Array): Promise<LogReading> {
  const found = bytes.length > most ? "no-log" : parse(bytes);
  if (typeof found === "string") return { problem: found, log: null };
  const { signature, ...content } = found;
  const [key, value] = [fromBase64(signature.key), fromBase64(signature.value)];
  const written = new TextEncoder().encode(textOf(found));
  if (!key || !value || !isSame(written, bytes)) return { problem: "changed", log: null };
  const signed = new TextEncoder().encode(textOf(content));
  if (!(await isSigned(key, value, signed))) return { problem: "changed", log: null };
  return { problem: null, log: found, fingerprint: await fingerprintOf(key) };
}

function parse(bytes: Uint8Array): EditLog | LogProblem {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    // A log with one wrong byte need not be JSON any more.
    return hasMark(bytes) ? "changed" : "no-log";
  }
  if (isEditLog(value)) return value;
  const format = formatOf(value);
  if (/^curie-edit-log\/(?![12]$)\d+$/.test(format)) return "other-version";
  return format === logFormat || format === nextVersionFormat || hasMark(bytes)
    ? "changed"
    : "no-log";
}

function formatOf(value: unknown): string {
  return typeof value === "object" && value !== null && "format" in value
    ? String(value.format)
    : "";
}

/** Whether these bytes were a log: its name stands near the beginning, or its signature at the end. */
function hasMark(bytes: Uint8Array): boolean {
  const text = new TextDecoder("latin1");
  return (
    text.decode(bytes.subarray(0, 200)).includes("curie-edit-log") ||
    text.decode(bytes.subarray(-400)).includes('"Ed25519"')
  );
}

async function isSigned(
  key: Uint8Array<ArrayBuffer>,
  value: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  try {
    const known = await crypto.subtle.importKey("raw", key, "Ed25519", false, ["verify"]);
    return await crypto.subtle.verify("Ed25519", known, value, bytes);
  } catch {
    return false;
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** Which file of a log these bytes are; null when they are none of it. */
export async function fileInLog({ files }: EditLog, bytes: Uint8Array): Promise<LogFile | null> {
  const digest = await digestOf(bytes);
  return files.find(({ sha256 }) => sha256 === digest) ?? null;
}
