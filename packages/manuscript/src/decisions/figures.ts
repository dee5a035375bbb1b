/** The figures of a report when what its author rejected is left out. */
import { countWordsIn } from "@curie/docx";
import type { ManuscriptReport } from "../report/model.ts";
import { countChangedSentences } from "../report/sentences.ts";
import { type Decisions, textWith } from "./standing.ts";

export type DecidedFigures = Pick<ManuscriptReport, "words" | "sentences">;

/** Only the paragraphs with something rejected are counted again: the others are as the report has them. */
export function decidedFigures(
  { words, sentences, paragraphs }: Pick<ManuscriptReport, "words" | "sentences" | "paragraphs">,
  decisions: Decisions,
): DecidedFigures {
  let [after, changed] = [words.after, sentences.changed];
  for (const { text, changes } of paragraphs) {
    const standing = changes.filter(({ number }) => decisions.get(number) !== "rejected");
    if (standing.length === changes.length) continue;
    after += countWordsIn(textWith(text, standing)) - countWordsIn(textWith(text, changes));
    changed += countChangedSentences(text, standing) - countChangedSentences(text, changes);
  }
  return { words: { ...words, after }, sentences: { ...sentences, changed } };
}
