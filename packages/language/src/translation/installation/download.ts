import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open as openFile, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { codeOfStatus, ServiceFailure } from "#remote/service-failure.ts";

export type Download = {
  url: string;
  /** Where the file shall stand; it appears there whole or not at all. */
  target: string;
  /** SHA-256 as hexadecimal digits, if known. */
  checksum?: string | undefined;
  /** Milliseconds of silence after which the host counts as away. */
  silence: number;
  signal?: AbortSignal | undefined;
  /** Called with the bytes so far, those of an earlier try among them. */
  onProgress?: (loaded: number) => void;
};

export type DownloadedFile = { size: number; checksum: string };

const redirectsAtMost = 5;

/**
 * Fetches a large file. Its size is compared with what the host said, its checksum with the one
 * given or with the one the hub puts beside large files. What had arrived when a connection broke
 * stays beside the target, and the next call asks for the rest; only one caller at a time may
 * fetch the same file.
 *
 * @throws ServiceFailure, or what the file system says
 */
export async function download(request: Download): Promise<DownloadedFile> {
  const { signal, silence } = request;
  signal?.throwIfAborted();
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(), silence);
  const stop = signal ? AbortSignal.any([signal, silent.signal]) : silent.signal;
  try {
    await mkdir(dirname(request.target), { recursive: true });
    const left = await findPart(request.target);
    const patience = { stop, onChunk: () => timer.refresh() };
    const first = await fetchInto(request, left, patience);
    // Bytes of an earlier try may have been spoilt on this disk: once more from the beginning.
    const file = first ?? (await fetchInto(request, null, patience));
    if (!file) throw new ServiceFailure("bad-answer", "the file is not the one that was expected");
    return file;
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ServiceFailure || isOfDisk(error)) throw error;
    const reason = silent.signal.aborted ? `silent for ${silence} ms` : "no connection";
    throw new ServiceFailure("unreachable", reason);
  } finally {
    clearTimeout(timer);
  }
}

/** What is left of an earlier try: its name tells which version of the file it belongs to. */
type Part = { path: string; size: number };

/** @returns null when the checksum is wrong */
async function fetchInto(
  { url, target, checksum, onProgress }: Download,
  left: Part | null,
  { stop, onChunk }: { stop: AbortSignal; onChunk: () => void },
): Promise<DownloadedFile | null> {
  let answer = await ask(url, stop, left?.size ?? 0);
  const continues =
    answer.identity !== null &&
    left?.path === partOf(target, answer.identity) &&
    answer.from === left.size;
  if (answer.from > 0 && !continues) {
    await answer.response.body?.cancel();
    answer = await ask(url, stop, 0);
  }
  if (left && !continues) await rm(left.path, { force: true });
  const { response, identity, total } = answer;
  const part = partOf(target, identity);
  const hash = createHash("sha256");
  let size = continues ? left.size : 0;
  if (size > 0) await addFile(hash, part);
  try {
    const file = await openFile(part, continues ? "a" : "w");
    try {
      for await (const chunk of response.body ?? []) {
        onChunk();
        // One after the other, so that what has arrived is there when the connection breaks.
        await file.writeFile(chunk);
        hash.update(chunk);
        size += chunk.byteLength;
        onProgress?.(size);
      }
      // A power cut must not leave a file of the right length with nothing in it.
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    // A full disk gets its room back; without a name of its version a part is of no use.
    if (isOfDisk(error) || identity === null) await rm(part, { force: true });
    throw error;
  }
  if (total !== null && size < total) {
    if (identity === null) await rm(part, { force: true });
    throw new ServiceFailure("unreachable", `the file ended after ${size} of ${total} bytes`);
  }
  const sum = hash.digest("hex");
  const expected = checksum ?? answer.checksum;
  if ((expected !== null && expected.toLowerCase() !== sum) || (total !== null && size > total)) {
    await rm(part, { force: true });
    if (continues) return null;
    throw new ServiceFailure("bad-answer", "the file is not the one that was expected");
  }
  await rename(part, target);
  return { size, checksum: sum };
}

async function findPart(target: string): Promise<Part | null> {
  const folder = dirname(target);
  const [name, ...others] = (await readdir(folder)).filter(
    (file) => file.startsWith(`${basename(target)}.`) && /\.[\da-f]{16}\.part$/.test(file),
  );
  for (const other of others) await rm(join(folder, other), { force: true });
  if (name === undefined) return null;
  const path = join(folder, name);
  return { path, size: (await stat(path)).size };
}

function partOf(target: string, identity: string | null): string {
  const version = createHash("sha256")
    .update(identity ?? "")
    .digest("hex");
  return `${target}.${version.slice(0, 16)}.part`;
}

async function addFile(hash: Hash, path: string): Promise<void> {
  for await (const chunk of createReadStream(path)) hash.update(chunk);
}

type Answer = {
  response: Response;
  /** What tells this version of the file from every other; null when the host does not say. */
  identity: string | null;
  checksum: string | null;
  /** Bytes of the whole file, if the host says it. */
  total: number | null;
  /** With which byte the answer begins. */
  from: number;
};

/**
 * Asks for a file, from a byte on. Redirects are followed by hand: the hub names a large file's
 * checksum only before it redirects.
 */
async function ask(url: string, signal: AbortSignal, from: number): Promise<Answer> {
  const named = await follow(url, { method: "GET", signal, from });
  const { response, linkedTag } = named;
  const tag = linkedTag ?? response.headers.get("etag");
  const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get("content-range") ?? "");
  const length = Number(response.headers.get("content-length") ?? Number.NaN);
  const isCoded = response.headers.has("content-encoding");
  const whole = Number.isNaN(length) || isCoded ? null : length;
  if (response.status === 416) {
    await response.body?.cancel();
    return ask(url, signal, 0);
  }
  return {
    response,
    // A weak tag stands for texts that mean the same, not for the same bytes.
    identity: tag === null || tag.startsWith("W/") ? null : tag,
    checksum: /^"?([\da-f]{64})"?$/i.exec(linkedTag ?? "")?.[1] ?? null,
    total: range ? Number(range[2]) : whole,
    from: response.status === 206 && range ? Number(range[1]) : 0,
  };
}

/**
 * How many bytes a file has, as its host says without sending it; null when it does not say.
 *
 * @throws ServiceFailure
 */
export async function sizeAt(
  url: string,
  silence: number,
  signal?: AbortSignal,
): Promise<number | null> {
  const limit = AbortSignal.timeout(silence);
  const stop = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    const { response, linkedSize } = await follow(url, { method: "HEAD", signal: stop, from: 0 });
    return Number(linkedSize ?? response.headers.get("content-length")) || null;
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ServiceFailure) throw error;
    throw new ServiceFailure("unreachable", "no connection");
  }
}

async function follow(
  url: string,
  { method, signal, from }: { method: "GET" | "HEAD"; signal: AbortSignal; from: number },
): Promise<{ response: Response; linkedTag: string | null; linkedSize: string | null }> {
  let address = url;
  let linkedTag: string | null = null;
  let linkedSize: string | null = null;
  for (let count = 0; count <= redirectsAtMost; count++) {
    const response = await fetch(address, {
      method,
      headers: {
        "accept-encoding": "identity",
        ...(from > 0 ? { range: `bytes=${from}-` } : {}),
      },
      redirect: "manual",
      signal,
    });
    linkedTag ??= response.headers.get("x-linked-etag");
    linkedSize ??= response.headers.get("x-linked-size");
    const location = response.headers.get("location");
    if (response.status >= 300 && response.status < 400 && location) {
      await response.body?.cancel();
      address = new URL(location, address).href;
      continue;
    }
    const code = response.status === 416 && from > 0 ? null : codeOfStatus(response.status);
    if (!code) return { response, linkedTag, linkedSize };
    await response.body?.cancel();
    throw new ServiceFailure(code, `answered ${response.status}`, { status: response.status });
  }
  throw new ServiceFailure("bad-answer", "redirected without end");
}

/** A full disk or a folder that may not be written; what fails on the way is wrapped by `fetch`. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && "syscall" in error;
}
