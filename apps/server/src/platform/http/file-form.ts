import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { Failure } from "#platform/failure.ts";

const fileField = "file";

/**
 * Reads a whole form of one file, even past its first mistake, so that the browser gets to hear the answer.
 *
 * @param take writes what arrives somewhere; `drop` removes it when the form turns out to be none
 */
export async function readFileForm<File>(
  request: FastifyRequest,
  { take, drop }: { take(part: MultipartFile): Promise<File>; drop(file: File): Promise<void> },
): Promise<{ file: File; fields: ReadonlyMap<string, string> }> {
  if (!request.isMultipart()) throw new Failure("documents.no-file");
  let file: File | null = null;
  const fields = new Map<string, string>();
  let mistake: unknown = null;
  let files = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") {
        fields.set(part.fieldname, String(part.value));
        continue;
      }
      files += 1;
      if (files > 1 || part.fieldname !== fileField) {
        part.file.resume();
        mistake ??= new Failure(files > 1 ? "documents.more-than-one-file" : "documents.no-file");
        continue;
      }
      file = await take(part).catch((error: unknown) => {
        mistake ??= error;
        return null;
      });
    }
    if (mistake) throw mistake;
    if (!file) throw new Failure("documents.no-file");
    return { file, fields };
  } catch (error) {
    if (file) await drop(file);
    throw interruptedOr(error);
  }
}

const tooManyParts = new Set(["FST_FILES_LIMIT", "FST_PARTS_LIMIT", "FST_FIELDS_LIMIT"]);

/** A browser that goes away in the middle, or a body that is not the form it says it is. */
function interruptedOr(error: unknown): unknown {
  if (error instanceof Failure || !(error instanceof Error)) return error;
  const code = "code" in error ? String(error.code) : "";
  if (tooManyParts.has(code)) return new Failure("documents.more-than-one-file");
  // busboy's own complaints have no code; what storage throws has one.
  const ofTheForm = code === "" || code.startsWith("FST_") || code === "ECONNRESET";
  return ofTheForm ? new Failure("documents.upload-interrupted") : error;
}
