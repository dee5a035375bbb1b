import { afterAll, expect, test } from "vitest";
import { markedSentences, outcomeOf } from "#test/first-languages/marked.ts";
import { createEditingEngine } from "./create-engine.ts";
import type { Edit } from "./edit.ts";
import { isUncertain } from "./facts.ts";
import { type EditStrength, isHeldBack } from "./strength.ts";

const engine = createEditingEngine();
afterAll(() => engine.close());

async function edited(text: string, strength: EditStrength): Promise<Edit[]> {
  const paragraphs = [{ text, locked: [], editable: true }];
  const [edits = []] = await engine.edit({ paragraphs, dialect: "american", strength });
  return edits;
}

const placeOf = ({ start, end, replacement }: Edit) => `${start}–${end} ${replacement}`;

test("correcting loses nothing of proofreading, marks all it adds, and mends more in sentences put away", async () => {
  const mended = { proofread: 0, correct: 0 };
  const lost: string[] = [];
  const unmarked: Edit[] = [];
  for (const sentence of markedSentences("put-away")) {
    const proofread = await edited(sentence.text, "proofread");
    const correct = await edited(sentence.text, "correct");
    const places = new Set(correct.map(placeOf));
    lost.push(...proofread.map(placeOf).filter((place) => !places.has(place)));
    const added = correct.filter(({ rule }) => isHeldBack(rule));
    expect(added).toHaveLength(correct.length - proofread.length);
    unmarked.push(...added.filter((edit) => !isUncertain(edit) || edit.confidence > 0.5));
    for (const [strength, edits] of Object.entries({ proofread, correct })) {
      const right = outcomeOf(sentence, edits).mended.filter(Boolean).length;
      mended[strength === "correct" ? "correct" : "proofread"] += right;
    }
  }
  expect(lost).toEqual([]);
  expect(unmarked).toEqual([]);
  expect(mended.correct).toBeGreaterThan(mended.proofread);
});
