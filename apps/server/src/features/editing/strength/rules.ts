import type { DocumentFailure } from "@curie/contract";
import type { EditingEngineSettings } from "@curie/language/editing";
import { availableStrengths } from "@curie/language/editing/strength";
import type { ChosenStrength } from "#features/documents/processing/service.ts";

/**
 * Why what was chosen cannot be done; null when it can. Nothing chosen is proofreading.
 *
 * @param words of the manuscript, where they are counted
 */
export function refusalOfStrength(
  settings: Pick<EditingEngineSettings, "engine">,
  { strength, targetWords }: ChosenStrength,
  words: number | null = null,
): DocumentFailure | null {
  const wanted = strength ?? "proofread";
  if (!availableStrengths(settings).includes(wanted)) {
    return { code: "editing.strength-not-available", params: {} };
  }
  const isTarget = targetWords !== null && targetWords !== undefined;
  if (isTarget !== (wanted === "shorten")) return { code: "invalid-input", params: {} };
  if (isTarget && words !== null && targetWords >= words) {
    return { code: "editing.target-not-shorter", params: { words, target: targetWords } };
  }
  return null;
}
