import { readFile } from "node:fs/promises";
import { DocxRefusal, openWordDocument } from "@curie/docx";
import { countManuscript, sketchOf } from "@curie/manuscript";
import type { Refusal } from "#features/documents/rules.ts";
import type { TaskInput } from "#platform/cpu.ts";

export type Refused = { refused: Refusal };
export type Inspected = { refused: null; warnings: string[]; sketch: number[] };
export type Counted = { refused: null; words: number };

/** Opens a file the way an edit will, and says why that would fail, or what is odd about it. */
export async function inspect({
  input,
}: TaskInput<{ path: string }>): Promise<Refused | Inspected> {
  return refusable(async () => {
    const document = openWordDocument(await readFile(input.path));
    const warnings = document.warnings.map(({ code }) => code);
    return { refused: null, warnings, sketch: sketchOf(document.paragraphs) };
  });
}

export async function count({
  input,
}: TaskInput<{ bytes: Uint8Array }>): Promise<Refused | Counted> {
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
