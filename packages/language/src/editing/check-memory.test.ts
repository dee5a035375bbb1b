import { afterAll, describe, expect, it } from "vitest";
import { correctingModelSimulator } from "#testing/index.ts";
import { createCheckMemory } from "./check-memory.ts";
import { createEditingEngine } from "./create-engine.ts";
import type { EditableParagraph } from "./edit.ts";

const paragraph = (text: string): EditableParagraph => ({ text, locked: [], editable: true });
const first = [
  "The patients was observed for two weeks by us.",
  "The data set was large. Every data set was read by two people.",
  "He have seen that the data-set were lost in the the winter.",
].map(paragraph);
const next = [
  first[1] as EditableParagraph,
  paragraph("A new paragraph have come, and this data set are large. The data set was kept."),
  first[0] as EditableParagraph,
  first[2] as EditableParagraph,
];

describe("the memory of checks", () => {
  const engine = createEditingEngine();
  afterAll(() => engine.close());

  it("leads to the edits that a run without it makes, and asks nothing twice", async () => {
    const memory = createCheckMemory(engine.version);
    await engine.edit({ paragraphs: first, dialect: "american", memory });
    const stored = JSON.parse(JSON.stringify(memory.stored()));
    const again = createCheckMemory(engine.version, stored);
    const edits = await engine.edit({ paragraphs: next, dialect: "american", memory: again });
    expect(edits).toEqual(await engine.edit({ paragraphs: next, dialect: "american" }));
    expect(edits.flat().length).toBeGreaterThan(3);
    const before = new Set(stored.lints.map(([key]: [string]) => key));
    const asked = again.stored().lints.filter(([key]) => !before.has(key));
    expect(asked).toHaveLength(1);
  });

  it("forgets what another version of the engine answered", () => {
    const memory = createCheckMemory("1");
    memory.lints.keep("american", "A text.", []);
    expect(createCheckMemory("1", memory.stored()).lints.recall("american", "A text.")).toEqual([]);
    const other = createCheckMemory("2", memory.stored());
    expect(other.lints.recall("american", "A text.")).toBeUndefined();
  });

  it("spares a language model what it was asked before, and what nobody asks for", async () => {
    const correct = (text: string) => text.replace("was observed", "were observed");
    const model = await correctingModelSimulator({ correct });
    const asking = createEditingEngine({
      engine: "llm",
      model: { url: model.url, key: null, model: "simulator" },
    });
    try {
      const memory = createCheckMemory(asking.version);
      const made = await asking.edit({ paragraphs: first, dialect: "american", memory });
      const questions = model.received.length;
      const known = createCheckMemory(asking.version, memory.stored());
      const edits = await asking.edit({
        paragraphs: next,
        dialect: "american",
        memory: known,
        settled: new Set([1]),
      });
      expect(model.received).toHaveLength(questions);
      expect(edits[2]).toEqual(made[0]);
      expect(made[0]).toHaveLength(1);
    } finally {
      await asking.close();
      await model.close();
    }
  });
});
