import { randomUUID } from "node:crypto";
import { staffContract } from "@curie/contract";
import { isContractProcedure } from "@orpc/contract";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  cookieOf,
  type Person,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { openSql, type Sql } from "#platform/testing/sql.ts";
import { openStaff, type StaffPerson, staffPassword } from "#platform/testing/staff.ts";

/**
 * Every endpoint of the console against everybody who might call it, with a body that fits. An
 * endpoint without a row fails the last test. What changes something leaves one entry in the audit
 * log, and only the call that was let through does.
 */
type Row = {
  endpoint: string;
  /** Who is let through; all others are refused. */
  for: "anybody" | "signing-in" | "staff" | "operators";
  call?: () => Promise<Call> | Call;
  /** What who is let through is told, where the body cannot fit everybody. */
  answer?: `${number} ${string}`;
};
type Call = { path?: Record<string, string>; query?: string; body?: object };

let at: TestApp;
let sql: Sql;
let user: Person;
let half: string;
let operator: StaffPerson;
let editor: StaffPerson;
beforeAll(async () => {
  at = await startTestApp();
  sql = openSql(at.databaseUrl);
  user = await at.person({ name: "Uma User" });
  editor = await openStaff(at, "editor", "Edo Editor");
  operator = await openStaff(at);
  const signedIn = await at.request({
    method: "POST",
    url: "/api/staff/sign-in",
    payload: { email: operator.email, password: staffPassword },
  });
  half = cookieOf(signedIn);
}, 120_000);
afterAll(async () => {
  await sql?.end();
  await at?.close();
});

const newAddress = () => `${randomUUID()}@staff.example`;
const another = async () => ({ identity: (await openStaff(at, "editor")).identity });

const rows: readonly Row[] = [
  { endpoint: "session.current", for: "anybody" },
  {
    endpoint: "session.signIn",
    for: "anybody",
    call: () => ({ body: { email: operator.email, password: staffPassword } }),
  },
  {
    endpoint: "session.acceptInvitation",
    for: "anybody",
    call: () => ({ body: { token: "nonsense", password: staffPassword } }),
    answer: "400 accounts.link-not-valid",
  },
  // Whose app is set up has no set-up to begin: the next step of this session is a code.
  { endpoint: "session.beginTwoStep", for: "signing-in", answer: "401 not-signed-in" },
  {
    endpoint: "session.confirmTwoStep",
    for: "signing-in",
    call: () => ({ body: { code: "000000" } }),
    answer: "401 not-signed-in",
  },
  {
    endpoint: "session.secondStep",
    for: "signing-in",
    call: () => ({ body: { code: "000000" } }),
    answer: "401 accounts.second-step-wrong",
  },
  { endpoint: "members.list", for: "operators" },
  {
    endpoint: "members.invite",
    for: "operators",
    call: () => ({
      body: { name: "New", email: newAddress(), role: "editor", locale: "en_US" },
    }),
  },
  {
    endpoint: "members.renewInvitation",
    for: "operators",
    call: async () => ({ path: await another() }),
  },
  { endpoint: "members.end", for: "operators", call: async () => ({ path: await another() }) },
  { endpoint: "audit.list", for: "operators" },
];

/** Ends the session that calls; tried in the tests of signing in. */
const elsewhere = new Set(["session.signOut"]);

type Endpoint = { name: string; method: string; path: string; does: string };
const endpoints: readonly Endpoint[] = Object.entries(staffContract).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, call]) => {
    if (!isContractProcedure(call)) throw new Error(name);
    const { route, meta } = call["~orpc"];
    return {
      name: `${area}.${name}`,
      method: route.method ?? "",
      path: route.path ?? "",
      does: meta.does,
    };
  }),
);

function requestOf({ method, path }: Endpoint, call: Call): InjectOptions {
  const url = path.replace(/\{\+?(\w+)\}/g, (_, name) =>
    encodeURIComponent(call.path?.[name] ?? ""),
  );
  return {
    method: method as "GET",
    url: `/api/staff${url}${call.query ?? ""}`,
    ...(method === "GET" ? {} : { payload: call.body ?? {} }),
  };
}

function told(answer: LightMyRequestResponse): string {
  if (answer.statusCode < 400) return "done";
  return `${answer.statusCode} ${answer.json<{ code: string }>().code}`;
}

const entryIds = async () =>
  (await sql<{ id: string }[]>`select id from audit_entries`).map(({ id }) => id);
/** What the audit log has got since. */
async function actsSince(known: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string; act: string }[]>`select id, act from audit_entries`;
  return rows.filter(({ id }) => !known.includes(id)).map(({ act }) => act);
}

describe("everybody is answered as the table says [G-83]", () => {
  test.each(rows)("$endpoint", async (row) => {
    const endpoint = endpoints.find(({ name }) => name === row.endpoint);
    if (!endpoint) throw new Error(`there is no endpoint ${row.endpoint}`);
    const call = (await row.call?.()) ?? {};
    const request = requestOf(endpoint, call);
    const by = (cookie: string) => at.request({ ...request, headers: { cookie } }).then(told);
    const done = row.answer ?? "done";
    const out = row.for === "anybody" ? done : "401 not-signed-in";
    const before = await entryIds();
    expect(await by(""), "nobody").toBe(out);
    expect(await by(user.cookie), "user").toBe(out);
    expect(await by(half), "half signed in").toBe(row.for === "signing-in" ? done : out);
    const forStaff = { anybody: done, "signing-in": "403 forbidden", staff: done, operators: done };
    expect(await by(editor.cookie), "editor").toBe(
      row.for === "operators" ? "403 forbidden" : forStaff[row.for],
    );
    expect(await actsSince(before), "entries of the refused").toEqual([]);
    expect(await by(operator.cookie), "operator").toBe(forStaff[row.for]);
    const isAct = endpoint.does !== "reads" && endpoint.does !== "signs-in";
    expect(await actsSince(before)).toEqual(isAct ? [endpoint.does] : []);
  });

  test("every endpoint has its row, and every row its endpoint", () => {
    const named = [...rows.map(({ endpoint }) => endpoint), ...elsewhere];
    expect(named.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
  });
});

test("an operator cannot end the last operator's access", async () => {
  const url = `/api/staff/members/${operator.identity}`;
  const answer = await operator.send({ method: "DELETE", url });
  expect(told(answer)).toBe("409 staff.last-operator");
});
