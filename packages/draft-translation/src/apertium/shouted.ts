import { has, is, type Word } from "./words.ts";

const fewestWords = 2;

/**
 * Stretches in capitals (`EVALUACIÓN DE LA CALIDAD DE VIDA`) are read as if they were not, so that
 * nothing in them counts as a name or an acronym. With a year they are the authors of a citation.
 */
export function readShouted(words: readonly Word[]): void {
  let start = 0;
  while (start < words.length) {
    let end = start;
    while (end < words.length && isShoutedOrMark(words[end])) end += 1;
    const spoken = words.slice(start, end).filter(({ surface }) => /\p{L}/u.test(surface));
    const sayings = spoken.filter(
      (word) =>
        is(word, "preposition", "determiner", "coordinator") ||
        (!has(word, "unknown", "acr") && word.surface.length > 3),
    );
    const isCitation = words
      .slice(start, end + 1)
      .some(({ surface }) => /^(19|20)\d\d/.test(surface));
    if (!isCitation && spoken.length >= fewestWords && sayings.length * 2 >= spoken.length) {
      for (const word of words.slice(start, end)) soften(word);
    }
    start = end + 1;
  }
}

function isShoutedOrMark(word: Word | undefined): boolean {
  return word !== undefined && word.surface === word.surface.toUpperCase();
}

function soften(word: Word): void {
  word.isShouted = true;
  const lower = word.surface.toLowerCase();
  const isName = is(word, "name");
  const surface = isName ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;
  if (word.english === word.surface) word.english = surface;
  word.surface = surface;
  word.isCapital = isName;
}
