/** What the strength *correct* adds to proofreading: in sentences of four first languages and in papers. */
import { applyEdits, type Edit, type EditingEngine } from "@curie/language/editing";
import { isHeldBack } from "@curie/language/editing/strength";
import {
  type MarkedSentence,
  markedSentences,
  outcomeOf,
} from "@curie/language/testing/first-languages";
import type { Figure } from "./report.ts";

const strengths = ["proofread", "correct"] as const;

async function editsOf(
  engine: EditingEngine,
  texts: readonly string[],
  strength: (typeof strengths)[number],
): Promise<Edit[][]> {
  const paragraphs = texts.map((text) => ({ text, locked: [], editable: true }));
  return engine.edit({ paragraphs, dialect: "american", strength });
}

/** Errors mended in sentences that were put away, each alone, and changes where no error is. */
async function inMarked(engine: EditingEngine): Promise<Figure[]> {
  const sentences: readonly MarkedSentence[] = markedSentences("put-away");
  const figures: Figure[] = [];
  for (const strength of strengths) {
    let [mended, errors, extra] = [0, 0, 0];
    for (const sentence of sentences) {
      const [own = []] = await editsOf(engine, [sentence.text], strength);
      const outcome = outcomeOf(sentence, own);
      mended += outcome.mended.filter(Boolean).length;
      errors += outcome.mended.length;
      extra += outcome.extra.length;
    }
    figures.push({
      what: `${strength}: errors mended, put away (${mended} of ${errors}; ${extra} changes elsewhere)`,
      value: Math.round((mended / errors) * 1000) / 10,
      unit: "%",
    });
  }
  return figures;
}

export type Judge = (corrected: readonly string[]) => { P: number; R: number; F: number };

/**
 * @param learners sentences, and how a correction of them is judged
 * @param papers paragraphs of each paper
 */
export async function strengthFigures(
  engine: EditingEngine,
  learners: { source: readonly string[]; judge: Judge },
  papers: readonly (readonly string[])[],
): Promise<Figure[]> {
  const figures = await inMarked(engine);
  for (const strength of strengths) {
    const edits = await editsOf(engine, learners.source, strength);
    const { P, R, F } = learners.judge(
      learners.source.map((text, index) => applyEdits(text, edits[index] ?? [])),
    );
    for (const [name, share] of Object.entries({ precision: P, recall: R, "F0.5": F })) {
      figures.push({
        what: `${strength}: learner sentences, ${name}`,
        value: Math.round(share * 1000) / 10,
        unit: "%",
      });
    }
  }
  let [added, words] = [0, 0];
  for (const paragraphs of papers) {
    const edits = await editsOf(engine, paragraphs, "correct");
    added += edits.flat().filter(({ rule }) => isHeldBack(rule)).length;
    words += paragraphs.join(" ").split(/\s+/).length;
  }
  figures.push({
    what: "correct: changes that it adds in published papers",
    value: Math.round((added / words) * 100_000) / 100,
    unit: "per 1,000 words",
  });
  return figures;
}
