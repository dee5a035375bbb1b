import { uploadMaxBytes, type V1Document } from "@curie/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { documents } from "#features/documents/tables.ts";
import { editDocument } from "#features/editing/service.ts";
import { aProgram, handIn, type Program } from "#platform/testing/api-calls.ts";
import {
  refusalOf,
  startTestApp,
  type TestApp,
  uploadForm,
} from "#platform/testing/app-for-tests.ts";
import { personOnTrial } from "#platform/testing/edits.ts";
import { aWordFile } from "#platform/testing/word-file.ts";

const paper = aWordFile(["They was measured in in 2019."]);
const bytes = { "content-type": "application/octet-stream" };
let at: TestApp;
let program: Program;
beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  program = await aProgram(at, await personOnTrial(at));
});
afterAll(() => at.close());

const get = async (identity: string) =>
  (await program.call("GET", `/documents/${identity}`)).json<V1Document>();

async function edited(name?: string): Promise<string> {
  const document = await handIn(at, program, paper, name);
  const payload = { document, styleOfEnglish: "American English" };
  await program.call("POST", "/edits", { payload });
  const [row] = await at.ctx.db.select().from(documents).where(eq(documents.uploadId, document));
  await editDocument(at.ctx, row?.id ?? "", new AbortController().signal);
  return document;
}

describe("a manuscript", () => {
  test("is handed in as bytes, edited, read and deleted under one identity", async () => {
    const identity = await handIn(at, program, paper, "论文.docx");
    expect(await get(identity)).toMatchObject({
      ...{ identity, name: "论文.docx", sizeBytes: paper.length, state: "received" },
      ...{ service: null, counts: { words: 6, changes: null } },
    });
    const payload = { document: identity, styleOfEnglish: "British English" };
    expect((await program.call("POST", "/edits", { payload })).json()).toEqual({
      document: identity,
    });
    expect(await get(identity)).toMatchObject({
      ...{ state: "processing", service: "edit", styleOfEnglish: "British English" },
      ...{ strength: "proofread", progress: { done: 0 } },
    });
    const [row] = await at.ctx.db.select().from(documents).where(eq(documents.uploadId, identity));
    await editDocument(at.ctx, row?.id ?? "", new AbortController().signal);
    const done = await get(identity);
    expect(done).toMatchObject({ state: "completed", filesKept: true, failure: null });
    expect(done.counts.changes).toBeGreaterThan(0);
    expect(done.counts.valuesKept).toBe(done.counts.valuesCompared);

    const report = (await program.call("GET", `/documents/${identity}/report`)).json();
    expect(report).toHaveProperty("paragraphs");
    const checks = (await program.call("GET", `/documents/${identity}/checks`)).json();
    expect(checks).toHaveProperty("findings");
    const original = await program.call("GET", `/documents/${identity}/files/original`);
    expect(original.rawPayload.equals(paper)).toBe(true);
    const tracked = await program.call("GET", `/documents/${identity}/files/tracked`);
    expect(tracked.rawPayload.subarray(0, 2).toString()).toBe("PK");

    for (const _ of ["once", "twice"]) {
      const gone = await program.call("DELETE", `/documents/${identity}`);
      expect(gone.json()).toEqual({ done: true });
    }
    const missing = await program.call("GET", `/documents/${identity}`);
    expect(refusalOf(missing)).toEqual({ status: 404, code: "documents.not-found" });
  });

  test("may come as a form", async () => {
    const form = uploadForm([{ name: "Paper.docx", bytes: paper }]);
    const answer = await program.call("POST", "/documents", form);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ name: "Paper.docx", state: "received" });
  });

  test("as bytes needs a name", async () => {
    const answer = await program.call("POST", "/documents", { headers: bytes, payload: paper });
    expect(refusalOf(answer)).toEqual({ status: 400, code: "invalid-input" });
  });

  test.each([
    ["without bytes", Buffer.alloc(0), "Paper.docx", "documents.file-empty"],
    ["that is no Word file", Buffer.from("%PDF-1.7"), "Paper.docx", "not-a-word-file"],
    ["of another type", paper, "Paper.pdf", "documents.file-type-not-accepted"],
    ["too large", Buffer.alloc(uploadMaxBytes + 1), "Paper.docx", "documents.file-too-large"],
  ])("%s is refused", async (_what, payload, name, code) => {
    const answer = await program.call("POST", `/documents?name=${name}`, {
      ...{ headers: bytes, payload },
    });
    expect(refusalOf(answer).code).toBe(code);
    expect(answer.json()).toHaveProperty("message");
  });

  test("that is too large is told how large one may be", async () => {
    const payload = Buffer.alloc(uploadMaxBytes + 1);
    const answer = await program.call("POST", "/documents?name=Paper.docx", {
      ...{ headers: bytes, payload },
    });
    expect(answer.json<{ message: string }>().message).toContain("larger than 30 MB");
  });

  test("that nothing was started with can be deleted", async () => {
    const identity = await handIn(at, program, paper);
    expect((await program.call("DELETE", `/documents/${identity}`)).statusCode).toBe(200);
    expect((await program.call("GET", `/documents/${identity}`)).statusCode).toBe(404);
  });

  test("has no result before it is finished", async () => {
    const identity = await handIn(at, program, paper);
    for (const rest of ["report", "checks", "files/tracked"]) {
      const answer = await program.call("GET", `/documents/${identity}/${rest}`);
      expect(refusalOf(answer), rest).toEqual({ status: 409, code: "documents.not-completed" });
    }
  });

  test("has the copies of its service and no others", async () => {
    const identity = await edited();
    const answer = await program.call("GET", `/documents/${identity}/files/bilingual`);
    expect(refusalOf(answer)).toEqual({ status: 404, code: "not-found" });
  });
});

describe("the list of documents", () => {
  test("is read page by page, newest first, without a document twice or missing", async () => {
    const identities: string[] = [];
    for (const name of ["One.docx", "Two.docx", "Three.docx"]) {
      at.clock.advance(1000);
      identities.unshift(await edited(name));
    }
    await handIn(at, program, paper, "Not started.docx");
    type Page = { documents: V1Document[]; next: string | null };
    const first = (await program.call("GET", "/documents?limit=2")).json<Page>();
    const second = (
      await program.call("GET", `/documents?limit=2&cursor=${first.next}`)
    ).json<Page>();
    const seen = [...first.documents, ...second.documents].map(({ identity }) => identity);
    expect(seen).toEqual(identities);
    expect(second.next).toBeNull();
  });

  test("begins behind nothing of somebody else", async () => {
    const mine = await edited();
    program = await aProgram(at, await personOnTrial(at));
    await edited();
    const page = await program.call("GET", `/documents?cursor=${mine}`);
    expect(page.json()).toEqual({ documents: [], next: null });
  });
});

test("the account says what may be started now", async () => {
  expect((await program.call("GET", "/account")).json()).toMatchObject({
    editing: { available: true, reason: null, planType: "free_trial" },
    translation: { available: expect.any(Boolean) },
    token: { identity: program.token, scopes: ["edit", "translate", "check", "read"] },
  });
});
