import { randomUUID } from "node:crypto";
import {
  locales,
  type PromotionInput,
  staffContract,
  staffStreams,
  type User,
} from "@curie/contract";
import { isContractProcedure } from "@orpc/contract";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { saveVoucher } from "#features/billing/purchases/service.ts";
import { receiveMessage } from "#features/billing/webhooks/service.ts";
import { listHumanPrices } from "#features/human-editing/prices/service.ts";
import { grantPremium } from "#features/plans/grants/service.ts";
import { addMember, createGroup } from "#features/plans/groups/service.ts";
import { keepPicture } from "#features/promotions/pictures/service.ts";
import { savePromotion } from "#features/promotions/service.ts";
import {
  cookieOf,
  type Person,
  startTestApp,
  type TestApp,
  uploadForm,
} from "#platform/testing/app-for-tests.ts";
import { aPng } from "#platform/testing/pictures.ts";
import { openSql, type Sql } from "#platform/testing/sql.ts";
import { openStaff, type StaffPerson, staffPassword } from "#platform/testing/staff.ts";
import { aWordFile } from "#platform/testing/word-file.ts";

/**
 * Every endpoint of the console against everybody who might call it, with a body that fits. An
 * endpoint without a row fails the last test. What changes something leaves one entry in the audit
 * log, and only the call that was let through does.
 */
type Row = {
  endpoint: string;
  /** Who is let through; all others are refused. */
  for: "anybody" | "signing-in" | "staff" | "operators" | "editors";
  call?: () => Promise<Call> | Call;
  /** What who is let through is told, where the body cannot fit everybody. */
  answer?: `${number} ${string}`;
};
type Call = {
  path?: Record<string, string>;
  query?: string;
  body?: object;
  form?: ReturnType<typeof uploadForm>;
};

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

const ofUser = () => ({ path: { identity: user.identity } });

async function aGroup(): Promise<{ identity: string; code: string }> {
  const code = randomUUID().toUpperCase();
  const group = { code, name: "Lab", adminEmail: "head@lab.example" };
  return { identity: (await createGroup(at.ctx, group)) ?? "", code };
}

async function aPayment(): Promise<string> {
  const [id, externalId] = [randomUUID(), randomUUID()];
  await sql`insert into payments ${sql({
    ...{ id, user_id: user.identity, kind: "human-edit", product_name: "Editing by a person" },
    ...{ taken_by: "direct", external_id: externalId, paid_at: at.clock.now().toISOString() },
    ...{ amount: 1000, currency: "USD" },
  })}`;
  return id;
}

async function aFapiao(): Promise<string> {
  const id = randomUUID();
  await sql`insert into fapiaos ${sql({
    ...{ id, payment_id: await aPayment(), user_id: user.identity, status: "completed" },
    ...{ title_type: "individual", type: "general", title: "李静", tax_number: "" },
    ...{ registered_address: "", phone: "", bank_name: "", bank_account: "", remark: "" },
    ...{ email: "li@example.cn", total: 1000, tax_percent: 6 },
    requested_at: at.clock.now().toISOString(),
  })}`;
  return id;
}

/** Something that is sold outside China, once. */
async function anOffer(): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    select id from catalogue_plans
    where offered and audience = 'rest-of-world' and kind = 'direct' limit 1`;
  return row?.id ?? "";
}

const promotion = {
  texts: Object.fromEntries(
    locales.map((locale) => [locale, { adDescription: "New", callToActionLinkText: "More" }]),
  ) as PromotionInput["texts"],
  ...{ callToActionUrl: "/rubriq/plan", audience: "everybody" as const },
  ...{ published: false, startsAt: null, endsAt: null },
};
async function aPromotion(): Promise<string> {
  const identity = randomUUID();
  await savePromotion(at.ctx, { identity, ...promotion });
  return identity;
}
/** A human order in a state that nothing but the database need know, in the editor's queue. */
async function anOrder(status = "in-editing") {
  const identity = randomUUID();
  await sql`insert into human_orders ${sql({
    ...{ id: identity, user_id: user.identity, status, editor_id: editor.identity },
    ...{ file_name: "Paper.docx", size_bytes: 1, words: 100, service_level: "standard" },
    ...{ turnaround: "standard", journal: "", note: "", style_of_english: "American English" },
    ...{ created_at: at.clock.now().toISOString(), payment_id: await aPayment() },
  })}`;
  return { path: { identity } };
}

/** A file of an order, with its bytes. */
async function aFile(orderId: string, kind = "source") {
  const file = randomUUID();
  await at.ctx.files.write(`human-orders/${file}.docx`, aWordFile(["One text."]));
  const now = at.clock.now().toISOString();
  await sql`insert into human_order_files ${sql({
    ...{ id: file, order_id: orderId, kind, file_name: "Paper.docx", size_bytes: 1 },
    ...{ created_at: now, stored_at: now },
  })}`;
  return { file };
}

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
  { endpoint: "people.find", for: "operators" },
  { endpoint: "people.load", for: "operators", call: ofUser },
  {
    endpoint: "people.grantPlan",
    for: "operators",
    call: () => ({
      ...ofUser(),
      body: { plan: "editing", endsAt: null, edits: null, translations: null },
    }),
  },
  {
    endpoint: "people.endPlan",
    for: "operators",
    call: async () => {
      const person = await at.person();
      await grantPremium(at.ctx, {
        ...{ userId: person.identity, planName: "premium_editing_only", endsAt: null },
        grantedFrom: "test",
      });
      const [plan] = await sql<{ id: string }[]>`
        select id from plans where user_id = ${person.identity}`;
      return { path: { identity: person.identity, plan: plan?.id ?? "" } };
    },
  },
  {
    endpoint: "people.setRegion",
    for: "operators",
    call: () => ({ ...ofUser(), body: { region: "china" } }),
  },
  {
    endpoint: "people.endSessions",
    for: "operators",
    call: async () => ({ path: { identity: (await at.person()).identity } }),
  },
  { endpoint: "people.exportData", for: "operators", call: ofUser },
  {
    endpoint: "people.close",
    for: "operators",
    call: async () => {
      const person = await at.person();
      return { path: { identity: person.identity }, body: { confirmation: person.email } };
    },
  },
  { endpoint: "groups.list", for: "operators" },
  { endpoint: "groups.load", for: "operators", call: async () => ({ path: await aGroup() }) },
  {
    endpoint: "groups.create",
    for: "operators",
    call: () => ({
      body: {
        ...{ code: randomUUID(), name: "Lab", kind: "membership", seats: 3, endsAt: null },
        ...{ grantsEditing: true, editsPerMember: null, translationsPerMember: 0 },
        ...{ adminEmail: "head@lab.example", locale: "en_US" },
      },
    }),
  },
  {
    endpoint: "groups.change",
    for: "operators",
    call: async () => ({
      path: await aGroup(),
      body: { name: "Lab", seats: 3, endsAt: null, adminEmail: "head@lab.example" },
    }),
  },
  { endpoint: "groups.mailLink", for: "operators", call: async () => ({ path: await aGroup() }) },
  {
    endpoint: "groups.addMember",
    for: "operators",
    call: async () => ({ path: await aGroup(), body: { email: (await at.person()).email } }),
  },
  {
    endpoint: "groups.removeMember",
    for: "operators",
    call: async () => {
      const [group, person] = [await aGroup(), await at.person()];
      const { user } = (await person.get("/api/accounts/session")).json<{ user: User }>();
      await addMember(at.ctx, user, group.code);
      return { path: { ...group, person: person.identity } };
    },
  },
  { endpoint: "catalogue.list", for: "operators" },
  {
    endpoint: "catalogue.setOffered",
    for: "operators",
    call: async () => ({ path: { identity: await anOffer() }, body: { offered: false } }),
  },
  {
    endpoint: "catalogue.replace",
    for: "operators",
    call: async () => ({
      path: { identity: await anOffer() },
      body: {
        prices: [{ amount: 1000, currency: "USD" }],
        ...{ paddlePriceId: null, classicPlanId: null, trialDays: 0 },
        ...{ edits: null, translations: 0 },
      },
    }),
  },
  { endpoint: "catalogue.humanPrices", for: "operators" },
  {
    endpoint: "catalogue.changeHumanPrices",
    for: "operators",
    call: async () => {
      const [list] = await listHumanPrices(at.ctx);
      return { path: { serviceLevel: list?.serviceLevel ?? "" }, body: { ...list } };
    },
  },
  { endpoint: "vouchers.list", for: "operators" },
  {
    endpoint: "vouchers.save",
    for: "operators",
    call: () => ({ body: { code: "SAVE10", percent: 10, amount: null, endsAt: null } }),
  },
  {
    endpoint: "vouchers.end",
    for: "operators",
    call: async () => {
      const nothing = { amount: null, currency: null, cataloguePlanId: null, endsAt: null };
      await saveVoucher(at.ctx, { code: "OVER", percent: 10, ...nothing });
      return { path: { code: "over" } };
    },
  },
  { endpoint: "promotions.list", for: "operators" },
  {
    endpoint: "promotions.load",
    for: "operators",
    call: async () => ({ path: { identity: await aPromotion() } }),
  },
  {
    endpoint: "promotions.save",
    for: "operators",
    call: () => ({ path: { identity: randomUUID() }, body: promotion }),
  },
  {
    endpoint: "promotions.selectPicture",
    for: "operators",
    call: async () => ({ path: { identity: await aPromotion() }, body: { picture: null } }),
  },
  {
    endpoint: "promotions.remove",
    for: "operators",
    call: async () => ({ path: { identity: await aPromotion() } }),
  },
  { endpoint: "promotions.listPictures", for: "operators" },
  {
    endpoint: "promotions.uploadPicture",
    for: "operators",
    call: () => ({ body: { fileName: "a.png", content: aPng().toString("base64") } }),
  },
  {
    endpoint: "promotions.removePicture",
    for: "operators",
    call: async () => {
      const picture = { fileName: "b.png", content: aPng(200, 200) };
      return { path: { picture: await keepPicture(at.ctx, picture) } };
    },
  },
  { endpoint: "payments.list", for: "operators" },
  { endpoint: "payments.returned", for: "operators" },
  {
    endpoint: "payments.refund",
    for: "operators",
    call: async () => ({
      path: { identity: await aPayment() },
      body: { reason: "paid twice", endPlan: false },
    }),
  },
  { endpoint: "humanOrders.list", for: "operators" },
  { endpoint: "humanOrders.load", for: "operators", call: anOrder },
  { endpoint: "humanOrders.editors", for: "operators" },
  {
    endpoint: "humanOrders.assign",
    for: "operators",
    call: async () => ({
      ...(await anOrder("received")),
      body: { editor: editor.identity, dueAt: "2026-12-01T00:00:00.000Z", pay: 4000 },
    }),
  },
  {
    endpoint: "humanOrders.change",
    for: "operators",
    call: async () => ({
      ...(await anOrder("received")),
      body: { dueAt: "2026-12-01T00:00:00.000Z", pay: null },
    }),
  },
  {
    endpoint: "humanOrders.refund",
    for: "operators",
    call: async () => ({ ...(await anOrder("received")), body: { reason: "paid twice" } }),
  },
  {
    endpoint: "humanOrders.sendBack",
    for: "operators",
    call: async () => ({ ...(await anOrder("quality-check")), body: { note: "Track it." } }),
  },
  {
    endpoint: "humanOrders.deliver",
    for: "operators",
    call: async () => {
      const { path } = await anOrder("quality-check");
      const { file } = await aFile(path.identity, "edited");
      await sql`update human_orders set checked_file_id = ${file} where id = ${path.identity}`;
      return { path, body: { file } };
    },
  },
  {
    endpoint: "humanOrders.file",
    for: "operators",
    call: async () => {
      const { path } = await anOrder();
      return { path: { ...path, ...(await aFile(path.identity)) } };
    },
  },
  {
    endpoint: "queue.file",
    for: "editors",
    call: async () => {
      const { path } = await anOrder();
      return { path: { ...path, ...(await aFile(path.identity)) } };
    },
  },
  {
    endpoint: "queue.handIn",
    for: "editors",
    call: async () => {
      const { path } = await anOrder();
      await aFile(path.identity);
      return { path, form: uploadForm([{ name: "a.docx", bytes: aWordFile(["One text."]) }]) };
    },
  },
  { endpoint: "queue.list", for: "editors" },
  { endpoint: "queue.load", for: "editors", call: anOrder },
  { endpoint: "queue.begin", for: "editors", call: () => anOrder("assigned") },
  {
    endpoint: "queue.ask",
    for: "editors",
    call: async () => ({ ...(await anOrder("in-editing")), body: { text: "Which year?" } }),
  },
  {
    endpoint: "queue.noteHours",
    for: "editors",
    call: async () => ({
      ...(await anOrder("in-editing")),
      body: { day: "2026-03-02", minutes: 90, note: "" },
    }),
  },
  { endpoint: "events.list", for: "operators" },
  {
    endpoint: "events.replay",
    for: "operators",
    call: async () => {
      const messageId = randomUUID();
      const message = { kind: "transaction.paid", body: "{}", messageId };
      await receiveMessage(at.ctx, { paddleVersion: "newer", ...message });
      return { path: { paddleVersion: "newer", messageId } };
    },
  },
  { endpoint: "fapiao.list", for: "operators" },
  {
    endpoint: "fapiao.reverse",
    for: "operators",
    call: async () => ({
      path: { identity: await aFapiao() },
      body: { reason: "issued-in-error" },
    }),
  },
  {
    endpoint: "fapiao.file",
    for: "operators",
    call: async () => ({ path: { identity: await aFapiao() } }),
    answer: "409 fapiao.not-issued",
  },
  { endpoint: "flags.list", for: "operators" },
  {
    endpoint: "flags.set",
    for: "operators",
    call: () => ({
      path: { name: "rubriq_upsell_discount" },
      body: { target: { scope: "person", email: user.email }, on: true },
    }),
  },
  { endpoint: "jobs.list", for: "operators" },
  {
    endpoint: "jobs.retry",
    for: "operators",
    call: async () => {
      await at.ctx.jobs.enqueue(at.ctx.db, "mail.deliver", {});
      const [job] = await sql<{ id: string }[]>`
        update pgboss.job set state = 'failed', completed_on = now() where name = 'mail.deliver'
        returning id`;
      return { path: { name: "mail.deliver", identity: job?.id ?? "" } };
    },
  },
  { endpoint: "health.look", for: "operators" },
  { endpoint: "messages.list", for: "operators" },
  {
    endpoint: "messages.markAnswered",
    for: "operators",
    call: async () => {
      const message = { subject: "support", name: "Uma", email: "uma@example.org", text: "Help" };
      await user.post("/api/contact", message);
      const [row] = await sql<{ id: string }[]>`select id from messages`;
      return { path: { identity: row?.id ?? "" } };
    },
  },
  { endpoint: "surveys.summary", for: "operators" },
  { endpoint: "surveys.list", for: "operators" },
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
const endpoints: readonly Endpoint[] = [
  ...Object.entries(staffContract),
  ...Object.entries(staffStreams),
].flatMap(([area, calls]) =>
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
    ...(method === "GET" ? {} : (call.form ?? { payload: call.body ?? {} })),
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
    const by = (cookie: string) =>
      at.request({ ...request, headers: { ...request.headers, cookie } }).then(told);
    const done = row.answer ?? "done";
    const out = row.for === "anybody" ? done : "401 not-signed-in";
    const before = await entryIds();
    expect(await by(""), "nobody").toBe(out);
    expect(await by(user.cookie), "user").toBe(out);
    expect(await by(half), "half signed in").toBe(row.for === "signing-in" ? done : out);
    const refused = "403 forbidden";
    const both = { anybody: done, "signing-in": refused, staff: done };
    const forEditor = { ...both, operators: refused, editors: done };
    const forOperator = { ...both, operators: done, editors: refused };
    // Whoever is refused comes first, so that their calls find what the allowed one needs.
    const callers = [
      { who: "editor", cookie: editor.cookie, told: forEditor[row.for] },
      { who: "operator", cookie: operator.cookie, told: forOperator[row.for] },
    ];
    if (row.for === "editors") callers.reverse();
    const [first, second] = callers;
    expect(await by(first?.cookie ?? ""), first?.who).toBe(first?.told);
    expect(await actsSince(before), "entries of the refused").toEqual([]);
    expect(await by(second?.cookie ?? ""), second?.who).toBe(second?.told);
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
