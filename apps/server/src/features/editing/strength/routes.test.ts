import type {
  Application,
  ChangeReport,
  Document,
  DocumentPage,
  Plans,
  Statement,
} from "@curie/contract";
import { openWordDocument } from "@curie/docx";
import { correctingModelSimulator, type Simulator } from "@curie/language/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { giveUp } from "#features/documents/processing/service.ts";
import { documents } from "#features/documents/tables.ts";
import { countUploadWords } from "#features/documents/uploads/service.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
  uploadForm,
} from "#platform/testing/app-for-tests.ts";
import { finishedEdit, personOnTrial } from "#platform/testing/edits.ts";
import { aWordFile } from "#platform/testing/word-file.ts";
import { editDocument, editing } from "../service.ts";

const never = new AbortController().signal;
const sound =
  "The river rises in the mountains and flows through a wide valley to the sea. Its water is clear in winter and brown in summer, when rain washes soil from the fields. Farmers along its banks grow rice, maize and beans, and most of them keep a few animals. In dry years they take water from the river, and in wet years they build walls of earth against it.";
const proofreadOnly = "The samples was taken at time of harvest and then subjected to drying.";
const wordy =
  "In order to be able to find out what the cause of the decline was, we carried out a large number of counts in all of the fields that we had at our disposal. Okoro counted 12 of them [4].";
const shorter = (text: string) =>
  text.replace(
    "In order to be able to find out what the cause of the decline was, we carried out a large number of counts in all of the fields that we had at our disposal.",
    "To find the cause of the decline, we counted often in all of the fields that we had.",
  );

let at: TestApp;
let person: Person;

async function uploaded(bytes: Buffer): Promise<string> {
  const form = uploadForm([{ name: "Rivers.docx", bytes }]);
  const answer = await person.send({ method: "POST", url: "/api/upload", ...form });
  const { identity } = answer.json<{ identity: string }>();
  await countUploadWords(at.ctx, identity);
  return identity;
}

const start = (file: string, choices: object) =>
  person.post("/api/digital-edit/start", { file, styleOfEnglish: "American English", ...choices });
const reportOf = async (identity: string) =>
  (await person.get(`/api/digital-edit/${identity}/report`)).json<ChangeReport>();
const used = async () =>
  (await person.get("/api/curie/status/sync")).json<{ plans: Plans }>().plans.free_trial?.access
    .features.editing.usesConsumed;

async function cleanText(identity: string): Promise<string[]> {
  const file = await person.get(`/api/digital-edit/${identity}/download?copy=clean`);
  return openWordDocument(file.rawPayload).paragraphs.map(({ text }) => text);
}

describe("a server without a language model", () => {
  beforeAll(async () => {
    at = await startTestApp();
  });
  beforeEach(async () => {
    person = await personOnTrial(at);
  });
  afterAll(() => at.close());

  test("says that it can proofread and correct", async () => {
    const answer = await at.request({ method: "GET", url: "/api/application" });
    const { application } = answer.json<{ application: Application }>();
    expect(application.editing.strengths).toEqual(["proofread", "correct"]);
  });

  test.each([
    ["clarify", {}],
    ["shorten", { targetWords: 100 }],
  ])("refuses to %s, takes no use and keeps the upload", async (strength, more) => {
    const file = await uploaded(aWordFile([sound]));
    const refused = await start(file, { strength, ...more });
    expect(refusalOf(refused)).toEqual({ status: 409, code: "editing.strength-not-available" });
    expect(await used()).toBe(0);
    expect((await start(file, {})).statusCode).toBe(200);
  });

  test.each([
    [{ strength: "correct", targetWords: 100 }],
    [{ targetWords: 100 }],
    [{ strength: "rewrite" }],
  ])("refuses what does not go together: %o", async (choices) => {
    const file = await uploaded(aWordFile([sound]));
    expect((await start(file, choices)).statusCode).toBe(400);
  });

  test("corrects what proofreading holds back, marks it, and says everywhere what was asked for", async () => {
    const bytes = aWordFile([sound, sound, proofreadOnly]);
    const proofread = await finishedEdit(at, person, { name: "a.docx", bytes });
    const corrected = await finishedEdit(at, person, {
      ...{ name: "b.docx", bytes },
      choices: { strength: "correct" },
    });
    expect((await cleanText(proofread)).at(-1)).toContain("were taken at time of harvest");
    expect((await cleanText(corrected)).at(-1)).toContain("were taken at the time of harvest");
    const [first, second] = [await reportOf(proofread), await reportOf(corrected)];
    expect(first).toMatchObject({ strength: "proofread", shortening: null });
    expect(second).toMatchObject({ strength: "correct", shortening: null });
    const held = second.paragraphs.flatMap(({ changes }) =>
      changes.filter(({ rule }) => rule.startsWith("held-back.")),
    );
    expect(held).toMatchObject([{ check: true, before: "", after: "the " }]);
    const { documents: list } = (await person.get("/api/digital-edit/list")).json<DocumentPage>();
    expect(new Map(list.map(({ identity, strength }) => [identity, strength]))).toEqual(
      new Map([
        [proofread, "proofread"],
        [corrected, "correct"],
      ]),
    );
    const log = (await person.get(`/api/digital-edit/${corrected}/log`)).json();
    expect(log.strength).toEqual({ name: "correct", targetWords: null });
    const { statements } = (await person.get(`/api/digital-edit/${corrected}/statements`)).json<{
      statements: Statement[];
    }>();
    for (const { text } of statements) expect(text).toContain("less sure of");
    const page = await person.get(`/api/digital-edit/${corrected}/report-file?format=html`);
    expect(page.body).toContain("Strength: Correct.");
  });

  test("a table that a target of words stands in without shortening does not exist", async () => {
    const identity = await finishedEdit(at, person, { name: "a.docx", bytes: aWordFile([sound]) });
    const written = (change: Partial<typeof documents.$inferInsert>) =>
      at.ctx.db.update(documents).set(change).where(eq(documents.id, identity)).execute();
    await expect(written({ targetWords: 100 })).rejects.toThrow();
    await expect(written({ strength: "shorten" })).rejects.toThrow();
    await written({ strength: "shorten", targetWords: 100 });
  });
});

describe("a server with a language model", () => {
  let model: Simulator;
  let correct: (text: string) => string;
  const filler = Array.from({ length: 3 }, () => sound);
  const manuscript = aWordFile([...filler, wordy]);

  beforeAll(async () => {
    model = await correctingModelSimulator({ correct: (text) => correct(text) });
    at = await startTestApp({
      CURIE_EDITING_ENGINE: "hybrid",
      CURIE_LLM_URL: `${model.url}/v1`,
      CURIE_LLM_MODEL: "simulator",
    });
  });
  beforeEach(async () => {
    person = await personOnTrial(at);
    correct = shorter;
  });
  afterAll(async () => {
    await at.close();
    await model.close();
  });

  test("shortens, and says how far it is from the target and what stood in the way", async () => {
    const identity = await finishedEdit(at, person, {
      ...{ name: "a.docx", bytes: manuscript },
      choices: { strength: "shorten", targetWords: 150 },
    });
    const report = await reportOf(identity);
    expect((await cleanText(identity)).at(-1)).toBe(shorter(wordy));
    expect(report).toMatchObject({
      strength: "shorten",
      shortening: { target: 150, refused: 0, unanswered: 0 },
    });
    expect(report.words.before - report.words.after).toBe(16);
    const page = await person.get(`/api/digital-edit/${identity}/report-file?format=html`);
    expect(page.body).toContain("16 of ");
    expect(page.body).toContain("The target was not reached.");
    const log = (await person.get(`/api/digital-edit/${identity}/log`)).json();
    expect(log.strength).toEqual({ name: "shorten", targetWords: 150 });
  });

  test("gets no number, citation, name or invention of a model into the manuscript", async () => {
    correct = (text) =>
      text
        .replace(" Okoro counted 12 of them [4].", "")
        .replace("through a wide valley", "through 3 wide valleys [9]")
        .concat(" This river cures every known disease of animals and people.");
    for (const choices of [{ strength: "clarify" }, { strength: "shorten", targetWords: 100 }]) {
      const identity = await finishedEdit(at, person, {
        ...{ name: "a.docx", bytes: manuscript },
        choices,
      });
      expect((await cleanText(identity)).slice(-4)).toEqual([...filler, wordy]);
      expect((await reportOf(identity)).differences).toEqual([]);
    }
  });

  test("refuses a target that is not shorter, before a use is taken", async () => {
    const file = await uploaded(manuscript);
    const refused = await start(file, { strength: "shorten", targetWords: 20_000 });
    expect(refusalOf(refused)).toEqual({ status: 409, code: "editing.target-not-shorter" });
    expect(await used()).toBe(0);
  });

  test("keeps the strength at another try, and clarifies nothing without its model", async () => {
    const choices = { strength: "shorten", targetWords: 150 };
    const started = await start(await uploaded(manuscript), choices);
    const { identity } = started.json<{ document: Document }>().document;
    const { config } = at.ctx;
    at.ctx.config = {
      ...config,
      editing: { settings: { engine: "local" }, staysOnThisServer: true },
    };
    await editDocument(at.ctx, identity, never);
    const failed = await person.post("/api/digital-edit/status", { identities: [identity] });
    expect(failed.json<{ documents: Document[] }>().documents[0]).toMatchObject({
      status: "failed",
      failure: { code: "editing.strength-not-available" },
    });
    expect(await used()).toBe(0);
    const refused = await person.post(`/api/digital-edit/${identity}/retry`, {});
    expect(refusalOf(refused).code).toBe("editing.strength-not-available");
    at.ctx.config = config;
    const again = await person.post(`/api/digital-edit/${identity}/retry`, {});
    expect(again.json<{ document: Document }>().document).toMatchObject(choices);
    await giveUp(at.ctx, editing, identity, { code: "editing.engine-stopped", params: {} });
    await person.post(`/api/digital-edit/${identity}/retry`, {});
    await editDocument(at.ctx, identity, never);
    expect(await reportOf(identity)).toMatchObject({ shortening: { target: 150 } });
  });
});
