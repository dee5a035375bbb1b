import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Fapiao, OrderPage } from "@curie/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { payments } from "#features/plans/tables.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { isSigned, signatureOf } from "./rules.ts";

/** A service outside that issues fapiao, as docs/operations.md describes it. */
const secret = "the-secret-of-an-issuer-of-tests";
const answers = new Map<string, { status: number; body: unknown }>();
const asked: { call: string; body: unknown; signed: boolean }[] = [];

let issuer: Server;
let at: TestApp;
let person: Person;

beforeAll(async () => {
  issuer = createServer(async (request, response) => {
    const body = await textOf(request);
    const path = (request.url ?? "").replace(/^\/gateway\//, "");
    const what = `${request.method} ${path}`;
    const signature = String(request.headers["curie-signature"]);
    const signed = isSigned({ what, body }, signature, secret, at.clock.now());
    asked.push({ call: what, body: body === "" ? null : JSON.parse(body), signed });
    const kind = what.replace(/[0-9a-f-]{36}/, "ID");
    const answer = answers.get(kind) ?? { status: 500, body: null };
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((done) => issuer.listen(0, "127.0.0.1", done));
  const { port } = issuer.address() as AddressInfo;
  at = await startTestApp({
    FAPIAO_ISSUER_URL: `http://127.0.0.1:${port}/gateway`,
    FAPIAO_ISSUER_SECRET: secret,
    FAPIAO_SELLER_NAME: "示例出版（北京）有限公司",
    FAPIAO_SELLER_TAX_NUMBER: "91110108MA01234567",
  });
  person = await at.person({ country: "CN" });
});
afterAll(async () => {
  await at?.close();
  await new Promise((done) => issuer?.close(done));
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += String(part);
  return text;
}

let paid = 0;
async function askFor(title = "深圳示例科技有限公司") {
  const id = randomUUID();
  paid += 1;
  await at.ctx.db.insert(payments).values({
    id,
    userId: person.identity,
    kind: "plan",
    productName: "Premium",
    takenBy: "direct",
    externalId: id,
    paidAt: at.clock.now(),
    amount: 128_000,
    currency: "CNY",
    receiptCode: `RECEPT222${"ABCDEFGH".charAt(paid)}`,
  });
  return person.post("/api/fapiao", {
    paymentId: id,
    titleType: "company",
    type: "general",
    title,
    taxNumber: "91440300708461136T",
    email: "caiwu@example.cn",
  });
}
const fapiaoOf = async (identity: string | null | undefined) => {
  const { orders } = (await person.get("/api/orders")).json<OrderPage>();
  return orders.map(({ fapiao }) => fapiao).find((one) => one?.identity === identity);
};
const call = (body: object, signature?: string) => {
  const payload = JSON.stringify(body);
  const what = "POST /api/fapiao/callback";
  const header = signature ?? signatureOf({ what, body: payload }, secret, at.clock.now());
  const headers = { "content-type": "application/json", "curie-signature": header };
  return at.request({ method: "POST", url: "/api/fapiao/callback", payload, headers });
};

describe("an issuer outside", () => {
  test("is told what to print, signed, and calls us when it is issued [G-54]", async () => {
    answers.set("PUT applications/ID", { status: 200, body: {} });
    const { identity, status } = (await askFor()).json<{ fapiao: Fapiao }>().fapiao;
    expect(status).toBe("issuing");
    const id = identity ?? "";
    expect(asked.at(-1)).toMatchObject({
      call: `PUT applications/${id}`,
      signed: true,
      body: {
        buyer: { name: "深圳示例科技有限公司", taxNumber: "91440300708461136T" },
        seller: { name: "示例出版（北京）有限公司", taxNumber: "91110108MA01234567" },
        item: { total: 128_000, price: 120_755, tax: 7_245, taxPercent: 6 },
      },
    });
    // Before anything is issued, twice, and for what nobody knows: it changes nothing.
    answers.set("GET applications/ID", { status: 200, body: { state: "issuing" } });
    expect((await call({ kind: "application", id })).json()).toEqual({ known: true });
    const unknown = { kind: "reversal", id: randomUUID() };
    expect((await call(unknown)).json()).toEqual({ known: false });
    expect(await fapiaoOf(id)).toMatchObject({ status: "issuing" });
    const issuedAt = "2026-03-02T09:00:05.000Z";
    const issued = { state: "issued", number: "26112000000012345678", issuedAt };
    answers.set("GET applications/ID", { status: 200, body: issued });
    await Promise.all([1, 2, 3].map(() => call({ kind: "application", id })));
    expect(await fapiaoOf(id)).toMatchObject({ status: "completed", number: issued.number });
  });

  test("that refuses is heard in its own words [S185 G-54]", async () => {
    answers.set("PUT applications/ID", { status: 422, body: { message: "税号不存在。" } });
    expect((await askFor()).json()).toMatchObject({
      code: "fapiao.refused",
      params: { message: "税号不存在。" },
    });
  });

  test("that does not answer leaves a request that is taken up later [G-54]", async () => {
    answers.set("PUT applications/ID", { status: 503, body: null });
    const answer = await askFor();
    expect(answer.json()).toMatchObject({ fapiao: { status: "requested" } });
  });

  test("whose answer cannot be read is as good as none [G-54]", async () => {
    answers.set("PUT applications/ID", { status: 200, body: {} });
    const { identity } = (await askFor()).json<{ fapiao: Fapiao }>().fapiao;
    const short = { state: "issued", number: "1", issuedAt: "2026-03-02T09:00:05.000Z" };
    answers.set("GET applications/ID", { status: 200, body: short });
    const refused = await call({ kind: "application", id: identity });
    expect(refusalOf(refused)).toEqual({ status: 502, code: "fapiao.issuer-not-reachable" });
    expect(await fapiaoOf(identity)).toMatchObject({ status: "issuing" });
  });

  test.each([
    ["no signature", ""],
    ["a signature of something else", "ts=1772442000;h1=".padEnd(81, "0")],
  ])("that calls with %s is nobody", async (_name, signature) => {
    const refused = await call({ kind: "application", id: randomUUID() }, signature);
    expect(refusalOf(refused)).toEqual({ status: 403, code: "forbidden" });
  });
});

test("a signature is for its time, what is asked for, and every byte of it", () => {
  const now = new Date("2026-03-02T09:00:00.000Z");
  const request = { what: "PUT applications/1", body: '{"a":1}' };
  const header = signatureOf(request, secret, now);
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  expect(isSigned(request, header, secret, later(300))).toBe(true);
  expect(isSigned(request, header, secret, later(301))).toBe(false);
  expect(isSigned(request, header, secret, later(-301))).toBe(false);
  expect(isSigned({ ...request, body: '{"a":2}' }, header, secret, now)).toBe(false);
  expect(isSigned({ ...request, what: "PUT applications/2" }, header, secret, now)).toBe(false);
  expect(isSigned(request, header, `${secret}.`, now)).toBe(false);
});
