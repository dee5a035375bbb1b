import type { EarlierDocument } from "@curie/contract";

/** What the next version is chosen with: a document, none, or the list of all of them. */
export type VersionAnswer = "new" | "offered" | "other";

/** Which earlier document was chosen for which upload; another upload has not been asked yet. */
export type ChosenVersion = { file: string; answer: VersionAnswer; previous: string | null };

export function chosenFor(chosen: ChosenVersion | null, file: string): ChosenVersion {
  return chosen?.file === file ? chosen : { file, answer: "new", previous: null };
}

/** Whether what is asked for now was asked of the version before: only then is just what changed edited. */
export function asksForTheSame(
  earlier: EarlierDocument,
  now: { styleOfEnglish: string | null; oxfordSpelling: boolean; strength: string },
): boolean {
  const isBritish = now.styleOfEnglish === "British English";
  return (
    earlier.strength !== "shorten" &&
    earlier.strength === now.strength &&
    earlier.styleOfEnglish === now.styleOfEnglish &&
    (!isBritish || earlier.oxfordSpelling === now.oxfordSpelling)
  );
}
