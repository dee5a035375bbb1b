import { once, tableRows } from "#data/tables.ts";
import { dataFile } from "#data/word-lists.ts";
import type { EditableParagraph } from "../edit.ts";
import { editableParagraphs } from "../scope.ts";
import { type FirstLanguage, firstLanguages } from "./first-language.ts";

/**
 * What in a manuscript speaks for a first language: the country of an affiliation, who paid, characters of
 * another script, and wordings that are translated from it. None of them is sure alone.
 */
type Sign = { language: FirstLanguage; weight: number; pattern: RegExp };

const signs = once((): readonly Sign[] =>
  tableRows(dataFile("editing/first-language-signs"), ["language", "weight", "pattern"]).map(
    ([name, weight, pattern]) => {
      const language = firstLanguages.find((known) => known === name);
      if (!language) throw new Error(`«${name}» is no first language`);
      return { language, weight: Number(weight), pattern: new RegExp(pattern, "gmu") };
    },
  ),
);

/** A sign that comes up again and again is a habit, but no more than so many signs. */
const countedMost = 2;

/** Below this weight a sign is a wording, which comes up once in any long text. */
const factWeight = 3;
const lettersPerWording = 30_000;

/** What the signs of a language must weigh together, and how much more than those of the next. */
const sureFrom = 5;
const lead = 2;

/** What a weak sign from outside the text adds, and from which weight on. */
const hintWeight = 2;
const hintFrom = 3;

// Authors of these make so much the same errors that the one may be taken for the other.
const kin: ReadonlyMap<FirstLanguage, FirstLanguage> = new Map([
  ["zh", "ja"],
  ["ja", "zh"],
  ["es", "pt"],
  ["pt", "es"],
]);

/**
 * The first language of who wrote a manuscript, where its own signs make that sure; null otherwise.
 * References and paragraphs that are not edited are not asked: others wrote them.
 */
export function guessFirstLanguage(
  paragraphs: readonly EditableParagraph[],
  hint: FirstLanguage | null = null,
): FirstLanguage | null {
  const editable = editableParagraphs(paragraphs);
  const text = paragraphs
    .filter((_, index) => editable[index])
    .map((paragraph) => paragraph.text)
    .join("\n");
  const weights = new Map(firstLanguages.map((language) => [language, 0]));
  const weightOf = (language: FirstLanguage | undefined) =>
    (language && weights.get(language)) ?? 0;
  const wordings = text.length / lettersPerWording;
  for (const { language, weight, pattern } of signs()) {
    const found = timesFound(text, pattern, weight < factWeight ? wordings : 0);
    if (found > 0) weights.set(language, weightOf(language) + weight * found);
  }
  if (hint && weightOf(hint) >= hintFrom) weights.set(hint, weightOf(hint) + hintWeight);
  const [best = "other", ...others] = [...firstLanguages].sort((a, b) => weightOf(b) - weightOf(a));
  const next = others.find((language) => language !== kin.get(best));
  const isSure = weightOf(best) >= sureFrom && weightOf(best) >= lead * weightOf(next);
  return isSure && best !== "other" ? best : null;
}

/** How many signs a pattern gives; none when it comes up less often than `least`. */
function timesFound(text: string, pattern: RegExp, least: number): number {
  let times = 0;
  for (const _ of text.matchAll(pattern)) {
    times++;
    if (times >= countedMost && times >= least) return countedMost;
  }
  return times >= least ? times : 0;
}
