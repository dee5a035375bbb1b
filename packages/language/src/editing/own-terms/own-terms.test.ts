import { afterAll, describe, expect, it } from "vitest";
import { createTermMatcher, type Term } from "#terms/index.ts";
import { correctingModelSimulator } from "#testing/index.ts";
import { createEditingEngine } from "../create-engine.ts";
import { applyEdits, type Edit, type EditableParagraph } from "../edit.ts";
import type { EditingEngine } from "../engine.ts";
import type { EditReason } from "../reasons.ts";
import { ownTermsOf, withOwnEdits } from "./edits.ts";

const keep = (...terms: string[]): Term[] =>
  terms.map((term) => ({ kind: "never-change", term, anyCase: false, plural: false }));
const write = (term: string, ...variants: string[]): Term => ({
  ...{ kind: "always-write", term, variants, anyCase: false, plural: true },
});
const paragraph = (text: string): EditableParagraph => ({ text, locked: [], editable: true });

async function corrected(engine: EditingEngine, texts: readonly string[], terms: readonly Term[]) {
  const paragraphs = texts.map(paragraph);
  const edits = await engine.edit({ paragraphs, dialect: "american", terms });
  return {
    texts: texts.map((text, index) => applyEdits(text, edits[index] ?? [])),
    edits: edits.flat(),
  };
}

describe("the author’s terms in editing", () => {
  const engine = createEditingEngine();
  afterAll(() => engine.close());

  const sloppy = "The colour of the modle was analysed in many experiment.";

  it("what the engine would change stays when it is on the list, and other errors are mended", async () => {
    const free = await corrected(engine, [sloppy], []);
    expect(free.texts[0]).not.toContain("modle");
    expect(free.texts[0]).toContain("color");
    const kept = await corrected(engine, [sloppy], keep("modle", "colour"));
    expect(kept.texts[0]).toContain("The colour of the modle was analyzed in many experiments.");
  });

  it("variants are written as the list says, with a reason of their own", async () => {
    const { texts, edits } = await corrected(
      engine,
      ["Datasets were used. We built a dataset of images and two data sets."],
      [write("image collection", "dataset", "data set")],
    );
    expect(texts[0]).toBe(
      "Image collections were used. We built an image collection of images and two image collections.",
    );
    expect(new Set(edits.map(({ reason }) => reason))).toEqual(new Set(["own-term"]));
  });

  it("an engine’s own correction is written as the list says", async () => {
    const { texts } = await corrected(
      engine,
      ["We used three diferent aproaches to the problem of the behavoir of mice."],
      [write("behaviour", "behavior")],
    );
    expect(texts[0]).toContain("the behaviour of mice");
  });

  it("the pass over the whole manuscript leaves a term as it is", async () => {
    const texts = [
      "The data-set was large. Every data set was read by two people.",
      "Each data set had two parts. Another data set had three parts.",
      "No data set was lost. The last data set was small.",
    ];
    const { texts: done } = await corrected(engine, texts, keep("data-set"));
    expect(done[0]).toContain("data-set");
  });

  it("quotations, numbers and names with figures are not written anew", async () => {
    const text = "They wrote “our dataset is large” about the dataset.";
    const { texts } = await corrected(engine, [text], [write("data set", "dataset")]);
    expect(texts[0]).toBe("They wrote “our dataset is large” about the data set.");
  });

  it("reference lists are left alone", async () => {
    const texts = ["The dataset is new.", "References", "A dataset of things."];
    const { texts: done } = await corrected(engine, texts, [write("data set", "dataset")]);
    expect(done).toEqual(["The data set is new.", "References", "A dataset of things."]);
  });
});

it("a sentence that was written anew is left whole when one of its edits may not be made", () => {
  const text = "The dataset clearly shows what we have seen.";
  const matcher = createTermMatcher([write("data set", "dataset")]);
  const own = ownTermsOf(paragraph(text), matcher, true);
  const edit = (start: number, end: number, replacement: string, reason: EditReason): Edit => ({
    ...{ start, end, replacement, reason, confidence: 0.7, category: "word-choice", rule: "model" },
  });
  const anew = [
    edit(11, 19, "", "clearer-wording"),
    edit(26, 43, "our findings", "clearer-wording"),
  ];
  const mended = edit(20, 25, "show", "subject-verb-agreement");
  const done = withOwnEdits(paragraph(text), [...anew, mended], own, matcher);
  expect(applyEdits(text, done)).toBe("The data set clearly show what we have seen.");
});

describe("the author’s terms with a language model", () => {
  it("are told to it, and what it changes of them all the same is withheld", async () => {
    const model = await correctingModelSimulator({
      correct: (text) =>
        text
          .replace("netgrid", "net grid")
          .replace("ResNet", "ResNets")
          .replace("was build", "was built")
          .replace("a corpus", "a dataset"),
    });
    const engine = createEditingEngine({
      engine: "llm",
      model: { url: model.url, key: null, model: "simulator" },
    });
    try {
      const { texts } = await corrected(
        engine,
        ["The netgrid was build with ResNet as a corpus for everybody in this field."],
        [...keep("netgrid", "ResNet", "elsewhere"), write("data set", "dataset")],
      );
      expect(texts[0]).toBe(
        "The netgrid was built with ResNet as a data set for everybody in this field.",
      );
      const question = JSON.parse(model.received[0]?.body ?? "{}");
      const material = JSON.parse(question.messages[1].content);
      expect(material.terms).toEqual(["netgrid", "ResNet"]);
      expect(question.messages[0].content).toContain('"terms"');
    } finally {
      await engine.close();
      await model.close();
    }
  });
});
