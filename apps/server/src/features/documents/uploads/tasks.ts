import { readFile } from "node:fs/promises";
import { DocxRefusal, openWordDocument } from "@curie/docx";
import { countManuscript } from "@curie/manuscript";
import type { TaskInput } from "#platform/cpu.ts";

/** Refusals cross the thread as values: an error class would arrive without its code. */
export type Refused = { refused: { code: string; params: Record<string, string | number> } };

/** Opens a file the way an edit will, and says why that would fail. */
export async function inspect({
  input,
}: TaskInput<{ path: string }>): Promise<Refused | { refused: null }> {
  return refusable(async () => {
    openWordDocument(await readFile(input.path));
    return { refused: null };
  });
}

export async function count({
  input,
}: TaskInput<{ bytes: Uint8Array }>): Promise<Refused | { refused: null; words: number }> {
  return refusable(async () => ({ refused: null, words: countManuscript(input.bytes) }));
}

async function refusable<Value>(work: () => Promise<Value>): Promise<Value | Refused> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DocxRefusal)
      return { refused: { code: error.code, params: { ...error.params } } };
    throw error;
  }
}
