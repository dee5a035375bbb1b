import type { Statement } from "@curie/contract";
import { digestOf, fileInLog, readLog } from "@curie/edit-log";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { documents } from "#features/documents/tables.ts";
import { editDeliveries } from "#features/editing/tables.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { finishedEdit, personOnTrial } from "#platform/testing/edits.ts";
import { aWordFile } from "#platform/testing/word-file.ts";

const manuscript = aWordFile([
  "Results",
  "Permafrost thaw alters the the hydrology of 14 streams.",
]);

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

const ask = (what: string, who = person) => who.get(`/api/digital-edit/${identity}/${what}`);
const download = async (copy: string) => (await ask(`download?copy=${copy}`)).rawPayload;
const decide = (decision: string) =>
  person.send({
    method: "PUT",
    url: `/api/digital-edit/${identity}/decisions`,
    payload: { decisions: [{ change: 1, decision }] },
  });

async function log() {
  const { rawPayload } = await ask("log");
  const read = await readLog(rawPayload);
  if (!read.log) throw new Error(`the log cannot be read: ${read.problem}`);
  return { ...read.log, fingerprint: read.fingerprint };
}

describe("the log of an edit", () => {
  test("is signed by this installation, whose fingerprint anybody may ask for", async () => {
    const signer = await at.app.inject("/api/digital-edit/signer");
    expect(signer.json()).toEqual({ fingerprint: (await log()).fingerprint });
  });

  test("names the original, and every copy that was handed out, by its bytes", async () => {
    const before = await log();
    expect(before.files.map(({ copy }) => copy)).toEqual(["original", "tracked"]);
    await decide("accepted");
    const decided = await download("decided");
    const clean = await download("clean");
    await download("clean");
    await decide("rejected");
    const again = await download("decided");
    const after = await log();
    expect(after.files.map(({ copy }) => copy).sort()).toEqual([
      "clean",
      "decided",
      "decided",
      "original",
      "tracked",
    ]);
    for (const bytes of [decided, clean, again, await download("tracked"), manuscript]) {
      expect(await fileInLog(after, bytes)).not.toBeNull();
    }
    const changed = Buffer.from(decided);
    changed[100] = (changed[100] ?? 0) ^ 1;
    expect(await fileInLog(after, changed)).toBeNull();
    expect(await fileInLog(before, decided)).toBeNull();
  });

  test("tells each change by its digest, its rule and what was decided, and no text", async () => {
    await decide("accepted");
    const { edits, engine, english } = await log();
    expect(edits).toHaveLength(1);
    expect(edits[0]).toMatchObject({ change: 1, decision: "accepted" });
    expect(edits[0]?.decidedAt).not.toBeNull();
    expect(engine).toEqual({ rules: expect.stringMatching(/^rules \d+\.\d+\.\d+$/), model: null });
    expect(english).toBe("American English");
    const text = (await ask("log")).payload;
    expect(text).not.toMatch(/Permafrost|hydrology/);
  });

  test("is a file under the name of the manuscript", async () => {
    const { headers } = await ask("log");
    expect(headers["content-disposition"]).toBe("attachment; filename=Permafrost.log.json");
    expect(headers["content-type"]).toContain("application/json");
  });

  test("is nobody else's, and none of an edit without a report", async () => {
    const stranger = await personOnTrial(at);
    for (const what of ["log", "statements"]) {
      expect(refusalOf(await ask(what, stranger)).code).toBe("documents.not-found");
    }
    await at.ctx.db.update(documents).set({ reportKey: null }).where(eq(documents.id, identity));
    expect(refusalOf(await ask("log")).code).toBe("editing.no-report");
  });

  test("keeps each copy once, however often it is handed out at the same time", async () => {
    await decide("accepted");
    await Promise.all(Array.from({ length: 5 }, () => download("decided")));
    const rows = await deliveries();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sha256).toBe(await digestOf(await download("decided")));
  });

  test("is forgotten with the document, and handed out with one's data [G-84]", async () => {
    await download("clean");
    const exported = await person.get("/api/accounts/export");
    expect(exported.json()).toMatchObject({
      data: { editing: { deliveries: [{ document: identity, copy: "clean" }] } },
    });
    const payload = { fileName: "Permafrost.docx", keepFile: false };
    await person.send({ method: "DELETE", url: `/api/digital-edit/${identity}`, payload });
    expect(await deliveries()).toEqual([]);
  });

  const deliveries = () =>
    at.ctx.db
      .select()
      .from(editDeliveries)
      .where(and(eq(editDeliveries.documentId, identity)));
});

test("the statement says in every form which engine it was and what was decided", async () => {
  await decide("rejected");
  const { statements } = (await ask("statements")).json<{ statements: Statement[] }>();
  expect(statements.map(({ form }) => form)).toContain("icmje");
  for (const { text } of statements) {
    expect(text).toContain("no generative language model was used");
    expect(text).toContain("It proposed 1 change, of which the authors accepted 0 and rejected 1.");
  }
});
