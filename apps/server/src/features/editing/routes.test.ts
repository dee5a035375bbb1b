import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import {
  type Access,
  type ChangeReport,
  contract,
  type Document,
  type DocumentFailure,
  type DocumentPage,
  type EditingAccess,
  type ErrorBody,
  type Plans,
} from "@curie/contract";
import { openWordDocument } from "@curie/docx";
import { aWordFile as aFileOf, paragraph, run } from "@curie/docx/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { findSignedInUser } from "#features/accounts/sessions/service.ts";
import { sessions, users } from "#features/accounts/tables.ts";
import { giveUp } from "#features/documents/processing/service.ts";
import { sweepDocuments } from "#features/documents/retention/service.ts";
import { documents, uploads } from "#features/documents/tables.ts";
import { countUploadWords } from "#features/documents/uploads/service.ts";
import { plans } from "#features/plans/tables.ts";
import { grantTrial } from "#features/plans/trials/service.ts";
import { newestFirst } from "#platform/db/order.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
  uploadForm,
} from "#platform/testing/app-for-tests.ts";
import { aWordFile, aWordFileOf } from "#platform/testing/word-file.ts";
import { editDocument, editing } from "./service.ts";

const american = "American English";
const manuscript = aWordFile([
  "Permafrost thaw alters the the hydrology of alpine catchments [12].",
  "The discharge was measured in 2019 at 14 stations.",
]);
const never = new AbortController().signal;
const engineStopped: DocumentFailure = { code: "editing.engine-stopped", params: {} };

let at: TestApp;
let person: Person;

beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  person = await at.person();
  await onTrial();
});
afterAll(() => at.close());

async function upload(
  bytes: Buffer = manuscript,
  fields: Record<string, string> = {},
  who = person,
): Promise<string> {
  const answer = await who.send({
    method: "POST",
    url: "/api/upload",
    ...uploadForm([{ name: "Permafrost.docx", bytes }], fields),
  });
  return answer.json<{ identity: string }>().identity;
}

/** An upload whose words have been counted. */
async function countedUpload(bytes?: Buffer, fields?: Record<string, string>): Promise<string> {
  const file = await upload(bytes, fields);
  await countUploadWords(at.ctx, file);
  return file;
}

const start = (file: string, who = person, styleOfEnglish = american) =>
  who.post("/api/digital-edit/start", { file, styleOfEnglish });

/** What is left of an answer when nothing but the contract's fields may be in it. */
async function validAnswer(answer: unknown): Promise<unknown> {
  const checked = await contract.editing.list["~orpc"].outputSchema?.["~standard"].validate(answer);
  if (!checked || checked.issues) throw new Error(JSON.stringify(checked?.issues));
  return checked.value;
}

/** The text of the mails on their way to the person. */
async function mailTexts(): Promise<string[]> {
  const { rows } = await at.ctx.db.execute<{ text: string }>(
    sql`select data->>'text' as text from pgboss.job where name = 'mail.deliver' and data->>'to' = ${person.email}`,
  );
  return rows.map(({ text }) => text);
}

async function startedEdit(fields?: Record<string, string>): Promise<Document> {
  return (await start(await countedUpload(manuscript, fields))).json<{ document: Document }>()
    .document;
}

/** A finished edit of one sentence. */
async function chosenEdit(sentence: string, choices: object): Promise<Document> {
  const file = await countedUpload(aWordFile([sentence]));
  const begun = await person.post("/api/digital-edit/start", { file, ...choices });
  const { document } = begun.json<{ document: Document }>();
  await editDocument(at.ctx, document.identity, never);
  return stateOf(document.identity);
}

async function changesOf(identity: string): Promise<[string, string, string | null][]> {
  const report = (await person.get(`/api/digital-edit/${identity}/report`)).json<ChangeReport>();
  return report.paragraphs.flatMap(({ changes }) =>
    changes.map(({ before, after, reason }): [string, string, string | null] => [
      ...([before.trim(), after.trim()] as const),
      reason,
    ]),
  );
}

async function changeProfile(payload: object): Promise<unknown> {
  return (await person.send({ method: "PATCH", url: "/api/accounts/profile", payload })).json();
}

async function finishedEdit(fields?: Record<string, string>): Promise<Document> {
  const { identity } = await startedEdit(fields);
  await editDocument(at.ctx, identity, never);
  return stateOf(identity);
}

async function stateOf(identity: string): Promise<Document> {
  const answer = await person.post("/api/digital-edit/status", { identities: [identity] });
  const [document] = answer.json<{ documents: Document[] }>().documents;
  if (!document) throw new Error("the document is gone");
  return document;
}

async function editsUsed(): Promise<number | undefined> {
  const answer = await person.get("/api/curie/status/sync");
  return answer.json<{ plans: Plans }>().plans.free_trial?.access.features.editing.usesConsumed;
}

function storedFiles(): string[] {
  const folder = join(at.ctx.config.dataDir, "files");
  return ["originals", "results", "reports"].flatMap((name) =>
    existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : [],
  );
}

async function onTrial(
  change?: Parameters<typeof grantTrial>[2],
  who: Person = person,
): Promise<void> {
  const user = await findSignedInUser(at.ctx, who.cookie);
  if (!user) throw new Error("not signed in");
  await grantTrial(at.ctx, user, change);
}

async function manyEdits(edits: number): Promise<void> {
  await onTrial({ edits, endsAt: new Date(at.clock.now().getTime() + 30 * 86_400_000) });
}

describe("an edit", () => {
  test("goes from upload to a Word file with tracked changes under the given name [S48 S214 S216]", async () => {
    const document = await finishedEdit();
    expect(document).toMatchObject({
      status: "completed",
      type: "edit",
      origin: "web",
      styleOfEnglish: american,
      file: { name: "Permafrost.docx" },
      words: 19,
      changes: 1,
      editsLeftOut: 0,
      warnings: [],
      failure: null,
    });
    const { plans } = (await person.get("/api/curie/status/sync")).json<{ plans: Plans }>();
    expect(document.paidBy).toBe(plans.free_trial?.identity);

    const version = await person.get(`/api/digital-edit/${document.identity}/version`);
    const { lewisVersion } = version.json<{ lewisVersion: string }>();
    expect(lewisVersion).toBe(document.lewisVersion);
    expect(lewisVersion).toMatch(/harper/);

    const name = "冻土_edited.docx";
    const download = await person.get(
      `/api/digital-edit/${document.identity}/download?fileName=${encodeURIComponent(name)}&version=${encodeURIComponent(lewisVersion)}`,
    );
    expect(download.statusCode).toBe(200);
    expect(download.headers["content-disposition"]).toContain(
      `filename*=UTF-8''${encodeURIComponent(name)}`,
    );
    const edited = openWordDocument(download.rawPayload);
    expect(edited.paragraphs[0]?.text).toBe(
      "Permafrost thaw alters the hydrology of alpine catchments [12].",
    );
    expect(download.rawPayload.toString("latin1")).not.toBe(manuscript.toString("latin1"));
  });

  test("tells with the result what is odd about the file, and how many edits had no place in it", async () => {
    // Somebody's insertion without the attributes it needs cannot be divided.
    const body = paragraph(
      `${run("The larvae were fed. The the ")}<w:ins>${run("samples were recieved")}</w:ins>${run(".")}`,
    );
    const bytes = aFileOf({ body, settings: '<w:writeProtection w:hashValue="c2FsdA=="/>' });
    const started = await start(await countedUpload(bytes));
    const { identity } = started.json<{ document: Document }>().document;
    expect(await stateOf(identity)).toMatchObject({ editsLeftOut: null, warnings: [] });
    await editDocument(at.ctx, identity, never);
    expect(await stateOf(identity)).toMatchObject({
      status: "completed",
      changes: 1,
      editsLeftOut: 1,
      warnings: ["write-protected"],
    });
  });

  test("waits for the word count, and starts when it is there [S49 G-16]", async () => {
    const file = await upload();
    expect(refusalOf(await start(file))).toEqual({ status: 409, code: "word-count-not-received" });
    expect(await editsUsed()).toBe(0);
    await countUploadWords(at.ctx, file);
    expect((await start(file)).statusCode).toBe(200);
  });

  test("counts one use at its accepted start [S212 S217]", async () => {
    await startedEdit();
    expect(await editsUsed()).toBe(1);
  });

  test("of one upload starts once, however often and however quickly it is asked [S212]", async () => {
    const file = await countedUpload();
    const answers = await Promise.all([start(file), start(file), start(file)]);
    const identities = answers.map(
      (answer) => answer.json<{ document: Document }>().document.identity,
    );
    expect(new Set(identities).size).toBe(1);
    expect(await editsUsed()).toBe(1);
  });

  test.each([
    ["without a style", { styleOfEnglish: undefined }],
    ["with a style that is not offered", { styleOfEnglish: "Australian English" }],
    ["with Oxford spelling in American English", { oxfordSpelling: true }],
    ["with a first language that is not offered", { firstLanguage: "fr" }],
    ["without a file", { file: undefined }],
    ["with something that is no identity", { file: "paper" }],
  ])("%s is refused, and no use is counted [S244]", async (_name, change) => {
    const file = await countedUpload();
    const answer = await person.post("/api/digital-edit/start", {
      file,
      styleOfEnglish: american,
      ...change,
    });
    expect(refusalOf(answer)).toEqual({ status: 400, code: "invalid-input" });
    expect(await editsUsed()).toBe(0);
  });

  test("in British English with Oxford spelling is written with -ize and says so everywhere [S42 S63]", async () => {
    const { identity } = await chosenEdit("The organisation analysed the color of each sample.", {
      ...{ styleOfEnglish: "British English", oxfordSpelling: true },
    });
    expect(await changesOf(identity)).toEqual([
      ["organisation", "organization", "oxford-spelling"],
      ["color", "colour", "british-spelling"],
    ]);
    expect(await stateOf(identity)).toMatchObject({
      ...{ styleOfEnglish: "British English", oxfordSpelling: true },
    });
    const { documents } = (await person.get("/api/digital-edit/list")).json<DocumentPage>();
    expect(documents[0]).toMatchObject({ identity, oxfordSpelling: true });
    const page = await person.get(`/api/digital-edit/${identity}/report-file?format=html`);
    expect(page.body).toContain("British English with Oxford spelling");
  });

  test("that failed keeps its spelling and its author's language when it is tried again [G-62]", async () => {
    const file = await countedUpload();
    const begun = await person.post("/api/digital-edit/start", {
      ...{ file, styleOfEnglish: "British English", oxfordSpelling: true, firstLanguage: "ja" },
    });
    const { identity } = begun.json<{ document: Document }>().document;
    await at.ctx.db
      .update(documents)
      .set({ status: "failed", failureCode: "editing.engine-stopped", failureParams: {} })
      .where(eq(documents.id, identity));
    const again = await person.post(`/api/digital-edit/${identity}/retry`, {});
    expect(again.json()).toMatchObject({
      document: { status: "processing", oxfordSpelling: true },
    });
    const [row] = await at.ctx.db.select().from(documents).where(eq(documents.id, identity));
    expect(row).toMatchObject({ oxfordSpelling: true, firstLanguage: "ja" });
  });

  test("looks for what is likely in the author's language, of the start or else of the profile", async () => {
    const sentence = "The model was able to predict the fatigue life of beam.";
    const edited = async (choices: object) => {
      const { identity } = await chosenEdit(sentence, { styleOfEnglish: american, ...choices });
      return (await changesOf(identity)).map(([, after]) => after);
    };
    expect(await edited({})).toEqual([]);
    expect(await edited({ firstLanguage: "zh" })).toEqual(["the"]);
    await changeProfile({ firstLanguage: "ja" });
    expect(await edited({})).toEqual(["the"]);
    expect(await edited({ firstLanguage: "other" })).toEqual([]);
    expect(await edited({ firstLanguage: null })).toEqual([]);
  });

  test("hands out the author's language with one's data, and forgets it with the document [G-5 G-84]", async () => {
    await changeProfile({ firstLanguage: "pt" });
    const { identity } = await startedEdit();
    const exported = (await person.get("/api/accounts/export")).json();
    expect(exported).toMatchObject({
      data: {
        account: { firstLanguage: "pt" },
        documents: { documents: [{ firstLanguage: "pt" }] },
      },
    });
    await person.send({
      method: "DELETE",
      url: `/api/digital-edit/${identity}`,
      payload: { fileName: "Permafrost.docx", keepFile: false },
    });
    const [row] = await at.ctx.db.select().from(documents).where(eq(documents.id, identity));
    expect(row).toMatchObject({ fileName: "", firstLanguage: null });
    expect(await changeProfile({ firstLanguage: null })).toMatchObject({
      user: { firstLanguage: null },
    });
  });

  test("of 25,000 words is accepted, of 25,001 refused without counting a use [S225 G-17]", async () => {
    const long = await start(await countedUpload(aWordFileOf(25_001)));
    expect(refusalOf(long)).toEqual({
      status: 422,
      code: "digital-editing-exceeds-max-word-count",
    });
    expect(long.json()).toMatchObject({ params: { words: 25_001, limit: 25_000 } });
    expect(await editsUsed()).toBe(0);
    expect((await start(await countedUpload(aWordFileOf(25_000)))).statusCode).toBe(200);
  });

  test("runs through the queue by itself and tells its owner by mail", async () => {
    const file = await upload();
    const worker = await startTestWorker();
    try {
      const document = await vi.waitFor(
        async () => {
          const answer = await start(file);
          if (answer.statusCode !== 200) throw new Error(answer.body);
          return answer.json<{ document: Document }>().document;
        },
        { interval: 200 },
      );
      await vi.waitFor(
        async () => expect((await stateOf(document.identity)).status).toBe("completed"),
        { interval: 200 },
      );
      await vi.waitFor(
        async () => {
          const mailbox = await at.request({
            method: "GET",
            url: `/api/demo/mailbox?to=${person.email}`,
          });
          expect(mailbox.body).toContain("Permafrost.docx");
        },
        { interval: 200 },
      );
    } finally {
      await worker.stop();
    }
  });
});

/** Takes up the queue of the test's database in this process. */
async function startTestWorker(): Promise<{ stop(): Promise<void> }> {
  const { createJobs } = await import("#platform/jobs/jobs.ts");
  const { jobs } = await import("#app");
  const worker = await createJobs(at.databaseUrl, jobs, at.ctx.log);
  await worker.work(at.ctx);
  return { stop: () => worker.stop(1000) };
}

describe("limits", () => {
  test("let exactly one of two starts at the last remaining use through", async () => {
    await manyEdits(1);
    const files = [await countedUpload(), await countedUpload()];
    const answers = await Promise.all(files.map((file) => start(file)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 403]);
    expect(await editsUsed()).toBe(1);
    const access = (await person.get("/api/digital-edit/limit-reached")).json<EditingAccess>();
    expect(access).toMatchObject({
      limitReached: true,
      reason: "count",
      useLimitCheckPasses: true,
    });
  });

  test("refuse the eleventh start within an hour and say when the next may come [G-13]", async () => {
    await manyEdits(100);
    for (let number = 0; number < 10; number += 1) {
      expect((await start(await countedUpload())).statusCode).toBe(200);
      at.clock.advance(60_000);
    }
    const file = await countedUpload();
    const refused = await start(file);
    expect(refusalOf(refused)).toEqual({ status: 429, code: "maximum-automated-edits-reached" });
    const { availableAt } = refused.json<{ params: { availableAt: string } }>().params;
    expect(new Date(availableAt).getTime() - at.clock.now().getTime()).toBe(50 * 60_000);
    at.clock.advance(50 * 60_000);
    expect((await start(file)).statusCode).toBe(200);
  });

  test("refuse a start on a trial that has ended", async () => {
    const file = await countedUpload();
    await editsUsed();
    const ended = new Date(at.clock.now().getTime() - 1);
    await at.ctx.db.update(plans).set({ endsAt: ended }).where(eq(plans.userId, person.identity));
    expect(refusalOf(await start(file)).code).toBe("automated-edit-not-available");
    const { access } = (await person.get("/api/curie/load")).json<{ access: Access }>();
    expect(access.editing).toMatchObject({ limitReached: true, reason: "expired" });
  });
});

describe("the access check", () => {
  const limit = async () =>
    (await person.get("/api/digital-edit/limit-reached")).json<EditingAccess>();

  test("says that an edit may start, or the reason why not [S191 G-13]", async () => {
    expect(await limit()).toMatchObject({ limitReached: false, reason: null });
    await manyEdits(0);
    expect(await limit()).toMatchObject({ limitReached: true, reason: "count" });
    await manyEdits(20);
    for (let edits = 0; edits < 10; edits++) await startedEdit();
    expect(await limit()).toMatchObject({
      reason: "hourly",
      availableAt: new Date(at.clock.now().getTime() + 3_600_000).toISOString(),
    });
    at.clock.advance(31 * 86_400_000);
    expect(await limit()).toMatchObject({ reason: "expired", planType: "free_trial" });
    person = await at.person();
    expect(await limit()).toMatchObject({ reason: "no-plan", planType: null });
  });
});

describe("the list", () => {
  async function seedEdits(count: number): Promise<void> {
    const createdAt = (age: number) => new Date(at.clock.now().getTime() - age * 60_000);
    await at.ctx.db.insert(documents).values(
      Array.from({ length: count }, (_, index): typeof documents.$inferInsert => ({
        id: at.ctx.ids.uuid(),
        uploadId: at.ctx.ids.uuid(),
        ownerId: person.identity,
        type: "edit",
        status: "completed",
        origin: "web",
        fileName: `paper ${index + 1}.docx`,
        sizeBytes: 1,
        retentionDays: 90,
        createdAt: createdAt(index),
      })),
    );
  }
  const list = async (query: string) =>
    (await person.get(`/api/digital-edit/list${query}`)).json<DocumentPage>();

  test("shows rows 11 to 20 on page 2 of 25, newest first, with its pagination [S36 S81 S209]", async () => {
    await seedEdits(25);
    const { documents: shown, pagination } = await list("?page=2");
    expect(shown.map(({ file }) => file.name)).toEqual(
      Array.from({ length: 10 }, (_, index) => `paper ${index + 11}.docx`),
    );
    expect(pagination).toEqual({ numberOfResults: 25, page: 2, pageSize: 10, offset: 10 });
  });

  test("shows the last valid page for a page that is none [S209 G-66]", async () => {
    await seedEdits(12);
    expect((await list("?page=99")).pagination.page).toBe(2);
    expect((await list("?page=two")).pagination.page).toBe(1);
  });

  test("finds what holds these very characters in its name, in every order", async () => {
    await seedEdits(25);
    const named = async (query: string) => {
      const { documents: shown, pagination } = await list(query);
      return [pagination.numberOfResults, ...shown.map(({ file }) => file.name)];
    };
    expect(await named("?search=PAPER%202&order=oldest")).toEqual([
      7,
      ...[25, 24, 23, 22, 21, 20, 2].map((number) => `paper ${number}.docx`),
    ]);
    expect(await named("?search=r%201.&order=name")).toEqual([1, "paper 1.docx"]);
    // Signs of a pattern are characters like others.
    expect(await named("?search=%25")).toEqual([0]);
    expect(await named("?search=paper_1")).toEqual([0]);
    expect((await named("?order=oldest&page=3")).slice(0, 2)).toEqual([25, "paper 5.docx"]);
    expect(refusalOf(await person.get("/api/digital-edit/list?order=size")).code).toBe(
      "invalid-input",
    );
  });

  test("holds the owner's rows only, and no translations among edits [S209]", async () => {
    await seedEdits(2);
    const stranger = await at.person();
    const theirs = (await stranger.get("/api/digital-edit/list")).json<DocumentPage>();
    expect(theirs.documents).toEqual([]);
    expect((await list("?type=translation")).documents).toEqual([]);
  });

  test("is what the contract says, in every state of a document, and no more", async () => {
    await seedEdits(2);
    await startedEdit();
    const { identity } = await startedEdit();
    await giveUp(at.ctx, editing, identity, engineStopped);
    for (const url of ["/api/digital-edit/list", "/api/digital-translation/list?type=edit"]) {
      const answer = (await person.get(url)).json<DocumentPage>();
      expect(answer.documents.map(({ status }) => status).sort()).toEqual([
        "completed",
        "completed",
        "failed",
        "processing",
      ]);
      expect(await validAnswer(answer)).toEqual(answer);
    }
  });

  test("refuses a type that is none, and strangers, as every endpoint does", async () => {
    const refused = await person.get("/api/digital-edit/list?type=poem");
    expect(refusalOf(refused)).toEqual({ status: 400, code: "invalid-input" });
    expect(refused.json<ErrorBody>().params).toEqual({ fields: ["type"] });
    const stranger = await at.request({ method: "GET", url: "/api/digital-edit/list?type=poem" });
    expect(refusalOf(stranger)).toEqual({ status: 401, code: "not-signed-in" });
  });

  test("is shown to no session that is over, idle for too long, or waits for its second step", async () => {
    const own = eq(sessions.userId, person.identity);
    const now = at.clock.now().getTime();
    const asked = async () => {
      const answers = [
        await person.get("/api/digital-edit/list"),
        await person.get("/api/curie/load"),
      ];
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await asked()).toEqual([200, 200]);
    const [good] = await at.ctx.db.select().from(sessions).where(own);
    if (!good) throw new Error("no session");
    for (const bad of [
      { expiresAt: new Date(now - 1000) },
      { lastSeenAt: new Date(now - 90 * 86_400_000) },
      { secondStepDue: true },
    ]) {
      await at.ctx.db.update(sessions).set(bad).where(own);
      expect(await asked()).toEqual([401, 401]);
      await at.ctx.db.update(sessions).set(good).where(own);
    }
    await at.ctx.db.delete(sessions).where(own);
    expect(await asked()).toEqual([401, 401]);
  });

  test("notes that the session was used", async () => {
    const own = eq(sessions.userId, person.identity);
    const before = new Date(at.clock.now().getTime() - 86_400_000);
    await at.ctx.db.update(sessions).set({ lastSeenAt: before }).where(own);
    await person.get("/api/digital-edit/list");
    await vi.waitFor(async () => {
      const [session] = await at.ctx.db.select().from(sessions).where(own);
      expect(session?.lastSeenAt.getTime()).toBeGreaterThan(before.getTime());
    });
  });

  test("is read from its index, without sorting what is not shown", async () => {
    const plan = await at.ctx.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_bitmapscan = off`);
      const rows = await tx.execute<{ "QUERY PLAN": string }>(sql`
        explain (costs off) select ${documents.id} from ${documents}
        where ${documents.ownerId} = ${person.identity} and ${documents.type} = 'edit'
          and ${documents.deletedAt} is null
        order by ${newestFirst(documents.createdAt)}, ${documents.id} limit 10`);
      return JSON.stringify(rows);
    });
    expect(plan).toContain("documents_list");
    expect(plan).not.toContain("Sort");
  });
});

describe("the status of several documents", () => {
  test("is answered in one request, and says nothing about other people's [S39 S211]", async () => {
    const [first, second] = [await startedEdit(), await startedEdit()];
    const stranger = await at.person();
    const own = person;
    await onTrial({}, stranger);
    person = stranger;
    const foreign = await startedEdit();
    person = own;
    const identities = [first.identity, foreign.identity, second.identity];
    for (const [url, body] of [
      ["/api/digital-edit/status", { identities }],
      ["/api/digital-order/status", { type: "edit", identities }],
    ] as const) {
      const answer = await person.post(url, body);
      const states = answer.json<{ documents: Document[] }>().documents;
      expect(states.map(({ identity }) => identity).sort()).toEqual(
        [first.identity, second.identity].sort(),
      );
    }
    const translations = await person.post("/api/digital-order/status", {
      type: "translation",
      identities,
    });
    expect(translations.json()).toEqual({ documents: [] });
    expect((await person.post("/api/digital-edit/status", { identities: [] })).json()).toEqual({
      documents: [],
    });
    const nobody = await at.request({
      method: "POST",
      url: "/api/digital-edit/status",
      payload: { identities },
    });
    expect(refusalOf(nobody)).toEqual({ status: 401, code: "not-signed-in" });
  });

  test("says how many jobs stand before a waiting one", async () => {
    await startedEdit();
    at.clock.advance(1000);
    const later = await startedEdit();
    expect((await stateOf(later.identity)).progress?.ahead).toBeGreaterThanOrEqual(1);
  });
});

describe("somebody else's document", () => {
  test("cannot be seen, started, downloaded, versioned, retried or deleted [S211 S212 S214 S215 S216]", async () => {
    const document = await finishedEdit();
    const file = await countedUpload();
    const stranger = await at.person();
    const { identity } = document;
    const refused = await Promise.all([
      start(file, stranger),
      stranger.get(`/api/digital-edit/${identity}/version`),
      stranger.get(`/api/digital-edit/${identity}/download`),
      stranger.post(`/api/digital-edit/${identity}/retry`),
      stranger.send({
        method: "DELETE",
        url: `/api/digital-edit/${identity}`,
        payload: { fileName: "Permafrost.docx", keepFile: false },
      }),
      stranger.send({ method: "DELETE", url: `/api/upload/${file}` }),
    ]);
    for (const answer of refused) {
      expect(refusalOf(answer)).toEqual({ status: 404, code: "documents.not-found" });
    }
    // A link that people follow answers with a page.
    const link = await stranger.get(`/api/order-form/from-digital-edit/${identity}`);
    expect(link.headers.location).toBe("/rubriq/order/refused?code=documents.not-found");
    expect((await stateOf(identity)).status).toBe("completed");
  });
});

describe("deleting", () => {
  const remove = (
    identity: string,
    body: object = { fileName: "Permafrost.docx", keepFile: false },
  ) => person.send({ method: "DELETE", url: `/api/digital-edit/${identity}`, payload: body });

  test("removes the bytes at once, and a second time answers the same [S71 S215 G-5]", async () => {
    const before = storedFiles();
    const { identity } = await finishedEdit();
    expect((await remove(identity)).json()).toEqual({ done: true });
    expect(storedFiles().sort()).toEqual(before.sort());
    expect(refusalOf(await person.get(`/api/digital-edit/${identity}/download`)).status).toBe(404);
    expect((await remove(identity)).json()).toEqual({ done: true });
    const [row] = await at.ctx.db.select().from(documents).where(eq(documents.id, identity));
    expect(row).toMatchObject({
      fileName: "",
      originalKey: null,
      resultKey: null,
      reportKey: null,
      status: "completed",
    });
  });

  test("needs the file name and the flag that is false [S215]", async () => {
    const { identity } = await finishedEdit();
    expect(
      refusalOf(await remove(identity, { fileName: "Permafrost.docx", keepFile: true })).status,
    ).toBe(400);
    expect(refusalOf(await remove(identity, { keepFile: false })).status).toBe(400);
    expect((await stateOf(identity)).status).toBe("completed");
  });

  test("while the job runs leaves nothing of the result", async () => {
    const { identity } = await startedEdit();
    const job = editDocument(at.ctx, identity, never);
    await vi.waitFor(async () => {
      const [row] = await at.ctx.db.select().from(documents).where(eq(documents.id, identity));
      expect(row?.startedAt).not.toBeNull();
    });
    await remove(identity);
    // The original may be gone before the job reads it; either way nothing stays.
    await job.catch(() => {});
    expect(storedFiles().filter((name) => name.includes(identity))).toEqual([]);
  });
});

describe("a document that is not finished", () => {
  test("has no version and no download yet [S214 S216]", async () => {
    const { identity } = await startedEdit();
    for (const what of ["version", "download"]) {
      expect(refusalOf(await person.get(`/api/digital-edit/${identity}/${what}`))).toEqual({
        status: 409,
        code: "documents.not-completed",
      });
    }
  });

  test("cannot be ordered for professional editing, and a finished one can [S4 S208]", async () => {
    const { identity } = await startedEdit();
    const url = `/api/order-form/from-digital-edit/${identity}`;
    const refused = "/rubriq/order/refused?code=documents.not-completed";
    expect((await person.get(url)).headers.location).toBe(refused);
    await editDocument(at.ctx, identity, never);
    expect((await person.get(url)).headers.location).toMatch(/^\/rubriq\/order\/[0-9a-f-]{36}$/);
    const signedOut = await at.request({ method: "GET", url });
    expect(signedOut.headers.location).toBe(`/sign-in?returnTo=${encodeURIComponent(url)}`);
  });
});

describe("a failed edit", () => {
  test("says why, gives the use back, and can be tried again [G-14 G-62]", async () => {
    const { identity } = await startedEdit();
    expect(await editsUsed()).toBe(1);
    await giveUp(at.ctx, editing, identity, engineStopped);
    await giveUp(at.ctx, editing, identity, engineStopped);
    expect(await editsUsed()).toBe(0);
    const [mail] = await mailTexts();
    expect(mail?.match(/not counted/g)).toHaveLength(1);
    expect(await stateOf(identity)).toMatchObject({
      status: "failed",
      failure: engineStopped,
      filesKept: true,
      version: { number: 1, previous: null },
    });

    const retried = await person.post(`/api/digital-edit/${identity}/retry`);
    expect(retried.json()).toMatchObject({
      document: { identity, status: "processing", failure: null },
    });
    expect(await editsUsed()).toBe(1);
    await editDocument(at.ctx, identity, never);
    expect((await stateOf(identity)).status).toBe("completed");
    expect(refusalOf(await person.post(`/api/digital-edit/${identity}/retry`)).code).toBe(
      "documents.not-failed",
    );
  });

  test("that is refused by the editor alone says the exact reason, on the page and in the mail [S65]", async () => {
    const { identity } = await startedEdit();
    const [row] = await at.ctx.db.select().from(documents).where(eq(documents.id, identity));
    await at.ctx.files.write(row?.originalKey ?? "", Buffer.from("%PDF-1.7"));
    await editDocument(at.ctx, identity, never);
    const { status, failure } = await stateOf(identity);
    expect({ status, failure }).toEqual({
      status: "failed",
      failure: { code: "not-a-word-file", params: { found: "pdf" } },
    });
    expect(await editsUsed()).toBe(0);
    const [text] = await mailTexts();
    expect(text).toContain("This is a PDF, not a Word document.");
    expect(text?.match(/not counted/g)).toHaveLength(1);
  });

  test("is tried again once when asked twice at once", async () => {
    const { identity } = await startedEdit();
    await giveUp(at.ctx, editing, identity, engineStopped);
    const answers = await Promise.all([
      person.post(`/api/digital-edit/${identity}/retry`),
      person.post(`/api/digital-edit/${identity}/retry`),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    expect(await editsUsed()).toBe(1);
  });

  test("keeps no result of a job that was done twice", async () => {
    const { identity } = await finishedEdit();
    const before = await stateOf(identity);
    await editDocument(at.ctx, identity, never);
    expect(await stateOf(identity)).toEqual(before);
  });
});

describe("retention", () => {
  test("of somebody who keeps files until download removes them after it [G-63]", async () => {
    const { identity } = await finishedEdit({ retentionDays: "0" });
    expect((await person.get(`/api/digital-edit/${identity}/download`)).statusCode).toBe(200);
    await vi.waitFor(async () => expect((await stateOf(identity)).filesKept).toBe(false));
    expect(refusalOf(await person.get(`/api/digital-edit/${identity}/download`))).toEqual({
      status: 410,
      code: "documents.files-removed",
    });
    const stored = () => storedFiles().filter((name) => name.includes(identity));
    await vi.waitFor(() => expect(stored()).toEqual([]));
  });

  test("until download does not end with a question about the download [G-63]", async () => {
    const { identity } = await finishedEdit({ retentionDays: "0" });
    const url = `/api/digital-edit/${identity}/download`;
    const head = await person.send({ method: "HEAD", url });
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    // Had the files been forgotten, it would have happened before two further requests end.
    expect((await stateOf(identity)).filesKept).toBe(true);
    // Both have opened the file before either has sent it.
    const read = at.ctx.files.read;
    const bothOpen = Promise.withResolvers<void>();
    let opened = 0;
    const reading = vi.spyOn(at.ctx.files, "read").mockImplementation(async (key) => {
      const file = await read(key);
      opened += 1;
      if (opened === 2) bothOpen.resolve();
      await bothOpen.promise;
      return file;
    });
    const [one, other] = await Promise.all([person.get(url), person.get(url)]);
    reading.mockRestore();
    expect(Number(head.headers["content-length"])).toBe(one.rawPayload.length);
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
    await vi.waitFor(async () => expect((await stateOf(identity)).filesKept).toBe(false));
  });

  test("until download keeps everything when the process dies between the last byte and the removal", async () => {
    const { identity } = await finishedEdit({ retentionDays: "0" });
    const transaction = vi.spyOn(at.ctx.db, "transaction").mockImplementation(() => {
      throw new Error("the process is gone");
    });
    try {
      await person.get(`/api/digital-edit/${identity}/download`);
      await vi.waitFor(() => expect(transaction).toHaveBeenCalled());
    } finally {
      transaction.mockRestore();
    }
    expect((await stateOf(identity)).filesKept).toBe(true);
    expect((await person.get(`/api/digital-edit/${identity}/download`)).statusCode).toBe(200);
  });

  test("that lost a file says so, in the shape of every refusal", async () => {
    const { identity } = await finishedEdit();
    const [row] = await at.ctx.db.select().from(documents).where(eq(documents.id, identity));
    for (const key of [row?.resultKey, row?.reportKey]) await at.ctx.files.remove(key ?? "");
    const missing = { status: 410, code: "documents.file-missing" };
    for (const what of ["download", "download?copy=clean", "report", "report-file"]) {
      const answer = await person.get(`/api/digital-edit/${identity}/${what}`);
      expect(refusalOf(answer), what).toEqual(missing);
      expect(answer.headers["content-type"], what).toContain("application/json");
      expect(answer.headers["content-disposition"], what).toBeUndefined();
    }
    expect(
      (await person.get(`/api/digital-edit/${identity}/download?copy=original`)).statusCode,
    ).toBe(200);
  });

  test("ends after the days that were chosen, and not before [G-63]", async () => {
    const { identity } = await finishedEdit({ retentionDays: "30" });
    at.clock.advance(30 * 86_400_000 - 1);
    await sweepDocuments(at.ctx, [editing]);
    const stored = () => storedFiles().filter((name) => name.includes(identity));
    expect(stored().sort()).toEqual([`${identity}.docx`, `${identity}.json.gz`]);
    at.clock.advance(1);
    await sweepDocuments(at.ctx, [editing]);
    expect(stored()).toEqual([]);
  });

  test("forgets uploads that nobody started within a day, and bytes that no row knows", async () => {
    const forgotten = await upload();
    const orphan = at.ctx.ids.uuid();
    await at.ctx.files.write(`originals/${orphan}.docx`, manuscript);
    await at.ctx.files.write(`reports/${orphan}.json.gz`, manuscript);
    await at.ctx.files.write("originals/somebody-elses.txt", manuscript);
    at.clock.advance(86_400_000 + 1);
    const fresh = await upload();
    await sweepDocuments(at.ctx, [editing]);
    const rows = await at.ctx.db.select({ id: uploads.id }).from(uploads);
    expect(rows.map(({ id }) => id)).toContain(fresh);
    expect(rows.map(({ id }) => id)).not.toContain(forgotten);
    expect(storedFiles()).toContain(`${fresh}.docx`);
    expect(storedFiles()).not.toContain(`${forgotten}.docx`);
    expect(storedFiles().filter((name) => name.includes(orphan))).toEqual([]);
    expect(storedFiles()).toContain("somebody-elses.txt");
  });
});

describe("the log", () => {
  test("holds no word of a manuscript and no file name", () => {
    const everything = at.logLines.join("\n");
    expect(everything).not.toContain("Permafrost");
    expect(everything).not.toContain("hydrology");
  });

  test("knows a person by nothing but requests", async () => {
    const [row] = await at.ctx.db.select().from(users).limit(1);
    expect(at.logLines.join("\n")).not.toContain(row?.email ?? "nobody");
  });
});
