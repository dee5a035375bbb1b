import { idempotencyKeyHours } from "@curie/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { documents } from "#features/documents/tables.ts";
import { countUploadWords } from "#features/documents/uploads/service.ts";
import { aProgram, handIn, type Program } from "#platform/testing/api-calls.ts";
import { refusalOf, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { personOnTrial } from "#platform/testing/edits.ts";
import { aWordFile } from "#platform/testing/word-file.ts";
import { idempotencyKeys } from "../tables.ts";
import { sweepKeys } from "./service.ts";

const paper = aWordFile(["They was measured in in 2019."]);
let at: TestApp;
let program: Program;
let document: string;
beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  program = await aProgram(at, await personOnTrial(at));
  document = await handIn(at, program, paper);
});
afterAll(() => at.close());

function start(key: string | null, change: object = {}) {
  const payload = { document, styleOfEnglish: "American English", ...change };
  const headers: Record<string, string> = key === null ? {} : { "idempotency-key": key };
  return program.call("POST", "/edits", { headers, payload });
}
const started = () => at.ctx.db.select().from(documents).where(eq(documents.uploadId, document));

describe("a start with a key", () => {
  test("that is sent again has the same answer and starts nothing", async () => {
    const [first, second] = [await start("order-1"), await start("order-1")];
    expect(first.statusCode).toBe(202);
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(await started()).toHaveLength(1);
  });

  test("keeps its answer when the document is deleted since", async () => {
    const first = await start("order-1");
    await program.call("DELETE", `/documents/${document}`);
    expect((await start("order-1")).body).toBe(first.body);
  });

  test("that comes with something else is refused", async () => {
    await start("order-1");
    const answer = await start("order-1", { styleOfEnglish: "British English" });
    expect(refusalOf(answer)).toEqual({ status: 422, code: "api.idempotency-key-reused" });
  });

  test("is read as it is meant: order and defaults of the body make no difference", async () => {
    await start("order-1");
    const payload = { strength: "proofread", styleOfEnglish: "American English", document };
    const headers = { "idempotency-key": "order-1" };
    const answer = await program.call("POST", "/edits", { headers, payload });
    expect(answer.statusCode).toBe(202);
  });

  test("that is sent twice at once starts one edit and counts one use", async () => {
    const both = await Promise.all([start("order-1"), start("order-1")]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    expect(await started()).toHaveLength(1);
    const { editing } = (await program.call("GET", "/account")).json<{
      editing: { allowance: { usesConsumed: number } };
    }>();
    expect(editing.allowance.usesConsumed).toBe(1);
  });

  test("whose process died after the start is finished by the next call", async () => {
    await start("order-after");
    const isKey = eq(idempotencyKeys.key, "order-after");
    await at.ctx.db.update(idempotencyKeys).set({ doneAt: null }).where(isKey);
    expect((await start("order-after")).statusCode).toBe(202);
    expect(await started()).toHaveLength(1);
    const [kept] = await at.ctx.db.select().from(idempotencyKeys).where(isKey);
    expect(kept?.doneAt).not.toBeNull();
  });

  test("whose process died before the start is started by the next call", async () => {
    const first = await start("order-before");
    const isKey = eq(idempotencyKeys.key, "order-before");
    // As it stands between keeping the key and starting: of a document that nothing was started with.
    await at.ctx.db.update(idempotencyKeys).set({ doneAt: null }).where(isKey);
    await at.ctx.db.delete(documents).where(eq(documents.uploadId, document));
    expect((await start("order-before")).body).toBe(first.body);
    expect(await started()).toHaveLength(1);
  });

  test("that was refused may be sent again once the reason has gone", async () => {
    const uncounted = await program.call("POST", "/documents?name=Paper.docx", {
      headers: { "content-type": "application/octet-stream" },
      payload: paper,
    });
    document = uncounted.json<{ identity: string }>().identity;
    const early = await start("order-1");
    expect(refusalOf(early)).toEqual({ status: 409, code: "word-count-not-received" });
    await countUploadWords(at.ctx, document);
    expect((await start("order-1")).statusCode).toBe(202);
  });

  test.each(["a b", "x".repeat(201)])(
    "of other characters or too many is refused: %j",
    async (key) => {
      expect(refusalOf(await start(key))).toEqual({ status: 400, code: "invalid-input" });
    },
  );

  test("belongs to one person", async () => {
    await start("order-1");
    program = await aProgram(at, await personOnTrial(at));
    document = await handIn(at, program, paper);
    expect((await start("order-1")).statusCode).toBe(202);
  });

  test("is forgotten after a day", async () => {
    await start("order-1");
    await sweepKeys(at.ctx);
    expect(await at.ctx.db.select().from(idempotencyKeys)).not.toEqual([]);
    at.clock.advance(idempotencyKeyHours * 3_600_000 + 1);
    await sweepKeys(at.ctx);
    expect(await at.ctx.db.select().from(idempotencyKeys)).toEqual([]);
  });
});

describe("a start without a key", () => {
  test("may be sent again as well: a document starts once", async () => {
    for (const _ of ["once", "twice"]) expect((await start(null)).statusCode).toBe(202);
    expect(await started()).toHaveLength(1);
  });

  test("with other choices is refused", async () => {
    await start(null);
    const answer = await start(null, { styleOfEnglish: "British English" });
    expect(refusalOf(answer)).toEqual({ status: 409, code: "api.already-started" });
  });

  test("has the origin of its token", async () => {
    await start(null);
    expect((await started())[0]?.origin).toBe("api");
  });
});
