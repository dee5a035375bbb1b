import type { AvailablePlan, OrderPage, PlanState, Purchase } from "@curie/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Sql } from "../apps/server/src/platform/testing/sql.ts";
import { aWordFileOf } from "../apps/server/src/platform/testing/word-file.ts";
import { openAccount, openAccountWithoutPlan, openDatabase } from "../e2e/rows.ts";
import { type RunningApp, runApp } from "../e2e/running-app.ts";
import { killWhileHeld } from "./kill-while-held.ts";
import { type Visitor, visit } from "./visitor.ts";

/**
 * Four things are under way when the server is killed, each held in the middle of its transaction
 * by a lock of ours: the provider's messages about a purchase, the same purchase being asked for,
 * a payment on our own page, and the start of an edit.
 */
const tables = ["subscriptions", "payments", "documents"] as const;

let sql: Sql;
let app: RunningApp;
let buyer: Visitor;
let payer: Visitor;
let author: Visitor;
let begun: Purchase;
let upload: string;

beforeAll(async () => {
  app = await runApp({ FLAG_CURIE_USE_PADDLE_BILLING_FOR_NEW_SUBSCRIPTIONS: "on" });
  sql = await openDatabase(app);
  buyer = await visit(app, await openAccountWithoutPlan(sql, "US"));
  payer = await visit(app, await openAccountWithoutPlan(sql, "CN"));
  author = await visit(app, await openAccount(sql));
  upload = await uploaded(author);
  begun = await beginToPay(payer);
  // Nobody waits longer than ten seconds for a lock, so nothing else may stand before the four.
  await vi.waitFor(() => nothingIsQueued());

  await killWhileHeld({
    ...{ app, sql, tables },
    begin: async () => {
      await buyInCheckout(buyer);
      return [
        buyer.post("/api/curie/status/sync", { reason: "checkout-completed" }),
        approve(begun),
        author.post("/api/digital-edit/start", startOf(upload)),
      ];
    },
    also: everythingIsHeld,
  });
});
afterAll(async () => {
  await sql?.end();
  await app?.stop();
});

describe("after the server was killed in the middle of everything", () => {
  test("the provider's messages are processed once, and the purchase is there once [S190 G-43]", async () => {
    await vi.waitFor(async () => expect(await openMessages(buyer)).toBe(0));
    const expected = {
      status: "active",
      billingHistory: [{ amount: { amount: 1900, currency: "USD" } }],
    };
    expect((await stateOf(buyer)).plans.premium).toMatchObject(expected);
    expect(await rowsOf("plans", buyer)).toBe(1);
    expect(await rowsOf("payments", buyer)).toBe(1);
  });

  test("what was being asked for is asked for again, and nothing is doubled [S190 G-78]", async () => {
    // The turn that died in the middle counts for ten seconds.
    await sql`update plan_syncs set reconciled_at = reconciled_at - interval '10 seconds'`;
    const state = await buyer.post<PlanState>("/api/curie/status/sync", { reason: "poll" });
    expect(state).toMatchObject({ paddlePending: false, plans: { premium: { status: "active" } } });
    expect(await rowsOf("payments", buyer)).toBe(1);
    expect(await rowsOf("subscriptions", buyer)).toBe(1);
  });

  test("a payment that was cut off is not paid; approved again, and twice, it is paid once [S192 G-46]", async () => {
    expect(await resultOf(begun)).toMatchObject({ status: "pending", paidAt: null });
    expect((await stateOf(payer)).plans.premium).toBeNull();
    await Promise.all([approve(begun), approve(begun)]);
    expect(await resultOf(begun)).toMatchObject({ status: "completed" });
    expect(await rowsOf("payments", payer)).toBe(1);
    expect(await rowsOf("plans", payer)).toBe(1);
    const [numbers] = await sql`
      select (select coalesce(sum(last), 0)::int from invoice_numbers) as given,
        (select count(*)::int from payments where invoice_number like 'C-%') as written`;
    expect(numbers?.given).toBe(numbers?.written);
  });

  test("an edit that was cut off at its start took no use; started again it takes one [S217 G-14]", async () => {
    expect((await stateOf(author)).plans.free_trial).toMatchObject(consumed(0));
    expect(await rowsOf("documents", author, "owner_id")).toBe(0);
    await author.post("/api/digital-edit/start", startOf(upload));
    // The same upload is the same edit.
    await author.post("/api/digital-edit/start", startOf(upload));
    expect((await stateOf(author)).plans.free_trial).toMatchObject(consumed(1));
    expect(await rowsOf("documents", author, "owner_id")).toBe(1);
  });
});

test("a fapiao that was asked for in the moment before the server was killed is issued by the next one [G-52 G-54]", async () => {
  const order = async () => (await payer.get<OrderPage>("/api/orders")).orders[0];
  await payer.post("/api/fapiao", {
    paymentId: (await order())?.paymentId,
    titleType: "individual",
    type: "general",
    title: "李静",
    email: "li@example.cn",
  });
  await app.kill();
  await app.restart();
  await vi.waitFor(async () => expect((await order())?.fapiao?.status).toBe("completed"));
  expect(await rowsOf("fapiaos", payer)).toBe(1);
});

const stateOf = (who: Visitor) => who.get<PlanState>("/api/curie/status/sync");
const resultOf = ({ receiptCode }: Purchase) =>
  payer.get<Purchase>(`/api/digital-edit/purchase/${receiptCode}`);
const startOf = (file: string) => ({ file, styleOfEnglish: "American English" });
const consumed = (usesConsumed: number) => ({
  access: { features: { editing: { usesConsumed } } },
});

async function rowsOf(table: string, who: Visitor, owner = "user_id"): Promise<number> {
  const rows = await sql`
    select count(*)::int as rows from ${sql(table)} where ${sql(owner)} = ${who.identity}`;
  return Number(rows[0]?.rows);
}

/** Messages about a person that were stored and not processed yet; one at least was stored. */
async function openMessages(who: Visitor): Promise<number> {
  const [messages] = await sql`
    select count(*)::int as stored, count(*) filter (where processed_at is null)::int as open
    from provider_messages where body like ${`%${who.identity}%`}`;
  expect(messages?.stored).toBeGreaterThan(1);
  return Number(messages?.open);
}

/** The jobs of the messages that the demo accounts came with are done. */
async function nothingIsQueued(): Promise<void> {
  const waiting = await sql`
    select 1 from pgboss.job where name = 'billing.process-message' and state <> 'completed' limit 1`;
  expect(waiting).toEqual([]);
}

/** Messages are stored, a person's turn to ask is taken, and each of the four waits for a lock. */
async function everythingIsHeld(): Promise<void> {
  expect(await openMessages(buyer)).toBeGreaterThan(1);
  const turns = await sql`
    select 1 from plan_syncs where user_id = ${buyer.identity} and reconciled_at is not null`;
  expect(turns).toHaveLength(1);
  const waiting = await sql`select 1 from pg_locks where not granted`;
  expect(waiting.length).toBeGreaterThanOrEqual(4);
}

async function uploaded(who: Visitor): Promise<string> {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(aWordFileOf(300))], "paper.docx"));
  const { identity } = await who.post<{ identity: string }>("/api/upload", form);
  await vi.waitFor(async () => {
    const [row] = await sql`select words from uploads where id = ${identity}`;
    expect(row?.words).toBe(300);
  });
  return identity;
}

async function offersOf(who: Visitor): Promise<AvailablePlan[]> {
  return Object.values((await stateOf(who)).availablePlans).flat();
}

async function beginToPay(who: Visitor): Promise<Purchase> {
  await who.post(`/api/users/${who.identity}/currency`, { currency: "CNY" });
  const [plan] = (await stateOf(who)).availablePlans.editing;
  return who.post("/api/digital-edit/payment", {
    acceptedTermsAndConditions: true,
    additionalData: { availableDigitalPurchaseIdentity: plan?.identity },
    paymentMethodId: "wechat_pay",
  });
}

/** What the page of the payment's simulator sends. */
async function approve({ continueUrl }: Purchase): Promise<void> {
  await fetch(app.url + continueUrl, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "decision=approve",
  });
}

/** What the page of the provider's checkout sends. */
async function buyInCheckout(who: Visitor): Promise<void> {
  const wanted = (await offersOf(who)).find(
    ({ planName, billingInterval, trialDays }) =>
      planName === "premium_including_translation" &&
      billingInterval === "monthly" &&
      trialDays === 0,
  );
  const opening = await who.post<{ paddlePlanId: string; customData: object }>(
    "/api/curie/checkout",
    { planIdentity: wanted?.identity },
  );
  const { application } = await who.get<{
    application: { paymentProvider: { clientToken: string } };
  }>("/api/curie/load");
  const ask = async (path: string, body: object) => {
    const answer = await fetch(`${app.url}/paddle-sandbox/checkout-api${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "paddle-clienttoken": application.paymentProvider.clientToken,
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { id: string };
  };
  const { id } = await ask("/checkouts", {
    items: [{ priceId: opening.paddlePlanId, quantity: 1 }],
    customer: { email: who.email, address: { countryCode: "US" } },
    customData: opening.customData,
  });
  const card = { number: "4242 4242 4242 4242", holder: "Ada Ortiz", securityCode: "123" };
  await ask(`/checkouts/${id}/pay`, {
    kind: "card",
    card: { ...card, expiryMonth: 12, expiryYear: 40 },
  });
}
