import { nextWord, type Paragraph } from "./sentence.ts";
import { isMostlyNoun } from "./word-uses.ts";

// What is done to something: "analysis of blood samples", "removal of leaf litter".
const deed = /(?:sis|ses|tion|sion|ment|ing|al|use|study|review|growth|treatment|loss|increase)$/;

/**
 * "Severity of illness scores are", "risk of bias plots were": what stands before the plural describes it, where
 * no determiner opens the phrase and its first noun is no deed.
 */
export function isOfCompound(paragraph: Paragraph, head: number, verb: number): boolean {
  const { lower, words, morphology } = paragraph;
  const first = lower[head] ?? "";
  if (morphology.singularOf(first) !== null || (deed.test(first) && first !== "loss")) return false;
  if (!words[head]?.opensSentence && /^(?:the|a|an|this|each|its)$/.test(lower[head - 1] ?? ""))
    return false;
  if (nextWord(paragraph, head + 1) !== "of" || verb - head < 4) return false;
  const described = nextWord(paragraph, head + 2) ?? "";
  const last = lower[verb - 1] ?? "";
  return (
    /^[a-z]+$/.test(described) &&
    !/^(?:the|a|an|its|their|our|this|these|all|both|several|many|some|different|various)$/.test(
      described,
    ) &&
    (morphology.pluralOf(described) !== null || isMostlyNoun(described)) &&
    !morphology.isAdjective(described) &&
    morphology.singularOf(last) !== null
  );
}
