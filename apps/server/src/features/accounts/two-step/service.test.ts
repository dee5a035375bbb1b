import type { SecurityEvent, SignInState } from "@curie/contract";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  cookieOf,
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { anotherAddress } from "#platform/testing/browser.ts";
import { eventually } from "#platform/testing/eventually.ts";
import { authOf } from "../client.ts";
import { rememberDevice } from "../known-devices/service.ts";
import { recoveryCodes, sessions, twoStep } from "../tables.ts";

const password = "a long enough password";
const halfMinute = 30_000;

let at: TestApp;
let person: Person;
let secret: string;
let codes: string[];
beforeAll(async () => {
  at = await startTestApp();
  await at.ctx.jobs.work(at.ctx);
});
afterAll(() => at.close());

/** What the person's app shows now. */
const appCode = (of = secret) =>
  new TOTP({ secret: Secret.fromBase32(of) }).generate({ timestamp: at.clock.now().getTime() });
const begin = (body: object = { password }) => person.post("/api/accounts/two-step/begin", body);
const confirm = (code: string) => person.post("/api/accounts/two-step/confirm", { code });
const signIn = async (secretWord = password) => {
  const payload = { email: person.email, password: secretWord };
  return at.request({ method: "POST", url: "/api/accounts/sign-in", payload });
};
const secondStep = (cookie: string, code: string, remoteAddress = "127.0.0.1") =>
  at.request({
    ...{ method: "POST", url: "/api/accounts/second-step", remoteAddress },
    ...{ payload: { code }, headers: { cookie } },
  });
const stateOf = async (cookie: string) => {
  const url = "/api/accounts/session";
  const answer = await at.request({ method: "GET", url, headers: { cookie } });
  const { user, secondStepDue } = answer.json<SignInState>();
  return { in: user !== null, secondStepDue };
};
const eventsOf = async () => {
  const answer = await person.get("/api/accounts/security-events");
  return answer.json<{ events: SecurityEvent[] }>().events.map(({ name }) => name);
};

async function switchOn(): Promise<void> {
  secret = (await begin()).json<{ secret: string }>().secret;
  codes = (await confirm(appCode())).json<{ recoveryCodes: string[] }>().recoveryCodes;
  // The next code is another one.
  at.clock.advance(halfMinute);
}

beforeEach(async () => {
  person = await at.person();
});

describe("switching two-step sign-in on", () => {
  test("needs the password, and a code that shows that the app has the secret", async () => {
    expect(refusalOf(await begin({ password: "not it" })).code).toBe("accounts.wrong-credentials");
    const begun = (await begin()).json<{ secret: string; uri: string }>();
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Curie:.*secret=[A-Z2-7]{32}/);
    expect((await stateOf(cookieOf(await signIn()))).in).toBe(true);
    expect(refusalOf(await confirm("000000")).code).toBe("accounts.second-step-wrong");
    const confirmed = await confirm(appCode(begun.secret));
    expect(confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect(refusalOf(await begin()).code).toBe("accounts.two-step-on");
    expect(await eventsOf()).toContain("two-step-on");
  });

  test("ends every other session, keeps no secret and no code as it is, and mails the owner", async () => {
    const elsewhere = cookieOf(await signIn());
    await switchOn();
    expect((await stateOf(elsewhere)).in).toBe(false);
    expect((await stateOf(person.cookie)).in).toBe(true);
    const rows = JSON.stringify([
      await at.ctx.db.select().from(twoStep).where(eq(twoStep.userId, person.identity)),
      await at.ctx.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.identity)),
    ]);
    for (const plain of [secret, ...codes, ...codes.map((code) => code.replace("-", ""))]) {
      expect(rows).not.toContain(plain);
    }
    await eventually(async () => {
      const url = `/api/demo/mailbox?to=${encodeURIComponent(person.email)}`;
      const { body } = await at.request({ method: "GET", url });
      expect(body).toContain("Two-step sign-in is on");
    });
  });

  test("confirmed twice at once is on once, with one set of recovery codes", async () => {
    secret = (await begin()).json<{ secret: string }>().secret;
    const answers = await Promise.all([confirm(appCode()), confirm(appCode())]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const kept = await at.ctx.db
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, person.identity));
    expect(kept).toHaveLength(10);
  });
});

describe("signing in with two steps", () => {
  beforeEach(switchOn);

  test("opens nothing after the password, and everything under a new token after the code", async () => {
    const answer = await signIn();
    expect(answer.json()).toEqual({ user: null, secondStepDue: true });
    const pending = cookieOf(answer);
    expect(await stateOf(pending)).toEqual({ in: false, secondStepDue: true });
    const load = { method: "GET", url: "/api/curie/load", headers: { cookie: pending } } as const;
    expect(refusalOf(await at.request(load)).code).toBe("not-signed-in");

    const passed = await secondStep(pending, appCode());
    expect(passed.json()).toMatchObject({ user: { email: person.email } });
    expect(await stateOf(cookieOf(passed))).toEqual({ in: true, secondStepDue: false });
    expect(await stateOf(pending)).toEqual({ in: false, secondStepDue: false });
  });

  test("takes no code twice, not even in two sessions or at the same time", async () => {
    const [first, second] = [cookieOf(await signIn()), cookieOf(await signIn())];
    const code = appCode();
    const answers = await Promise.all([secondStep(first, code), secondStep(second, code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const replayed = await secondStep(cookieOf(await signIn()), code);
    expect(refusalOf(replayed).code).toBe("accounts.second-step-wrong");
    expect(await eventsOf()).toContain("second-step-failed");
  });

  test("takes a recovery code once, however it is typed, also of two tries at once", async () => {
    const [code = "", other = ""] = codes;
    const cookies = [cookieOf(await signIn()), cookieOf(await signIn())];
    const typed = code.toLowerCase().replace("-", " ");
    const answers = await Promise.all(cookies.map((cookie) => secondStep(cookie, typed)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const again = await secondStep(cookieOf(await signIn()), code);
    expect(refusalOf(again).code).toBe("accounts.second-step-wrong");
    expect((await secondStep(cookieOf(await signIn()), other)).statusCode).toBe(200);
    const overview = await person.get("/api/accounts/security");
    expect(overview.json()).toMatchObject({ twoStep: { on: true, recoveryCodesLeft: 8 } });
    expect(await eventsOf()).toContain("recovery-code-used");
  });

  test("is guessed at no more than ten times in a quarter of an hour, by any number of sessions", async () => {
    const wrong = String((Number(appCode()) + 1) % 1e6).padStart(6, "0");
    for (let tries = 0; tries < 10; tries += 1) {
      const pending = cookieOf(await signIn());
      expect(refusalOf(await secondStep(pending, wrong)).code).toBe("accounts.second-step-wrong");
    }
    const pending = cookieOf(await signIn());
    expect(refusalOf(await secondStep(pending, appCode())).code).toBe("too-many-requests");
  });

  const guessFromElsewhere = async (addresses: number) => {
    const wrong = String((Number(appCode()) + 1) % 1e6).padStart(6, "0");
    const cookie = cookieOf(await signIn());
    const codes = [];
    for (let address = 0; address < addresses; address += 1) {
      const answer = await secondStep(cookie, wrong, anotherAddress());
      codes.push(refusalOf(answer).code);
    }
    return codes;
  };

  test("is slowed for guesses from many addresses, also with the right password", async () => {
    const codes = await guessFromElsewhere(25);
    const wrong = Array(20).fill("accounts.second-step-wrong");
    expect(codes).toEqual([...wrong, ...Array(5).fill("too-many-requests")]);
    at.clock.advance(halfMinute);
    expect(await guessFromElsewhere(2)).toEqual([
      "accounts.second-step-wrong",
      "too-many-requests",
    ]);
  });

  test("never keeps the owner out of a browser that the account knows", async () => {
    await guessFromElsewhere(25);
    const pending = cookieOf(await signIn());
    expect(refusalOf(await secondStep(pending, appCode())).code).toBe("too-many-requests");
    const device = rememberDevice(at.ctx, new Headers(), person.identity).split(";")[0];
    expect((await secondStep(`${pending}; ${device}`, appCode())).statusCode).toBe(200);
  });

  test("is guessed at in a known browser ten times too, and fifty in all of them", async () => {
    const wrong = String((Number(appCode()) + 1) % 1e6).padStart(6, "0");
    const pending = cookieOf(await signIn());
    const answers: string[] = [];
    for (let browser = 0; browser < 6; browser += 1) {
      const device = rememberDevice(at.ctx, new Headers(), person.identity).split(";")[0];
      for (let times = 0; times < 11; times += 1) {
        const answer = await secondStep(`${pending}; ${device}`, wrong, anotherAddress());
        answers.push(refusalOf(answer).code);
      }
    }
    const inOne = [...Array(10).fill("accounts.second-step-wrong"), "too-many-requests"];
    const five = Array.from({ length: 5 }, () => inOne).flat();
    expect(answers).toEqual([...five, ...Array(11).fill("too-many-requests")]);
  });

  test("waits ten minutes for the code, and then begins anew", async () => {
    const pending = cookieOf(await signIn());
    at.clock.advance(10 * 60_000 + 1);
    expect(await stateOf(pending)).toEqual({ in: false, secondStepDue: false });
    expect(refusalOf(await secondStep(pending, appCode())).code).toBe("not-signed-in");
  });

  test("is not shortened by a session that is whole already, nor by none", async () => {
    expect(refusalOf(await secondStep(person.cookie, appCode())).code).toBe("not-signed-in");
    expect(refusalOf(await secondStep("", appCode())).code).toBe("not-signed-in");
  });

  test("holds for every way to sign in: each opens a session that waits for the second step", async () => {
    const { internalAdapter } = await authOf(at.ctx).$context;
    const session = await internalAdapter.createSession(person.identity);
    const [row] = await at.ctx.db.select().from(sessions).where(eq(sessions.id, session.id));
    expect(row?.secondStepDue).toBe(true);
  });
});

describe("what would take two-step sign-in away", () => {
  beforeEach(switchOn);
  const off = (body: object) => person.post("/api/accounts/two-step/off", body);

  test("needs both steps, and a code that was not used", async () => {
    const used = appCode();
    await secondStep(cookieOf(await signIn()), used);
    const refused = async (body: object) => refusalOf(await off(body)).code;
    expect(await refused({ password, code: used })).toBe("accounts.second-step-wrong");
    expect(await refused({ password: "no", code: appCode() })).toBe("accounts.wrong-credentials");
    at.clock.advance(halfMinute);
    expect((await off({ password, code: appCode() })).json()).toEqual({ done: true });
    expect((await signIn()).json()).toMatchObject({ secondStepDue: false });
    expect(refusalOf(await confirm("123456")).code).toBe("accounts.two-step-off");
  });

  test("ends the old recovery codes when new ones are made", async () => {
    const body = { password, code: appCode() };
    const renewed = await person.post("/api/accounts/two-step/recovery-codes", body);
    const [fresh = ""] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes;
    const pending = cookieOf(await signIn());
    expect((await secondStep(pending, codes[0] ?? "")).statusCode).toBe(401);
    expect((await secondStep(pending, fresh)).statusCode).toBe(200);
  });

  test("is not a new password by mail: the code is asked for all the same", async () => {
    await at.request({
      ...{ method: "POST", url: "/api/accounts/reset-request" },
      payload: { email: person.email },
    });
    const url = `/api/demo/mailbox?to=${encodeURIComponent(person.email)}`;
    const token = await eventually(async () => {
      const { body } = await at.request({ method: "GET", url });
      const found = /\/reset\?token=([\w%.-]+)/.exec(body)?.[1];
      if (!found) throw new Error("no mail yet");
      return decodeURIComponent(found);
    });
    const reset = await at.request({
      ...{ method: "POST", url: "/api/accounts/reset" },
      payload: { token, password: "eight purple lanterns" },
    });
    expect(reset.statusCode).toBe(200);
    expect((await stateOf(cookieOf(reset))).in).toBe(false);
    const answer = await signIn("eight purple lanterns");
    expect(answer.json()).toEqual({ user: null, secondStepDue: true });
  });

  test("is not closing the account either", async () => {
    const close = (body: object) => person.post("/api/accounts/close", body);
    expect(refusalOf(await close({ confirmation: password })).code).toBe(
      "accounts.second-step-wrong",
    );
    expect((await close({ confirmation: password, code: appCode() })).statusCode).toBe(200);
  });
});
