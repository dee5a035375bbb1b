/** Writes edits into a file and reads it again, until nothing in it differs that must not. */
import type { RevisionOptions } from "@curie/docx";
import type { ManuscriptFile, WrittenFile } from "../files/manuscript-file.ts";
import type { ProofRow, ProposedEdit } from "./model.ts";
import { compareValues, differs } from "./proof.ts";

export type ProvenDocument = {
  written: WrittenFile;
  /** What was written, read again; the original itself when nothing changed. */
  edited: ManuscriptFile;
  /** Values of the original beside those of what was written; none differs. */
  proof: ProofRow[];
  /** Values that edits would have changed; these edits are not in the file. */
  differences: ProofRow[];
  editsTakenOut: number;
};

/**
 * Writes the edits, reads the file again and compares every value with the
 * original. Where one differs, the paragraph keeps its original text, and the file is written anew.
 */
export function writeProven(
  document: ManuscriptFile,
  edits: ReadonlyMap<number, readonly ProposedEdit[]>,
  options: RevisionOptions,
): ProvenDocument {
  const kept = new Map(edits);
  const differences: ProofRow[] = [];
  for (;;) {
    const written = document.write(kept, options);
    const { edited } = written;
    const proof = compareValues(document, edited);
    const differing = proof.filter(differs);
    if (differing.length === 0) {
      return { written, edited, proof, differences, editsTakenOut: count(edits) - count(kept) };
    }
    differences.push(...differing);
    const paragraphs = new Set(differing.map(({ place }) => place.paragraph - 1));
    const takenOut = [...paragraphs].filter((id) => kept.delete(id));
    // Where no edit was, the writing is at fault, and nothing of it must reach anybody.
    if (takenOut.length === 0) kept.clear();
  }
}

function count(edits: ReadonlyMap<number, readonly ProposedEdit[]>): number {
  let total = 0;
  for (const list of edits.values()) total += list.length;
  return total;
}
