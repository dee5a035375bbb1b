import type { Edit } from "../edit.ts";
import { nextWord, type Paragraph, replaceWords } from "./sentence.ts";

/** The edit of an infinitive after the word at `index` into a preposition with a gerund: "possibility to detect" → "of detecting". */
export function prepositionForInfinitive(
  paragraph: Paragraph,
  index: number,
  preposition: string,
  confidence: number,
): Edit | null {
  const { morphology } = paragraph;
  if (nextWord(paragraph, index + 1) !== "to") return null;
  const verb = nextWord(paragraph, index + 2);
  if (verb === null || !morphology.isVerb(verb)) return null;
  return replaceWords(
    paragraph,
    [index + 1, index + 2],
    `${preposition} ${morphology.gerund(verb)}`,
    "gerund-after-preposition",
    confidence,
  );
}
