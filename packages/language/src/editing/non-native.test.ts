import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nonNativeSentences, type Sentence } from "#test/non-native/sentences.ts";
import { applyEdits, type Edit } from "./edit.ts";
import { createHarperEngine } from "./harper-engine.ts";

const engine = createHarperEngine();
afterAll(() => engine.close());
// Loading Harper takes seconds on a busy machine.
beforeAll(() => edited(["Once."]), 60_000);

async function edited(texts: readonly string[]): Promise<Edit[][]> {
  return engine.edit({
    paragraphs: texts.map((text) => ({ text, locked: [], editable: true })),
    dialect: "american",
  });
}

async function shareCorrected(sentences: readonly Sentence[]): Promise<number> {
  const edits = await edited(sentences.map(({ wrong }) => wrong));
  const corrected = sentences.filter(({ wrong, right }, index) =>
    right.includes(applyEdits(wrong, edits[index] ?? [])),
  );
  return corrected.length / sentences.length;
}

test("corrects nine in ten of the non-native sentences its rules were written beside", async () => {
  expect(await shareCorrected(nonNativeSentences("seen-while-writing"))).toBeGreaterThan(0.9);
});

test("corrects seven in ten of the non-native sentences nobody looked at while writing rules", async () => {
  expect(await shareCorrected(nonNativeSentences("unseen"))).toBeGreaterThan(0.7);
});

test("leaves sound prose alone that looks like the errors it corrects", async () => {
  const file = new URL("../../test/sound-prose.txt", import.meta.url);
  const paragraphs = readFileSync(file, "utf8").trim().split("\n\n");
  const edits = await edited(paragraphs);
  const changes = paragraphs.flatMap((text, index) =>
    (edits[index] ?? []).map(({ start, end, replacement, rule }) => ({
      from: text.slice(Math.max(0, start - 20), end + 10),
      to: replacement,
      rule,
    })),
  );
  expect(changes).toEqual([]);
});
