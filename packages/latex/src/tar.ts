/** Reads archives of tar (POSIX.1-2024, pax), and writes them anew with other bytes for some files. */
import { LatexRefusal } from "./refusals.ts";

export type TarFile = {
  name: string;
  /** Of its header, into the archive, and of its bytes. */
  headerAt: number;
  dataAt: number;
  size: number;
};

const BLOCK = 512;
/** A description of the entry behind it: its long name, among others. */
const PAX_NEXT = "x";
const LONG_NAME = "L";

/** @throws LatexRefusal for links, names that lead out of it, and what is no whole archive */
export function readTar(bytes: Buffer, mostFiles: number): TarFile[] {
  const files: TarFile[] = [];
  const names = new Set<string>();
  let longName: string | null = null;
  let at = 0;
  while (at + BLOCK <= bytes.length && bytes[at] !== 0) {
    const header = bytes.subarray(at, at + BLOCK);
    const size = octal(header, 124, 12);
    if (checksum(header) !== octal(header, 148, 8)) throw new LatexRefusal("sources.damaged");
    const dataAt = at + BLOCK;
    if (size === null || dataAt + size > bytes.length) throw new LatexRefusal("sources.damaged");
    const kind = String.fromCharCode(header[156] ?? 0);
    const data = bytes.subarray(dataAt, dataAt + size);
    if (kind === PAX_NEXT) longName = paxName(data) ?? longName;
    else if (kind === LONG_NAME) longName = text(data);
    else if (kind === "1" || kind === "2") throw new LatexRefusal("sources.unsafe");
    else {
      if (kind === "0" || kind === "\0" || kind === "7") {
        const name = safeName(longName ?? nameOf(header));
        if (names.has(name)) throw new LatexRefusal("sources.unsafe");
        names.add(name);
        files.push({ name, headerAt: at, dataAt, size });
        if (files.length > mostFiles) {
          throw new LatexRefusal("sources.too-many-files", { allowed: mostFiles });
        }
      }
      longName = null;
    }
    at = dataAt + Math.ceil(size / BLOCK) * BLOCK;
  }
  if (files.length === 0) throw new LatexRefusal("sources.damaged");
  return files;
}

/** The archive with other bytes for the files of these names; everything else as it was. */
export function replaceInTar(
  bytes: Buffer,
  files: readonly TarFile[],
  changed: ReadonlyMap<string, Uint8Array>,
): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (const { name, headerAt, dataAt, size } of files) {
    const data = changed.get(name);
    if (!data) continue;
    const header = Buffer.from(bytes.subarray(headerAt, dataAt));
    header.write(`${data.length.toString(8).padStart(11, "0")}\0`, 124, "latin1");
    header.write(`${checksum(header).toString(8).padStart(6, "0")}\0 `, 148, "latin1");
    const padding = Buffer.alloc((BLOCK - (data.length % BLOCK)) % BLOCK);
    parts.push(bytes.subarray(at, headerAt), header, Buffer.from(data), padding);
    at = dataAt + Math.ceil(size / BLOCK) * BLOCK;
  }
  parts.push(bytes.subarray(at));
  return Buffer.concat(parts);
}

/** @throws LatexRefusal for a name that leads out of a project */
export function safeName(given: string): string {
  const name = given.replace(/^(?:\.\/)+/, "");
  const leadsOut = /^[/\\]|^[A-Za-z]:|\\/.test(name) || name.split("/").includes("..");
  if (leadsOut) throw new LatexRefusal("sources.unsafe");
  return name;
}

function nameOf(header: Buffer): string {
  const isUstar = header.toString("latin1", 257, 262) === "ustar";
  const prefix = isUstar ? text(header.subarray(345, 500)) : "";
  const name = text(header.subarray(0, 100));
  return prefix === "" ? name : `${prefix}/${name}`;
}

/** The `path` of records "LENGTH path=VALUE\n". */
function paxName(data: Buffer): string | null {
  return /(?:^|\n)\d+ path=([^\n]*)\n/.exec(data.toString("utf8"))?.[1] ?? null;
}

function text(field: Buffer): string {
  const end = field.indexOf(0);
  return field.toString("utf8", 0, end < 0 ? field.length : end);
}

function octal(header: Buffer, at: number, length: number): number | null {
  const digits = header
    .toString("latin1", at, at + length)
    .replaceAll("\0", " ")
    .trim();
  return /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : null;
}

/** The sum of a header's bytes, its own field as spaces. */
function checksum(header: Buffer): number {
  let sum = 8 * 32;
  for (let at = 0; at < BLOCK; at++) if (at < 148 || at >= 156) sum += header[at] ?? 0;
  return sum;
}
