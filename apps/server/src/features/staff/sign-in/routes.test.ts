import type { StaffSession } from "@curie/contract";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  cookieOf,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { openSql, type Sql } from "#platform/testing/sql.ts";
import { openStaff, type StaffPerson, staffPassword } from "#platform/testing/staff.ts";
import { createOperator } from "../members/service.ts";

let at: TestApp;
let sql: Sql;
let operator: StaffPerson;
beforeAll(async () => {
  at = await startTestApp();
  sql = openSql(at.databaseUrl);
});
beforeEach(async () => {
  operator = await openStaff(at);
});
afterAll(async () => {
  await sql?.end();
  await at?.close();
});

const minute = 60_000;
const post = (path: string, payload: object, cookie = "") =>
  at.request({ method: "POST", url: `/api/staff${path}`, payload, headers: { cookie } });
const signIn = (email = operator.email, password = staffPassword) =>
  post("/sign-in", { email, password });
const stageOf = async (cookie: string) =>
  (
    await at.request({ method: "GET", url: "/api/staff/session", headers: { cookie } })
  ).json<StaffSession>();
const audit = (cookie: string) =>
  at.request({ method: "GET", url: "/api/staff/audit", headers: { cookie } });

describe("signing in to the console", () => {
  test("takes the password and then a code; before the code nothing opens [G-83]", async () => {
    const first = await signIn();
    expect(first.json()).toEqual({ stage: "code-due", member: null });
    const half = cookieOf(first);
    expect(refusalOf(await audit(half))).toEqual({ status: 401, code: "not-signed-in" });
    const second = await post("/second-step", { code: operator.code() }, half);
    expect(second.json<StaffSession>()).toMatchObject({
      stage: "open",
      member: { email: operator.email },
    });
    const whole = cookieOf(second);
    expect((await audit(whole)).statusCode).toBe(200);
    // The token from before the code opens nothing after it.
    expect((await stageOf(half)).stage).toBe("none");
  });

  test("a code is good once, and a wrong one for nobody [G-83]", async () => {
    const halves = [cookieOf(await signIn()), cookieOf(await signIn())];
    const code = operator.code();
    const answers = await Promise.all(halves.map((half) => post("/second-step", { code }, half)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const again = await post("/second-step", { code: "000000" }, cookieOf(await signIn()));
    expect(refusalOf(again).code).toBe("accounts.second-step-wrong");
  });

  test("a wrong password and an unknown address are told the same, and are counted", async () => {
    for (const email of [operator.email, "nobody@staff.example"]) {
      expect(refusalOf(await signIn(email, "wrong"))).toEqual({
        status: 401,
        code: "accounts.wrong-credentials",
      });
    }
    for (let tried = 0; tried < 9; tried += 1) await signIn(operator.email, "wrong");
    expect(refusalOf(await signIn(operator.email, "wrong")).code).toBe("too-many-requests");
  });

  test("a session ends after an hour without use, and after twelve hours at the latest", async () => {
    at.clock.advance(59 * minute);
    expect((await stageOf(operator.cookie)).stage).toBe("open");
    at.clock.advance(61 * minute);
    expect((await stageOf(operator.cookie)).stage).toBe("none");
    const busy = await openStaff(at);
    for (let hour = 0; hour < 13; hour += 1) {
      await sql`update staff_sessions set last_seen_at = ${at.clock.now().toISOString()}`;
      expect((await stageOf(busy.cookie)).stage, `hour ${hour}`).toBe(hour < 12 ? "open" : "none");
      at.clock.advance(60 * minute);
    }
  });

  test("signing out ends the session on the server", async () => {
    await operator.post("/api/staff/sign-out");
    expect((await stageOf(operator.cookie)).stage).toBe("none");
  });
});

describe("a user's session and one of staff", () => {
  test("open nothing of the other [S256 G-83]", async () => {
    const user = await at.person();
    expect(refusalOf(await audit(user.cookie)).code).toBe("not-signed-in");
    expect(refusalOf(await operator.get("/api/orders")).code).toBe("not-signed-in");
    const asUser = await at.request({
      method: "POST",
      url: "/api/accounts/sign-in",
      payload: { email: operator.email, password: staffPassword },
    });
    expect(refusalOf(asUser).code).toBe("accounts.wrong-credentials");
  });

  test("a cookie whose value somebody made up opens nothing", async () => {
    const made = operator.cookie.replace(/\.[^.]*$/, ".AAAA");
    expect((await stageOf(made)).stage).toBe("none");
  });
});

describe("an invitation", () => {
  const tokenOf = (link: string) => new URL(link).searchParams.get("token") ?? "";

  test("is good once, for a password that nobody would guess, and then the app is set up", async () => {
    const { link } = await createOperator(at.ctx, {
      name: "Nora New",
      email: "nora@staff.example",
    });
    const token = tokenOf(link);
    const weak = await post("/invitation", { token, password: "password1234" });
    expect(refusalOf(weak).code).toBe("accounts.password-common");
    const answers = await Promise.all(
      [1, 2].map(() => post("/invitation", { token, password: staffPassword })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const taken = answers.find(({ statusCode }) => statusCode === 200);
    expect(taken?.json<StaffSession>().stage).toBe("set-up-due");
    // Signing in again leads to the set-up too, and not past it.
    const half = cookieOf(await signIn("nora@staff.example"));
    expect(refusalOf(await audit(half)).code).toBe("not-signed-in");
    expect(refusalOf(await post("/second-step", { code: "123456" }, half)).code).toBe(
      "not-signed-in",
    );
    const begun = await post("/two-step/begin", {}, half);
    const { secret } = begun.json<{ secret: string }>();
    expect(refusalOf(await post("/two-step/confirm", { code: "000000" }, half)).code).toBe(
      "accounts.second-step-wrong",
    );
    const timestamp = at.clock.now().getTime();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    const opened = await post("/two-step/confirm", { code }, half);
    const { recoveryCodes } = opened.json<{ recoveryCodes: string[] }>();
    expect(recoveryCodes).toHaveLength(10);
    expect((await audit(cookieOf(opened))).statusCode).toBe(200);
    // A recovery code stands for the app once.
    const byRecovery = { code: recoveryCodes[0] };
    const lost = await post(
      "/second-step",
      byRecovery,
      cookieOf(await signIn("nora@staff.example")),
    );
    expect(lost.statusCode).toBe(200);
    const twice = await post(
      "/second-step",
      byRecovery,
      cookieOf(await signIn("nora@staff.example")),
    );
    expect(refusalOf(twice).code).toBe("accounts.second-step-wrong");
  });

  test("for the same operator again ends password, app and sessions when it is used, and not before", async () => {
    const { link, known } = await createOperator(at.ctx, { name: "Same", email: operator.email });
    expect(known).toBe(true);
    expect((await stageOf(operator.cookie)).stage).toBe("open");
    await post("/invitation", { token: tokenOf(link), password: "another long one 93" });
    expect((await stageOf(operator.cookie)).stage).toBe("none");
    expect(refusalOf(await signIn()).code).toBe("accounts.wrong-credentials");
  });

  test("ends after a week", async () => {
    const { link } = await createOperator(at.ctx, { name: "Late", email: "late@staff.example" });
    at.clock.advance(7 * 24 * 60 * minute);
    const late = await post("/invitation", { token: tokenOf(link), password: staffPassword });
    expect(refusalOf(late).code).toBe("accounts.link-not-valid");
  });
});
