import { pipeline, Readable, Transform } from "node:stream";
import { create as contentDisposition } from "content-disposition";
import type { FastifyReply, FastifyRequest } from "fastify";

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export type WordFile = {
  body: Readable;
  sizeBytes: number;
  name: string;
  /** What the caller would like it to be called. */
  wishedName: string | undefined;
};

/**
 * Streams a Word file to the browser under the name that the caller wishes, or else its own.
 *
 * @param onSent called once when the whole body has left: never for HEAD, for a caller that went
 *   away in the middle, or for a body that ended before its time. A part cannot be asked for:
 *   `Range` is not honoured, so that a body is always the whole one.
 */
export function sendWordFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: WordFile,
  onSent: () => void,
): FastifyReply {
  reply
    .type(wordType)
    .header("content-disposition", contentDisposition(safeName(file.wishedName) ?? file.name))
    .header("content-length", file.sizeBytes)
    .header("accept-ranges", "none");
  if (request.method === "HEAD") {
    file.body.destroy();
    return reply.send(Readable.from([]));
  }
  return reply.send(countingBytes(file.body, reply, file.sizeBytes, onSent));
}

/**
 * The same bytes; `onSent` when as many as were promised have left and the answer has ended. A body
 * that ends before its time is an error: the caller would wait for the rest.
 */
function countingBytes(
  body: Readable,
  reply: FastifyReply,
  promised: number,
  onSent: () => void,
): Readable {
  let passed = 0;
  const counted = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      passed += chunk.length;
      done(null, chunk);
    },
    flush: (done) => {
      done(passed === promised ? null : new Error(`${passed} of ${promised} bytes were stored`));
    },
  });
  reply.raw.once("finish", () => {
    if (passed === promised && !reply.raw.destroyed) onSent();
  });
  return pipeline(body, counted, () => {});
}

/** The name is the caller's wish; folders in it are not. */
function safeName(name: string | undefined): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  const safe = name?.replace(/[/\\\u0000-\u001f\u007f]/g, "_").trim();
  return safe === "" ? undefined : safe;
}
