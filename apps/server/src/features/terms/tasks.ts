import { readTermFile, type TermsOfFile } from "@curie/language/terms";
import type { TaskInput } from "#platform/cpu.ts";

/** Reads a file of terms on a worker thread: it comes from anybody. */
export async function read({ input }: TaskInput<{ bytes: Uint8Array }>): Promise<TermsOfFile> {
  return readTermFile(input.bytes);
}
