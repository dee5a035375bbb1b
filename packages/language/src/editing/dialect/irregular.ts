import { once, tableRows } from "#data/tables.ts";
import { dataFile, wordList } from "#data/word-lists.ts";
import type { Dialect } from "../edit.ts";

/**
 * Words that differ by themselves, each dialect's form by the other's. Some become the one dialect's
 * only: their counterpart is at home in the other too, or another word there ("while", "program").
 */
const irregular = once((): Readonly<Record<Dialect, ReadonlyMap<string, string>>> => {
  const forms = { american: new Map<string, string>(), british: new Map<string, string>() };
  const rows = tableRows(dataFile("editing/dialect-words"), ["american", "british", "towards"]);
  for (const [american, british, towards] of rows) {
    if (towards !== "british") forms.american.set(british, american);
    if (towards !== "american") forms.british.set(american, british);
  }
  return forms;
});

const forms = once(
  (): Readonly<Record<Dialect, ReadonlySet<string>>> => ({
    american: new Set(irregular().american.values()),
    british: new Set(irregular().british.values()),
  }),
);

/** Whether an irregular word of the other dialect becomes this one. */
export function isForm(word: string, dialect: Dialect): boolean {
  return forms()[dialect].has(word);
}

/** What an irregular word is in the wanted dialect, or null. */
export function irregularForm(word: string, dialect: Dialect): string | null {
  return irregular()[dialect].get(word) ?? null;
}

/**
 * Words that stay as they are: look-alikes, and words whose spelling depends on what they mean.
 * Many are safe through the dictionaries already; they stand here because a wrong "correction" of a
 * common word is worse than a missed one.
 */
const keptAlways = wordList("spelled-alike-everywhere");

/** Whether a word is left alone whatever its letters look like. */
export function isKept(word: string): boolean {
  return keptAlways().has(word);
}
