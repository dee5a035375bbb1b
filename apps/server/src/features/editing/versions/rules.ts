import type { EarlierDocument } from "@curie/contract";
import { likeness } from "@curie/manuscript";
import type { CandidateRow } from "./store.ts";

/** From this share of common sequences of words on, two manuscripts are offered as versions of one. */
const offeredFrom = 0.3;
/** Of files with one name it is enough that they have something in common. */
const sameNameFrom = 0.05;

/** A file's name without what people put there to tell versions apart: "Paper_v2 (1) final.docx" is "paper". */
export function bareName(fileName: string): string {
  return fileName
    .replace(/\.[^.]*$/, "")
    .toLowerCase()
    .replace(/[\s_.,()[\]-]+/g, " ")
    .replace(
      /\b(?:v(?:er(?:sion)?)?\s?\d+|r(?:ev(?:ision)?)?\s?\d+|final|draft|revised|revision|version|copy|clean|tracked|edited|new|\d{1,2}|\d{4}\s\d{2}\s\d{2}|\d{8})\b/g,
      " ",
    )
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * The documents that an upload may be the next version of, likeliest first; what is offered stands before the
 * others, which come newest first.
 */
export function rankEarlier(
  upload: { fileName: string; sketch: readonly number[] | null },
  candidates: readonly CandidateRow[],
): EarlierDocument[] {
  const own = bareName(upload.fileName);
  const ranked = candidates.map((row) => {
    const share = upload.sketch && row.sketch ? likeness(upload.sketch, row.sketch) : null;
    const sameName = own !== "" && own === bareName(row.fileName);
    const isOffered = share === null ? sameName : share >= (sameName ? sameNameFrom : offeredFrom);
    return { row, share, isOffered };
  });
  const byLikeness = [...ranked].sort((a, b) => (b.share ?? 0) - (a.share ?? 0));
  const ordered = [
    ...byLikeness.filter(({ isOffered }) => isOffered),
    ...ranked.filter(({ isOffered }) => !isOffered),
  ];
  return ordered.map(({ row, share, isOffered }) => ({
    identity: row.id,
    name: row.fileName,
    version: row.versionNumber,
    completedAt: row.completedAt.toISOString(),
    words: row.words,
    styleOfEnglish: row.styleOfEnglish,
    oxfordSpelling: row.oxfordSpelling,
    strength: row.strength ?? "proofread",
    likeness: share === null ? null : Math.round(share * 100),
    offered: isOffered,
  }));
}
