import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  cookieOf,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { eventually } from "#platform/testing/eventually.ts";
import { sessions } from "./tables.ts";

let at: TestApp;

beforeAll(async () => {
  at = await startTestApp();
  await at.ctx.jobs.work(at.ctx);
});
afterAll(() => at.close());

const account = {
  name: "Mei Lin",
  email: "mei@example.org",
  password: "correct horse battery",
  country: "SG",
  locale: "zh_CN",
};

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  at.request({ method: "POST", url: `/api${url}`, payload, headers });

async function mailsTo(email: string) {
  const answer = await at.request({
    method: "GET",
    url: `/api/demo/mailbox?to=${encodeURIComponent(email)}`,
  });
  return answer.json<{ mails: { subject: string; text: string; html: string }[] }>().mails;
}

async function tokenMailedTo(email: string, page: string): Promise<string> {
  const mail = await eventually(async () => {
    const found = (await mailsTo(email)).find(({ text }) => text.includes(page));
    if (!found) throw new Error("no mail yet");
    return found;
  });
  const token = new RegExp(`${page}\\?token=([^\\s\\]]+)`).exec(mail.text)?.[1];
  return decodeURIComponent(token ?? "");
}

describe("an account", () => {
  let signUpCookie = "";

  test("is opened, confirmed by the mailed link, and signed in; it knows no older name [S83]", async () => {
    const signedUp = await post("/accounts/sign-up", account);
    expect(signedUp.json()).toEqual({ done: true });
    signUpCookie = cookieOf(signedUp);
    expect(refusalOf(await post("/accounts/sign-in", account))).toEqual({
      status: 403,
      code: "accounts.email-not-confirmed",
    });

    const token = await tokenMailedTo(account.email, "/confirm");
    const confirmed = await post("/accounts/confirm", { token }, { cookie: signUpCookie });
    expect(confirmed.json()).toMatchObject({
      user: { email: account.email, locale: "zh_CN", country: "SG" },
    });
    const cookie = confirmed.headers["set-cookie"];
    expect(String(cookie)).toMatch(/curie\.session_token=.*HttpOnly.*SameSite=Lax/i);

    const session = await at.request({
      method: "GET",
      url: "/api/accounts/session",
      headers: { cookie: cookieOf(confirmed) },
    });
    expect(session.json()).toMatchObject({ user: { name: "Mei Lin", region: "rest-of-world" } });

    // Who comes under the product's present name is not told that it has changed.
    const start = await at.request({
      method: "GET",
      url: "/api/curie/load",
      headers: { cookie: cookieOf(confirmed) },
    });
    expect(start.json()).toMatchObject({ launchNotice: false });
  });

  test("is not confirmed twice by the same link", async () => {
    const token = await tokenMailedTo(account.email, "/confirm");
    const again = await post("/accounts/confirm", { token }, { cookie: signUpCookie });
    expect(refusalOf(again).code).toBe("accounts.link-not-valid");
    expect(refusalOf(await post("/accounts/confirm", { token: "nonsense" })).code).toBe(
      "accounts.link-not-valid",
    );
  });

  test("cannot be discovered by signing up again; its owner is told instead", async () => {
    const again = await post("/accounts/sign-up", { ...account, password: "another password" });
    expect(again.json()).toEqual({ done: true });
    await eventually(async () => {
      expect((await mailsTo(account.email)).some(({ text }) => text.includes("/sign-in"))).toBe(
        true,
      );
    });
    expect((await post("/accounts/sign-in", account)).statusCode).toBe(200);
  });

  test("gives way to a later sign-up as long as nobody confirmed it", async () => {
    const first = { ...account, email: "taken@example.org", password: "the first password" };
    const second = { ...first, password: "the second password" };
    await post("/accounts/sign-up", first);
    await tokenMailedTo(first.email, "/confirm");
    at.clock.advance(1000);
    const cookie = cookieOf(await post("/accounts/sign-up", second));
    await eventually(async () => expect(await mailsTo(first.email)).toHaveLength(2));
    const token = await tokenMailedTo(first.email, "/confirm");
    expect((await post("/accounts/confirm", { token }, { cookie })).statusCode).toBe(200);
    expect(refusalOf(await post("/accounts/sign-in", first)).code).toBe(
      "accounts.wrong-credentials",
    );
    expect((await post("/accounts/sign-in", second)).statusCode).toBe(200);
  });

  test("takes a new password by mailed link, which ends every session", async () => {
    const person = await at.person();
    await post("/accounts/reset-request", { email: person.email });
    const token = await tokenMailedTo(person.email, "/reset");
    const reset = { token, password: "a brand new password" };
    expect((await post("/accounts/reset", reset)).json()).toEqual({ done: true });
    expect(refusalOf(await post("/accounts/reset", reset)).code).toBe("accounts.link-not-valid");
    expect((await person.get("/api/accounts/session")).json()).toEqual({
      user: null,
      secondStepDue: false,
    });
    const signIn = await post("/accounts/sign-in", {
      email: person.email,
      password: reset.password,
    });
    expect(signIn.statusCode).toBe(200);
  });

  test("answers a reset for an unknown address like any other", async () => {
    const answer = await post("/accounts/reset-request", { email: "nobody@example.org" });
    expect(answer.json()).toEqual({ done: true });
    expect(await mailsTo("nobody@example.org")).toEqual([]);
  });

  test("changes its profile, and China in the profile decides the region [G-7]", async () => {
    const person = await at.person();
    const changed = await person.send({
      method: "PATCH",
      url: "/api/accounts/profile",
      payload: {
        locale: "pt_BR",
        country: "CN",
        retentionDays: 30,
        styleOfEnglish: "British English",
        ...{ oxfordSpelling: true, firstLanguage: "pt" },
      },
    });
    expect(changed.json()).toMatchObject({
      user: {
        ...{ locale: "pt_BR", country: "CN", retentionDays: 30, region: "china" },
        ...{ styleOfEnglish: "British English", oxfordSpelling: true, firstLanguage: "pt" },
      },
    });
  });

  test("is refused with the names of the fields that do not fit", async () => {
    const answer = await post("/accounts/sign-up", {
      ...account,
      email: "not-an-address",
      password: "short",
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: "invalid-input",
      params: { fields: ["email", "password"] },
    });
  });
});

describe("a session", () => {
  test("ends on the server when the person signs out, and signing out again is harmless", async () => {
    const person = await at.person();
    expect((await person.post("/api/accounts/sign-out")).json()).toEqual({ done: true });
    expect((await person.get("/api/accounts/session")).json()).toEqual({
      user: null,
      secondStepDue: false,
    });
    expect((await person.post("/api/accounts/sign-out")).json()).toEqual({ done: true });
  });

  test("is not opened by a cookie that somebody else signed", async () => {
    const person = await at.person();
    const [session = ""] = person.cookie.split("; ");
    const [name, value = ""] = session.split(/=(.*)/s);
    const forged = `${name}=${value.slice(0, -6)}AAAAAA`;
    const answer = await at.request({
      method: "GET",
      url: "/api/accounts/session",
      headers: { cookie: forged },
    });
    expect(answer.json()).toEqual({ user: null, secondStepDue: false });
  });

  test("expires after fourteen days, however much it is used [G-1]", async () => {
    const person = await at.person();
    // The cookie's age is counted from the machine's own now.
    const lead = Date.now() - at.clock.now().getTime();
    const isStillIn = async () =>
      expect((await person.get("/api/accounts/session")).json()).toMatchObject({
        user: { email: person.email },
      });
    at.clock.advance(lead);
    for (let days = 5; days < 14; days += 5) {
      at.clock.advance(5 * 86_400_000);
      await isStillIn();
      // Its last use is noted beside the answer.
      await eventually(async () => {
        const [row] = await at.ctx.db
          .select({ at: sessions.lastSeenAt })
          .from(sessions)
          .where(eq(sessions.userId, person.identity));
        expect(row?.at).toEqual(at.clock.now());
      });
    }
    at.clock.advance(4 * 86_400_000 - 60_000);
    await isStillIn();
    at.clock.advance(120_000);
    expect((await person.get("/api/accounts/session")).json()).toEqual({
      user: null,
      secondStepDue: false,
    });
    at.clock.advance(-lead - 14 * 86_400_000 - 60_000);
  });
});

describe("guessing", () => {
  test("is stopped after ten wrong passwords, and lets go after a quarter of an hour", async () => {
    const { email } = await at.person();
    const wrong = { email, password: "not the password" };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(refusalOf(await post("/accounts/sign-in", wrong)).code).toBe(
        "accounts.wrong-credentials",
      );
    }
    const refused = await post("/accounts/sign-in", wrong);
    expect(refusalOf(refused)).toEqual({ status: 429, code: "too-many-requests" });
    expect(refused.json()).toMatchObject({ params: { availableAt: expect.any(String) } });
    at.clock.advance(15 * 60_000 + 1);
    expect(refusalOf(await post("/accounts/sign-in", wrong)).code).toBe(
      "accounts.wrong-credentials",
    );
  });
});

describe("signing in rightly", () => {
  test("never counts as guessing", async () => {
    const { email } = await at.person();
    const right = { email, password: "a long enough password" };
    for (let time = 0; time < 12; time += 1) {
      expect((await post("/accounts/sign-in", right)).statusCode).toBe(200);
    }
  });
});

describe("a writing request", () => {
  test.each([
    ["from another site", { "sec-fetch-site": "cross-site" }],
    ["from another name of the same site", { "sec-fetch-site": "same-site" }],
    ["with a foreign origin", { origin: "https://evil.example" }],
    ["without an origin it may name", { origin: "null" }],
  ])("%s is refused", async (_name, headers) => {
    const answer = await post("/accounts/sign-in", account, headers);
    expect(refusalOf(answer)).toEqual({ status: 403, code: "request-not-from-this-site" });
  });

  test("from our own page is let in", async () => {
    const answer = await post("/accounts/sign-in", account, {
      "sec-fetch-site": "same-origin",
      origin: "http://localhost:3000",
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe("the log", () => {
  test("holds no password, token, cookie or address of a person", async () => {
    const everything = at.logLines.join("\n");
    expect(everything).not.toContain(account.password);
    expect(everything).not.toContain(account.email);
    expect(everything).not.toContain("session_token");
    expect(everything).toContain('"route":"accounts.signIn"');
  });
});
