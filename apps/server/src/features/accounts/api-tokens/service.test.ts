import { type ApiToken, apiTokensPerPerson, dayMs } from "@curie/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { apiTokens } from "../tables.ts";
import { hashOfSecret, startOfSecret } from "./rules.ts";
import { findApiCaller } from "./service.ts";

let at: TestApp;
beforeAll(async () => {
  at = await startTestApp();
});
afterAll(() => at.close());

type Made = { token: ApiToken; secret: string };
const password = "a long enough password";
const wish = { name: "Pipeline", scopes: ["edit", "read"], days: 30 };

async function make(person: Person, change: object = {}): Promise<Made> {
  const body = { ...wish, password: password, ...change };
  return (await person.post("/api/accounts/api-tokens", body)).json<Made>();
}
const call = (secret: string) => findApiCaller(at.ctx, `Bearer ${secret}`);

describe("a token", () => {
  test("is stored as a hash beside its first characters; the secret is nowhere", async () => {
    const person = await at.person();
    const { token, secret } = await make(person);
    const [row] = await at.ctx.db.select().from(apiTokens).where(eq(apiTokens.id, token.identity));
    expect(row).toMatchObject({
      ...{ secretHash: hashOfSecret(secret), start: startOfSecret(secret), origin: "api" },
    });
    const told = JSON.stringify([row, (await person.get("/api/accounts/api-tokens")).json()]);
    expect(told).not.toContain(secret);
    expect(at.logLines.join("\n")).not.toContain(secret);
  });

  test("says who calls, and what they may do", async () => {
    const person = await at.person();
    const { token, secret } = await make(person);
    const caller = await call(secret);
    expect(caller.user.identity).toBe(person.identity);
    expect(caller.token).toEqual({
      ...{ identity: token.identity, origin: "api", scopes: ["edit", "read"] },
    });
  });

  test("needs the password again", async () => {
    const person = await at.person();
    const answer = await person.post("/api/accounts/api-tokens", { ...wish, password: "wrong" });
    expect(refusalOf(answer)).toEqual({ status: 401, code: "accounts.wrong-credentials" });
    expect((await person.get("/api/accounts/api-tokens")).json()).toEqual({ tokens: [] });
  });

  test.each([
    ["no scope", { scopes: [] }],
    ["a scope twice", { scopes: ["read", "read"] }],
    ["an unknown scope", { scopes: ["everything"] }],
    ["an end that is not offered", { days: 3650 }],
    ["no name", { name: " " }],
  ])("with %s is refused", async (_what, change) => {
    const person = await at.person();
    const body = { ...wish, password: password, ...change };
    const answer = await person.post("/api/accounts/api-tokens", body);
    expect(refusalOf(answer)).toEqual({ status: 400, code: "invalid-input" });
  });

  test("is told to its owner by mail and in the list of events", async () => {
    const person = await at.person();
    const { token } = await make(person);
    await person.post(`/api/accounts/api-tokens/${token.identity}/revoke`);
    const { events } = (await person.get("/api/accounts/security-events")).json<{
      events: { name: string }[];
    }>();
    const names = events.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["api-token-created", "api-token-revoked"]));
  });

  test("opens nothing once it is revoked", async () => {
    const person = await at.person();
    const { token, secret } = await make(person);
    await person.post(`/api/accounts/api-tokens/${token.identity}/revoke`);
    await expect(call(secret)).rejects.toMatchObject({ code: "api.token-not-valid" });
  });

  test("cannot be revoked by somebody else", async () => {
    const [person, other] = [await at.person(), await at.person()];
    const { token, secret } = await make(person);
    const answer = await other.post(`/api/accounts/api-tokens/${token.identity}/revoke`);
    expect(refusalOf(answer)).toEqual({ status: 404, code: "accounts.token-not-found" });
    expect((await call(secret)).user.identity).toBe(person.identity);
  });

  test("notes its last use to the minute", async () => {
    const person = await at.person();
    const { secret } = await make(person);
    await call(secret);
    await expect
      .poll(async () => {
        const { tokens } = (await person.get("/api/accounts/api-tokens")).json<{
          tokens: ApiToken[];
        }>();
        return tokens[0]?.lastUsedAt;
      })
      .toMatch(/^\d{4}-/);
  });

  test("ends by itself, and its owner sees that it did", async () => {
    const person = await at.person();
    const { token, secret } = await make(person);
    const past = new Date(at.clock.now().getTime() - 1);
    await at.ctx.db
      .update(apiTokens)
      .set({ expiresAt: past })
      .where(eq(apiTokens.id, token.identity));
    await expect(call(secret)).rejects.toMatchObject({ code: "api.token-expired" });
    const list = (await person.get("/api/accounts/api-tokens")).json<{ tokens: ApiToken[] }>();
    expect(list.tokens[0]?.expired).toBe(true);
  });

  test("ends after the days that were chosen", async () => {
    const { token } = await make(await at.person(), { days: 365 });
    const lifetime = Date.parse(token.expiresAt) - Date.parse(token.createdAt);
    expect(lifetime).toBe(365 * dayMs);
  });

  test("may be one of a limited number", async () => {
    const person = await at.person();
    const { token } = await make(person);
    const [row] = await at.ctx.db.select().from(apiTokens).where(eq(apiTokens.id, token.identity));
    if (!row) throw new Error("the token was not stored");
    const more = Array.from({ length: apiTokensPerPerson - 1 }, (_, index) => ({
      ...row,
      ...{ id: at.ctx.ids.uuid(), secretHash: `${index}` },
    }));
    await at.ctx.db.insert(apiTokens).values(more);
    const body = { ...wish, password: password };
    const answer = await person.post("/api/accounts/api-tokens", body);
    expect(refusalOf(answer)).toEqual({ status: 409, code: "accounts.too-many-tokens" });
  });

  test("is in the export of one's data without its hash, and goes with the account", async () => {
    const person = await at.person();
    const { secret } = await make(person);
    const exported = (await person.get("/api/accounts/export")).body;
    expect(exported).toContain(startOfSecret(secret));
    expect(exported).not.toContain(hashOfSecret(secret));
    await person.post("/api/accounts/close", { confirmation: password });
    await expect(call(secret)).rejects.toMatchObject({ code: "api.token-not-valid" });
  });
});

describe("a call of the public API", () => {
  test.each([
    ["nothing", undefined, "api.token-missing"],
    ["a password", "Basic YTpi", "api.token-missing"],
    ["what is no secret of ours", "Bearer crv_0000", "api.token-not-valid"],
  ])("with %s is refused", async (_what, header, code) => {
    await expect(findApiCaller(at.ctx, header)).rejects.toMatchObject({ code });
  });
});
