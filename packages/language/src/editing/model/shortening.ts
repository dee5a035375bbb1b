import type { SentenceRewrite } from "./sentence-rewrites.ts";
import { countOfWords } from "./sentences.ts";

/** What became of shortening one manuscript, and what stood in its way. */
export type ShorteningNotes = {
  /** Sentences whose shorter wording was refused: it would have touched a number, a citation or a name. */
  refused: number;
  /** Paragraphs that the model had no answer for. */
  unanswered: number;
  /** Words of headings, tables, references and whatever else is not rewritten. */
  outside: number;
};

/** Headings, captions and labels have little to spare. */
const leastWords = 25;
/** Nobody says the same in less than half of the words. */
const mostShare = 0.5;
/** Models shorten less than they are asked to. */
const more = 1.1;
/** An edit that corrects may put a word or two in. */
const mostAdded = 2;

/** How many words each paragraph should have, for so many to be gone from all of them together. */
export function wantedWords(
  texts: ReadonlyMap<number, string>,
  wordsToCut: number,
): Map<number, number> {
  const counted = [...texts].map(([id, text]) => [id, countOfWords(text)] as const);
  const long = counted.filter(([, words]) => words >= leastWords);
  const total = long.reduce((sum, [, words]) => sum + words, 0);
  const share = total === 0 ? 0 : Math.min(mostShare, (wordsToCut * more) / total);
  return new Map(
    counted.map(([id, words]) => [
      id,
      words < leastWords ? words : Math.max(1, Math.round(words * (1 - share))),
    ]),
  );
}

export function isLongEnough(text: string): boolean {
  return countOfWords(text) >= leastWords;
}

/**
 * Which of the sentences that may be shortened are. Wordings all, for none of them says less; whole sentences
 * only as long as the target is not reached, those that save most first.
 */
export function chosenRewrites(
  rewrites: ReadonlyMap<number, readonly SentenceRewrite[]>,
  wordsToCut: number,
): Map<number, SentenceRewrite[]> {
  const all = [...rewrites].flatMap(([id, own]) => own.map((rewrite) => ({ id, rewrite })));
  const chosen = all.filter(
    ({ rewrite }) => !rewrite.removesSentence && rewrite.saved >= -mostAdded,
  );
  let saved = chosen.reduce((sum, { rewrite }) => sum + rewrite.saved, 0);
  const removals = all
    .filter(({ rewrite }) => rewrite.removesSentence && rewrite.saved > 0)
    .sort((a, b) => b.rewrite.saved - a.rewrite.saved);
  for (const removal of removals) {
    if (saved >= wordsToCut) break;
    chosen.push(removal);
    saved += removal.rewrite.saved;
  }
  const byParagraph = Map.groupBy(chosen, ({ id }) => id);
  return new Map([...byParagraph].map(([id, own]) => [id, own.map(({ rewrite }) => rewrite)]));
}

export function wordsSaved(rewrites: Iterable<readonly SentenceRewrite[]>): number {
  let saved = 0;
  for (const own of rewrites) for (const rewrite of own) saved += rewrite.saved;
  return saved;
}
