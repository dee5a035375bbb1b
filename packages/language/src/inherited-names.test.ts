import { afterAll, describe, expect, test } from "vitest";
import { createEditingEngine } from "./editing/index.ts";

/** What every plain object inherits, and so what a lookup in one finds though nobody put it there. */
const inherited = [...Object.getOwnPropertyNames(Object.prototype), "prototype", "then", "length"];

/** Texts made of these words alone, and each of them where the rules expect a word of its class. */
const texts = [
  inherited.join(" "),
  ...inherited.map((name) => `The ${name} of the three ${name} are ${name} by a ${name}ed one.`),
];

const editing = createEditingEngine({ engine: "local" });
afterAll(() => editing.close());

describe("words that every object inherits are words", () => {
  test.each(["american", "british"] as const)("in %s editing", async (dialect) => {
    const paragraphs = texts.map((text) => ({ text, locked: [], editable: true }));
    const edits = await editing.edit({ paragraphs, dialect });
    expect(edits).toHaveLength(paragraphs.length);
    for (const { replacement } of edits.flat()) expect(replacement).not.toMatch(/native code/);
  });
});
