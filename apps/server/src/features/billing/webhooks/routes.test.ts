import { createHmac } from "node:crypto";
import type { PlanState } from "@curie/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { builtInCatalogue } from "#features/plans/catalogue/rules.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { processOpenMessages } from "#platform/testing/paying-app.ts";
import { providerMessages } from "../tables.ts";
import { dropOldMessages, giveUpMessage, processMessage } from "./service.ts";

let at: TestApp;
let person: Person;
let made = 0;
beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  person = await at.person();
});
afterAll(() => at.close());

const priceId = (interval: string) =>
  builtInCatalogue().find(
    ({ code }) =>
      code === `rest-of-world.original.premium_including_translation.${interval}.checkout`,
  )?.paddlePriceId ?? "";
const inDays = (days: number) => new Date(at.clock.now().getTime() + days * 86_400_000);

type Event = { event_id: string; event_type: string; occurred_at: string; data: object };

function subscriptionEvent(id: string, day: number, change: object = {}): Event {
  made += 1;
  return {
    event_id: `evt_${made}`,
    event_type: day === 0 ? "subscription.created" : "subscription.updated",
    occurred_at: inDays(day).toISOString(),
    data: {
      id,
      status: "active",
      customer_id: "ctm_1",
      currency_code: "USD",
      started_at: inDays(0),
      first_billed_at: inDays(0),
      current_billing_period: { ends_at: inDays(day + 30) },
      scheduled_change: null,
      items: [
        {
          quantity: 1,
          price: {
            id: priceId("monthly"),
            unit_price: { amount: "1900", currency_code: "USD" },
          },
        },
      ],
      custom_data: { user_identity: person.identity, projectEnvironmentName: "demo" },
      ...change,
    },
  };
}

function transactionEvent(id: string, change: object = {}): Event {
  made += 1;
  return {
    event_id: `evt_${made}`,
    event_type: "transaction.completed",
    occurred_at: inDays(0).toISOString(),
    data: {
      id,
      status: "completed",
      origin: "web",
      subscription_id: `sub_of_${id}`,
      invoice_number: "123-10001",
      billed_at: inDays(0),
      updated_at: inDays(0),
      items: [{ price: { id: priceId("monthly") } }],
      details: { totals: { grand_total: "1900", currency_code: "USD" } },
      custom_data: { user_identity: person.identity, projectEnvironmentName: "demo" },
      ...change,
    },
  };
}

function post(body: string, headers: Record<string, string> = {}) {
  return at.request({
    method: "POST",
    url: "/api/paddle/webhook",
    payload: body,
    headers: { "content-type": "application/json", ...headers },
  });
}

function sign(body: string): Record<string, string> {
  const seconds = Math.floor(at.clock.now().getTime() / 1000);
  const [secret = ""] = at.ctx.config.provider.webhookSecrets;
  const h1 = createHmac("sha256", secret).update(`${seconds}:${body}`).digest("hex");
  return { "paddle-signature": `ts=${seconds};h1=${h1}` };
}

async function tell(...events: Event[]): Promise<void> {
  for (const event of events) {
    const body = JSON.stringify(event);
    expect((await post(body, sign(body))).json()).toEqual({ received: true });
  }
}

const state = async () => (await person.get("/api/curie/status/sync")).json<PlanState>();
const premium = async () => (await state()).plans.premium;
const message = async (id: string) => {
  const rows = at.ctx.db.select().from(providerMessages).where(eq(providerMessages.messageId, id));
  return (await rows)[0];
};

describe("a message of the provider", () => {
  test("is kept as it came and answered before it is read", async () => {
    const event = subscriptionEvent("sub_kept", 0);
    await tell(event);
    expect(await message(event.event_id)).toMatchObject({
      paddleVersion: "newer",
      kind: "subscription.created",
      body: JSON.stringify(event),
      processedAt: null,
    });
    expect(await premium()).toBeNull();
    await processOpenMessages(at);
    expect(await premium()).toMatchObject({ status: "active" });
    expect(await message(event.event_id)).toMatchObject({ outcome: "applied" });
  });

  test("that nobody signed is refused, and nothing is kept", async () => {
    const event = subscriptionEvent("sub_forged", 0);
    const body = JSON.stringify(event);
    const changed = body.replace("1900", "1901");
    for (const headers of [{}, { "paddle-signature": "ts=1;h1=00" }, sign(changed)]) {
      expect(refusalOf(await post(body, headers))).toEqual({ status: 403, code: "forbidden" });
    }
    const classic = await at.request({
      method: "POST",
      url: "/api/paddle/classic-webhook",
      payload: "alert_id=1&alert_name=subscription_created&p_signature=AAAA",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(refusalOf(classic)).toEqual({ status: 403, code: "forbidden" });
    for (const url of ["/api/paddle/webhook", "/api/paddle/classic-webhook"]) {
      expect((await at.request({ method: "POST", url })).statusCode).toBe(403);
    }
    expect(await message(event.event_id)).toBeUndefined();
  });

  test.each(["[]", "null", "{}", '{"event_id":', '"text"'])(
    "that is signed but none (%s) is refused",
    async (body) => {
      expect(refusalOf(await post(body, sign(body))).code).toBe("invalid-input");
    },
  );

  test("told again, in the same moment or later, has one effect [S190]", async () => {
    const event = subscriptionEvent("sub_twice", 0);
    const payment = transactionEvent("txn_twice", { subscription_id: "sub_twice" });
    await Promise.all([event, payment, event, payment].map((one) => tell(one)));
    await Promise.all([processOpenMessages(at), processOpenMessages(at)]);
    await tell(event, payment);
    await processOpenMessages(at);
    expect((await premium())?.billingHistory).toHaveLength(1);
  });

  test("about the same thing processed by two workers at once is not lost", async () => {
    const events = [0, 1, 2, 3].map((day) => subscriptionEvent("sub_workers", day));
    await tell(...events);
    await Promise.all(
      events.map(({ event_id }) =>
        processMessage(at.ctx, { paddleVersion: "newer", messageId: event_id }),
      ),
    );
    expect(await premium()).toMatchObject({ endsAt: inDays(33).toISOString() });
  });

  test("of another installation changes nothing [G-44]", async () => {
    const custom_data = { user_identity: person.identity, projectEnvironmentName: "staging" };
    const foreign = [
      subscriptionEvent("sub_foreign", 0, { custom_data }),
      subscriptionEvent("sub_nameless", 0, { custom_data: null }),
      transactionEvent("txn_foreign", { custom_data }),
    ];
    await tell(...foreign);
    await processOpenMessages(at);
    for (const { event_id } of foreign) {
      expect(await message(event_id)).toMatchObject({
        outcome: "ignored",
        ignoreReason: "another-installation",
        body: null,
      });
    }
    expect(await state()).toMatchObject({ plans: { premium: null } });
  });

  test.each(["somebody", "3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f", 7, null])(
    "for a person who is not here (%j) changes nothing [G-44]",
    async (user_identity) => {
      const custom_data = { user_identity, projectEnvironmentName: "demo" };
      const event = subscriptionEvent(`sub_for_${user_identity}`, 0, { custom_data });
      await tell(event);
      await processOpenMessages(at);
      expect(await message(event.event_id)).toMatchObject({
        outcome: "ignored",
        ignoreReason: "unknown-person",
        body: null,
      });
    },
  );

  test("of a kind that matters to nobody is kept and closed", async () => {
    const event = { ...subscriptionEvent("sub_x", 0), event_type: "product.created" };
    await tell(event);
    await processOpenMessages(at);
    expect(await message(event.event_id)).toMatchObject({
      outcome: "ignored",
      ignoreReason: "not-concerned",
    });
  });

  test("about a plan that the catalogue lacks waits until it is there, and is told then", async () => {
    const items = [
      { price: { id: "pri_unknown", unit_price: { amount: "1", currency_code: "USD" } } },
    ];
    const event = subscriptionEvent("sub_unknown", 0, { items });
    await tell(event);
    await expect(processOpenMessages(at)).rejects.toThrow("pri_unknown");
    const key = { paddleVersion: "newer", messageId: event.event_id } as const;
    await giveUpMessage(at.ctx, key);
    expect((await message(event.event_id))?.processedAt).toBeNull();
    await at.ctx.db
      .update(providerMessages)
      .set({ body: JSON.stringify(event).replace("pri_unknown", priceId("monthly")) })
      .where(eq(providerMessages.messageId, event.event_id));
    await processMessage(at.ctx, key);
    expect(await premium()).toMatchObject({ status: "active" });
  });

  test("of a refund follows its payment, whichever is told first, and refunds add up [G-45]", async () => {
    const refund = (id: string, total: string): Event => ({
      ...transactionEvent("txn_refunded"),
      event_type: "adjustment.updated",
      data: {
        id,
        action: "refund",
        status: "approved",
        transaction_id: "txn_refunded",
        totals: { total },
      },
    });
    const early = refund("adj_1", "500");
    await tell(early);
    await expect(processOpenMessages(at)).rejects.toThrow("txn_refunded");
    const payment = transactionEvent("txn_refunded", { subscription_id: "sub_refunded" });
    await tell(subscriptionEvent("sub_refunded", 0), payment);
    for (const { event_id: messageId } of [payment, early]) {
      await processMessage(at.ctx, { paddleVersion: "newer", messageId });
    }
    await tell(refund("adj_2", "400"), refund("adj_2", "400"));
    await processOpenMessages(at);
    expect((await premium())?.billingHistory).toMatchObject([
      { amount: { amount: 1900 }, refunded: { amount: 900, currency: "USD" } },
    ]);
  });
});

describe("the text of a message", () => {
  test("is kept for ninety days and then dropped; told again it is still the same message", async () => {
    const event = subscriptionEvent("sub_old", 0);
    const payment = transactionEvent("txn_old", { subscription_id: "sub_old" });
    await tell(event, payment);
    await processOpenMessages(at);
    at.clock.advance(90 * 86_400_000);
    await dropOldMessages(at.ctx);
    expect((await message(event.event_id))?.body).toBe(JSON.stringify(event));
    at.clock.advance(1);
    await dropOldMessages(at.ctx);
    const dropped = await message(event.event_id);
    expect(dropped).toMatchObject({ body: null, outcome: "applied", kind: "subscription.created" });

    await tell(event, payment);
    await processOpenMessages(at);
    expect(await message(event.event_id)).toEqual(dropped);
    expect((await premium())?.billingHistory).toHaveLength(1);
  });

  test("that could not be read yet stays, however old it is", async () => {
    const items = [
      { price: { id: "pri_later", unit_price: { amount: "1", currency_code: "USD" } } },
    ];
    const event = subscriptionEvent("sub_unread", 0, { items });
    await tell(event);
    await expect(processOpenMessages(at)).rejects.toThrow("pri_later");
    at.clock.advance(91 * 86_400_000);
    await dropOldMessages(at.ctx);
    expect(await message(event.event_id)).toMatchObject({ body: JSON.stringify(event) });
    await at.ctx.db.delete(providerMessages).where(eq(providerMessages.messageId, event.event_id));
  });
});

describe("a thousand messages", () => {
  /** What a subscription lives through in five years, month by month: sixty messages and more. */
  function life(subscription: string): Event[] {
    const status = (day: number, change: object) => subscriptionEvent(subscription, day, change);
    const months = Array.from({ length: 60 }, (_, month) => month * 30);
    return [
      ...months.flatMap((day) => [
        status(day, {}),
        transactionEvent(`txn_${subscription}_${day}`, {
          subscription_id: subscription,
          billed_at: inDays(day),
        }),
      ]),
      status(331, { status: "past_due" }),
      status(334, { status: "past_due" }),
      status(336, {}),
      status(500, { scheduled_change: { action: "cancel", effective_at: inDays(510) } }),
      status(503, { scheduled_change: null }),
      status(1_785, { scheduled_change: { action: "cancel", effective_at: inDays(1_800) } }),
    ];
  }

  /** A generator with a seed: the same disorder in every run. */
  function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
    let turn = seed;
    const next = () => {
      turn = (turn * 1_103_515_245 + 12_345) % 2_147_483_648;
      return turn;
    };
    return items
      .map((item) => ({ item, rank: next() }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ item }) => item);
  }

  const withoutIdentities = (plans: PlanState["plans"]) =>
    JSON.parse(
      JSON.stringify(plans.premium, (name, value) =>
        ["identity", "paymentId", "receiptCode", "grantedFrom"].includes(name) ? undefined : value,
      ),
    );

  test("twice, out of order, in bursts and while the person polls, end as they would in order [S218 G-43 G-44]", async () => {
    const inOrder = person;
    await tell(...life("sub_in_order").sort((a, b) => (a.occurred_at < b.occurred_at ? -1 : 1)));
    await processOpenMessages(at);
    const expected = withoutIdentities((await state()).plans);

    person = await at.person();
    const events = life("sub_in_disorder");
    const repeated = Array.from({ length: 1_000 }, (_, index) => events[index % events.length]);
    const told = shuffled(
      repeated.flatMap((event) => event ?? []),
      7,
    );
    expect(told).toHaveLength(1_000);
    for (let from = 0; from < told.length; from += 100) {
      await Promise.all(told.slice(from, from + 100).map((event) => tell(event)));
      // Some are processed before the rest arrives, by two workers that get in one another's way.
      const [, , polled] = await Promise.all([
        processOpenMessages(at),
        processOpenMessages(at),
        person.get("/api/curie/status/sync"),
      ]);
      expect(polled.statusCode).toBe(200);
    }
    await processOpenMessages(at);
    const { plans } = await state();
    expect(withoutIdentities(plans)).toEqual(expected);
    expect(plans.premium).toMatchObject({ status: "cancelled" });
    expect(plans.premium?.billingHistory).toHaveLength(60);
    expect(inOrder.identity).not.toBe(person.identity);
  });
});

describe("the queue", () => {
  test("processes what was received, by itself", async () => {
    await at.close();
    at = await startTestApp();
    person = await at.person();
    await at.ctx.jobs.work(at.ctx);
    await tell(subscriptionEvent("sub_queue", 0));
    await vi.waitFor(async () => expect(await premium()).toMatchObject({ status: "active" }));
  });
});
