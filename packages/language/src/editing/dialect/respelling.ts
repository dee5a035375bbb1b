import { once, tableRows } from "#data/tables.ts";
import { dataFile, withParts } from "#data/word-lists.ts";

/**
 * A productive difference between American and British spelling. The patterns say where a word may
 * differ, not that it does: `or` stands in "color" and in "for". The dictionaries decide.
 */
type Respelling = {
  /** Stays the same between versions; named British-American. */
  name: string;
  /** The American letters, with what must stand around them. */
  american: RegExp;
  british: string;
};

/** What each American spelling becomes; several may apply to one word, in the order of the table. */
const respellings = once((): readonly Respelling[] => {
  const rows = tableRows(dataFile("editing/respellings"), ["rule", "american", "british"]);
  return rows.map(([name, american, british]) => ({
    name,
    american: new RegExp(withParts(american)),
    british,
  }));
});

export type Respelt = { word: string; rule: string };

/**
 * The British form of a word if it is American, with the name of the first rule that changed it; null
 * when no rule has anything to say. `only` names the rules to use.
 */
export function respell(american: string, only?: ReadonlySet<string>): Respelt | null {
  let word = american;
  let rule: string | undefined;
  for (const { name, american: pattern, british } of respellings()) {
    if (only && !only.has(name)) continue;
    const next = word.replace(pattern, british);
    if (next !== word) rule ??= name;
    word = next;
  }
  return rule === undefined ? null : { word, rule };
}
