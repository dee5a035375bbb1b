import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { createEditingEngine } from "./create-engine.ts";
import type { EditableParagraph } from "./edit.ts";

/**
 * Sound scholarly English, written here, with what engines like to spoil: units, statistics, plural
 * data, conditionals, names of software. The papers in ../shared measure more; this one is always here.
 */
const paper = readFileSync(new URL("../../fixtures/soil-respiration.txt", import.meta.url), "utf8");
const plainParagraph = (text: string): EditableParagraph => ({ text, locked: [], editable: true });
const engine = createEditingEngine({ engine: "local" });
afterAll(() => engine.close());

test.each(["british", "american"] as const)(
  "a sound paper is left alone in %s English",
  async (dialect) => {
    const paragraphs = paper
      .trim()
      .split(/\n\s*\n/)
      .map(plainParagraph);
    expect(paragraphs).toHaveLength(8);
    const results = await engine.edit({ paragraphs, dialect });
    const made = results.flatMap((edits, index) =>
      edits.map(
        ({ start, end, replacement }) =>
          `${paragraphs[index]?.text.slice(start, end)} → ${replacement}`,
      ),
    );
    const ofDialect =
      dialect === "american"
        ? ["neighbours → neighbors", "analysed → analyzed"]
        : ["homogenized → homogenised"];
    expect(made).toEqual(ofDialect);
  },
);
