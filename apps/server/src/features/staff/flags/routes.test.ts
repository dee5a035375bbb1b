import { type FlagName, flagNames, type StaffFlag } from "@curie/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
  type Person,
  refusalOf,
  startBeside,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { openStaff, type StaffPerson } from "#platform/testing/staff.ts";

const partner = "partner.example.org";
const flag = "curie_abstract_writer" satisfies FlagName;

let at: TestApp;
let beside: TestApp;
let operator: StaffPerson;
let person: Person;
let other: Person;
beforeAll(async () => {
  const environment = {
    CURIE_PARTNER_HOSTS: partner,
    CURIE_PROJECT_ENVIRONMENT: "trial-run",
    CURIE_SECRET: "Zk8vQ2xT9mWc4RfYb7LpN1sHd6JgUa3EoXi5KtBq0wVyMz",
  };
  at = await startTestApp(environment);
  beside = await startBeside(at, environment);
  operator = await openStaff(at);
  [person, other] = [await at.person(), await at.person()];
});
afterEach(async () => {
  await at.ctx.db.execute("delete from flag_settings");
  await at.ctx.db.execute("select pg_notify('flag_settings', 'all')");
  await vi.waitFor(async () => {
    for (const app of [at, beside]) expect(await seen(app, person)).toBe(false);
  });
});
afterAll(async () => {
  await beside?.close();
  await at?.close();
});

type Target = { scope: string; email?: string; application?: string; identity?: string };
const set = (target: Target, on: boolean | null, name: string = flag) =>
  operator.post(`/api/staff/flags/${name}`, { target, on });
const environment = { scope: "environment" };
const ofApplication = (application: string) => ({ scope: "application", application });
const of = ({ email }: Person) => ({ scope: "person", email });

/** What a process answers somebody on the pages of an application. */
async function seen(app: TestApp, who: Person, host = "curie.example.org"): Promise<boolean> {
  const headers = { host, cookie: who.cookie };
  const answer = await app.request({ method: "GET", url: "/api/curie/load", headers });
  return answer.json<{ flags: Record<string, boolean> }>().flags[flag] === true;
}
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 5000, interval: 20 });

describe("a flag that an operator switches", () => {
  test("is so at once in every process, and as before when it is left alone [S233 G-83]", async () => {
    expect((await set(environment, true)).statusCode).toBe(200);
    await soon(async () => {
      for (const app of [at, beside]) expect(await seen(app, person)).toBe(true);
    });
    // What the flag is for is there, and not a word about it alone.
    expect((await person.get("/api/writer/steps")).statusCode).toBe(200);
    expect((await set(environment, null)).statusCode).toBe(200);
    await soon(async () => {
      for (const app of [at, beside]) expect(await seen(app, person)).toBe(false);
    });
  });

  test("is for one person as for them, else for their application, else for all [S233 G-83]", async () => {
    await set(environment, true);
    await set(ofApplication("partner"), false);
    await set(of(person), true);
    await set(of(other), false);
    await soon(async () => {
      const answers = await Promise.all([
        seen(beside, person),
        seen(beside, person, partner),
        seen(beside, other),
        seen(beside, other, partner),
      ]);
      expect(answers).toEqual([true, true, false, false]);
    });
    await set(of(person), null);
    await set(of(other), null);
    await soon(async () => {
      expect([await seen(beside, person), await seen(beside, person, partner)]).toEqual([
        true,
        false,
      ]);
    });
  });

  test("of another installation says nothing here, as after a restored backup [G-83]", async () => {
    const elsewhere = { scope: "environment", environment: "another" };
    await operator.post(`/api/staff/flags/${flag}`, { target: elsewhere, on: true });
    await set(environment, true);
    await soon(async () => expect(await seen(at, person)).toBe(true));
    await set(environment, null);
    await soon(async () => expect(await seen(at, person)).toBe(false));
  });

  test("is listed with whom it is for, and each switch is in the audit log [G-83]", async () => {
    await set(of(person), true);
    at.clock.advance(1000);
    await set(ofApplication("default"), false);
    const { environment: name, flags } = (await operator.get("/api/staff/flags")).json<{
      environment: string;
      flags: StaffFlag[];
    }>();
    expect(name).toBe("trial-run");
    expect(flags.map((one) => one.name)).toEqual(flagNames);
    expect(flags.find((one) => one.name === flag)).toMatchObject({
      configured: false,
      settings: [
        { scope: "application", subject: "default", on: false, person: null },
        { scope: "person", on: true, person: { identity: person.identity, email: person.email } },
      ],
    });
    const log = await operator.get(`/api/staff/audit?about=${flag}`);
    const { rows } = log.json<{ rows: { act: string; details: object }[] }>();
    expect(rows[0]).toMatchObject({
      act: "flag-switched",
      details: { scope: "application", subject: "default", on: false },
    });
    expect(log.body).not.toContain(person.email);
  });

  test("for nobody, or that nobody knows, is refused and not written [G-83]", async () => {
    const nobody = { scope: "person", email: "nobody@example.org" };
    expect(refusalOf(await set(nobody, true))).toEqual({ status: 404, code: "not-found" });
    expect(refusalOf(await set(environment, true, "no_such_flag")).code).toBe("invalid-input");
    expect(refusalOf(await set({ scope: "application", application: "x" }, true)).code).toBe(
      "invalid-input",
    );
  });

  test("of a person goes with the account, and is part of their data [G-84]", async () => {
    const leaving = await at.person();
    await set(of(leaving), true);
    const exported = await leaving.get("/api/accounts/export");
    expect(exported.json()).toMatchObject({
      data: { account: { flags: [{ name: flag, on: true }] } },
    });
    await leaving.post("/api/accounts/close", { confirmation: "a long enough password" });
    const { rows } = await at.ctx.db.execute("select * from flag_settings");
    expect(rows).toEqual([]);
  });
});
