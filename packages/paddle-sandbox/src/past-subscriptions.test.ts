import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PastSubscription } from "./past-subscriptions.ts";
import {
  cardForm,
  classicPlanId,
  eventNames,
  goodCard,
  priceId,
  type Receiver,
  type RunningSandbox,
  secret,
  standingClock,
  startReceiver,
  startSandbox,
} from "./testing.ts";

const now = "2026-05-20T10:00:00.000Z";
const clock = standingClock(now);
const daysAgo = (days: number) => new Date(new Date(now).getTime() - days * 86_400_000);

let receiver: Receiver;
let running: RunningSandbox;
let people = 0;

beforeAll(async () => {
  receiver = await startReceiver();
  running = await startSandbox({
    clock,
    webhookTargets: {
      billing: { url: receiver.url, secret, events: eventNames },
      classic: receiver.url,
    },
  });
  running.sandbox.clock.freeze(clock.now());
});
afterAll(async () => {
  await running.sandbox.stop();
  await receiver.close();
});

type Wish = Partial<PastSubscription> & { boughtAt: Date };

function add(wish: Wish): { id: string; email: string } {
  people += 1;
  const email = `past-${people}@example.org`;
  const id = running.sandbox.addSubscription({
    generation: "billing",
    planId: priceId("premium-editing-month"),
    buyer: { email, name: "Ada Example", countryCode: "US" },
    customData: { user_identity: "u-1" },
    ...wish,
  });
  return { id, email };
}
const addClassic = (wish: Wish) =>
  add({
    generation: "classic",
    planId: String(classicPlanId("premium-editing-month")),
    ...wish,
  });

async function classic<Answer>(path: string, fields: Record<string, string>): Promise<Answer> {
  const { vendorId, vendorAuthCode } = running.sandbox.keys;
  const response = await fetch(`${running.url}/classic/api/2.0/${path}`, {
    method: "POST",
    body: new URLSearchParams({
      vendor_id: String(vendorId),
      vendor_auth_code: vendorAuthCode,
      ...fields,
    }),
  });
  return ((await response.json()) as { response: Answer }).response;
}
type ClassicUser = { state: string; next_payment?: { date: string }; update_url: string };
const classicUser = async (id: string, state?: string) =>
  (
    await classic<ClassicUser[]>("subscription/users", {
      subscription_id: id,
      ...(state ? { state } : {}),
    })
  )[0];

describe("a subscription of the past", () => {
  test.each<[string, Wish, object]>([
    [
      "in its trial",
      { planId: priceId("premium-translation-month-trial-7"), boughtAt: daysAgo(2) },
      { status: "trialing", nextBilledAt: "2026-05-25T10:00:00.000Z", firstBilledAt: null },
    ],
    [
      "paid by the month, renewed once",
      { boughtAt: daysAgo(45) },
      { status: "active", nextBilledAt: "2026-06-05T10:00:00.000Z" },
    ],
    [
      "paid by the year",
      { planId: priceId("premium-editing-year"), boughtAt: daysAgo(200) },
      { status: "active", nextBilledAt: "2026-11-01T10:00:00.000Z" },
    ],
    [
      "past due for three days",
      { boughtAt: new Date("2026-04-17T10:00:00.000Z"), renewalsDeclined: true },
      { status: "past_due", updatedAt: "2026-05-17T10:00:00.000Z" },
    ],
    [
      "that was cancelled and runs out",
      { boughtAt: daysAgo(10), cancelledAt: daysAgo(1) },
      {
        status: "active",
        nextBilledAt: null,
        scheduledChange: { action: "cancel", effectiveAt: "2026-06-10T10:00:00.000Z" },
      },
    ],
    [
      "that has ended",
      { boughtAt: daysAgo(40), cancelledAt: daysAgo(30) },
      { status: "canceled", canceledAt: "2026-05-10T10:00:00.000Z", nextBilledAt: null },
    ],
  ])("%s is in its state now", async (_name, wish, expected) => {
    const { id } = add(wish);
    expect(await running.paddle.subscriptions.get(id)).toMatchObject(expected);
  });

  test("of Classic is in its state now", async () => {
    const trial = String(classicPlanId("premium-editing-month-trial-7"));
    const year = String(classicPlanId("premium-editing-year"));
    const states = [
      { id: addClassic({ planId: trial, boughtAt: daysAgo(2) }).id, state: "trialing" },
      { id: addClassic({ boughtAt: daysAgo(45) }).id, state: "active" },
      { id: addClassic({ planId: year, boughtAt: daysAgo(200) }).id, state: "active" },
      {
        id: addClassic({ boughtAt: daysAgo(33), renewalsDeclined: true }).id,
        state: "past_due",
      },
      { id: addClassic({ boughtAt: daysAgo(9), cancelledAt: daysAgo(1) }).id, state: "deleted" },
    ];
    for (const { id, state } of states) {
      expect((await classicUser(id, state))?.state, id).toBe(state);
    }
  });

  test("is told of with the instants at which everything happened, in their order", async () => {
    await running.sandbox.settled();
    receiver.received.length = 0;
    const { id } = add({
      boughtAt: new Date("2026-04-17T10:00:00.000Z"),
      renewalsDeclined: true,
    });
    await running.sandbox.settled();
    const told = receiver.received.map(({ content }) => ({
      type: content.event_type,
      at: String(content.occurred_at),
      about: (content.data as { id: string }).id,
    }));
    const ofPlan = told.filter(({ about }) => about === id);
    expect(ofPlan.map(({ type, at }) => [type, at.slice(0, 10)])).toEqual([
      ["subscription.created", "2026-04-17"],
      ["subscription.activated", "2026-04-17"],
      ["subscription.updated", "2026-05-17"],
      ["subscription.updated", "2026-05-17"],
      ["subscription.past_due", "2026-05-17"],
    ]);
    expect(told.filter(({ type }) => type === "transaction.payment_failed")).toHaveLength(3);
    const instants = told.map(({ at }) => at);
    expect(instants).toEqual(instants.toSorted());
    expect(new Set(instants).size).toBe(instants.length);
  });

  test("of Classic is told of with its passthrough and the links that work", async () => {
    receiver.received.length = 0;
    addClassic({ boughtAt: daysAgo(5) });
    await running.sandbox.settled();
    expect(receiver.types()).toEqual(["subscription_payment_succeeded", "subscription_created"]);
    const created = receiver.received[1]?.content ?? {};
    expect(created).toMatchObject({
      event_time: "2026-05-15 10:00:00",
      passthrough: '{"user_identity":"u-1"}',
      next_bill_date: "2026-06-15",
    });
    expect((await fetch(String(created.update_url))).status).toBe(200);
  });

  test("has an invoice for each payment and pages to manage it; a new card pays what is overdue", async () => {
    const { id } = add({ boughtAt: new Date("2026-04-17T10:00:00.000Z"), renewalsDeclined: true });
    const { customerId } = await running.paddle.subscriptions.get(id);
    const paid = await running.paddle.transactions
      .list({ customerId: [customerId], status: ["completed"] })
      .next();
    expect(paid).toHaveLength(1);
    const { url } = await running.paddle.transactions.getInvoicePDF(paid[0]?.id ?? "");
    expect((await fetch(url)).headers.get("content-type")).toBe("application/pdf");

    const { urls } = await running.paddle.customerPortalSessions.create(customerId, [id]);
    const card = new URLSearchParams({ expiry: "12/40" });
    for (const [name, value] of Object.entries(cardForm(goodCard))) card.set(name, String(value));
    const answer = await fetch(urls.subscriptions[0]?.updateSubscriptionPaymentMethod ?? "", {
      method: "POST",
      body: card,
    });
    expect(answer.status).toBe(200);
    expect(await running.paddle.subscriptions.get(id)).toMatchObject({ status: "active" });
  });

  test("cannot be of a plan that is paid once", () => {
    expect(() =>
      add({ planId: priceId("premium-editing-china-year"), boughtAt: daysAgo(1) }),
    ).toThrow(/paid once/);
  });

  test("goes with its buyer, and nothing of it is left", async () => {
    const { id, email } = add({ boughtAt: daysAgo(45) });
    const other = add({ boughtAt: daysAgo(45) });
    const old = addClassic({ boughtAt: daysAgo(45), buyer: buyer(email) });
    const { sandbox, paddle } = running;
    const { customerId } = await paddle.subscriptions.get(id);
    expect([id, old.id].map(sandbox.hasSubscription)).toEqual([true, true]);
    sandbox.forgetBuyer(email);
    expect([id, old.id, other.id].map(sandbox.hasSubscription)).toEqual([false, false, true]);
    expect(await paddle.transactions.list({ customerId: [customerId] }).next()).toEqual([]);
    expect(await paddle.customers.list({ email: [email] }).next()).toEqual([]);
    await sandbox.settled();
    sandbox.clock.catchUp();
  });
});

const buyer = (email: string) => ({ email, name: "Ada Example", countryCode: "US" });
