import { once } from "#data/tables.ts";
import type { Units } from "#editing/counts/units.ts";
import { missingArticleRule, needlessArticleRule } from "../certainty.ts";
import type { Edit } from "../edit.ts";
import { type Author, unknownAuthor } from "../first-language/likely-errors.ts";
import type { Morphology } from "../grammar/morphology.ts";
import type { EditReason } from "../reasons.ts";
import type { Word } from "../tokens.ts";
import { article, articles } from "./articles.ts";
import { readClassifier } from "./classifier.ts";
import { errorOdds } from "./error-odds.ts";
import { suspectArticle } from "./missing-article.ts";
import { nounNumber } from "./noun-number.ts";
import type { Passage, Suspicion } from "./place-reader.ts";
import { prepositions } from "./prepositions.ts";
import { createFeatures, type Place, type Task } from "./task.ts";
import { suspectNumber } from "./wrong-number.ts";
import { suspectPreposition } from "./wrong-preposition.ts";

/** What the classifiers would change in a paragraph, where they are very sure and the counts agree. */
export type ClassifierChecker = (
  text: string,
  words: readonly Word[],
  units: Units,
  /** Of whom an error is likelier less is needed to believe one. */
  author?: Author,
) => Edit[];

type Check = {
  task: Task;
  suspect(passage: Passage, place: Place): Suspicion | null;
  rule(place: Place, choice: number): string;
  reason(place: Place, choice: number): EditReason;
};

const checks: readonly Check[] = [
  {
    task: articles,
    suspect: suspectArticle,
    rule({ chosen }, choice) {
      if (choice === article.none) return needlessArticleRule;
      return chosen === article.none ? missingArticleRule : "classifier.article";
    },
    reason({ chosen }, choice) {
      if (choice === article.none) return "article-needless";
      return chosen === article.none ? "article-missing" : "fixed-phrase";
    },
  },
  {
    task: prepositions,
    suspect: suspectPreposition,
    rule: () => "classifier.preposition",
    reason: () => "preposition",
  },
  {
    task: nounNumber,
    suspect: suspectNumber,
    rule: () => "classifier.noun-number",
    reason: () => "plural-after-quantifier",
  },
];

/** The weights of a classifier are loaded when it is first asked. */
export function createClassifierChecker(morphology: Morphology): ClassifierChecker {
  const features = createFeatures();
  const loaded = checks.map((check) => ({
    ...check,
    classify: once(() => readClassifier(check.task)),
  }));

  return (text, words, units, author = unknownAuthor) => {
    // Headings, labels and cells of tables leave articles out.
    if (!isProse(text)) return [];
    const passage = { text, words, units, morphology, author };
    const edits: Edit[] = [];
    for (const { task, suspect, rule, reason, classify } of loaded) {
      for (const place of task.places(units)) {
        const suspicion = suspect(passage, place);
        if (!suspicion) continue;
        task.describe(units, place, features);
        const shares = classify()(features);
        const best = shares.indexOf(Math.max(...shares));
        const likely = shares[best] as number;
        const own = shares[place.chosen] as number;
        if (best === place.chosen) continue;
        const odds = () => errorOdds(task, units, place, shares, best);
        if (!suspicion.isConfirmed({ choice: best, likely, own, odds })) continue;
        edits.push({
          ...suspicion.edit(best),
          category: "grammar",
          rule: rule(place, best),
          reason: reason(place, best),
          confidence: likely,
        });
      }
    }
    return edits;
  };
}

const fewestLetters = 30;

function isProse(text: string): boolean {
  return text.length >= fewestLetters && /[.!?;:]["”’)\]]*\s*$/u.test(text);
}
