import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
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
  /** Called with the bytes so far and their number, if the host says it. */
  onProgress?: (loaded: number, total: number | null) => void;
};

export type DownloadedFile = { size: number; checksum: string };

const redirectsAtMost = 5;

/**
 * Fetches a large file. Its size is compared with what the host said, its checksum with the one
 * given or with the one the hub puts beside large files.
 *
 * @throws ServiceFailure
 */
export async function download(request: Download): Promise<DownloadedFile> {
  const { signal, silence, target } = request;
  signal?.throwIfAborted();
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(), silence);
  const stop = signal ? AbortSignal.any([signal, silent.signal]) : silent.signal;
  const part = `${target}.${process.pid}.part`;
  try {
    const { response, checksum: published } = await open(request.url, stop);
    const length = Number(response.headers.get("content-length") ?? Number.NaN);
    const isCoded = response.headers.has("content-encoding");
    const total = Number.isNaN(length) || isCoded ? null : length;
    const hash = createHash("sha256");
    let size = 0;
    await mkdir(dirname(target), { recursive: true });
    const body = response.body ?? new ReadableStream();
    await pipeline(
      Readable.fromWeb(body),
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          timer.refresh();
          hash.update(chunk);
          size += chunk.byteLength;
          request.onProgress?.(size, total);
          yield chunk;
        }
      },
      createWriteStream(part),
      { signal: stop },
    );
    if (total !== null && size !== total) {
      throw new ServiceFailure("unreachable", `the file ended after ${size} of ${total} bytes`);
    }
    const checksum = hash.digest("hex");
    const expected = request.checksum ?? published;
    if (expected !== null && expected.toLowerCase() !== checksum) {
      throw new ServiceFailure("bad-answer", "the file is not the one that was expected");
    }
    await rename(part, target);
    return { size, checksum };
  } catch (error) {
    await rm(part, { force: true });
    signal?.throwIfAborted();
    if (error instanceof ServiceFailure) throw error;
    if (isOfDisk(error)) throw error;
    const reason = silent.signal.aborted ? `silent for ${silence} ms` : "no connection";
    throw new ServiceFailure("unreachable", reason);
  } finally {
    clearTimeout(timer);
  }
}

/** Follows redirects by hand: the hub names a large file's checksum only before it redirects. */
async function open(
  url: string,
  signal: AbortSignal,
): Promise<{ response: Response; checksum: string | null }> {
  let address = url;
  let checksum: string | null = null;
  for (let count = 0; count <= redirectsAtMost; count++) {
    const response = await fetch(address, {
      headers: { "accept-encoding": "identity" },
      redirect: "manual",
      signal,
    });
    checksum ??=
      /^"?([\da-f]{64})"?$/i.exec(response.headers.get("x-linked-etag") ?? "")?.[1] ?? null;
    const location = response.headers.get("location");
    if (response.status >= 300 && response.status < 400 && location) {
      await response.body?.cancel();
      address = new URL(location, address).href;
      continue;
    }
    const code = codeOfStatus(response.status);
    if (!code) return { response, checksum };
    await response.body?.cancel();
    throw new ServiceFailure(code, `answered ${response.status}`, { status: response.status });
  }
  throw new ServiceFailure("bad-answer", "redirected without end");
}

/** A full disk or a folder that may not be written is no fault of the host. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && "path" in error;
}
