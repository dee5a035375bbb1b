import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import type { ChangeReport, Document, ErrorBody, Pagination, ProofRow } from "@curie/contract";
import { locales } from "@curie/contract";
import { openWordDocument, readChanges } from "@curie/docx";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { findSignedInUser } from "#features/accounts/sessions/service.ts";
import { sweepDocuments } from "#features/documents/retention/service.ts";
import { documents } from "#features/documents/tables.ts";
import { countUploadWords } from "#features/documents/uploads/service.ts";
import { editDocument, editing } from "#features/editing/service.ts";
import { grantTrial } from "#features/plans/trials/service.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
  uploadForm,
} from "#platform/testing/app-for-tests.ts";
import { aWordFile } from "#platform/testing/word-file.ts";

const text = "Permafrost thaw alters the the hydrology of 14 streams & rivers [12] (p < 0.05).";
const manuscript = aWordFile(["Results", text, "It was =2+3 in 2019, and −0.5 later."]);
const never = new AbortController().signal;
const reading = ["report", "proof", "report-file?format=html", "report-file?format=csv"] as const;

let at: TestApp;
let person: Person;

beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  person = await someone();
});
afterAll(() => at.close());

/** Somebody whose trial has begun. */
async function someone(profile: Parameters<TestApp["person"]>[0] = {}): Promise<Person> {
  const one = await at.person(profile);
  const user = await findSignedInUser(at.ctx, one.cookie);
  if (!user) throw new Error("not signed in");
  await grantTrial(at.ctx, user);
  return one;
}

async function startedEdit(
  bytes: Buffer = manuscript,
  fields: Record<string, string> = {},
  name = "Permafrost.docx",
): Promise<string> {
  const uploaded = await person.send({
    method: "POST",
    url: "/api/upload",
    ...uploadForm([{ name, bytes }], fields),
  });
  const { identity: file } = uploaded.json<{ identity: string }>();
  await countUploadWords(at.ctx, file);
  const styleOfEnglish = "American English";
  const started = await person.post("/api/digital-edit/start", { file, styleOfEnglish });
  return started.json<{ document: Document }>().document.identity;
}

async function finishedEdit(...given: Parameters<typeof startedEdit>): Promise<string> {
  const identity = await startedEdit(...given);
  await editDocument(at.ctx, identity, never);
  return identity;
}

const url = (identity: string, what: string) => `/api/digital-edit/${identity}/${what}`;
const ask = (identity: string, what: string, who = person) => who.get(url(identity, what));

async function reportOf(identity: string): Promise<ChangeReport> {
  return (await ask(identity, "report")).json<ChangeReport>();
}

describe("the change report", () => {
  test("tells what was changed, where and why, and that every value is the same [G-60 G-61]", async () => {
    const identity = await finishedEdit();
    const report = await reportOf(identity);
    expect(report).toMatchObject({
      identity,
      file: { name: "Permafrost.docx" },
      styleOfEnglish: "American English",
      completedAt: at.clock.now().toISOString(),
      durationSeconds: 0,
      editsLeftOut: 0,
      paragraphsLeft: 0,
      editsTakenOut: 0,
      differences: [],
      proof: { differing: 0 },
    });
    expect(report.lewisVersion).toMatch(/harper/);
    const [paragraph] = report.paragraphs;
    expect(paragraph).toMatchObject({ text, paragraph: 2, story: "body", inTable: false });
    const [change] = paragraph?.changes ?? [];
    expect(change).toMatchObject({ number: 1, category: "grammar", reason: "doubled-word" });
    expect(report.proof.byKind).toContainEqual({ kind: "citation", count: 1 });
    const counted = report.proof.byKind.reduce((sum, { count }) => sum + count, 0);
    expect(report.proof.total).toBe(counted);
    expect(report.comparison.sameParts).toBe(report.comparison.parts - 1);
  });

  test("is told in the list by its totals alone", async () => {
    const identity = await finishedEdit();
    const { proof } = await reportOf(identity);
    const answer = await person.get("/api/digital-edit/list");
    const [listed] = answer.json<{ documents: Document[] }>().documents;
    expect(listed?.proof).toEqual({ total: proof.total, differing: 0 });
  });

  test("has a proof sheet in pages, and shows the last for one that is none [G-66]", async () => {
    const long = Array.from({ length: 50 }, (_, index) => `In ${index} there were 5, 6, 7 and 8.`);
    const identity = await finishedEdit(aWordFile(long));
    const page = async (query: string) =>
      (await ask(identity, `proof${query}`)).json<{ rows: ProofRow[]; pagination: Pagination }>();
    const first = await page("");
    expect(first.pagination).toEqual({ numberOfResults: 250, page: 1, pageSize: 200, offset: 0 });
    expect(first.rows).toHaveLength(200);
    expect(first.rows[4]).toMatchObject({ kind: "number", before: "8", after: "8" });
    expect((await page("?page=2")).rows).toHaveLength(50);
    expect((await page("?page=99")).pagination.page).toBe(2);
  });

  test("of a document without one is said not to be there, and its files are still given", async () => {
    const identity = await finishedEdit();
    await at.ctx.db
      .update(documents)
      .set({ reportKey: null, proofTotal: null, proofDiffering: null })
      .where(eq(documents.id, identity));
    for (const what of reading) {
      expect(refusalOf(await ask(identity, what))).toEqual({
        status: 404,
        code: "editing.no-report",
      });
    }
    expect((await ask(identity, "download?copy=clean")).statusCode).toBe(200);
    const answer = await person.get("/api/digital-edit/list");
    expect(answer.json<{ documents: Document[] }>().documents[0]?.proof).toBeNull();
  });

  test("from before its reasons were named anew is told without them", async () => {
    const identity = await finishedEdit();
    const key = `reports/${identity}.json.gz`;
    const stored = gunzipSync(await at.ctx.files.bytes(key)).toString();
    expect(stored).toContain('"reason":"doubled-word"');
    await at.ctx.files.write(key, gzipSync(stored.replace("doubled-word", "word-said-twice")));
    const [change] = (await reportOf(identity)).paragraphs[0]?.changes ?? [];
    expect(change).toMatchObject({ category: "grammar", reason: null, before: expect.any(String) });
    expect((await ask(identity, "report-file?format=html")).statusCode).toBe(200);
  });

  test("is nobody else's, and nobody's who is not signed in", async () => {
    const identity = await finishedEdit();
    const stranger = await at.person();
    for (const what of [...reading, "download?copy=clean", "download?copy=original"]) {
      expect(refusalOf(await ask(identity, what, stranger))).toEqual({
        status: 404,
        code: "documents.not-found",
      });
      const nobody = await at.request({ method: "GET", url: url(identity, what) });
      expect(nobody.statusCode).toBe(401);
    }
  });

  test("is not there before the edit is finished, nor after its files are gone [S67]", async () => {
    const identity = await startedEdit();
    const all = [...reading, "download?copy=clean", "download?copy=original"];
    for (const what of all) {
      expect(refusalOf(await ask(identity, what)).code).toBe("documents.not-completed");
    }
    await editDocument(at.ctx, identity, never);
    await at.ctx.db
      .update(documents)
      .set({ originalKey: null, resultKey: null, reportKey: null })
      .where(eq(documents.id, identity));
    for (const what of all) {
      expect(refusalOf(await ask(identity, what))).toEqual({
        status: 410,
        code: "documents.files-removed",
      });
    }
  });

  test("is made once, however often the job runs", async () => {
    const identity = await startedEdit();
    await Promise.all([
      editDocument(at.ctx, identity, never),
      editDocument(at.ctx, identity, never),
    ]);
    const report = await reportOf(identity);
    expect(report.paragraphs).toHaveLength(1);
    await editDocument(at.ctx, identity, never);
    expect(await reportOf(identity)).toEqual(report);
    const { rawPayload } = await ask(identity, "download");
    const sha256 = createHash("sha256").update(rawPayload).digest("hex");
    expect(report.comparison.editedSha256).toBe(sha256);
  });
});

describe("what is stored of a report", () => {
  const key = (identity: string) => `reports/${identity}.json.gz`;
  const isStored = (identity: string) =>
    at.ctx.files.bytes(key(identity)).then(
      () => true,
      () => false,
    );

  test("goes with its document at once [G-5]", async () => {
    const identity = await finishedEdit();
    expect(await isStored(identity)).toBe(true);
    const payload = { fileName: "Permafrost.docx", keepFile: false };
    await person.send({ method: "DELETE", url: `/api/digital-edit/${identity}`, payload });
    expect(await isStored(identity)).toBe(false);
    expect(refusalOf(await ask(identity, "report")).code).toBe("documents.not-found");
  });

  test("goes with the account of its owner, and stays while somebody needs it [G-84]", async () => {
    const identity = await finishedEdit();
    await sweepDocuments(at.ctx, [editing]);
    expect(await isStored(identity)).toBe(true);
    const exported = await person.get("/api/accounts/export");
    expect(exported.json()).toMatchObject({
      data: {
        documents: { documents: [{ identity, proofTotal: expect.any(Number), proofDiffering: 0 }] },
      },
    });
    await person.post("/api/accounts/close", { confirmation: "a long enough password" });
    await sweepDocuments(at.ctx, [editing]);
    expect(await isStored(identity)).toBe(false);
  });

  test("is swept when a process died before it said that the edit is done", async () => {
    const identity = await startedEdit();
    await at.ctx.files.write(key(identity), Buffer.from("half"));
    await sweepDocuments(at.ctx, [editing]);
    expect(await isStored(identity)).toBe(true);
    await editDocument(at.ctx, identity, never);
    expect((await reportOf(identity)).paragraphs).toHaveLength(1);
    const orphan = at.ctx.ids.uuid();
    await at.ctx.files.write(key(orphan), Buffer.from("half"));
    await sweepDocuments(at.ctx, [editing]);
    expect(await isStored(orphan)).toBe(false);
  });
});

describe("the report as a file", () => {
  test("is a page under the name of the document that may load and run nothing", async () => {
    const identity = await finishedEdit();
    const answer = await ask(identity, "report-file?format=html");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-disposition": "attachment; filename=Permafrost_change-report.html",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(answer.headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-.*sandbox$/,
    );
    expect(answer.body).toMatch(/<del> ?the ?<\/del>/);
    expect(answer.body).toContain("streams &amp; rivers");
  });

  test("is a table for a spreadsheet that computes nothing", async () => {
    const identity = await finishedEdit();
    const answer = await ask(identity, "report-file?format=csv");
    expect(answer.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": "attachment; filename=Permafrost_proof-sheet.csv",
    });
    const lines = answer.body.split("\r\n");
    expect(lines[0]).toBe("\uFEFFType,Your original,Result,Edited file,Where");
    expect(lines).toContain('Number,−0.5,identical,−0.5,"Manuscript, paragraph 3"');
    expect(lines.some((line) => /(^|,)"?[=@]/.test(line))).toBe(false);
  });

  test.each(locales)("speaks %s to a reader of it", async (locale) => {
    person = await someone({ locale });
    const identity = await finishedEdit(manuscript, {}, "冻土 <1>.docx");
    const page = await ask(identity, "report-file?format=html");
    expect(page.body).toContain(`<html lang="${locale.replace("_", "-")}">`);
    expect(page.body).toContain(at.ctx.messages(locale, "report:proof-title"));
    expect(page.body).toContain(at.ctx.messages(locale, "reasons:doubled-word"));
    expect(page.body).toContain("冻土 &lt;1&gt;.docx");
    expect(page.body).not.toMatch(/\{\{|report:|reasons:/);
    const name = at.ctx.messages(locale, "report:file-name-report", { name: "冻土 <1>" });
    expect(decodeURIComponent(String(page.headers["content-disposition"]))).toContain(
      `${name}.html`,
    );
    const table = await ask(identity, "report-file?format=csv");
    expect(table.body).toContain(at.ctx.messages(locale, "report:kind-citation"));
  });

  test.each(["?format=", "?format=pdf", "?format=html&format=csv"])(
    "is not made in another format: %j",
    async (query) => {
      const identity = await finishedEdit();
      expect(refusalOf(await ask(identity, `report-file${query}`)).code).toBe("invalid-input");
    },
  );
});

describe("the copies of an edit", () => {
  test("are the tracked one, the clean one and the original [G-60]", async () => {
    const identity = await finishedEdit();
    const copy = async (query: string) => (await ask(identity, `download${query}`)).rawPayload;
    const [tracked, clean] = [await copy("?copy=tracked"), await copy("?copy=clean")];
    expect(Buffer.compare(await copy("?copy=original"), manuscript)).toBe(0);
    expect(Buffer.compare(await copy(""), tracked)).toBe(0);
    expect(readChanges(openWordDocument(tracked))).toHaveLength(1);
    expect(readChanges(openWordDocument(clean))).toEqual([]);
    const texts = (bytes: Buffer) => openWordDocument(bytes).paragraphs.map((one) => one.text);
    expect(texts(clean)).toEqual(texts(tracked));
    expect(texts(clean)[1]).toBe(text.replace("the the", "the"));
  });

  test("have the name that is asked for", async () => {
    const identity = await finishedEdit();
    const answer = await ask(identity, "download?copy=clean&fileName=Permafrost_clean.docx");
    expect(answer.headers["content-disposition"]).toContain("Permafrost_clean.docx");
  });

  test.each(["?copy=", "?copy=bilingual", "?copy=clean&copy=tracked"])(
    "are no others: %j",
    async (query) => {
      const identity = await finishedEdit();
      expect(refusalOf(await ask(identity, `download${query}`)).code).toBe("invalid-input");
    },
  );

  test("and the report stay until the tracked one is downloaded, for who keeps files until then [G-63]", async () => {
    const identity = await finishedEdit(manuscript, { retentionDays: "0" });
    for (const what of [...reading, "download?copy=clean", "download?copy=original"]) {
      expect((await ask(identity, what)).statusCode, what).toBe(200);
    }
    const key = `reports/${identity}.json.gz`;
    await at.ctx.files.bytes(key);
    expect((await ask(identity, "download?copy=tracked")).statusCode).toBe(200);
    await vi.waitFor(async () => {
      const answer = await ask(identity, "report");
      expect(answer.json<ErrorBody>().code).toBe("documents.files-removed");
      await expect(at.ctx.files.bytes(key)).rejects.toThrow();
    });
    const listed = await person.get("/api/digital-edit/list");
    expect(listed.json<{ documents: Document[] }>().documents[0]?.proof).toMatchObject({
      differing: 0,
    });
  });
});
