import { once, tableRows } from "#data/tables.ts";
import { dataFile } from "#data/word-lists.ts";
import { type MeaningKind, meaningKinds } from "../reasons.ts";

/** What some words say of the statement they stand in: «may» says `certainty` `possible`. */
export type Sense = { kind: MeaningKind; sense: string };

/** The words `[from, to)` of a text that say something together. */
export type Saying = { from: number; to: number; senses: readonly Sense[] };

type Wordings = {
  byText: ReadonlyMap<string, Sense[]>;
  /** How many words the longest wording has that begins with a word. */
  longestFrom: ReadonlyMap<string, number>;
};

const wordings = once((): Wordings => {
  const byText = new Map<string, Sense[]>();
  const longestFrom = new Map<string, number>();
  for (const [words, kind, sense] of tableRows(dataFile("editing/meaning"), [
    "words",
    "kind",
    "sense",
  ])) {
    for (const text of formsOf(words)) {
      const senses = byText.get(text) ?? [];
      // A filler says nothing, and its words say nothing in it.
      const known = meaningKinds.find((one) => one === kind);
      if (known) senses.push({ kind: known, sense });
      byText.set(text, senses);
      const [first = "", ...others] = text.split(" ");
      longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, 1 + others.length));
    }
  }
  return { byText, longestFrom };
});

const number =
  /^(?:\p{N}.*|half|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|thousand)$/u;

/** In the table «#» stands for any number: «about #» says something else than «about». */
function numberAsSign(word: string): string {
  return number.test(word) ? "#" : word;
}

/** A verb with a star stands for its regular forms as well. */
function formsOf(words: string): string[] {
  if (!words.endsWith("*")) return [words];
  const base = words.slice(0, -1);
  const stem = base.replace(/e$/, "");
  const past = /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${stem}ed`;
  const third = /[^aeiou]y$/.test(base)
    ? `${base.slice(0, -1)}ies`
    : `${base}${/(?:s|x|ch|sh)$/.test(base) ? "es" : "s"}`;
  const doubled = /^[^aeiou]*[aeiou][ptl]$/.test(base) ? [`${base}${base.slice(-1)}ed`] : [];
  return [base, third, past, `${stem}ing`, ...doubled];
}

/** What the words of a text say, the longest wordings first; no word is part of two. */
export function sayings(words: readonly string[]): Saying[] {
  const found: Saying[] = [];
  let from = 0;
  while (from < words.length) {
    const saying = longestAt(words, from);
    if (saying && saying.senses.length > 0) found.push(saying);
    from = saying?.to ?? from + 1;
  }
  return found;
}

/** Whether a word says something by itself. */
export function hasSense(word: string): boolean {
  return wordings().byText.has(word);
}

function longestAt(words: readonly string[], from: number): Saying | null {
  const { byText, longestFrom } = wordings();
  const first = words[from] ?? "";
  for (let length = longestFrom.get(first) ?? 0; length > 0; length -= 1) {
    if (from + length > words.length) continue;
    const text = words.slice(from, from + length);
    const senses = byText.get(text.join(" ")) ?? byText.get(text.map(numberAsSign).join(" "));
    if (senses) return { from, to: from + length, senses };
  }
  return null;
}
