import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { describe, expect, test, vi } from "vitest";
import { openRecords } from "./records.ts";
import { createPaddleSandbox, type PaddleSandboxOptions } from "./sandbox.ts";
import { memoryStore } from "./store.ts";
import { paddleAt, type RunningSandbox, startSandbox, subscribe } from "./testing.ts";

async function withSandbox(
  options: Partial<PaddleSandboxOptions>,
  action: (running: RunningSandbox) => Promise<void>,
): Promise<void> {
  const running = await startSandbox(options);
  try {
    await action(running);
  } finally {
    await running.sandbox.stop();
  }
}

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

describe("the sandbox", () => {
  test("it refuses to run in production, or in a profile it does not know", () => {
    expect(() => createPaddleSandbox({ profile: "production" })).toThrow("production");
    expect(() => createPaddleSandbox({ profile: "prod" as "production" })).toThrow("prod");
    expect(() => createPaddleSandbox({} as PaddleSandboxOptions)).toThrow("undefined");
  });

  test("state is kept over a restart, the clock and the signing key too", async () => {
    const dataDirectory = mkdtempSync(join(tmpdir(), "paddle-sandbox-"));
    let id = "";
    let key = "";
    let now = "";
    try {
      await withSandbox({ dataDirectory }, async (running) => {
        id = await subscribe(running);
        key = running.sandbox.keys.classicPublicKey;
        running.sandbox.clock.freeze();
        await running.sandbox.clock.advance("P3D");
        now = running.sandbox.clock.now().toISOString();
      });
      await withSandbox({ dataDirectory }, async ({ paddle, sandbox }) => {
        expect((await paddle.subscriptions.get(id)).status).toBe("active");
        expect(sandbox.keys.classicPublicKey).toBe(key);
        expect(sandbox.clock.now().toISOString()).toBe(now);
        expect(sandbox.clock.state().mode).toBe("frozen");
      });
    } finally {
      rmSync(dataDirectory, { recursive: true, force: true });
    }
  });

  test("it is mounted below a path of another server, which may forbid frames for itself", async () => {
    const host = Fastify();
    host.addHook("onRequest", async (_request, reply) => {
      reply.headers({
        "x-frame-options": "DENY",
        "content-security-policy": "frame-ancestors 'none'",
      });
    });
    const offer = {
      productName: "Premium",
      priceId: "pri_month",
      classicPlanId: null,
      interval: "month" as const,
      renews: true,
      trialDays: 0,
      amounts: { USD: 1200 },
    };
    const sandbox = createPaddleSandbox({
      profile: "test",
      publicUrl: "http://shop.test/paddle",
      offers: [offer],
    });
    await host.register(sandbox.plugin, { prefix: "/paddle" });
    try {
      const url = await host.listen({ port: 0 });
      const paddle = paddleAt(`${url}/paddle/api`, sandbox.keys.apiKey);
      expect(await paddle.subscriptions.list().next()).toEqual([]);
      const opened = await post(
        `${url}/paddle/checkout-api/checkouts`,
        { items: [{ priceId: "pri_month" }] },
        { "paddle-clienttoken": sandbox.keys.clientToken },
      );
      const { id } = (await opened.json()) as { id: string };
      const page = await fetch(`${url}/paddle/checkout/${id}`);
      expect(page.headers.get("x-frame-options")).toBeNull();
      expect(page.headers.get("content-security-policy")).toContain("frame-ancestors *");
      expect(await page.text()).toContain('src="/paddle/assets/checkout.js"');
      const script = await fetch(`${url}/paddle/js/v2/paddle.js`);
      expect(script.headers.get("content-type")).toContain("javascript");
      expect(await script.text()).not.toMatch(/^(import|export) /m);
    } finally {
      await host.close();
      await sandbox.stop();
    }
  });

  test("faults of the interface: too many requests, JSON, text, and no answer at all", async () => {
    await withSandbox({}, async ({ paddle, url, sandbox }) => {
      const next = (kind: string, calls = 1) =>
        post(`${url}/_sandbox/api/api-faults`, { kind, calls });
      await next("429");
      await expect(paddle.subscriptions.list().next()).rejects.toMatchObject({
        code: "too_many_requests",
        retryAfter: 1,
      });
      expect(await paddle.subscriptions.list().next()).toEqual([]);
      await next("500-json");
      await expect(paddle.subscriptions.list().next()).rejects.toMatchObject({
        code: "internal_error",
      });
      await next("500-text");
      await expect(paddle.subscriptions.list().next()).rejects.toThrow(SyntaxError);
      await next("hang");
      await expect(
        fetch(`${url}/api/subscriptions`, {
          headers: { authorization: `bearer ${sandbox.keys.apiKey}` },
          signal: AbortSignal.timeout(50),
        }),
      ).rejects.toThrow("timeout");
    });
  });

  test("the SDK goes to the address it was given and nowhere else", async () => {
    await withSandbox({}, async (running) => {
      const hosts = new Set<string>();
      const real = globalThis.fetch;
      const spy = vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
        hosts.add(new URL(input instanceof Request ? input.url : input).origin);
        return real(input, init);
      });
      try {
        await subscribe(running);
        for await (const { id } of running.paddle.subscriptions.list({ perPage: 1 })) {
          expect(id).toMatch(/^sub_/);
        }
      } finally {
        spy.mockRestore();
      }
      expect([...hosts]).toEqual([running.url]);
    });
  });

  test("mounted elsewhere, it wants to know where", async () => {
    const sandbox = createPaddleSandbox({ profile: "test" });
    const host = Fastify();
    await expect(
      (async () => {
        await host.register(sandbox.plugin, { prefix: "/paddle" });
      })(),
    ).rejects.toThrow("publicUrl");
    await sandbox.stop();
  });

  test("keys are checked, and what is left out says so", async () => {
    await withSandbox({}, async ({ paddle, url }) => {
      await expect(
        paddleAt(`${url}/api`, "wrong").subscriptions.list().next(),
      ).rejects.toMatchObject({
        code: "invalid_token",
      });
      expect((await fetch(`${url}/api/subscriptions`)).status).toBe(403);
      const leftOut = { code: "not_implemented_in_sandbox" };
      await expect(paddle.products.list().next()).rejects.toMatchObject(leftOut);
      const byPrice = paddle.subscriptions.list({ priceId: ["pri_1"] });
      await expect(byPrice.next()).rejects.toMatchObject(leftOut);
    });
  });

  test("the clock is moved by calls, and the dashboard shows it", async () => {
    await withSandbox({}, async (running) => {
      const { url } = running;
      const id = await subscribe(running, { price: "premium-editing-month-trial-7" });
      running.sandbox.clock.freeze();
      const moved = await post(`${url}/_sandbox/api/clock/advance?wait=1`, { by: "P7D" });
      const { now } = (await moved.json()) as { now: string };
      expect(now).toBe(running.sandbox.clock.now().toISOString());
      expect((await running.paddle.subscriptions.get(id)).status).toBe("active");
      const page = await (await fetch(`${url}/_sandbox`)).text();
      expect(page).toContain(id);
      expect(page).toContain("(frozen)");

      const reset = await fetch(`${url}/_sandbox/api/reset`, {
        method: "POST",
        body: new URLSearchParams(),
        redirect: "manual",
      });
      expect(reset.headers.get("location")).toBe("/_sandbox");
      await expect(running.paddle.subscriptions.get(id)).rejects.toMatchObject({
        code: "not_found",
      });
    });
  });

  test("a page of another origin cannot use the controls", async () => {
    await withSandbox({}, async ({ url }) => {
      const foreign = await post(`${url}/_sandbox/api/reset`, {}, { origin: "http://evil.test" });
      expect(foreign.status).toBe(403);
      expect((await post(`${url}/_sandbox/api/reset`, {}, { origin: url })).status).toBe(200);
    });
  });

  test.each([
    ["same-origin", 200],
    ["same-site", 403],
    ["cross-site", 403],
  ])(
    "a form of a page without referrer comes from where the browser says: %s",
    async (site, status) => {
      await withSandbox({}, async ({ url }) => {
        const headers = { origin: "null", "sec-fetch-site": site };
        const answer = await post(`${url}/_sandbox/api/api-faults`, { kind: "429" }, headers);
        expect(answer.status).toBe(status);
      });
    },
  );
});

describe("records", () => {
  const counter = (value: number) => ({ id: "a", value });

  test("a change that throws is undone, in memory and in the store", () => {
    const store = memoryStore();
    const records = openRecords(store);
    records.counters.put(counter(1));
    let told = 0;
    expect(() =>
      records.change(() => {
        records.counters.put(counter(2));
        records.counters.put({ id: "b", value: 1 });
        records.afterChange(() => {
          told += 1;
        });
        throw new Error("no");
      }),
    ).toThrow("no");
    expect(records.counters.all()).toEqual([counter(1)]);
    expect(openRecords(store).counters.all()).toEqual([counter(1)]);
    expect(told).toBe(0);
  });

  test("what is tried out leaves nothing behind, alone or inside a change", () => {
    const store = memoryStore();
    const records = openRecords(store);
    const answer = records.change(() => {
      records.counters.put(counter(1));
      return records.tryOut(() => {
        records.counters.put(counter(5));
        records.counters.put({ id: "b", value: 9 });
        return records.counters.find("a")?.value;
      });
    });
    expect(answer).toBe(5);
    expect(records.counters.all()).toEqual([counter(1)]);
    expect(openRecords(store).counters.all()).toEqual([counter(1)]);
  });
});
