import type { ChangeReport, DecisionState, Document, EarlierDocument } from "@curie/contract";
import { acceptAll, openWordDocument, readRejectedText } from "@curie/docx";
import { readLog } from "@curie/edit-log";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { countedUpload, finishedEdit, personOnTrial } from "#platform/testing/edits.ts";
import { aWordFile } from "#platform/testing/word-file.ts";
import { editDocument } from "../service.ts";

const paragraphs = [
  "The patients was observed for two weeks, and nobody left the study before its end.",
  "We measured the the weight of every animal in the morning and wrote it down.",
  "He have seen that the samples was stored in a cold room over the whole winter.",
];
const added = "These results was not expected by anybody who took part in the study of 2019.";

let at: TestApp;
let person: Person;
let first: string;

beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  person = await personOnTrial(at);
  first = await finishedEdit(at, person, { name: "Animals.docx", bytes: aWordFile(paragraphs) });
});
afterAll(() => at.close());

const reportOf = async (identity: string, who = person) =>
  (await who.get(`/api/digital-edit/${identity}/report`)).json<ChangeReport>();
const changesOf = async (identity: string) => {
  const report = await reportOf(identity);
  return report.paragraphs.flatMap(({ paragraph, changes }) =>
    changes.map(({ number, before, after, earlier }) => ({
      ...{ number, paragraph, before, after, earlier: earlier?.change ?? null },
    })),
  );
};
const decide = (identity: string, decision: "accepted" | "rejected", ...changes: number[]) =>
  person.send({
    method: "PUT",
    url: `/api/digital-edit/${identity}/decisions`,
    payload: { decisions: changes.map((change) => ({ change, decision })) },
  });
const decisionsOf = async (identity: string) =>
  (await person.get(`/api/digital-edit/${identity}/decisions`)).json<DecisionState>().decisions;
const next = (texts: string[], previous = first, name = "Animals v2.docx") =>
  finishedEdit(at, person, { name, bytes: aWordFile(texts), previous });
const start = (file: string, previous: string, who = person) =>
  who.post("/api/digital-edit/start", { file, styleOfEnglish: "American English", previous });

describe("the next version of an edit", () => {
  test("keeps what was rejected away, brings back what is open, and edits what is new", async () => {
    const before = await changesOf(first);
    expect(before.map(({ paragraph }) => paragraph)).toEqual([1, 2, 3, 3]);
    await decide(first, "rejected", 1);
    await decide(first, "accepted", 3);
    const [one = "", two = "", three = ""] = paragraphs;
    const second = await next([two, added, three, one]);
    expect(await changesOf(second)).toEqual([
      expect.objectContaining({ number: 1, paragraph: 1, earlier: 2 }),
      expect.objectContaining({ number: 2, paragraph: 2, earlier: null }),
      expect.objectContaining({ number: 3, paragraph: 3, earlier: 3 }),
      expect.objectContaining({ number: 4, paragraph: 3, earlier: 4 }),
    ]);
    expect(await decisionsOf(second)).toEqual([{ change: 3, decision: "accepted", reason: null }]);
    expect((await reportOf(second)).version).toEqual({
      number: 2,
      previous: { identity: first, name: "Animals.docx" },
      paragraphs: { total: 4, changed: 0, added: 1, moved: 1, removed: 0 },
      changes: { fresh: 1, known: 3 },
      keptAway: 1,
      contained: 0,
    });
  });

  test("proposes nothing against what its author took over, and remembers it in the third one", async () => {
    await decide(first, "rejected", 2);
    const clean = await person.get(`/api/digital-edit/${first}/download?copy=clean`);
    const texts = openWordDocument(clean.rawPayload).paragraphs.map(({ text }) => text);
    const second = await next(texts);
    expect(await changesOf(second)).toEqual([]);
    const { version } = await reportOf(second);
    expect(version).toMatchObject({ keptAway: 1, contained: 3, changes: { fresh: 0, known: 0 } });
    const third = await next([...texts.toReversed(), added], second);
    expect((await changesOf(third)).map(({ paragraph }) => paragraph)).toEqual([4]);
    expect((await reportOf(third)).version).toMatchObject({ number: 3, keptAway: 1 });
  });

  test("does not need the version before once it was started", async () => {
    await decide(first, "rejected", 1, 2, 3, 4);
    const file = await countedUpload(at, person, {
      name: "Animals v2.docx",
      bytes: aWordFile([...paragraphs, added]),
    });
    const answer = await start(file, first);
    const { identity } = answer.json<{ document: Document }>().document;
    const removal = { fileName: "Animals.docx", keepFile: false };
    const removed = await person.send({
      ...{ method: "DELETE", url: `/api/digital-edit/${first}`, payload: removal },
    });
    expect(removed.statusCode).toBe(200);
    // Asked again, the answer is the document, though its version before is gone.
    expect((await start(file, first)).json<{ document: Document }>().document.identity).toBe(
      identity,
    );
    await editDocument(at.ctx, identity, new AbortController().signal);
    expect((await changesOf(identity)).map(({ paragraph }) => paragraph)).toEqual([4]);
    const { version } = await reportOf(identity);
    expect(version).toMatchObject({ previous: null, keptAway: 4 });
    const left: string[] = [];
    for await (const key of at.ctx.files.list("previous")) left.push(key);
    expect(left.filter((key) => key.includes(file))).toEqual([]);
  });

  test("is started once, however often it is asked for at the same time", async () => {
    const file = await countedUpload(at, person, {
      name: "Animals v2.docx",
      bytes: aWordFile(paragraphs),
    });
    const answers = await Promise.all([start(file, first), start(file, first), start(file, first)]);
    const identities = answers.map(
      (answer) => answer.json<{ document: Document }>().document.identity,
    );
    expect(new Set(identities).size).toBe(1);
  });

  test("cannot be that of somebody else's document, an unknown one, or one without files", async () => {
    const stranger = await personOnTrial(at);
    const upload = (who: Person) =>
      countedUpload(at, who, { name: "Animals.docx", bytes: aWordFile(paragraphs) });
    const refused = await start(await upload(stranger), first, stranger);
    expect(refusalOf(refused)).toMatchObject({ code: "documents.not-found" });
    const [removedFile, gone] = [await upload(person), await next(paragraphs)];
    const removal = { fileName: "Animals v2.docx", keepFile: false };
    await person.send({ method: "DELETE", url: `/api/digital-edit/${gone}`, payload: removal });
    expect(refusalOf(await start(removedFile, gone))).toMatchObject({
      code: "editing.previous-not-kept",
    });
    const unknown = "0d0ba7a2-8a0c-4b8c-8a50-7b0f6f2a9e01";
    expect(refusalOf(await start(removedFile, unknown))).toMatchObject({
      code: "documents.not-found",
    });
    const shortLived = await finishedEdit(at, person, {
      ...{ name: "Short.docx", bytes: aWordFile(paragraphs), fields: { retentionDays: "0" } },
    });
    await person.get(`/api/digital-edit/${shortLived}/download`);
    const report = () => person.get(`/api/digital-edit/${shortLived}/report`);
    await expect.poll(async () => (await report()).statusCode).not.toBe(200);
    expect(refusalOf(await start(removedFile, shortLived))).toMatchObject({
      code: "editing.previous-not-kept",
    });
  });

  test("edits everything anew for another English, but for what was rejected", async () => {
    await decide(first, "rejected", 1);
    const file = await countedUpload(at, person, {
      name: "Animals v2.docx",
      bytes: aWordFile(paragraphs),
    });
    const answer = await person.post("/api/digital-edit/start", {
      ...{ file, styleOfEnglish: "British English", previous: first },
    });
    const { identity } = answer.json<{ document: Document }>().document;
    await editDocument(at.ctx, identity, new AbortController().signal);
    expect((await changesOf(identity)).map(({ earlier }) => earlier)).toEqual([2, 3, 4]);
    expect((await reportOf(identity)).version).toMatchObject({ keptAway: 1 });
  });

  test("says in its log and statement what was there before", async () => {
    await decide(first, "accepted", 2);
    const second = await next([...paragraphs, added]);
    const log = await person.get(`/api/digital-edit/${second}/log`);
    const read = await readLog(new Uint8Array(log.rawPayload));
    expect(read.log).toMatchObject({
      format: "curie-edit-log/2",
      earlier: { versions: [{ document: first }], contained: 0, keptAway: 0 },
    });
    const proposedIn = read.log?.edits.map((edit) => edit.proposedIn);
    expect(proposedIn).toEqual([first, first, first, first, null]);
    expect(read.log?.edits[1]).toMatchObject({ decision: "accepted" });
    const answer = await person.get(`/api/digital-edit/${second}/statements`);
    const { statements } = answer.json<{ statements: { text: string }[] }>();
    expect(statements[0]?.text).toContain("4 of the changes proposed were known from there");
  });
});

describe("the comparison with the version before", () => {
  const ask = (identity: string, query = "", who = person) =>
    who.get(`/api/digital-edit/${identity}/comparison-file${query}`);

  test("holds the new text when it is accepted, and the old one when it is rejected", async () => {
    const [one = "", two = "", three = ""] = paragraphs;
    const texts = [one.replace("two weeks", "three weeks"), three, added];
    const second = await next(texts);
    const summary = await person.get(`/api/digital-edit/${second}/comparison`);
    expect(summary.json()).toEqual({ reworded: 1, added: 1, removed: 1, notMarked: 0 });
    const file = await ask(second);
    expect(file.headers["content-disposition"]).toContain("Animals v2-compared.docx");
    const written = openWordDocument(file.rawPayload);
    expect(readRejectedText(written).map(({ text }) => text)).toEqual([one, two, three]);
    const accepted = openWordDocument(acceptAll(written).bytes);
    expect(accepted.paragraphs.map(({ text }) => text)).toEqual(texts);
  });

  test("starts from the edited text where that is asked for", async () => {
    await decide(first, "rejected", 2);
    const second = await next([...paragraphs, added]);
    const file = await ask(second, "?with=edited");
    const rejected = readRejectedText(openWordDocument(file.rawPayload));
    const [one, two] = rejected.map(({ text }) => text);
    expect(one).toBe(paragraphs[0]?.replace("was", "were"));
    expect(two).toBe(paragraphs[1]);
  });

  test("is refused without a version before, and once that is deleted", async () => {
    expect(refusalOf(await ask(first))).toMatchObject({ code: "editing.previous-not-kept" });
    const second = await next(paragraphs);
    const stranger = await personOnTrial(at);
    expect(refusalOf(await ask(second, "", stranger))).toMatchObject({
      code: "documents.not-found",
    });
    const removal = { fileName: "Animals.docx", keepFile: false };
    await person.send({ method: "DELETE", url: `/api/digital-edit/${first}`, payload: removal });
    expect(refusalOf(await ask(second))).toMatchObject({ code: "editing.previous-not-kept" });
  });
});

describe("the version before", () => {
  const offersFor = async (name: string, texts: string[]) => {
    const file = await countedUpload(at, person, { name, bytes: aWordFile(texts) });
    const answer = await person.get(`/api/digital-edit/earlier-versions?file=${file}`);
    return answer.json<{ documents: EarlierDocument[] }>().documents;
  };

  test("is offered for its name, and for its text under another name", async () => {
    const other = ["Plants grow towards the light, which nobody doubts in any way today."];
    expect(await offersFor("Thesis.docx", [...paragraphs, added])).toMatchObject([
      { identity: first, offered: true, version: 1, likeness: expect.any(Number) },
    ]);
    expect(
      await offersFor("Animals_final (2).docx", [...other, paragraphs[0] ?? ""]),
    ).toMatchObject([{ identity: first, offered: true }]);
    expect(await offersFor("Plants.docx", other)).toMatchObject([{ offered: false }]);
  });

  test("is told to its owner alone", async () => {
    const stranger = await personOnTrial(at);
    const file = await countedUpload(at, person, {
      name: "Animals.docx",
      bytes: aWordFile(paragraphs),
    });
    const answer = await stranger.get(`/api/digital-edit/earlier-versions?file=${file}`);
    expect(refusalOf(answer)).toMatchObject({ code: "documents.not-found" });
  });

  test("is named in lists and in one's data, and no longer once it is deleted", async () => {
    const second = await next(paragraphs);
    const listed = async () => {
      const answer = await person.get("/api/digital-edit/list");
      const { documents } = answer.json<{ documents: Document[] }>();
      return documents.find(({ identity }) => identity === second)?.version;
    };
    expect(await listed()).toEqual({
      number: 2,
      previous: { identity: first, name: "Animals.docx" },
    });
    const removal = { fileName: "Animals.docx", keepFile: false };
    await person.send({ method: "DELETE", url: `/api/digital-edit/${first}`, payload: removal });
    expect(await listed()).toEqual({ number: 2, previous: null });
    expect((await reportOf(second)).version).toMatchObject({ number: 2, previous: null });
  });
});
