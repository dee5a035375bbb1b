import type { ChangeDecision, ChangeReport, DecisionState } from "@curie/contract";
import { openWordDocument, readChanges, readRejectedText } from "@curie/docx";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sweepDocuments } from "#features/documents/retention/service.ts";
import { documents } from "#features/documents/tables.ts";
import { editing } from "#features/editing/service.ts";
import { decisionRevisions, editDecisions } from "#features/editing/tables.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { finishedEdit, personOnTrial } from "#platform/testing/edits.ts";
import { aWordFile } from "#platform/testing/word-file.ts";

const first = "Permafrost thaw alters the the hydrology of 14 streams [12].";
const second = "We measured it in in 2019. They was taken from from the lake.";
const manuscript = aWordFile(["Results", first, second]);

let at: TestApp;
let person: Person;
let identity: string;

beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  person = await personOnTrial(at);
  identity = await finishedEdit(at, person, { name: "Permafrost.docx", bytes: manuscript });
});
afterAll(() => at.close());

type Decided = Omit<ChangeDecision, "reason"> & Partial<Pick<ChangeDecision, "reason">>;

const ask = (what: string, who = person) => who.get(`/api/digital-edit/${identity}/${what}`);
const send = (payload: object, who = person) =>
  who.send({ method: "PUT", url: `/api/digital-edit/${identity}/decisions`, payload });
const decide = async (decisions: Decided[], since = 0) =>
  (await send({ decisions, since })).json<DecisionState>();
const known = async (query = "") => (await ask(`decisions${query}`)).json<DecisionState>();
const download = async (copy: string) => (await ask(`download?copy=${copy}`)).rawPayload;
const textsOf = (bytes: Buffer) => openWordDocument(bytes).paragraphs.map(({ text }) => text);
const rowsOf = (id = identity) =>
  at.ctx.db.select().from(editDecisions).where(eq(editDecisions.documentId, id));

describe("decisions on changes", () => {
  test("are kept as they are made, with the reason why a change is not wanted", async () => {
    expect(await known()).toMatchObject({ revision: 0, decisions: [] });
    const made = await decide([
      { change: 1, decision: "accepted" },
      { change: 2, decision: "rejected", reason: "meaning" },
    ]);
    expect(made.revision).toBe(1);
    expect(made.decisions).toEqual([
      { change: 1, decision: "accepted", reason: null },
      { change: 2, decision: "rejected", reason: "meaning" },
    ]);
    expect(await known()).toEqual(made);
  });

  test("of two windows meet on the server: of each change the last one counts", async () => {
    await decide([
      { change: 1, decision: "accepted" },
      { change: 2, decision: "accepted" },
    ]);
    const elsewhere = await decide([{ change: 2, decision: "rejected" }], 1);
    expect(elsewhere.decisions).toEqual([{ change: 2, decision: "rejected", reason: null }]);
    const here = await decide([{ change: 3, decision: "accepted" }], 1);
    expect(here.decisions.map(({ change, decision }) => [change, decision])).toEqual([
      [2, "rejected"],
      [3, "accepted"],
    ]);
    expect((await known("?since=2")).decisions.map(({ change }) => change)).toEqual([3]);
  });

  test("made at once by many are all kept", async () => {
    const { paragraphs } = (await ask("report")).json<ChangeReport>();
    const all = paragraphs.flatMap(({ changes }) => changes.map(({ number }) => number));
    const answers = await Promise.all(
      all.map((change) => decide([{ change, decision: "accepted" }])),
    );
    expect(new Set(answers.map(({ revision }) => revision)).size).toBe(all.length);
    expect((await known()).decisions.map(({ change }) => change)).toEqual(all);
  });

  test("may be taken back, and said twice they are the same", async () => {
    const decisions = [{ change: 1, decision: "rejected", reason: "style" }] as Decided[];
    await decide(decisions);
    const [before] = await rowsOf();
    await decide(decisions);
    expect(await rowsOf()).toEqual([before]);
    const undone = await decide([{ change: 1, decision: "open" }], 2);
    expect(undone.decisions).toEqual([{ change: 1, decision: "open", reason: null }]);
    expect(Buffer.compare(await download("decided"), await download("tracked"))).toBe(0);
  });

  test("of one request on one change the last one counts", async () => {
    const { decisions } = await decide([
      { change: 1, decision: "accepted" },
      { change: 1, decision: "rejected" },
    ]);
    expect(decisions).toEqual([{ change: 1, decision: "rejected", reason: null }]);
  });

  test.each([
    ["on a change that is none", [{ change: 99, decision: "accepted" }]],
    ["on a change before the first", [{ change: 0, decision: "accepted" }]],
    ["of another kind", [{ change: 1, decision: "maybe" }]],
    ["to accept for a reason", [{ change: 1, decision: "accepted", reason: "style" }]],
    ["for a reason that is none", [{ change: 1, decision: "rejected", reason: "mood" }]],
    ["on nothing", []],
    [
      "on more than may be said at once",
      Array.from({ length: 5001 }, () => ({ change: 1, decision: "accepted" })),
    ],
  ])("are refused %s", async (_, decisions) => {
    expect(refusalOf(await send({ decisions }))).toEqual({ status: 400, code: "invalid-input" });
    expect(await rowsOf()).toEqual([]);
  });

  test("are nobody else's", async () => {
    const stranger = await personOnTrial(at);
    const decisions = [{ change: 1, decision: "accepted" }];
    for (const answer of [await ask("decisions", stranger), await send({ decisions }, stranger)]) {
      expect(refusalOf(answer)).toEqual({ status: 404, code: "documents.not-found" });
    }
    expect((await known()).revision).toBe(0);
  });

  test("are counted in the figures of the report: what is rejected is left out", async () => {
    const report = (await ask("report")).json<ChangeReport>();
    const all = report.paragraphs.flatMap(({ changes }) => changes.map(({ number }) => number));
    const open = await known();
    expect([open.words, open.sentences]).toEqual([report.words, report.sentences]);
    const rejected = await decide(all.map((change) => ({ change, decision: "rejected" })));
    expect(rejected.words.after).toBe(report.words.before);
    expect(rejected.sentences).toEqual({ ...report.sentences, changed: 0 });
    const one = await decide([{ change: 1, decision: "accepted" }]);
    expect(one.words.after).toBe(report.words.before - 1);
    expect(one.sentences.changed).toBe(1);
  });

  test("stand in the report that one can keep, with why", async () => {
    await decide([
      { change: 1, decision: "accepted" },
      { change: 2, decision: "rejected", reason: "meaning" },
    ]);
    const { body } = await ask("report-file?format=html");
    expect(body).toContain('<b class="accepted">Accepted</b>');
    expect(body).toContain('<b class="rejected">Rejected (Not my meaning)</b>');
    // Neither is struck through any more; the legend is.
    const { changes } = (await person.get("/api/digital-edit/list")).json().documents[0];
    expect(body.match(/<del>/g)).toHaveLength(changes - 2 + 1);
  });

  test("belong to what a person is handed of their data [G-84]", async () => {
    await decide([{ change: 2, decision: "rejected", reason: "term" }]);
    const exported = await person.get("/api/accounts/export");
    expect(exported.json()).toMatchObject({
      data: {
        editing: {
          decisions: [{ document: identity, change: 2, decision: "rejected", reason: "term" }],
        },
      },
    });
  });
});

describe("the copies after decisions", () => {
  test("have what was accepted, lack what was rejected, and track what is open [G-60]", async () => {
    await decide([
      { change: 1, decision: "accepted" },
      { change: 2, decision: "rejected" },
    ]);
    const decided = await download("decided");
    const texts = textsOf(decided);
    expect(texts[1]).toBe(first.replace("the the", "the"));
    expect(texts[2]).toContain("in in 2019");
    const rejectedText = readRejectedText(openWordDocument(decided)).map(({ text }) => text);
    expect(rejectedText).toEqual(["Results", first.replace("the the", "the"), second]);
    const open = await download("open");
    expect(readRejectedText(openWordDocument(open)).map(({ text }) => text)).toEqual(
      textsOf(manuscript),
    );
    expect(readChanges(openWordDocument(open)).length).toBe(
      readChanges(openWordDocument(decided)).length,
    );
    const clean = await download("clean");
    expect(readChanges(openWordDocument(clean))).toEqual([]);
    expect(textsOf(clean)).toEqual(texts);
    // The one with everything tracked stays what it was made.
    expect(textsOf(await download("tracked"))[2]).not.toContain("in in 2019");
  });

  test("are the original itself when everything is rejected", async () => {
    const { changes } = (await person.get("/api/digital-edit/list")).json().documents[0];
    await decide(
      Array.from({ length: changes }, (_, index) => ({ change: index + 1, decision: "rejected" })),
    );
    for (const copy of ["decided", "open", "clean"]) {
      expect(Buffer.compare(await download(copy), manuscript), copy).toBe(0);
    }
  });

  test("are not made for an edit from before there were reports, and the clean one is", async () => {
    await at.ctx.db.update(documents).set({ reportKey: null }).where(eq(documents.id, identity));
    for (const what of ["download?copy=decided", "download?copy=open", "decisions"]) {
      expect(refusalOf(await ask(what))).toEqual({ status: 404, code: "editing.no-report" });
    }
    expect(refusalOf(await send({ decisions: [{ change: 1, decision: "accepted" }] })).code).toBe(
      "editing.no-report",
    );
    expect((await ask("download?copy=clean")).statusCode).toBe(200);
  });
});

describe("what is stored of decisions", () => {
  const remove = () =>
    person.send({
      method: "DELETE",
      url: `/api/digital-edit/${identity}`,
      payload: { fileName: "Permafrost.docx", keepFile: false },
    });

  test("goes with the document [G-5]", async () => {
    await decide([{ change: 1, decision: "accepted" }]);
    await remove();
    expect(await rowsOf()).toEqual([]);
    expect(refusalOf(await ask("decisions")).code).toBe("documents.not-found");
  });

  test("is not left by one that was made while the document was deleted", async () => {
    const decisions = [{ change: 1, decision: "accepted" }];
    await Promise.all([send({ decisions }), remove(), send({ decisions }), send({ decisions })]);
    expect(await rowsOf()).toEqual([]);
    const revisions = await at.ctx.db
      .select()
      .from(decisionRevisions)
      .where(eq(decisionRevisions.documentId, identity));
    expect(revisions).toEqual([]);
  });

  test("goes with the files when their time is over [G-63]", async () => {
    await decide([{ change: 1, decision: "accepted" }]);
    await at.ctx.db
      .update(documents)
      .set({ completedAt: new Date(0) })
      .where(eq(documents.id, identity));
    await sweepDocuments(at.ctx, [editing]);
    expect(await rowsOf()).toEqual([]);
    expect(refusalOf(await ask("decisions")).code).toBe("documents.files-removed");
  });

  test("stays until the tracked copy is downloaded, for who keeps files until then [G-63]", async () => {
    identity = await finishedEdit(at, person, {
      ...{ name: "Permafrost.docx", bytes: manuscript },
      fields: { retentionDays: "0" },
    });
    await decide([{ change: 1, decision: "accepted" }]);
    for (const copy of ["decided", "open", "clean", "original"]) await download(copy);
    expect(await rowsOf()).toHaveLength(1);
    await download("tracked");
    await vi.waitFor(async () => expect(await rowsOf()).toEqual([]));
  });
});
