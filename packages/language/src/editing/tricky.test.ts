import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyEdits, type Dialect, type Edit } from "./edit.ts";
import { createHarperEngine } from "./harper-engine.ts";

const engine = createHarperEngine();
afterAll(() => engine.close());
// Loading Harper takes seconds on a busy machine.
beforeAll(() => edited(["Once."], "american"), 60_000);

async function edited(texts: readonly string[], dialect: Dialect): Promise<Edit[][]> {
  return engine.edit({
    paragraphs: texts.map((text) => ({ text, locked: [], editable: true })),
    dialect,
  });
}

function linesOf(file: string): string[] {
  return readFileSync(new URL(`../../test/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n");
}

test.each([
  ["seen", 0],
  ["unseen", 2],
] as const)("raises hardly an alarm in sound but tricky sentences (%s)", async (half, most) => {
  const sentences = linesOf(`tricky/${half}.txt`);
  const edits = await edited(sentences, "american");
  const alarms = sentences.flatMap((sentence, index) =>
    (edits[index] ?? [])
      .filter(({ category }) => category !== "dialect")
      .map((edit) => `${sentence} [${edit.replacement}]`),
  );
  expect(alarms.length, alarms.join("\n")).toBeLessThanOrEqual(most);
});

test.each([
  ["seen", "american", 67],
  ["seen", "british", 67],
  ["unseen", "american", 66],
  ["unseen", "british", 67],
] as const)("spells hard pairs (%s, towards %s)", async (half, dialect, least) => {
  const rows = linesOf(`dialect/${half}.tsv`)
    .slice(1)
    .map((line) => {
      const [american = "", british = "", ways] = line.split("\t");
      const [from, to] = dialect === "american" ? [british, american] : [american, british];
      return { from, wanted: ways === "both" || ways === dialect ? to : from };
    });
  const edits = await edited(
    rows.map(({ from }) => from),
    dialect,
  );
  const right = rows.filter(
    ({ from, wanted }, index) => applyEdits(from, edits[index] ?? []) === wanted,
  );
  expect(right.length).toBeGreaterThanOrEqual(least);
});
