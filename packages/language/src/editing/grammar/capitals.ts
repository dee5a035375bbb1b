import type { Edit } from "../edit.ts";
import type { Word } from "../tokens.ts";
import { isPronoun, namesVariables } from "./capitals/first-person.ts";
import { isProperName } from "./capitals/proper-names.ts";
import { startsSentence } from "./capitals/sentence-start.ts";
import type { Morphology } from "./morphology.ts";

/** Small letters where English wants a capital: "i think", "chinese", the first word of a sentence. */
export function capitalEdits(
  text: string,
  words: readonly Word[],
  morphology: Morphology,
  before: string | null,
  isCareless = false,
): Edit[] {
  const edits: Edit[] = [];
  const hasVariables = namesVariables(text, words);
  for (const [index, word] of words.entries()) {
    if (word.text === "i" && isPronoun(text, words, index, morphology, hasVariables)) {
      edits.push(capital(word, "first-person", 0.93));
    } else if (isProperName(text, word)) {
      edits.push(capital(word, "proper-name", 0.9));
    } else if (word.opensSentence && startsSentence(text, words, index, before, isCareless)) {
      edits.push(capital(word, "sentence-start", 0.9));
    }
  }
  return edits;
}

function capital(word: Word, rule: string, confidence: number): Edit {
  return {
    start: word.start,
    end: word.end,
    replacement: word.text.charAt(0).toUpperCase() + word.text.slice(1),
    category: "grammar",
    rule: `grammar.${rule}`,
    reason: "capital-letter",
    confidence,
  };
}
