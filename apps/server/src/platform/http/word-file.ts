import type { Readable } from "node:stream";
import { create as contentDisposition } from "content-disposition";
import type { FastifyReply } from "fastify";

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/**
 * Streams a Word file to the browser under the name that the caller wishes, or else its own.
 *
 * @param onSent called when all of it has left
 */
export function sendWordFile(
  reply: FastifyReply,
  file: { body: Readable; name: string; wishedName: string | undefined },
  onSent: () => void,
): FastifyReply {
  reply.raw.once("finish", onSent);
  return reply
    .type(wordType)
    .header("content-disposition", contentDisposition(safeName(file.wishedName) ?? file.name))
    .send(file.body);
}

/** The name is the caller's wish; folders in it are not. */
function safeName(name: string | undefined): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  const safe = name?.replace(/[/\\\u0000-\u001f\u007f]/g, "_").trim();
  return safe === "" ? undefined : safe;
}
