import type { EditingEngineSettings } from "@curie/language/editing";
import {
  availableStrengths,
  type EditStrength,
  editStrengths,
} from "@curie/language/editing/strength";
import { loadMessages } from "@curie/locales";
import {
  countManuscript,
  editTargetMinWords,
  type OpenManuscript,
  type Shortening,
  shorteningOutcome,
} from "@curie/manuscript";
import { CommandRefusal, fillIn, UsageError } from "./refusal.ts";

/**
 * How much is changed, and to how many words a manuscript is shortened.
 *
 * @throws UsageError for a strength that the engine cannot do, and for words that do not go with it
 */
export function requireStrength(
  { strength = "proofread", words }: { strength?: string | undefined; words?: string | undefined },
  settings: Pick<EditingEngineSettings, "engine">,
): { strength: EditStrength; targetWords?: number } {
  const known = editStrengths.find((one) => one === strength);
  if (!known) throw new UsageError(`Say --strength ${editStrengths.join(" or ")}, or nothing.`);
  if (!availableStrengths(settings).includes(known)) {
    throw new UsageError(`--strength ${known} needs a language model: --engine hybrid or llm.`);
  }
  if ((known === "shorten") !== (words !== undefined)) {
    throw new UsageError("Say how many words shall be left: --strength shorten --words N.");
  }
  if (words === undefined) return { strength: known };
  const targetWords = /^\d{1,6}$/.test(words) ? Number(words) : 0;
  if (targetWords >= editTargetMinWords) return { strength: known, targetWords };
  throw new UsageError(`--words takes a number from ${editTargetMinWords} on.`);
}

/** Nobody is asked to shorten what is short already. @throws CommandRefusal */
export function requireLonger(bytes: Uint8Array, target: number, open?: OpenManuscript): void {
  const words = countManuscript(bytes, open);
  if (target < words) return;
  throw new CommandRefusal("editing.target-not-shorter", {
    words: String(words),
    target: String(target),
  });
}

/** How far a manuscript is from the number of words that was asked for, and what stood in the way. */
export async function explainShortening(
  words: { before: number; after: number },
  shortening: Shortening,
): Promise<string> {
  const { report } = await loadMessages("en_US");
  const { cut, wanted, isReached, reasons } = shorteningOutcome(words, shortening);
  const say = (key: string, params: Record<string, number> = {}) => {
    const form = params.count === 1 ? "one" : "other";
    return fillIn(report[`${key}_${form}`] ?? report[key] ?? "", params);
  };
  const told = say("shortened", { cut, wanted, ...words, target: shortening.target });
  if (isReached) return told;
  const why = reasons.map(({ key, count }) => say(`shortened-${key}`, { count, number: count }));
  return [told, say("shortened-not"), ...why].join(" ");
}
