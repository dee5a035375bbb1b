/** Real Word files to try things on: a folder that is named, or the one beside the checkout. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const beside = join(import.meta.dirname, "../../../../shared/corpora/docx");

/** The folder of shared files, if it stands beside the checkout. */
export function sharedCorpus(): string | null {
  return existsSync(beside) ? beside : null;
}

/** Names of the Word files below a folder, sorted; pairs of other checkers' own tests left out. */
export function corpusNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(doc|dot)[xm]$/i.test(name) && !/(^|[\\/])pairs[\\/]/.test(name))
    .sort();
}

export function corpusFiles(folder: string, largestBytes: number): Buffer[] {
  return corpusNames(folder)
    .map((name) => readFileSync(join(folder, name)))
    .filter((bytes) => bytes.length <= largestBytes);
}
