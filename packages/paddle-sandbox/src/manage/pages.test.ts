import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  cardForm,
  cardThatPaysOnce,
  priceId,
  type RunningSandbox,
  standingClock,
  startSandbox,
  subscribe,
} from "../testing.ts";

describe("the customer portal", () => {
  let running: RunningSandbox;
  const clock = standingClock("2026-05-01T00:00:00.000Z");
  let people = 0;

  beforeAll(async () => {
    running = await startSandbox({ clock });
    running.sandbox.clock.freeze(clock.now());
  });
  afterAll(() => running.sandbox.stop());

  async function aSubscriber(card?: string) {
    people += 1;
    const email = `portal-${people}@example.org`;
    const id = await subscribe(running, { email, ...(card ? { card } : {}) });
    const { customerId } = await running.paddle.subscriptions.get(id);
    const { urls } = await running.paddle.customerPortalSessions.create(customerId, [id]);
    const [links] = urls.subscriptions;
    return {
      id,
      overview: urls.general.overview,
      cancel: links?.cancelSubscription ?? "",
      update: links?.updateSubscriptionPaymentMethod ?? "",
    };
  }
  const text = async (url: string) => (await fetch(url)).text();
  const send = (url: string, fields: Record<string, string> = {}) =>
    fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  const card = (number: string) => {
    const { holder, securityCode } = cardForm(number) as Record<string, string>;
    return { number, holder: holder ?? "", securityCode: securityCode ?? "", expiry: "12/40" };
  };
  const get = (id: string) => running.paddle.subscriptions.get(id);

  test("the overview names the plan with its links", async () => {
    const { overview, cancel } = await aSubscriber();
    const page = await text(overview);
    expect(page).toContain("Premium editing");
    expect(page).toContain("The current period ends on 1 June 2026");
    expect(page).toContain(`href="${new URL(cancel).pathname}"`);
  });

  test("cancelling keeps the plan to its end, and can be taken back", async () => {
    const { id, cancel } = await aSubscriber();
    expect(await text(cancel)).toContain("goes on until 1 June 2026");
    const done = await send(cancel);
    expect(await done.text()).toContain("Your plan ends on 1 June 2026");
    expect((await get(id)).scheduledChange?.action).toBe("cancel");
    expect(await text(cancel)).toContain("Your plan ends on 1 June 2026");
    const kept = await send(cancel.replace(/cancel$/, "keep"));
    expect(await kept.text()).toContain("renews again");
    expect((await get(id)).scheduledChange).toBeNull();
  });

  test("a new card replaces the old one, and a refused one does not", async () => {
    const { id, update } = await aSubscriber();
    const refused = await send(update, card("4000 0000 0000 0002"));
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("The payment was declined");
    const wrong = await send(update, card("1234"));
    expect(await wrong.text()).toContain("Use a test card");
    const done = await send(update, card("4000 0566 5566 5556"));
    expect(await done.text()).toContain("The new card will be used");
    const { customerId, status } = await get(id);
    const methods = running.records().paymentMethods.all();
    const own = methods.filter(({ customer_id }) => customer_id === customerId);
    expect(own.map((method) => method.card?.last4)).toEqual(["5556"]);
    expect(status).toBe("active");
  });

  test("a new card pays what is overdue at once", async () => {
    const { id, update, cancel } = await aSubscriber(cardThatPaysOnce);
    await running.sandbox.clock.advance("P1M");
    expect((await get(id)).status).toBe("past_due");
    expect(await text(update)).toContain("$12.00 is overdue");
    await send(update, card("4242 4242 4242 4242"));
    expect((await get(id)).status).toBe("active");
    expect(await text(cancel)).toContain("Cancel my plan");
  });

  test("a session ends after an hour, and opens nothing of anybody else", async () => {
    const mine = await aSubscriber();
    const other = await aSubscriber();
    const foreign = `${mine.overview}/subscriptions/${other.id}/cancel`;
    expect((await fetch(foreign)).status).toBe(404);
    expect((await send(foreign)).status).toBe(404);
    expect((await fetch(mine.cancel.replace(/cancel$/, "update-payment-method"))).status).toBe(200);
    clock.to("2026-05-01T01:00:00.000Z");
    expect((await fetch(mine.overview)).status).toBe(404);
    expect((await send(mine.cancel)).status).toBe(404);
    clock.to("2026-05-01T00:00:00.000Z");
  });

  test("text of others stays text, and the page runs no script of theirs", async () => {
    const offer = {
      productName: "<script>alert(1)</script>",
      priceId: priceId("premium-editing-month"),
      classicPlanId: null,
      interval: "month" as const,
      renews: true,
      trialDays: 0,
      amounts: { USD: 100 },
    };
    const other = await startSandbox({ offers: [offer] });
    const { customerId } = await other.paddle.subscriptions.get(await subscribe(other));
    const { urls } = await other.paddle.customerPortalSessions.create(customerId, []);
    const response = await fetch(urls.general.overview);
    expect(await response.text()).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
    await other.sandbox.stop();
  });
});
