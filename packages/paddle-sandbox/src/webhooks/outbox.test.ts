import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EventName } from "@paddle/paddle-node-sdk";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { PaddleSandboxOptions } from "../sandbox.ts";
import {
  eventNames,
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
      webhookTargets: { billing: { url: receiver.url, secret, events: eventNames } },
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
  const billing = (events: readonly string[]) => ({
    webhookTargets: { billing: { url: receiver.url, secret, events } },
  });
  /** A purchase of which one webhook is sent. */
  async function sendOne(options: Partial<PaddleSandboxOptions> = {}) {
    await running.sandbox.stop();
    await start({ ...billing(["subscription.created"]), ...options });
    await subscribe(running);
    await running.sandbox.settled();
  }

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
    await sendOne();
    const [event] = receiver.received as [Received];
    await expect(unmarshal(event, "another")).rejects.toThrow();
    await expect(unmarshal({ ...event, body: `${event.body} ` })).rejects.toThrow();
    const old = signatureHeader(event.body, secret, new Date(Date.now() - 7_000));
    await expect(unmarshal({ ...event, headers: { "paddle-signature": old } })).rejects.toThrow();
  });

  test("what is not accepted is sent again, freshly signed, until it is", async () => {
    receiver.answerNext(500, 302);
    await sendOne();
    expect(receiver.received).toHaveLength(3);
    expect(waits).toEqual([1_000, 3_000]);
    expect(new Set(receiver.received.map(({ content }) => content.event_id)).size).toBe(1);
    expect(running.records().messages.all()).toMatchObject([
      { status: "delivered", attempts: 3, answer: { status: 200 } },
    ]);
  });

  test("after the last retry it is given up", async () => {
    receiver.answerNext(500, 500, 500, 500, 500);
    await sendOne();
    expect(receiver.received).toHaveLength(4);
    expect(running.records().messages.all()).toMatchObject([
      { status: "failed", attempts: 4, answer: { status: 500, body: "answered 500" } },
    ]);
  });

  test("live retries follow the test clock, sixty of them within three days", async () => {
    receiver.answerNext(...Array.from({ length: 100 }, () => 500));
    await sendOne({ retryProfile: "live" });
    expect(receiver.received).toHaveLength(1);
    await running.sandbox.clock.advance("P1D");
    const afterADay = receiver.received.length;
    expect(afterADay).toBeGreaterThan(20);
    await running.sandbox.clock.advance("P3D");
    expect(running.records().messages.all()).toMatchObject([{ status: "failed", attempts: 61 }]);
  });

  test("retries in the time of the wall clock are not hastened by the test clock", async () => {
    receiver.answerNext(500);
    const [waiting, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const sleep = () => {
      waiting.resolve();
      return over.promise;
    };
    await running.sandbox.stop();
    await start({ ...billing(["subscription.created"]), sleep });
    await subscribe(running);
    await waiting.promise;
    await running.sandbox.clock.advance("P1D");
    expect(receiver.received).toHaveLength(1);
    over.resolve();
    await running.sandbox.settled();
    expect(receiver.received).toHaveLength(2);
  });

  test("a destination is told only what it asked for", async () => {
    await sendOne();
    expect(receiver.types()).toEqual(["subscription.created"]);
  });

  test("what was on its way when the process ended is sent by the next one", async () => {
    const dataDirectory = mkdtempSync(join(tmpdir(), "paddle-sandbox-"));
    try {
      receiver.answerNext(500);
      await sendOne({ retryProfile: "live", dataDirectory });
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
