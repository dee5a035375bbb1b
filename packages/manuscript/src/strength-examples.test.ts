import { strengthExamples } from "@curie/contract/strength";
import { applyEdits, createEditingEngine } from "@curie/language/editing";
import { editStrengths } from "@curie/language/editing/strength";
import { afterAll, expect, test } from "vitest";

const engine = createEditingEngine();
afterAll(() => engine.close());

const { written, edited } = strengthExamples;
/** A paper has more sentences than one, and most of them without errors. */
const others = [
  "The river rises in the mountains and flows through a wide valley to the sea. Its water is clear in winter and brown in summer, when rain washes soil from the fields. Farmers along its banks grow rice, maize and beans, and most of them keep a few animals.",
  "In dry years they take water from the river, and in wet years they build walls of earth against it. The towns lie further down, where boats can carry goods all year. Most of what they need comes from the coast, and most of what they make is sold there.",
];

test.each(["proofread", "correct"] as const)(
  "the example that the wizard shows of «%s» is what the engine makes of it",
  async (strength) => {
    const paragraphs = [...others, written].map((text) => ({ text, locked: [], editable: true }));
    const edits = await engine.edit({ paragraphs, dialect: "american", strength });
    expect(edits.slice(0, -1).flat()).toEqual([]);
    const own = [...(edits.at(-1) ?? [])].map((edit) => {
      const space = /\s$/.exec(edit.replacement)?.[0] ?? "";
      return { ...edit, replacement: `*${edit.replacement.trimEnd()}*${space}` };
    });
    expect(applyEdits(written, own)).toBe(edited[strength]);
  },
);

test("each strength has an example of its own, with what it changes marked", () => {
  expect(new Set(Object.values(edited)).size).toBe(editStrengths.length);
  for (const example of Object.values(edited)) expect(example.split("*").length % 2).toBe(1);
});
