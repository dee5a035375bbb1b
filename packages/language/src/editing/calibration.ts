import { once, tableRows } from "#data/tables.ts";
import { dataFile } from "#data/word-lists.ts";
import type { Edit } from "./edit.ts";
import type { EditingEngine } from "./engine.ts";
import { isHeldBack } from "./strength.ts";

/** From a stated confidence on, so many of a hundred such edits were right when people read them. */
export type Step = { from: number; right: number };

/** Rules that were judged together: "spelling", "grammar", "classifier". */
export const groupOf = (rule: string): string => rule.split(".")[0] ?? rule;

const steps = once(() => {
  const groups = new Map<string, Step[]>();
  for (const [group, from, right] of tableRows(dataFile("editing/confidence"), [
    "group",
    "from",
    "right",
  ])) {
    const own = groups.get(group) ?? [];
    own.push({ from: Number(from), right: Number(right) });
    groups.set(group, own);
  }
  return groups;
});

/**
 * Of the edits that proofreading holds back half were as one of four people would have it, in sentences of
 * learners (JFLEG dev: 56 edits). Too few were read to tell one from another.
 */
const rightOfHeldBack = 0.5;

/**
 * The share of edits like this one that were right when they were read and labelled, from 0 to 1. What a
 * rule states about itself only tells which of two edits is surer; rules nobody judged keep their statement.
 */
export function calibratedConfidence({ rule, confidence }: Edit): number {
  if (isHeldBack(rule)) return rightOfHeldBack;
  return shareOf(steps().get(groupOf(rule)), confidence);
}

/** The share of the step that a stated confidence falls in; below all steps that of the first. */
export function shareOf(own: readonly Step[] = [], stated: number): number {
  return own.findLast(({ from }) => from <= stated)?.right ?? own[0]?.right ?? stated;
}

/** An engine whose edits say how often such edits are right. */
export function withCalibratedConfidence(engine: EditingEngine): EditingEngine {
  return {
    ...engine,
    async edit(request) {
      const edits = await engine.edit(request);
      return edits.map((own) =>
        own.map((edit) => ({ ...edit, confidence: calibratedConfidence(edit) })),
      );
    },
  };
}
