import { afterEach, describe, expect, test } from "vitest";
import { correctingModelSimulator } from "#testing/correcting-model.ts";
import type { Simulator } from "#testing/simulator.ts";
import { createEditingEngine } from "../create-engine.ts";
import { applyEdits } from "../edit.ts";
import type { EditingRequest } from "../engine.ts";
import { isUncertain } from "../facts.ts";
import { takingNotes } from "./notes.ts";

const servers: Simulator[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Texts edited by rules and a model that replaces one text by another; and what was noticed. */
async function edited(
  texts: readonly string[],
  say: (text: string) => string,
  choices: Partial<EditingRequest>,
  engineName: "llm" | "hybrid" = "llm",
) {
  const server = await correctingModelSimulator({ correct: say });
  servers.push(server);
  const model = { url: `${server.url}/v1`, key: null, model: "simulator" };
  const { engine, notes } = takingNotes(createEditingEngine({ engine: engineName, model }));
  const paragraphs = texts.map((text) => ({ text, locked: [], editable: true }));
  const edits = await engine.edit({ paragraphs, dialect: "american", ...choices });
  await engine.close();
  return {
    texts: texts.map((text, index) => applyEdits(text, edits[index] ?? [])),
    edits,
    notes,
    questions: server.received.map(({ body }) => JSON.parse(body).messages),
  };
}

const replacing = (words: Readonly<Record<string, string>>) => (text: string) =>
  Object.entries(words).reduce((all, [from, to]) => all.replaceAll(from, to), text);

const tangled =
  "The samples, which had been by us collected in the spring, were then subjected to drying. We weighed 12 of them twice [4].";
const clearer = replacing({
  "which had been by us collected in the spring, were then subjected to drying":
    "which we collected in the spring, were then dried",
});

describe("a manuscript that is to be clarified", () => {
  test("gets whole sentences rewritten, with a reason of their own, and keeps the others", async () => {
    const { texts, edits, questions } = await edited([tangled], clearer, { strength: "clarify" });
    expect(texts).toEqual([clearer(tangled)]);
    expect(new Set(edits.flat().map(({ reason }) => reason))).toEqual(new Set(["clearer-wording"]));
    expect(edits.flat().some(isUncertain)).toBe(false);
    expect(questions[0][0].content).toContain("hard to read");
  });

  test("takes the edits of the rules further where a sentence has both", async () => {
    const text = "The measurements was taken in a manner that was careful.";
    const { texts, edits } = await edited(
      [text],
      replacing({ "taken in a manner that was careful": "carefully taken" }),
      { strength: "clarify" },
      "hybrid",
    );
    expect(texts).toEqual(["The measurements were carefully taken."]);
    expect(edits.flat().map(({ reason }) => reason)).toContain("subject-verb-agreement");
  });

  test("leaves a sentence as it was when one of its edits may not pass", async () => {
    const { texts, notes } = await edited(
      [tangled],
      (text) => clearer(text).replace("which we collected", "which 3 of us collected"),
      { strength: "clarify" },
    );
    expect(texts).toEqual([tangled]);
    expect(notes.refused).toEqual({ number: 1 });
  });
});

const wordy =
  "In order to be able to find out what the cause of the decline was, we carried out a large number of counts in all of the fields that we had at our disposal. It should be noted that the fields were large and wide. Darwin counted three of them.";
const shorter = replacing({
  "In order to be able to find out what the cause of the decline was, we carried out a large number of counts in all of the fields that we had at our disposal.":
    "To find the cause of the decline, we counted often in all of the fields that we had.",
});

describe("a manuscript that is to be shortened", () => {
  test("is told how many words each paragraph should have, and loses words only", async () => {
    const { texts, edits, questions } = await edited([wordy], shorter, {
      strength: "shorten",
      wordsToCut: 15,
    });
    expect(texts).toEqual([shorter(wordy)]);
    expect(new Set(edits.flat().map(({ reason }) => reason))).toEqual(new Set(["shorter-wording"]));
    const [asked] = JSON.parse(questions[0][1].content).paragraphs;
    expect(asked.words).toBe(34);
    expect(questions).toHaveLength(1);
  });

  test("is asked for once more when the target is not reached, and says what stood in the way", async () => {
    const { questions, notes } = await edited(
      [wordy, "Data"],
      (text) => shorter(text).replace("Darwin counted three of them.", ""),
      { strength: "shorten", wordsToCut: 30 },
    );
    expect(questions).toHaveLength(2);
    expect(notes.shortened).toEqual({ refused: 1, unanswered: 0, outside: 1 });
  });

  test("loses a whole sentence only while the target is not reached, and each one is marked", async () => {
    const without = (text: string) =>
      shorter(text).replace("It should be noted that the fields were large and wide. ", "");
    const enough = await edited([wordy], without, { strength: "shorten", wordsToCut: 5 });
    expect(enough.texts).toEqual([shorter(wordy)]);
    const short = await edited([wordy], without, { strength: "shorten", wordsToCut: 25 });
    expect(short.texts).toEqual([without(wordy)]);
    const removal = short.edits.flat().find(({ reason }) => reason === "sentence-removed");
    expect(removal && isUncertain(removal)).toBe(true);
  });

  test.each([
    ["a number", "We weighed 12 of the rats before they were fed."],
    ["a number in words", "We weighed seven of the rats before they were fed."],
    ["a citation", "The rats were weighed before they were fed [7]."],
    ["a citation by name", "The rats were weighed before they were fed (Lee, 2019)."],
    ["a name", "The rats were weighed before they were fed by Miriam Okoro."],
    ["a name at its start", "Okoro weighed the rats before they were fed."],
    ["a negation", "The rats were not weighed before they were fed."],
    ["a gene", "The rats with p53 were weighed before they were fed."],
  ])("never loses a sentence with %s", async (_, sentence) => {
    const text = `The rats lived in cages of a size that was large enough for all of them to live in. ${sentence}`;
    const { texts, notes } = await edited([text], (all) => all.replace(sentence, "").trim(), {
      strength: "shorten",
      wordsToCut: 20,
    });
    expect(texts).toEqual([text]);
    expect(notes.shortened?.refused).toBe(1);
  });
});

const facts =
  "The treated rats ate more than the others did [4]. In 12 of 15 rats (Lee, 2019) the weight rose by 3.5 kg, and nobody knows the reason for it.";

describe.each(["clarify", "shorten"] as const)("a hostile model asked to %s", (strength) => {
  test.each<[string, (text: string) => string]>([
    ["changes a number", (text) => text.replace("12 of", "13 of")],
    ["changes a number and words around it", (text) => text.replace("In 12 of", "For 13 of")],
    ["changes a unit", (text) => text.replace("3.5 kg", "3.5 mg")],
    ["invents a citation", (text) => text.replace("[4]", "[4, 9]")],
    ["invents one elsewhere", (text) => text.replace("reason for it", "reason for it [12]")],
    ["invents a citation by name", (text) => text.replace("for it.", "for it (Kim, 2021).")],
    ["drops a citation", (text) => text.replace(" (Lee, 2019)", "")],
    ["turns the sense round", (text) => text.replace("rose", "did not rise")],
    ["exchanges more and less", (text) => text.replace("nobody knows", "everybody knows")],
    [
      "adds what nobody said",
      (text) => `${text} This treatment is recommended for every hospital.`,
    ],
    [
      "adds it in words of the paragraph",
      (text) => `${text} The rats knew the reason for the weight.`,
    ],
    [
      "adds it in the midst of a sentence",
      (text) => text.replace("did [4]", "did, which proves beyond doubt that treatment works [4]"),
    ],
    ["writes words that are none", (text) => text.replace("the reason", "the xqzvrt")],
    ["returns another text", () => "The waves are blue, the sky is too, and I love you."],
    ["returns junk", () => "%%%% {}{}{} ;;;;"],
    ["returns nothing", () => ""],
    ["leaves the second sentence out", (text) => `${text.split("[4].")[0]}[4].`],
  ])("and %s: nothing of it reaches the manuscript", async (_, say) => {
    const { texts } = await edited([facts], say, { strength, wordsToCut: 10 });
    expect(texts).toEqual([facts]);
  });
});

test("a model that forgets a paragraph costs that paragraph only", async () => {
  const server = await correctingModelSimulator({
    correct: clearer,
    answer: () => ({ body: JSON.stringify({ choices: [] }) }),
  });
  servers.push(server);
  const model = { url: `${server.url}/v1`, key: null, model: "simulator" };
  const { engine, notes } = takingNotes(createEditingEngine({ engine: "hybrid", model }));
  const text = "The measurements was taken in the spring of that year by all of us.";
  const [edits = []] = await engine.edit({
    paragraphs: [{ text, locked: [], editable: true }],
    dialect: "american",
    strength: "shorten",
    wordsToCut: 5,
  });
  await engine.close();
  expect(applyEdits(text, edits)).toBe(text.replace("measurements was", "measurements were"));
  expect(notes.unanswered?.paragraphs).toBe(1);
  expect(notes.shortened?.unanswered).toBe(1);
});

test("a model that is to correct is asked to be bolder, and what it chooses anew is marked", async () => {
  const text = "We make a research about the lives of the animals in all of these rivers.";
  const { texts, edits, questions } = await edited(
    [text],
    replacing({ "make a research about": "study" }),
    { strength: "correct" },
  );
  expect(questions[0][0].content).toContain("only fairly sure");
  expect(texts).toEqual([text.replace("make a research about", "study")]);
  expect(edits.flat().every(isUncertain)).toBe(true);
});
