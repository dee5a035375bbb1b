import { type EditLog, fileInLog, type LogFile, type LogProblem, readLog } from "@curie/edit-log";

/** What became of checking a file against a log. */
export type Verdict =
  | { kind: "unreadable"; problem: LogProblem }
  | { kind: "stranger"; log: EditLog; fingerprint: string }
  | { kind: "belongs"; log: EditLog; fingerprint: string; file: LogFile };

/** Whether a log is what was signed, and names this file. Nothing leaves the browser. */
export async function verify(log: Blob, file: Blob): Promise<Verdict> {
  const read = await readLog(await bytesOf(log));
  if (read.problem !== null) return { kind: "unreadable", problem: read.problem };
  const known = await fileInLog(read.log, await bytesOf(file));
  const { log: content, fingerprint } = read;
  return known
    ? { kind: "belongs", log: content, fingerprint, file: known }
    : { kind: "stranger", log: content, fingerprint };
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** Of dropped files the log is the one of JSON; of two others nobody can tell. */
export function sortDropped(files: readonly File[]): { log?: File; file?: File } {
  const log = files.find(({ name }) => /\.json$/i.test(name));
  const file = files.find((one) => one !== log);
  return { ...(log ? { log } : {}), ...(file ? { file } : {}) };
}
