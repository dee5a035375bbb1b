import { describe, expect, test } from "vitest";
import { applyEdits, type Edit, type EditableParagraph } from "../edit.ts";
import type { EditingEngine } from "../engine.ts";
import { withConsistency } from "./engine.ts";

const usual =
  "We went towards the wall, towards the door, towards the roof, towards the sea, towards the hill and towards it.";

/** An engine that replaces words, as another engine before the pass does. */
function replacing(words: Readonly<Record<string, string>>): EditingEngine {
  return {
    name: "replacing",
    version: "1",
    edit: async ({ paragraphs }) =>
      paragraphs.map(({ text }) =>
        Object.entries(words).flatMap(([before, replacement]): Edit[] => {
          const start = text.indexOf(before);
          const end = start + before.length;
          const judged = { category: "grammar", rule: "test", reason: "fixed-phrase" } as const;
          return start < 0 ? [] : [{ start, end, replacement, ...judged, confidence: 1 }];
        }),
      ),
    close: async () => {},
  };
}

async function edited(engine: EditingEngine, paragraphs: readonly EditableParagraph[]) {
  const edits = await withConsistency(engine).edit({ paragraphs, dialect: "british" });
  return {
    edits,
    texts: paragraphs.map(({ text }, index) => applyEdits(text, edits[index] ?? [])),
  };
}

const plain = (text: string): EditableParagraph => ({ text, locked: [], editable: true });

describe("a whole manuscript, after another engine", () => {
  test("is written in one way, whatever stands in its references and quotations", async () => {
    const { texts } = await edited(replacing({}), [
      plain(usual),
      plain("We went toward it, as “they went toward it” in an older text."),
      { ...plain("This moved toward the end of the list."), editable: false },
      plain("References"),
      plain("A step toward the light of the day was taken in this book of 2010."),
    ]);
    expect(texts.map((text) => /\btoward\b/.test(text))).toEqual([false, true, true, false, true]);
    expect(texts[1]).toBe("We went towards it, as “they went toward it” in an older text.");
  });

  test("is judged by what the other engine made of it", async () => {
    const engine = replacing({ "among it": "towards it" });
    const { texts } = await edited(engine, [
      plain("We went towards the wall and towards the door."),
      plain("Others went among it, which was never seen before."),
      plain("They all went toward the roof of the house."),
    ]);
    expect(texts[2]).toBe("They all went towards the roof of the house.");
  });

  test("finds its places in the original beside earlier edits, and gives way to them", async () => {
    const engine = replacing({ "teh ": "", "toward a": "to a" });
    const { edits, texts } = await edited(engine, [
      plain(usual),
      plain("In teh evening we went toward the sea and toward a hill."),
    ]);
    expect(texts[1]).toBe("In evening we went towards the sea and to a hill.");
    expect(edits[1]?.map(({ rule }) => rule)).toEqual(["test", "consistency.spelling", "test"]);
  });

  test("keeps what the reader locked", async () => {
    const text = "They all went toward the roof of the house.";
    const start = text.indexOf("toward");
    const locked = [{ start, end: start + 6 }];
    const { texts } = await edited(replacing({}), [plain(usual), { ...plain(text), locked }]);
    expect(texts[1]).toBe(text);
  });

  test("is not looked at when the work was stopped", async () => {
    const controller = new AbortController();
    const stopping: EditingEngine = {
      ...replacing({}),
      edit: async ({ paragraphs }) => {
        controller.abort(new Error("stopped"));
        return paragraphs.map(() => []);
      },
    };
    const request = {
      paragraphs: [plain(usual)],
      dialect: "british",
      signal: controller.signal,
    } as const;
    await expect(withConsistency(stopping).edit(request)).rejects.toThrow("stopped");
  });
});
