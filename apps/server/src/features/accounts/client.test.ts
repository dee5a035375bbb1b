import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cookieOf, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { openBrowser } from "#platform/testing/browser.ts";
import { linksIn, openMailbox } from "#platform/testing/mailbox.ts";
import { findUserByEmail } from "./store.ts";
import { credentials, users } from "./tables.ts";

let issuer: Server;
let issuerUrl: string;
let at: TestApp;
type Claims = { id: string; sub: string; name: string; email?: unknown; email_verified?: unknown };
const person = (id: string, claims: Partial<Claims> = {}): Claims => ({
  ...{ id, sub: id, name: "Grace", email: `${id}@polar.example.org` },
  ...claims,
});
const grace = person("grace", { email_verified: true });
/** Who signs in there next. */
let claims = grace;

/** An institution that says where its pages are, and who came. */
beforeAll(async () => {
  issuer = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    if (request.url === "/token") {
      response.end(JSON.stringify({ access_token: "a token", token_type: "Bearer" }));
      return;
    }
    if (request.url === "/userinfo") {
      response.end(JSON.stringify(claims));
      return;
    }
    response.end(
      JSON.stringify({
        issuer: issuerUrl,
        authorization_endpoint: `${issuerUrl}/authorize`,
        token_endpoint: `${issuerUrl}/token`,
        userinfo_endpoint: `${issuerUrl}/userinfo`,
      }),
    );
  });
  await new Promise<void>((done) => issuer.listen(0, "127.0.0.1", done));
  const address = issuer.address();
  issuerUrl = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  at = await startTestApp({
    OIDC_NAME: "Marine and Polar Institute",
    OIDC_ISSUER: issuerUrl,
    OIDC_CLIENT_ID: "curie",
    OIDC_CLIENT_SECRET: "secret",
  });
});
afterAll(async () => {
  await at.close();
  issuer.close();
});

/** There and back, as a browser goes: where it ends, and with which cookies. */
async function goThere(
  who: Claims,
  options: { returnTo?: string; answer?: Record<string, string> } = {},
) {
  const { returnTo = "", answer = { code: "a code" } } = options;
  claims = who;
  const url = `/api/accounts/sign-in/institution${returnTo && `?returnTo=${returnTo}`}`;
  const start = await at.request({ method: "GET", url });
  const state = new URL(String(start.headers.location)).searchParams.get("state") ?? "";
  const back = await at.request({
    method: "GET",
    url: `/api/auth/callback/institution?${new URLSearchParams({ ...answer, state })}`,
    headers: { cookie: cookieOf(start) },
  });
  expect(back.statusCode).toBe(302);
  return { location: String(back.headers.location), cookie: cookieOf(back) };
}

async function userOf(cookie: string) {
  const answer = await at.request({
    method: "GET",
    url: "/api/accounts/session",
    headers: { cookie },
  });
  return answer.json<{ user: { identity: string; email: string } | null }>().user;
}

const refused = (reason: string) => `/sign-in?failure=accounts.provider-${reason}`;

describe("signing in with an institution", () => {
  test("is offered under the institution's name", async () => {
    const answer = await at.request({ method: "GET", url: "/api/application" });
    expect(answer.json()).toMatchObject({
      application: {
        signInProviders: [{ identity: "institution", name: "Marine and Polar Institute" }],
      },
    });
  });

  test("leads to its own page, and from there back to ours", async () => {
    const answer = await at.request({
      method: "GET",
      url: "/api/accounts/sign-in/institution?returnTo=/rubriq/editing",
    });
    expect(answer.statusCode).toBe(302);
    const target = new URL(String(answer.headers.location));
    expect(target.origin + target.pathname).toBe(`${issuerUrl}/authorize`);
    expect(target.searchParams.get("client_id")).toBe("curie");
    expect(target.searchParams.get("code_challenge_method")).toBe("S256");
    expect(target.searchParams.get("redirect_uri")).toBe(
      "http://localhost:3000/api/auth/callback/institution",
    );
  });

  const ask = (method: "GET" | "POST", url: string, cookie: string, payload?: object) =>
    at.request({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });

  test("is a sign-in like any other: noted, and asked for the second step by who wants it", async () => {
    const cookie = (await goThere(grace)).cookie;
    const session = await ask("GET", "/api/accounts/session", cookie);
    expect(session.json()).toMatchObject({ user: { name: "Grace" }, secondStepDue: false });
    const events = await ask("GET", "/api/accounts/security-events", cookie);
    expect(events.body).toContain("sign-in-passed");

    // Without a password here, having signed in a moment ago is the password.
    const begun = await ask("POST", "/api/accounts/two-step/begin", cookie, { password: "" });
    const { secret } = begun.json<{ secret: string }>();
    const timestamp = at.clock.now().getTime();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    const on = await ask("POST", "/api/accounts/two-step/confirm", cookie, { code });
    const [recoveryCode = ""] = on.json<{ recoveryCodes: string[] }>().recoveryCodes;

    const waiting = (await goThere(grace)).cookie;
    expect((await ask("GET", "/api/accounts/session", waiting)).json()).toEqual({
      user: null,
      secondStepDue: true,
    });
    expect((await ask("GET", "/api/curie/load", waiting)).statusCode).toBe(401);
    const passed = await ask("POST", "/api/accounts/second-step", waiting, { code: recoveryCode });
    expect(passed.json()).toMatchObject({ user: { name: "Grace" } });
  });

  test("does not exist for a provider that nobody configured", async () => {
    const answer = await at.request({ method: "GET", url: "/api/accounts/sign-in/elsewhere" });
    expect(answer.statusCode).toBe(404);
  });
});

describe("the first sign-in with an institution", () => {
  test("makes an account of an address that the institution confirms", async () => {
    const there = await goThere(person("Ada", { email_verified: true }), { returnTo: "/rubriq" });
    expect(there.location).toBe("/rubriq");
    expect(await userOf(there.cookie)).toMatchObject({ email: "ada@polar.example.org" });
    expect(await findUserByEmail(at.ctx.db, "ada@polar.example.org")).toMatchObject({
      emailVerified: true,
    });
  });

  test.each<[string, Partial<Claims>]>([
    ["not confirmed", { email_verified: false }],
    ["not spoken of", {}],
    ["not confirmed, said as text", { email_verified: "false" }],
    ["confirmed in a word of its own", { email_verified: "yes" }],
    ["confirmed with a number", { email_verified: 1 }],
  ])("makes no account of an address that is %s", async (_how, claim) => {
    const { location, cookie } = await goThere(person("mallory", claim));
    expect(location).toBe(refused("email-not-confirmed"));
    expect(await userOf(cookie)).toBeNull();
    expect(await findUserByEmail(at.ctx.db, "mallory@polar.example.org")).toBeNull();
  });

  test("leaves such an address to its owner, who signs up with a password", async () => {
    const email = "owner@polar.example.org";
    await goThere(person("stranger", { email, email_verified: false }));
    const mailbox = openMailbox(at);
    const owner = openBrowser(at);
    await owner.post("sign-up", {
      ...{ name: "Owner", email, password: "a long enough password" },
      ...{ country: "NO", locale: "en_US" },
    });
    const [token] = linksIn(await mailbox.to(email), "/confirm");
    expect((await owner.post("confirm", { token })).statusCode).toBe(200);
  });

  test("opens an account with the same address only when the institution confirms it", async () => {
    const owner = await at.person();
    const ways = () =>
      at.ctx.db
        .select({ provider: credentials.providerId })
        .from(credentials)
        .where(eq(credentials.userId, owner.identity));
    for (const claim of [{ email_verified: false }, {}, { email_verified: "false" }]) {
      const there = await goThere(person("linked", { email: owner.email, ...claim }));
      // The very answer that an address without an account gets.
      expect(there.location).toBe(refused("email-not-confirmed"));
      expect(await userOf(there.cookie)).toBeNull();
    }
    expect(await ways()).toEqual([{ provider: "credential" }]);

    const confirmed = person("linked", { email: owner.email, email_verified: "true" });
    const there = await goThere(confirmed);
    expect(await userOf(there.cookie)).toMatchObject({ identity: owner.identity });
    expect(await ways()).toHaveLength(2);
    // Whoever is known by then is known by the institution's own name for them.
    const later = await goThere(person("linked", { email: owner.email }));
    expect(await userOf(later.cookie)).toMatchObject({ identity: owner.identity });
  });

  test("is noted whatever page it leads to", async () => {
    const returnTo = encodeURIComponent("/sign-in?error=access_denied");
    const there = await goThere(person("noted", { email_verified: true }), { returnTo });
    const events = await at.request({
      ...{ method: "GET", url: "/api/accounts/security-events" },
      headers: { cookie: there.cookie },
    });
    expect(events.body).toContain("sign-in-passed");
  });

  test("opens no account that an earlier version made with an unconfirmed address", async () => {
    const [userId, email] = [randomUUID(), "early@polar.example.org"];
    await at.ctx.db.insert(users).values({ id: userId, name: "Early", email });
    const link = { providerId: "institution", accountId: "early" };
    await at.ctx.db.insert(credentials).values({ id: randomUUID(), userId, ...link });
    const there = await goThere(person("early"));
    expect(there.location).toBe(refused("email-not-confirmed"));
    expect(await userOf(there.cookie)).toBeNull();
  });
});

describe("a sign-in elsewhere that fails", () => {
  test.each<[unknown]>([[undefined], [""], ["no address"], [["a@b.example"]]])(
    "says so when the provider gives no address: %j",
    async (email) => {
      const there = await goThere(person("nobody", { email, email_verified: true }));
      expect(there.location).toBe(refused("email-missing"));
      expect(await userOf(there.cookie)).toBeNull();
    },
  );

  test("leads back to the sign-in page, which remembers where the person wanted to go", async () => {
    const answer = { error: "access_denied", error_description: "<b>their words</b>" };
    const there = await goThere(grace, { returnTo: "/rubriq/editing", answer });
    expect(there.location).toBe(
      `${refused("sign-in-failed")}&${new URLSearchParams({ returnTo: "/rubriq/editing" })}`,
    );
    const lines = at.logLines.filter((line) => line.includes("sign-in-failed"));
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
      ...{ securityEvent: "sign-in-failed", account: null, about: "institution access_denied" },
    });
    expect(lines.join("")).not.toContain("their words");
  });

  test.each([
    ["without an attempt", "/api/auth/callback/institution?code=a&state=b"],
    ["without anything", "/api/auth/callback/institution"],
    ["at a provider that cannot be had", "/api/accounts/sign-in/orcid"],
  ])("does so %s too", async (_how, url) => {
    const answer = await at.request({ method: "GET", url });
    expect(answer.headers.location).toBe(refused("sign-in-failed"));
  });
});
