import type { Shortening } from "./change-report.ts";
import type { EditStrength } from "./documents.ts";

/** A sentence and what each strength makes of it; between asterisks stands what is changed. */
export const strengthExamples: { written: string; edited: Readonly<Record<EditStrength, string>> } =
  {
    written: "The samples was taken at time of harvest and then subjected to drying.",
    edited: {
      proofread: "The samples *were* taken at time of harvest and then subjected to drying.",
      correct: "The samples *were* taken at *the* time of harvest and then subjected to drying.",
      clarify: "The samples *were* taken at *the* time of harvest and then *dried*.",
      shorten: "The samples *were* taken at *harvest and dried*.",
    },
  };

export type ShorteningOutcome = {
  /** Words that were to go, and that went. */
  wanted: number;
  cut: number;
  isReached: boolean;
  /** What stood in the way, with its number where it has one; empty when the target is reached. */
  reasons: readonly { key: "refused" | "unanswered" | "outside" | "rest"; count: number }[];
};

/** How far a manuscript is from the number of words that it was to be shortened to. */
export function shorteningOutcome(
  words: { before: number; after: number },
  { target, refused, unanswered, outside }: Shortening,
): ShorteningOutcome {
  const wanted = Math.max(0, words.before - target);
  const cut = Math.max(0, words.before - words.after);
  const isReached = words.after <= target;
  const counted = [
    { key: "refused", count: refused },
    { key: "unanswered", count: unanswered },
    { key: "outside", count: outside },
  ] as const;
  const reasons = [...counted.filter(({ count }) => count > 0), { key: "rest", count: 0 } as const];
  return { wanted, cut, isReached, reasons: isReached ? [] : reasons };
}
