import type { AuditEntry, PersonRow, Plans, User } from "@curie/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobs } from "#app";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { openSql, type Sql } from "#platform/testing/sql.ts";
import { openStaff, type StaffPerson } from "#platform/testing/staff.ts";
import { refundNow } from "../payments/service.ts";

let at: TestApp;
let sql: Sql;
let operator: StaffPerson;
beforeAll(async () => {
  at = await startTestApp();
  sql = openSql(at.databaseUrl);
  operator = await openStaff(at);
});
afterAll(async () => {
  await sql?.end();
  await at?.close();
});

type Found = { user: User; plans: Plans; access: { editing: { limitReached: boolean } } };
const find = async (search: string) => {
  const answer = await operator.get(`/api/staff/people?search=${encodeURIComponent(search)}`);
  return answer.json<{ rows: PersonRow[] }>().rows.map(({ name }) => name);
};
const load = async ({ identity }: Person) =>
  (await operator.get(`/api/staff/people/${identity}`)).json<Found>();
const seen = async (person: Person) =>
  (await person.get("/api/curie/status/sync")).json<{ plans: Plans }>().plans;
const grant = (person: Person, body: object) =>
  operator.post(`/api/staff/people/${person.identity}/plans`, {
    ...{ endsAt: null, edits: null, translations: null },
    ...body,
  });

/** Does the queued jobs of one name, as a worker would. */
async function work(name: string): Promise<void> {
  const rows = await sql<{ id: string; data: unknown }[]>`
    delete from pgboss.job where name = ${name} and state = 'created' returning id, data`;
  const job = jobs.find((one) => one.name === name);
  for (const { id, data } of rows) {
    await job?.work(at.ctx, data, { id, signal: new AbortController().signal });
  }
}

describe("people", () => {
  test("are found by a part of name or address, in any case, and signs mean themselves [G-83]", async () => {
    await at.person({ name: "Ada Lovelace", email: "countess@analytical.example" });
    await at.person({ name: "Grace 100% Hopper", email: "grace_h@navy.example" });
    expect(await find("LOVE")).toEqual(["Ada Lovelace"]);
    expect(await find("analytical")).toEqual(["Ada Lovelace"]);
    expect(await find("100%")).toEqual(["Grace 100% Hopper"]);
    expect(await find("grace_h")).toEqual(["Grace 100% Hopper"]);
    expect(await find("%")).toEqual(["Grace 100% Hopper"]);
    expect(await find("nobody at all")).toEqual([]);
  });

  test("are shown with plans and access as they see them [G-83]", async () => {
    const person = await at.person();
    expect((await load(person)).access.editing.limitReached).toBe(true);
    expect((await grant(person, { plan: "starter", edits: 12 })).statusCode).toBe(200);
    const shown = await load(person);
    expect(shown.plans).toEqual(await seen(person));
    expect(shown.plans.free_trial?.access.features.editing.usesProvisioned).toBe(12);
    expect(shown.access.editing.limitReached).toBe(false);
  });

  test("get a plan that nobody charges, and lose it when an operator ends it [S95 G-83]", async () => {
    const person = await at.person();
    await grant(person, {
      plan: "translation",
      endsAt: "2026-12-01T00:00:00.000Z",
      translations: 7,
    });
    const { premium } = await seen(person);
    expect(premium).toMatchObject({
      ...{ planName: "premium_including_translation", grantingMechanism: "admin", renews: false },
      endsAt: "2026-12-01T00:00:00.000Z",
      access: { features: { translation: { usesProvisioned: 7 } } },
    });
    const url = `/api/staff/people/${person.identity}/plans/${premium?.identity}`;
    expect((await operator.send({ method: "DELETE", url })).statusCode).toBe(200);
    expect((await seen(person)).premium?.status).toBe("expired");
    const another = await at.person();
    const foreign = `/api/staff/people/${another.identity}/plans/${premium?.identity}`;
    expect(refusalOf(await operator.send({ method: "DELETE", url: foreign })).status).toBe(404);
  });

  test("are signed out everywhere by an operator, at once, and see it in their events [G-83]", async () => {
    const person = await at.person();
    const other = await at.person();
    expect((await person.get("/api/curie/load")).statusCode).toBe(200);
    const answer = await operator.post(`/api/staff/people/${person.identity}/sessions/end`);
    expect(answer.json()).toEqual({ ended: 1 });
    expect(refusalOf(await person.get("/api/curie/load")).code).toBe("not-signed-in");
    expect((await other.get("/api/curie/load")).statusCode).toBe(200);
    const again = await operator.post(`/api/staff/people/${person.identity}/sessions/end`);
    expect(again.json()).toEqual({ ended: 0 });
    const events = await sql<{ name: string }[]>`
      select name from security_events where user_id = ${person.identity}`;
    expect(events.map(({ name }) => name)).toContain("sessions-ended");
    const audit = await operator.get(`/api/staff/audit?about=${person.identity}`);
    const { rows } = audit.json<{ rows: AuditEntry[] }>();
    expect(rows.map(({ act }) => act)).toEqual(["sessions-ended", "sessions-ended"]);
  });

  test("are closed by a job, once the address was typed; twice is once [G-84]", async () => {
    const person = await at.person();
    const url = `/api/staff/people/${person.identity}`;
    const close = (confirmation: string) =>
      operator.send({ method: "DELETE", url, payload: { confirmation } });
    expect(refusalOf(await close("another@example.org")).code).toBe("staff.wrong-confirmation");
    expect(
      (await Promise.all([1, 2].map(() => close(person.email)))).map((a) => a.statusCode),
    ).toEqual([200, 200]);
    await work("staff.close-account");
    expect((await operator.get(url)).statusCode).toBe(404);
    // The log still says it, by identity alone.
    const log = await operator.get(`/api/staff/audit?about=${person.identity}`);
    expect(log.json<{ rows: AuditEntry[] }>().rows.map(({ act }) => act)).toContain(
      "person-closed",
    );
    expect(log.body).not.toContain(person.email);
  });
});

test("a running job says how far it is, in percent; one that does not run says nothing [G-83]", async () => {
  const person = await at.person();
  const document = crypto.randomUUID();
  await sql`insert into documents ${sql({
    ...{ id: document, upload_id: crypto.randomUUID(), owner_id: person.identity, type: "edit" },
    ...{ status: "processing", origin: "web", file_name: "a.docx", size_bytes: 1 },
    ...{ retention_days: 90, created_at: at.clock.now().toISOString() },
    ...{ progress_done: 15, progress_total: 40 },
  })}`;
  await at.ctx.jobs.enqueue(at.ctx.db, "editing.edit-document", { documentId: document });
  type Listed = { rows: { name: string; percent: number | null }[] };
  const percents = async () =>
    (await operator.get("/api/staff/jobs"))
      .json<Listed>()
      .rows.filter(({ name }) => name === "editing.edit-document")
      .map(({ percent }) => percent);
  expect(await percents()).toEqual([null]);
  await sql`update pgboss.job set state = 'active', started_on = now()
    where name = 'editing.edit-document'`;
  expect(await percents()).toEqual([37]);
  await sql`update documents set progress_total = 0 where id = ${document}`;
  expect(await percents()).toEqual([null]);
});

describe("a refund", () => {
  const aPayment = async (person: Person) => {
    const [row] = await sql<{ id: string }[]>`insert into payments ${sql({
      ...{ id: at.ctx.ids.uuid(), user_id: person.identity, kind: "human-edit" },
      ...{ product_name: "Editing", taken_by: "direct", external_id: at.ctx.ids.uuid() },
      ...{ paid_at: at.clock.now().toISOString(), amount: 5000, currency: "EUR" },
    })} returning id`;
    return row?.id ?? "";
  };
  const refund = (id: string) =>
    operator.post(`/api/staff/payments/${id}/refund`, { reason: "not delivered", endPlan: true });
  const shown = async (person: Person) => {
    const answer = await operator.get(`/api/staff/payments?person=${person.identity}`);
    return answer.json<{ rows: { refunded: object; refunds: { status: string }[] }[] }>().rows[0];
  };

  test("is written down at once, done by a job, and done once however often it is asked [G-45 G-83]", async () => {
    const person = await at.person();
    const id = await aPayment(person);
    const asked = await Promise.all([refund(id), refund(id)]);
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await shown(person))?.refunds).toMatchObject([
      { status: "asked", reason: "not delivered", requestedBy: "Oda Operator" },
    ]);
    await work("staff.refund");
    await refundNow(at.ctx, { paymentId: id, reason: "x", requestedBy: "x", endPlan: false });
    expect(await shown(person)).toMatchObject({
      refunded: { amount: 5000, currency: "EUR" },
      refunds: [{ status: "done" }],
    });
    expect(refusalOf(await refund(id)).code).toBe("staff.nothing-to-refund");
  });
});

describe("a group", () => {
  test("changed by an operator ends for those who are in it as well [G-24 G-83]", async () => {
    const group = {
      ...{ code: "reef", name: "Reef", kind: "membership", seats: 2, endsAt: null },
      ...{ grantsEditing: true, editsPerMember: 4, translationsPerMember: 0 },
      ...{ adminEmail: "head@reef.example", locale: "en_US" },
    };
    const made = await operator.post("/api/staff/groups", group);
    const { identity } = made.json<{ identity: string }>();
    expect(refusalOf(await operator.post("/api/staff/groups", group)).code).toBe(
      "plans.group-code-taken",
    );
    const member = await at.person();
    await member.post(`/api/users/${member.identity}/preferred-group`, { groupCode: "REEF" });
    const url = `/api/staff/groups/${identity}`;
    const change = { name: "Reef", seats: 1, endsAt: "2026-05-01T00:00:00.000Z" };
    const payload = { ...change, adminEmail: "new@reef.example" };
    expect((await operator.send({ method: "PATCH", url, payload })).statusCode).toBe(200);
    expect((await seen(member)).preferred_group?.endsAt).toBe(change.endsAt);
    const removal = { method: "DELETE", url: `${url}/members/${member.identity}` } as const;
    expect((await operator.send(removal)).statusCode).toBe(200);
    expect(refusalOf(await operator.send(removal)).code).toBe("plans.no-group");
    expect((await load(member)).user.preferredGroup).toBeNull();
    const body = (await operator.get(url)).json<{ members: unknown[] }>();
    expect(body.members).toEqual([]);
  });
});
