import {
  type ApiScope,
  apiCallsPerMinute,
  apiScopes,
  type V1Meta,
  v1,
  v1Streams,
} from "@curie/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiTokens } from "#features/accounts/tables.ts";
import { documents } from "#features/documents/tables.ts";
import { editDocument } from "#features/editing/service.ts";
import { aProgram, handIn, type Program } from "#platform/testing/api-calls.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { personOnTrial } from "#platform/testing/edits.ts";
import { aWordFile } from "#platform/testing/word-file.ts";

type Method = "GET" | "POST" | "DELETE";
const endpoints = Object.entries({ ...v1, ...v1Streams }).map(([name, procedure]) => {
  const { route, meta } = procedure["~orpc"];
  const { scopes } = meta as V1Meta;
  return { name, method: route.method as Method, path: route.path ?? "", scopes };
});
const ofDocument = endpoints.filter(
  ({ path, name }) => path.includes("{identity}") || name === "edit" || name === "translate",
);

const paper = aWordFile(["They was measured in in 2019."]);
let at: TestApp;
let owner: Person;
let program: Program;
let stranger: Program;
/** The owner's: one finished edit, and one manuscript that nothing was started with. */
let edited: string;
let received: string;

beforeAll(async () => {
  at = await startTestApp();
  owner = await personOnTrial(at);
  program = await aProgram(at, owner);
  stranger = await aProgram(at, await personOnTrial(at));
  edited = await handIn(at, program, paper);
  await start(program, edited);
  const [row] = await at.ctx.db.select().from(documents).where(eq(documents.uploadId, edited));
  await editDocument(at.ctx, row?.id ?? "", new AbortController().signal);
  received = await handIn(at, program, paper);
});
afterAll(() => at.close());

const start = (by: Program, document: string) =>
  by.call("POST", "/edits", { payload: { document, styleOfEnglish: "American English" } });

/** A call that would succeed with the right token. */
function requestFor({ name, method, path }: { name: string; method: Method; path: string }) {
  const at = path.replace("{identity}", edited).replace("{copy}", "tracked");
  if (name === "edit") {
    return { method, path, payload: { document: received, styleOfEnglish: "American English" } };
  }
  if (name === "translate") {
    return { method, path, payload: { document: received, language: "es_ES" } };
  }
  if (name === "upload") {
    const headers = { "content-type": "application/octet-stream" };
    return { method, path: `${at}?name=Paper.docx`, payload: paper, headers };
  }
  return { method, path: at };
}
const send = (endpoint: (typeof endpoints)[number], headers: Record<string, string>) => {
  const { path, headers: own, ...options } = { headers: {}, ...requestFor(endpoint) };
  return at.request({ ...options, url: `/api/v1${path}`, headers: { ...own, ...headers } });
};
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

describe.each(endpoints)("the call $name of the public API", (endpoint) => {
  test("names the scopes that open it", () => {
    expect(endpoint.scopes).not.toEqual([]);
  });

  test("refuses who shows nothing, and who shows a cookie instead of a token", async () => {
    for (const headers of [{}, { cookie: owner.cookie }]) {
      const refusal = refusalOf(await send(endpoint, headers));
      expect(refusal).toEqual({ status: 401, code: "api.token-missing" });
    }
  });

  test("refuses what was never a token", async () => {
    const last = program.secret.at(-1) === "0" ? "1" : "0";
    for (const secret of ["nothing", `${program.secret.slice(0, -1)}${last}`]) {
      const refusal = refusalOf(await send(endpoint, bearer(secret)));
      expect(refusal).toEqual({ status: 401, code: "api.token-not-valid" });
    }
  });

  test("refuses a token that was revoked", async () => {
    const { token, secret } = await aProgram(at, owner);
    await owner.post(`/api/accounts/api-tokens/${token}/revoke`);
    const refusal = refusalOf(await send(endpoint, bearer(secret)));
    expect(refusal).toEqual({ status: 401, code: "api.token-not-valid" });
  });

  test("refuses a token that has ended", async () => {
    const { token, secret } = await aProgram(at, owner);
    const expiresAt = new Date(at.clock.now().getTime() - 1);
    await at.ctx.db.update(apiTokens).set({ expiresAt }).where(eq(apiTokens.id, token));
    const refusal = refusalOf(await send(endpoint, bearer(secret)));
    expect(refusal).toEqual({ status: 401, code: "api.token-expired" });
    await owner.post(`/api/accounts/api-tokens/${token}/revoke`);
  });

  test("refuses a token with every other scope", async () => {
    const others = apiScopes.filter((scope: ApiScope) => !endpoint.scopes.includes(scope));
    const { token, secret } = await aProgram(at, owner, others);
    const refusal = refusalOf(await send(endpoint, bearer(secret)));
    expect(refusal).toEqual({ status: 403, code: "api.scope-missing" });
    await owner.post(`/api/accounts/api-tokens/${token}/revoke`);
  });
});

describe.each(ofDocument)("the call $name about somebody else's document", (endpoint) => {
  test("finds nothing", async () => {
    const refusal = refusalOf(await send(endpoint, bearer(stranger.secret)));
    expect(refusal).toEqual({ status: 404, code: "documents.not-found" });
  });
});

describe("a token of the public API", () => {
  test("opens its calls for its owner", async () => {
    for (const path of ["/account", "/documents", `/documents/${edited}`]) {
      expect((await program.call("GET", path)).statusCode, path).toBe(200);
    }
  });

  test.each(["/api/accounts/session", "/api/digital-edit/list", "/api/accounts/export"])(
    "opens nothing elsewhere: %s",
    async (url) => {
      const answer = await at.request({ method: "GET", url, headers: bearer(program.secret) });
      const isNobody = answer.statusCode === 401 || answer.json<{ user: unknown }>().user === null;
      expect(isNobody, answer.body).toBe(true);
    },
  );

  test("makes no further token", async () => {
    const answer = await at.request({
      ...{ method: "POST", url: "/api/accounts/api-tokens", headers: bearer(program.secret) },
      payload: { name: "More", scopes: ["read"], days: 30, password: "a long enough password" },
    });
    expect(refusalOf(answer)).toEqual({ status: 401, code: "not-signed-in" });
  });

  test("needs no header of a browser's page", async () => {
    const headers = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    const answer = await program.call("POST", "/edits", { headers, payload: {} });
    expect(refusalOf(answer)).toEqual({ status: 400, code: "invalid-input" });
  });

  test("deletes only what its scope could have started", async () => {
    const translator = await aProgram(at, owner, ["translate"]);
    const answer = await translator.call("DELETE", `/documents/${edited}`);
    expect(refusalOf(answer)).toEqual({ status: 403, code: "api.scope-missing" });
    expect((await program.call("GET", `/documents/${edited}`)).statusCode).toBe(200);
  });

  test("is told how many calls are left, and when it has made too many", async () => {
    const busy = await aProgram(at, owner, ["read"]);
    const first = await busy.call("GET", "/account");
    expect(first.headers).toMatchObject({
      "ratelimit-limit": String(apiCallsPerMinute),
      "ratelimit-remaining": String(apiCallsPerMinute - 1),
    });
    for (let call = 1; call < apiCallsPerMinute; call += 1) await busy.call("GET", "/nothing");
    const refused = await busy.call("GET", "/account");
    expect(refusalOf(refused)).toEqual({ status: 429, code: "too-many-requests" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.headers["ratelimit-remaining"]).toBe("0");
    expect((await program.call("GET", "/account")).statusCode).toBe(200);
  });
});

describe("a refusal", () => {
  test("has a code, a sentence and the id of the request", async () => {
    const reader = await aProgram(at, owner, ["read"]);
    const answer = await start(reader, received);
    expect(answer.json()).toEqual({
      code: "api.scope-missing",
      params: { scopes: ["edit"] },
      message: expect.stringMatching(/^This token may not do that\./),
      requestId: answer.headers["x-request-id"],
    });
  });

  test("of a call that does not exist has the same shape", async () => {
    const answer = await program.call("GET", "/nothing");
    expect(answer.json()).toMatchObject({ code: "not-found", requestId: expect.any(String) });
  });

  test("of input that does not fit names the fields", async () => {
    const answer = await program.call("POST", "/edits", { payload: { document: received } });
    expect(answer.json()).toMatchObject({
      ...{ code: "invalid-input", params: { fields: ["styleOfEnglish"] } },
      message: expect.any(String),
    });
  });
});
