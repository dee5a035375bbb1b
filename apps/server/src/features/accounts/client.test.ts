import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cookieOf, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { openBrowser } from "#platform/testing/browser.ts";
import {
  type Claims,
  type Institution,
  type Mischief,
  startInstitution,
} from "#platform/testing/institution.ts";
import { linksIn, openMailbox } from "#platform/testing/mailbox.ts";
import { findUserByEmail } from "./store.ts";
import { credentials, users } from "./tables.ts";

let institution: Institution;
let at: TestApp;
const person = (id: string, claims: Readonly<Record<string, unknown>> = {}): Claims => ({
  ...{ sub: id, name: "Grace", email: `${id}@polar.example.org` },
  ...claims,
});
const grace = person("grace", { email_verified: true });

const settings = () => ({
  OIDC_NAME: "Marine and Polar Institute",
  OIDC_ISSUER: institution.url,
  OIDC_CLIENT_ID: "curie",
  OIDC_CLIENT_SECRET: "secret",
});
beforeAll(async () => {
  institution = await startInstitution();
  at = await startTestApp(settings());
});
afterAll(async () => {
  await at.close();
  institution.close();
});

type Journey = { returnTo?: string; answer?: Record<string, string>; mischief?: Mischief };

/** There and back, as a browser goes: where it ends, and with which cookies. */
async function goThere(who: Claims, options: Journey = {}, app = at) {
  const { returnTo = "", answer = { code: "a code" }, mischief } = options;
  const url = `/api/accounts/sign-in/institution${returnTo && `?returnTo=${returnTo}`}`;
  const start = await app.request({ method: "GET", url });
  const target = new URL(String(start.headers.location), institution.url);
  institution.expect(who, target, mischief);
  const state = target.searchParams.get("state") ?? "";
  const back = await app.request({
    method: "GET",
    url: `/api/auth/callback/institution?${new URLSearchParams({ ...answer, state })}`,
    headers: { cookie: cookieOf(start) },
  });
  expect(back.statusCode).toBe(302);
  return { location: String(back.headers.location), cookie: cookieOf(back) };
}

async function userOf(cookie: string, app = at) {
  const answer = await app.request({
    method: "GET",
    url: "/api/accounts/session",
    headers: { cookie },
  });
  return answer.json<{ user: { identity: string; email: string; name: string } | null }>().user;
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
    expect(target.origin + target.pathname).toBe(`${institution.url}/authorize`);
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

  test.each(["elsewhere", "orcid"])("does not exist at %s", async (provider) => {
    const url = `/api/accounts/sign-in/${provider}`;
    expect((await at.request({ method: "GET", url })).statusCode).toBe(404);
  });

  test("keeps nothing that would open the person's things there", async () => {
    const { cookie } = await goThere(person("tokens", { email_verified: true }));
    await goThere(person("tokens", { email_verified: true }));
    const userId = (await userOf(cookie))?.identity ?? "";
    const kept = await at.ctx.db.select().from(credentials).where(eq(credentials.userId, userId));
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ accessToken: null, refreshToken: null, idToken: null });
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

  test.each<[string, Readonly<Record<string, unknown>>]>([
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

describe("what an institution says about itself", () => {
  test.each<[string, Mischief]>([
    ["that another key signed", { otherKey: true }],
    ["that nobody signed", { unsigned: true }],
    ["of another institution", { idToken: { iss: "https://elsewhere.example.org" } }],
    ["for another application", { idToken: { aud: "somebody-else" } }],
    ["of another sign-in", { idToken: { nonce: "of-yesterday" } }],
    ["without a nonce", { idToken: { nonce: undefined } }],
    ["that is over", { idToken: { exp: 1_700_000_000 } }],
    ["of another person than its userinfo", { idToken: { sub: "somebody-else" } }],
    ["that is missing", { noIdToken: true }],
  ])("opens nothing with an ID token %s", async (_how, mischief) => {
    const there = await goThere(person("grace", { email_verified: true }), { mischief });
    expect(there.location).toBe(refused("sign-in-failed"));
    expect(await userOf(there.cookie)).toBeNull();
  });

  test("is not taken from another issuer's answer", async () => {
    const answer = { code: "a code", iss: "https://elsewhere.example.org" };
    const there = await goThere(grace, { answer });
    expect(there.location).toBe(refused("sign-in-failed"));
  });

  test.each<[string, Mischief["discovery"]]>([
    ["names another issuer", { issuer: "https://elsewhere.example.org" }],
    ["publishes no keys", { jwks_uri: undefined }],
  ])("leads nowhere while it %s, and works when that is mended", async (_how, discovery = {}) => {
    const fresh = await startTestApp(settings());
    try {
      institution.mischief = { discovery };
      const url = "/api/accounts/sign-in/institution";
      const start = await fresh.request({ method: "GET", url });
      expect(start.headers.location).toBe(refused("sign-in-failed"));
      institution.mischief = {};
      expect(await userOf((await goThere(grace, {}, fresh)).cookie, fresh)).not.toBeNull();
    } finally {
      await fresh.close();
    }
  });
});

describe("an institution that cannot be reached", () => {
  test("keeps nobody from signing in with a password, and works again without a restart", async () => {
    const fresh = await startTestApp(settings());
    try {
      institution.isUp = false;
      expect(await userOf((await fresh.person()).cookie, fresh)).not.toBeNull();
      const start = await fresh.request({
        ...{ method: "GET", url: "/api/accounts/sign-in/institution?returnTo=/rubriq" },
      });
      const returnTo = new URLSearchParams({ returnTo: "/rubriq" });
      expect(start.headers.location).toBe(`${refused("sign-in-failed")}&${returnTo}`);
      institution.isUp = true;
      expect(await userOf((await goThere(grace, {}, fresh)).cookie, fresh)).not.toBeNull();
    } finally {
      institution.isUp = true;
      await fresh.close();
    }
  });
});

describe("a name that comes from an institution", () => {
  test.each([
    ["Grace Hopper", "Grace Hopper"],
    ["  Grace\n\tHopper ", "Grace Hopper"],
    ["Grace\u202e\u200b Hopper", "Grace Hopper"],
    ["Win at https://evil.example", "name 4"],
    ["\u200b", "name 5"],
    [undefined, "name 6"],
    [["Grace"], "name 7"],
    ["x".repeat(200), "name 8"],
  ])("%j is kept as %j", async (name, kept) => {
    names += 1;
    const there = await goThere(person(`name.${names}`, { name, email_verified: true }));
    expect(await userOf(there.cookie)).toMatchObject({ name: kept });
  });

  test("is the one in two parts where the whole one will not do", async () => {
    const parts = { name: "grace.example.com", given_name: "Grace", family_name: "Hopper" };
    const there = await goThere(person("parts", { ...parts, email_verified: true }));
    expect(await userOf(there.cookie)).toMatchObject({ name: "Grace Hopper" });
  });
});
let names = 0;

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
  ])("does so %s too", async (_how, url) => {
    const answer = await at.request({ method: "GET", url });
    expect(answer.headers.location).toBe(refused("sign-in-failed"));
  });
});
