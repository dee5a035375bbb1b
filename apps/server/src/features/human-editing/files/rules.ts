import type { HumanFileCheck, ProofRow } from "@curie/contract";
import type { HumanEditCheck } from "@curie/manuscript";

/** How many of a kind an operator is shown; the proof sheet has them all. */
const shown = 100;
/** A paragraph is shown by its beginning. */
const shownLength = 400;

/** Rows of a proof sheet whose sides differ. */
export function differs({ before, after }: ProofRow): boolean {
  return before !== after;
}

/** What a comparison found, as it is kept with the file and told before the delivery. */
export function describeCheck(compared: HumanEditCheck): HumanFileCheck {
  const { words, changes, untracked, proof, media } = compared;
  const differing = proof.filter(differs);
  const cut = (text: string | null) => text?.slice(0, shownLength) ?? null;
  const found = [
    ["nothing-tracked", changes.length === 0],
    ["text-changed-untracked", untracked.length > 0],
    ["values-differ", differing.length > 0],
    ["media-changed", media.missing + media.added > 0],
  ] as const;
  return {
    ...{ words, changes, media },
    findings: found.flatMap(([finding, isSo]) => (isSo ? [finding] : [])),
    untracked: {
      total: untracked.length,
      first: untracked.slice(0, shown).map(({ before, after, place }) => ({
        ...{ before: cut(before), after: cut(after), place },
      })),
    },
    values: { total: proof.length, differing: differing.length, first: differing.slice(0, shown) },
  };
}

/** Below which folder the files of orders lie. */
export const humanFilesFolder = "human-orders";

/** Where the bytes lie; keys carry identities only. */
export function humanFileKey(fileId: string): string {
  return `${humanFilesFolder}/${fileId}.docx`;
}

export function idOfHumanFile(key: string): string {
  // What a dead process had not written to its end carries a name of its own after the key.
  return key
    .replace(/^.*\//, "")
    .replace(/\.[0-9a-f-]{36}\.part$/, "")
    .replace(/\.docx$/, "");
}
