import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EventName } from "@paddle/paddle-node-sdk";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { PaddleSandboxOptions } from "../sandbox.ts";
import {
  type Received,
  type Receiver,
  type RunningSandbox,
  secret,
  startReceiver,
  startSandbox,
  subscribe,
} from "../testing.ts";
import { signatureHeader } from "./signature.ts";

describe("webhooks of Billing", () => {
  let running: RunningSandbox;
  let receiver: Receiver;
  let waits: number[];

  async function start(options: Partial<PaddleSandboxOptions> = {}) {
    waits = [];
    running = await startSandbox({
      sleep: (ms) => {
        waits.push(ms);
        return Promise.resolve();
      },
      webhookTargets: { billing: { url: receiver.url, secret } },
      ...options,
    });
  }
  beforeEach(async () => {
    receiver = await startReceiver();
    await start();
  });
  afterEach(async () => {
    await running.sandbox.stop();
    await receiver.close();
  });

  const unmarshal = ({ body, headers }: Received, key = secret) =>
    running.paddle.webhooks.unmarshal(body, key, String(headers["paddle-signature"]));
  const settingId = async () => (await running.paddle.notificationSettings.list())[0]?.id ?? "";
  const deliver = async (fault: string, delay_seconds = 0) => {
    const path = `/_sandbox/api/webhooks/${await settingId()}/fault`;
    const response = await fetch(running.url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ fault, delay_seconds }),
    });
    expect(response.status).toBe(200);
  };
  const makeProduct = () => running.paddle.products.create({ name: "A", taxCategory: "saas" });
  const notifications = () => running.paddle.notifications.list({ orderBy: "id[ASC]" }).next();

  test("the SDK accepts every event of a purchase and shapes its entity", async () => {
    await subscribe(running);
    await running.sandbox.settled();
    const events = await Promise.all(receiver.received.map((one) => unmarshal(one)));
    expect(events.map(({ eventType }) => eventType)).toEqual(receiver.types());
    const created = events.find(({ eventType }) => eventType === EventName.SubscriptionCreated);
    expect(created?.data).toMatchObject({ status: "active", currencyCode: "USD" });
    expect(receiver.received[0]?.content).toMatchObject({
      event_id: expect.stringMatching(/^evt_/),
      notification_id: expect.stringMatching(/^ntf_/),
    });
  });

  test("the SDK refuses a wrong secret, a changed byte and an old signature", async () => {
    await makeProduct();
    await running.sandbox.settled();
    const [event] = receiver.received as [Received];
    await expect(unmarshal(event, "another")).rejects.toThrow();
    await expect(unmarshal({ ...event, body: `${event.body} ` })).rejects.toThrow();
    const old = signatureHeader(event.body, [secret], new Date(Date.now() - 7_000));
    await expect(unmarshal({ ...event, headers: { "paddle-signature": old } })).rejects.toThrow();
  });

  test("what is not accepted is sent again, freshly signed, until it is", async () => {
    receiver.answerNext(500, 302);
    await makeProduct();
    await running.sandbox.settled();
    expect(receiver.received).toHaveLength(3);
    expect(waits).toEqual([1_000, 3_000]);
    expect(new Set(receiver.received.map(({ content }) => content.event_id)).size).toBe(1);
    const [notification] = await notifications();
    expect(notification).toMatchObject({ status: "delivered", timesAttempted: 3 });
    const logs = await running.paddle.notifications
      .getLogs(notification?.id ?? "", { after: "", perPage: 10 })
      .next();
    expect(logs.map(({ responseCode }) => responseCode).sort()).toEqual([200, 302, 500]);
    expect(logs.find((log) => log.responseCode === 500)?.responseBody).toBe("answered 500");
  });

  test("after the last retry it is given up", async () => {
    receiver.answerNext(500, 500, 500, 500, 500);
    await makeProduct();
    await running.sandbox.settled();
    expect(receiver.received).toHaveLength(4);
    expect(await notifications()).toMatchObject([{ status: "failed", timesAttempted: 4 }]);
  });

  test("live retries follow the test clock, sixty of them within three days", async () => {
    await running.sandbox.stop();
    await start({ retryProfile: "live", seed: false });
    receiver.answerNext(...Array.from({ length: 100 }, () => 500));
    await makeProduct();
    await running.sandbox.settled();
    expect(receiver.received).toHaveLength(1);
    await running.sandbox.clock.advance("P1D");
    const afterADay = receiver.received.length;
    expect(afterADay).toBeGreaterThan(20);
    await running.sandbox.clock.advance("P3D");
    const [first] = await running.paddle.notifications.list({ status: ["failed"] }).next();
    expect(first?.timesAttempted).toBe(61);
  });

  test("a replay has a new notification and the same event", async () => {
    await makeProduct();
    await running.sandbox.settled();
    const [notification] = await notifications();
    const replay = await running.paddle.notifications.replay(notification?.id ?? "");
    await running.sandbox.settled();
    const [one, two] = receiver.received.map(({ content }) => content);
    expect(two?.event_id).toBe(one?.event_id);
    expect(two?.notification_id).toBe(replay.notificationId);
    expect(two?.notification_id).not.toBe(one?.notification_id);
    expect((await running.paddle.notifications.get(replay.notificationId)).origin).toBe("replay");
  });

  test("a destination is told only what it asked for, and nothing while it is off", async () => {
    const id = await settingId();
    await running.paddle.notificationSettings.update(id, { subscribedEvents: ["price.created"] });
    const product = await makeProduct();
    await running.paddle.prices.create({
      productId: product.id,
      description: "A",
      unitPrice: { amount: "1", currencyCode: "USD" },
    });
    await running.paddle.notificationSettings.update(id, { active: false });
    await makeProduct();
    await running.sandbox.settled();
    expect(receiver.types()).toEqual(["price.created"]);
  });

  test("faults: an event comes twice", async () => {
    await deliver("duplicate");
    await makeProduct();
    await running.sandbox.settled();
    const [one, two] = receiver.received.map(({ content }) => content);
    expect(one?.event_id).toBe(two?.event_id);
    expect(receiver.received).toHaveLength(2);
  });

  test("faults: the first attempt is lost and the next one arrives", async () => {
    await deliver("drop-first");
    await makeProduct();
    await running.sandbox.settled();
    expect(receiver.received).toHaveLength(1);
    expect(await notifications()).toMatchObject([{ status: "delivered", timesAttempted: 2 }]);
  });

  test("faults: the events of one purchase come last first", async () => {
    await deliver("shuffle");
    await subscribe(running);
    await running.sandbox.settled();
    const types = receiver.types();
    expect(types.indexOf("transaction.completed")).toBeLessThan(
      types.indexOf("subscription.created"),
    );
    const instants = receiver.received.map(({ content }) => String(content.occurred_at));
    expect(instants).not.toEqual([...instants].sort());
    expect(new Set(instants).size).toBe(instants.length);
  });

  test("faults: every event is late", async () => {
    await deliver("delay", 3);
    await makeProduct();
    await running.sandbox.settled();
    expect(waits).toEqual([3_000]);
  });

  test.each(["bad-signature", "stale-timestamp"])(
    "faults: %s is refused by the SDK",
    async (fault) => {
      await deliver(fault);
      await makeProduct();
      await running.sandbox.settled();
      await expect(unmarshal(receiver.received[0] as Received)).rejects.toThrow();
    },
  );

  test("faults: two signatures hold the right one among them", async () => {
    await deliver("two-signatures");
    receiver.answerNext(500);
    await makeProduct();
    await running.sandbox.settled();
    const [first, second] = receiver.received as [Received, Received];
    const parts = String(first.headers["paddle-signature"]).split(";");
    expect(parts.map((part) => part.slice(0, 2))).toEqual(["ts", "h1", "h1"]);
    // The SDK looks at the last one only; the order changes with every attempt.
    await unmarshal(first);
    await expect(unmarshal(second)).rejects.toThrow();
  });

  test("what was on its way when the process ended is sent by the next one", async () => {
    await running.sandbox.stop();
    const dataDirectory = mkdtempSync(join(tmpdir(), "paddle-sandbox-"));
    try {
      receiver.answerNext(500);
      await start({ retryProfile: "live", dataDirectory });
      await makeProduct();
      await running.sandbox.settled();
      expect(receiver.received).toHaveLength(1);
      await running.sandbox.stop();
      await start({ dataDirectory });
      await running.sandbox.settled();
      expect(receiver.received).toHaveLength(2);
      expect(receiver.received[1]?.content.event_id).toBe(receiver.received[0]?.content.event_id);
    } finally {
      await running.sandbox.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
      await start();
    }
  });
});
