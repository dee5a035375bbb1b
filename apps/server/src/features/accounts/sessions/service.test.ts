import { dayMs, type SecurityEvent, type Session, sessionIdleDays } from "@curie/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  cookieOf,
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { eventually } from "#platform/testing/eventually.ts";
import { sweepSessions } from "./service.ts";

let at: TestApp;
beforeAll(async () => {
  at = await startTestApp({
    ...{ CURIE_TRUST_PROXY: "127.0.0.1", CURIE_COUNTRY_HEADER: "cf-ipcountry" },
  });
});
afterAll(() => at.close());

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0";
async function signInElsewhere(person: Person): Promise<string> {
  const answer = await at.request({
    method: "POST",
    url: "/api/accounts/sign-in",
    payload: { email: person.email, password: "a long enough password" },
    headers: { "user-agent": firefox, "cf-ipcountry": "JP" },
  });
  return cookieOf(answer);
}
const sessionsOf = async (person: Person) =>
  (await person.get("/api/accounts/security")).json<{ sessions: Session[] }>().sessions;
const end = (person: Person, identity: string) =>
  person.send({ method: "DELETE", url: `/api/accounts/sessions/${identity}` });
const isIn = async (cookie: string) => {
  const url = "/api/accounts/session";
  const answer = await at.request({ method: "GET", url, headers: { cookie } });
  return answer.json<{ user: object | null }>().user !== null;
};

describe("the list of sessions", () => {
  test("names device, country and time, and marks the one that asks", async () => {
    const person = await at.person();
    await signInElsewhere(person);
    const sessions = await sessionsOf(person);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ current }) => !current)).toMatchObject({
      ...{ browser: "Firefox", system: "Windows", country: "JP" },
      startedAt: expect.any(String),
      lastSeenAt: expect.any(String),
    });
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toMatch(/token|Mozilla/);
  });

  test("lets one end another one, which then opens nothing", async () => {
    const person = await at.person();
    const elsewhere = await signInElsewhere(person);
    const other = (await sessionsOf(person)).find(({ current }) => !current);
    expect((await end(person, other?.identity ?? "")).json()).toEqual({ done: true });
    expect(await isIn(elsewhere)).toBe(false);
    expect(await isIn(person.cookie)).toBe(true);
    expect(refusalOf(await end(person, other?.identity ?? ""))).toEqual({
      status: 404,
      code: "accounts.session-not-found",
    });
  });

  test("holds nothing of anybody else, whose sessions nobody can end", async () => {
    const [person, other] = [await at.person(), await at.person()];
    const [foreign] = await sessionsOf(other);
    expect(await sessionsOf(person)).not.toContainEqual(
      expect.objectContaining({ identity: foreign?.identity }),
    );
    expect(refusalOf(await end(person, foreign?.identity ?? "")).code).toBe(
      "accounts.session-not-found",
    );
    await person.post("/api/accounts/sessions/end-others");
    expect(await isIn(other.cookie)).toBe(true);
  });

  test("ends everywhere but here: a cookie that was stolen before opens nothing after", async () => {
    const person = await at.person();
    const stolen = [await signInElsewhere(person), await signInElsewhere(person)];
    const answer = await person.post("/api/accounts/sessions/end-others");
    expect(answer.json()).toEqual({ ended: 2 });
    for (const cookie of stolen) expect(await isIn(cookie)).toBe(false);
    expect(await isIn(person.cookie)).toBe(true);
    const { events } = (await person.get("/api/accounts/security-events")).json<{
      events: SecurityEvent[];
    }>();
    expect(events.map(({ name }) => name)).toContain("sessions-ended");
  });
});

describe("the list of security events", () => {
  test("comes newest first and page by page, one's own only", async () => {
    const person = await at.person();
    for (let times = 0; times < 25; times += 1) {
      at.clock.advance(1000);
      await person.get("/api/accounts/export");
    }
    type Page = { events: SecurityEvent[]; more: boolean };
    const first = (await person.get("/api/accounts/security-events")).json<Page>();
    expect(first.events).toHaveLength(20);
    expect(first.more).toBe(true);
    const after = `?before=${first.events.at(-1)?.identity}`;
    const second = (await person.get(`/api/accounts/security-events${after}`)).json<Page>();
    expect(second).toMatchObject({ more: false });
    expect(second.events).toHaveLength(5);
    const all = [...first.events, ...second.events];
    expect(new Set(all.map(({ identity }) => identity)).size).toBe(25);
    expect(all.map(({ at: when }) => when)).toEqual(
      all.map(({ at: when }) => when).sort((a, b) => b.localeCompare(a)),
    );
    const other = await at.person();
    const foreign = await other.get(`/api/accounts/security-events${after}`);
    expect(foreign.json()).toEqual({ events: [], more: false });
  });
});

describe("a session that nobody uses", () => {
  const lastSeen = async (person: Person) => {
    const { rows } = await at.ctx.db.execute<{ at: string }>(
      sql`select last_seen_at::text as at from sessions where user_id = ${person.identity}`,
    );
    return new Date(rows[0]?.at ?? "").getTime();
  };

  test("is over after a week, and swept; used ones go on, at no more than a write an hour", async () => {
    // Sessions begin by the machine's own time.
    at.clock.advance(Date.now() - at.clock.now().getTime());
    const [used, unused] = [await at.person(), await at.person()];
    const started = await lastSeen(used);
    at.clock.advance(dayMs / 48);
    expect(await isIn(used.cookie)).toBe(true);
    expect(await lastSeen(used)).toBe(started);

    at.clock.advance((sessionIdleDays - 1) * dayMs);
    expect(await isIn(used.cookie)).toBe(true);
    await eventually(async () => {
      expect(await lastSeen(used)).toBe(at.clock.now().getTime());
    });
    at.clock.advance(dayMs);
    expect(await isIn(used.cookie)).toBe(true);
    expect(await isIn(unused.cookie)).toBe(false);
    await sweepSessions(at.ctx);
    const left = await at.ctx.db.execute(
      sql`select 1 from sessions where user_id = ${unused.identity}`,
    );
    expect(left.rows).toEqual([]);
  });
});
