import { readTermsCsv } from "./csv/read.ts";
import { writeTermsCsv } from "./csv/write.ts";
import { decodeTermFile, type TermsOfFile } from "./file.ts";
import { readTermsTbx } from "./tbx/read.ts";
import { writeTermsTbx } from "./tbx/write.ts";
import type { Term } from "./term.ts";

export const termFileFormats = ["csv", "tbx"] as const;
export type TermFileFormat = (typeof termFileFormats)[number];

/** Reads a file of terms: TBX where it begins like XML, otherwise a table. */
export function readTermFile(bytes: Uint8Array): TermsOfFile {
  const decoded = decodeTermFile(bytes);
  if (!("text" in decoded)) return decoded;
  const { text } = decoded;
  return /^\uFEFF?\s*</.test(text) ? readTermsTbx(text) : readTermsCsv(text);
}

export function writeTermFile(terms: readonly Term[], format: TermFileFormat): string {
  return format === "tbx" ? writeTermsTbx(terms) : writeTermsCsv(terms);
}
