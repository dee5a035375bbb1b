import type { MeaningKind } from "../reasons.ts";
import { spellingDistance } from "../spelling/distance.ts";
import { type AlignedSentence, alignedSentence, type Replacing } from "./aligned.ts";
import { movesDegree, movesEquality } from "./degrees.ts";
import { movesNegation } from "./negation.ts";
import { turnsRoles } from "./roles.ts";
import { dropsScope } from "./scope.ts";
import { hasSense, sayings } from "./senses.ts";
import { movesInTime } from "./tenses.ts";

/** Of two respects in which a sentence changes, the one a reader must hear of. */
const gravest: readonly MeaningKind[] = [
  "fact",
  "negation",
  "roles",
  "comparison",
  "causality",
  "certainty",
  "quantity",
  "time",
];

/**
 * Senses that say something only beside another: taking «show» or «will» away, or putting it in,
 * leaves a statement what it was; «show» for «suggest» does not.
 */
const neutralAlone: ReadonlySet<string> = new Set([
  "certainty shown",
  "certainty will",
  "certainty would",
  "certainty must",
  "certainty should",
  "certainty indicate",
  "certainty evidence",
  "causality concession",
  "causality condition",
  "causality contribute",
  "quantity and",
  "quantity or",
  "quantity many",
  "quantity all",
  "quantity any",
  "quantity one",
  "quantity moderate",
  "time after",
  "time first",
  "time last",
  "time now",
  "time future",
  "time during",
  "time since",
  "time once",
  "time second",
  "time minute",
  "time hour",
  "time day",
  "time week",
  "time month",
  "time year",
  "time decade",
  "time century",
  "time already",
  "time still",
  "time night",
  "fact second",
]);

/** So it is with all senses of these, which tell one thing from its opposite. */
const neutralKinds: ReadonlySet<MeaningKind> = new Set(["comparison", "roles", "negation"]);

/** How many words around an edit may already say what it puts in or takes away. */
const nearby = 4;

/**
 * In what respect the sentence may say something else after an edit; null where nothing speaks for
 * it. It is judged by words alone: what is marked is worth a look, and not always wrong.
 *
 * @param text the paragraph without any edit
 * @param all every edit of the paragraph: what one takes away may come back in another
 */
export function meaningShift(
  text: string,
  edit: Replacing,
  all: readonly Replacing[] = [edit],
): MeaningKind | null {
  const sentence = alignedSentence(text, edit, all);
  const kinds = new Set<MeaningKind>(changedSenses(sentence));
  if (movesNegation(sentence)) kinds.add("negation");
  if (turnsRoles(sentence)) kinds.add("roles");
  if (movesDegree(sentence) || movesEquality(sentence)) kinds.add("comparison");
  if (dropsScope(sentence)) kinds.add("quantity");
  if (movesInTime(sentence)) kinds.add("time");
  return gravest.find((kind) => kinds.has(kind)) ?? null;
}

function changedSenses(sentence: AlignedSentence): MeaningKind[] {
  const { from, beforeTo, afterTo } = sentence;
  const before = sensesAt(sentence.before, from, beforeTo);
  const after = sensesAt(sentence.after, from, afterTo);
  const counted = countsOf(sentence.before);
  const countedAfter = countsOf(sentence.finally);
  const surplus = (sense: string) => (countedAfter.get(sense) ?? 0) - (counted.get(sense) ?? 0);
  const gone = [...before.inside]
    .filter((sense) => isOpposable(sense) || !after.near.has(sense))
    .filter((sense) => surplus(sense) < 0);
  const come = [...after.inside]
    .filter((sense) => isOpposable(sense) || !before.near.has(sense))
    .filter((sense) => surplus(sense) > 0)
    .filter((sense) => !isMisspelt(sentence, after.wordsOf.get(sense) ?? []));
  const kindOf = (sense: string) => sense.slice(0, sense.indexOf(" ")) as MeaningKind;
  const kinds = new Set([...gone, ...come].map(kindOf));
  return [...kinds].flatMap((kind): MeaningKind[] => {
    const ofKind = (senses: string[]) => senses.filter((sense) => kindOf(sense) === kind);
    const [lost, won] = [ofKind(gone), ofKind(come)];
    if (lost.length > 0 && won.length > 0) return [kind];
    const alone = [...lost, ...won].filter((sense) => !neutralAlone.has(sense));
    if (neutralKinds.has(kind) || alone.length === 0) return [];
    // What is named no longer, or only now, is what the statement holds for: «in mice».
    return [kind === "fact" ? "quantity" : kind];
  });
}

/** How often a sentence says each thing. */
function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { senses } of sayings(words)) {
    for (const { kind, sense } of senses) {
      const key = `${kind} ${sense}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** What has an opposite is told apart by the word itself, whatever stands around it. */
function isOpposable(sense: string): boolean {
  return sense.startsWith("comparison ") || sense.startsWith("fact ");
}

type Senses = {
  /** Of wordings that a changed word is part of, as «kind sense». */
  inside: Set<string>;
  /** These and those of the words around. */
  near: Set<string>;
  wordsOf: Map<string, string[]>;
};

function sensesAt(words: readonly string[], from: number, to: number): Senses {
  const found: Senses = { inside: new Set(), near: new Set(), wordsOf: new Map() };
  for (const saying of sayings(words)) {
    if (saying.to < from - nearby || saying.from > to + nearby) continue;
    const touches =
      from === to ? saying.from < from && saying.to > from : saying.from < to && saying.to > from;
    for (const { kind, sense } of saying.senses) {
      const key = `${kind} ${sense}`;
      found.near.add(key);
      if (!touches) continue;
      found.inside.add(key);
      found.wordsOf.set(key, words.slice(saying.from, saying.to));
    }
  }
  return found;
}

/** Whether the words were there before, misspelt or in another form: «sugest», «indicats». */
function isMisspelt({ before, from, beforeTo }: AlignedSentence, words: string[]): boolean {
  return words.some((word) =>
    before
      .slice(from, beforeTo)
      .some(
        (old) =>
          old.length > 3 &&
          !hasSense(old) &&
          spellingDistance(old, word, word.length > 5 ? 2 : 1) <= (word.length > 5 ? 2 : 1),
      ),
  );
}
