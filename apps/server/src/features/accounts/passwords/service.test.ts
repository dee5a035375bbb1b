import type { SecurityEvent } from "@curie/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  cookieOf,
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { eventually } from "#platform/testing/eventually.ts";

let at: TestApp;
beforeAll(async () => {
  at = await startTestApp();
  await at.ctx.jobs.work(at.ctx);
});
afterAll(() => at.close());

const password = "a long enough password";
const newPassword = "seven green umbrellas";
const signIn = (email: string, secret: string) =>
  at.request({
    method: "POST",
    url: "/api/accounts/sign-in",
    payload: { email, password: secret },
  });
const isIn = async (cookie: string) => {
  const answer = await at.request({
    method: "GET",
    url: "/api/accounts/session",
    headers: { cookie },
  });
  return answer.json<{ user: object | null }>().user !== null;
};
const change = (person: Person, body: object = { password, newPassword }) =>
  person.post("/api/accounts/password", body);
const eventsOf = async (person: Person) => {
  const answer = await person.get("/api/accounts/security-events");
  return answer.json<{ events: SecurityEvent[] }>().events.map(({ name }) => name);
};
async function mailsTo(email: string) {
  const url = `/api/demo/mailbox?to=${encodeURIComponent(email)}`;
  const answer = await at.request({ method: "GET", url });
  return answer.json<{ mails: { subject: string }[] }>().mails.map(({ subject }) => subject);
}

describe("a new account", () => {
  test.each([
    ["1234567890", "accounts.password-simple-pattern"],
    ["          ", "accounts.password-simple-pattern"],
    ["qwertyuiop", "accounts.password-common"],
    ["PASSWORD123", "accounts.password-common"],
    ["victim@example.org", "accounts.password-about-you"],
    ["Rosalind Vane", "accounts.password-about-you"],
    ["curie123456", "accounts.password-about-you"],
  ])("is not opened with the password %s", async (weak, code) => {
    const answer = await at.request({
      method: "POST",
      url: "/api/accounts/sign-up",
      payload: {
        ...{ name: "Rosalind Vane", email: "victim@example.org", password: weak },
        ...{ country: "GB", locale: "en_US" },
      },
    });
    expect(refusalOf(answer)).toEqual({ status: 400, code });
  });
});

describe("a change of the password", () => {
  test("takes the new one, keeps this session, ends the others, and tells the owner", async () => {
    const person = await at.person();
    const elsewhere = cookieOf(await signIn(person.email, password));
    expect((await change(person)).json()).toEqual({ done: true });
    expect(await isIn(person.cookie)).toBe(true);
    expect(await isIn(elsewhere)).toBe(false);
    expect(refusalOf(await signIn(person.email, password)).code).toBe("accounts.wrong-credentials");
    expect((await signIn(person.email, newPassword)).statusCode).toBe(200);
    expect(await eventsOf(person)).toEqual(
      expect.arrayContaining(["password-changed", "sign-in-failed", "sign-in-passed"]),
    );
    await eventually(async () => {
      expect(await mailsTo(person.email)).toContain("Your password was changed");
    });
  });

  test("needs the present one, and is guessed at no more often than a sign-in", async () => {
    const person = await at.person();
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = await change(person, { password: "not the password", newPassword });
      expect(refusalOf(answer)).toEqual({ status: 401, code: "accounts.wrong-credentials" });
    }
    expect(refusalOf(await change(person)).code).toBe("too-many-requests");
    expect(await eventsOf(person)).toContain("password-change-failed");
  });

  test("refuses a common one and one's own address", async () => {
    const person = await at.person();
    const refused = async (weak: string) =>
      refusalOf(await change(person, { password, newPassword: weak })).code;
    expect(await refused("qwertyuiop")).toBe("accounts.password-common");
    expect(await refused(person.email)).toBe("accounts.password-about-you");
    expect((await signIn(person.email, password)).statusCode).toBe(200);
  });

  test("asked for twice at once happens once", async () => {
    const person = await at.person();
    const answers = await Promise.all([
      change(person),
      change(person, { password, newPassword: "nine brown bicycles" }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const won = answers[0]?.statusCode === 200 ? newPassword : "nine brown bicycles";
    expect((await signIn(person.email, won)).statusCode).toBe(200);
  });
});
