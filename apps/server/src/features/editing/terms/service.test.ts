import type { ChangeReport, Document, TermList } from "@curie/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countUploadWords } from "#features/documents/uploads/service.ts";
import { editDocument } from "#features/editing/service.ts";
import { termsOfDocument } from "#features/terms/applied/service.ts";
import { documentTerms } from "#features/terms/tables.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
  uploadForm,
} from "#platform/testing/app-for-tests.ts";
import { personOnTrial } from "#platform/testing/edits.ts";
import { aWordFile } from "#platform/testing/word-file.ts";

const manuscript = aWordFile([
  "We analysed the colour of each modle in a dataset. The the samples was dried.",
]);

let at: TestApp;
let person: Person;

beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  person = await personOnTrial(at);
});
afterAll(() => at.close());

const add = (list: string, entry: object) => person.post(`/api/terms/${list}/entries`, { entry });

async function upload(): Promise<string> {
  const form = uploadForm([{ name: "Colours.docx", bytes: manuscript }]);
  const uploaded = await person.send({ method: "POST", url: "/api/upload", ...form });
  const { identity } = uploaded.json<{ identity: string }>();
  await countUploadWords(at.ctx, identity);
  return identity;
}

async function start(file: string, previous?: string): Promise<string> {
  const started = await person.post("/api/digital-edit/start", {
    ...{ file, styleOfEnglish: "American English", ...(previous ? { previous } : {}) },
  });
  return started.json<{ document: Document }>().document.identity;
}

async function reportOf(identity: string): Promise<ChangeReport> {
  await editDocument(at.ctx, identity, new AbortController().signal);
  return (await person.get(`/api/digital-edit/${identity}/report`)).json<ChangeReport>();
}
const changed = ({ paragraphs }: ChangeReport) =>
  paragraphs.flatMap(({ changes }) => changes.map(({ before, after }) => `${before}→${after}`));

describe("the terms that apply to a document", () => {
  test("its engine keeps them and writes what is always written so; the report tells it", async () => {
    await add("own", { kind: "never-change", term: "modle" });
    await add("own", { kind: "always-write", term: "data set", variants: ["dataset"] });
    const file = await upload();
    const report = await reportOf(await start(file));
    const changes = changed(report);
    expect(changes).toContain("colour→color");
    expect(changes.filter((change) => change.includes("modle"))).toEqual([]);
    const list = `document-${file}`;
    expect(report.terms).toEqual({ listed: 2, found: 2, kept: 1, rewritten: 1, list });
    const lists = (await person.get(`/api/terms?upload=${file}`)).json<{ lists: TermList[] }>()
      .lists;
    expect(lists.map((one) => one.list)).toEqual([list, "own"]);
    const all = report.paragraphs.flatMap((paragraph) => paragraph.changes);
    const written = all.filter(({ reason }) => reason === "own-term");
    // As every change it is as small as can be: the space alone.
    expect(written).toMatchObject([{ before: "", after: " ", check: false }]);
  });

  test("without a list the report says nothing of terms", async () => {
    expect((await reportOf(await start(await upload()))).terms).toBeNull();
  });

  test("a document has a list of its own, which nearer than the others counts first", async () => {
    await add("own", { kind: "never-change", term: "dataset" });
    const file = await upload();
    const list = `document-${file}`;
    await add(list, { kind: "always-write", term: "data set", variants: ["dataset"] });
    await add(list, { kind: "never-change", term: "colour" });
    const lists = await person.get(`/api/terms?upload=${file}`);
    expect(
      lists
        .json<{ lists: TermList[] }>()
        .lists.map(({ scope, name, entries }) => [scope, name, entries]),
    ).toEqual([
      ["document", "Colours.docx", 2],
      ["own", null, 1],
    ]);
    const report = await reportOf(await start(file));
    expect(report.terms).toMatchObject({ listed: 2, rewritten: 1 });
    const changes = changed(report);
    expect(changes.filter((change) => change.startsWith("colour"))).toEqual([]);
  });

  test("the list of an earlier version counts for the next one too", async () => {
    const file = await upload();
    await add(`document-${file}`, { kind: "never-change", term: "modle" });
    const first = await start(file);
    await reportOf(first);
    const second = await start(await upload(), first);
    expect(await termsOfDocument(at.ctx, second)).toMatchObject([{ term: "modle" }]);
    const changes = changed(await reportOf(second));
    expect(changes.filter((change) => change.includes("modle"))).toEqual([]);
  });

  test("somebody else’s document has none for them", async () => {
    const file = await upload();
    const stranger = await at.person();
    const answer = await stranger.get(`/api/terms/document-${file}/entries`);
    expect(refusalOf(answer)).toEqual({ status: 404, code: "terms.not-found" });
  });

  test("are those of its start, whatever becomes of the lists, also at another try", async () => {
    await add("own", { kind: "never-change", term: "modle" });
    const identity = await start(await upload());
    await person.send({ method: "DELETE", url: "/api/terms/own/entries" });
    await add("own", { kind: "never-change", term: "colour" });
    const changes = changed(await reportOf(identity));
    expect(changes).toContain("colour→color");
    expect(changes.filter((change) => change.includes("modle"))).toEqual([]);
  });

  test("go with the files of the document, and with the document", async () => {
    await add("own", { kind: "never-change", term: "modle" });
    const file = await upload();
    await add(`document-${file}`, { kind: "never-change", term: "colour" });
    const identity = await start(file);
    await reportOf(identity);
    expect(await termsOfDocument(at.ctx, identity)).toHaveLength(2);
    await person.send({
      ...{ method: "DELETE", url: `/api/digital-edit/${identity}` },
      payload: { fileName: "Colours.docx", keepFile: false },
    });
    const rows = await at.ctx.db
      .select()
      .from(documentTerms)
      .where(eq(documentTerms.documentId, identity));
    expect(rows).toEqual([]);
    expect(refusalOf(await person.get(`/api/terms/document-${file}/entries`)).status).toBe(404);
  });
});
