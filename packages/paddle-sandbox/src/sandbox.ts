import { join } from "node:path";
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from "fastify";
import { publicKey } from "./classic/signature.ts";
import { type Clock, type ClockState, createTestClock, systemClock } from "./clock.ts";
import type { Context, SandboxKeys } from "./context.ts";
import { cryptoRandom, newId, type Random } from "./ids.ts";
import { addOffers, type SandboxOffer } from "./offers.ts";
import {
  addPastSubscription,
  forgetBuyer,
  hasSubscription,
  type PastSubscription,
} from "./past-subscriptions.ts";
import { openRecords } from "./records.ts";
import type { ApiFaults } from "./rest/faults.ts";
import { serveSandbox } from "./server.ts";
import { memoryStore, type Store, sqliteStore } from "./store.ts";
import { createTimeline, type ProductInTime, type Timeline } from "./timeline.ts";
import { createCourier, type RetryProfile, type Sleep, timerSleep } from "./webhooks/courier.ts";
import { createOutbox, type Destinations } from "./webhooks/outbox.ts";
import { type Carry, carryByHttp, createPost } from "./webhooks/post.ts";

export type PaddleSandboxOptions = {
  /** What the process runs as. `production` is refused: nothing here may be paid with. */
  profile: "demo" | "development" | "test" | "production";
  /** Where state is kept over restarts; without one of these it is forgotten with the process. */
  dataDirectory?: string;
  store?: Store;
  /** The wall clock; the test clock stands on it. */
  clock?: Clock;
  random?: Random;
  /** How retries and slow cards wait. */
  sleep?: Sleep;
  /** Where browsers reach the sandbox. Default: where `start` listens. */
  publicUrl?: string;
  /** Where messages go: these events of Billing, and all alerts of Classic. */
  webhookTargets?: Destinations;
  /** How a message travels; by HTTP unless a product that has the sandbox inside takes it by hand. */
  carry?: Carry;
  /** The product that lives in the same time. */
  product?: ProductInTime;
  retryProfile?: RetryProfile;
  /** What the product sells; added at each start. */
  offers?: readonly SandboxOffer[];
  /** Called with errors of the sandbox itself. */
  onError?: (error: unknown) => void;
};

export type PaddleSandbox = {
  keys: SandboxKeys;
  /** Mounts the sandbox in a Fastify server, below the prefix it is registered with. */
  plugin: FastifyPluginAsync;
  /** Listens on a port of its own; port 0 picks a free one. */
  start(options?: { host?: string; port?: number }): Promise<{ url: string }>;
  /** Ends requests and deliveries under way and closes the store. */
  stop(): Promise<void>;
  clock: Timeline & {
    now(): Date;
    state(): ClockState;
    offsetMs(): number;
    freeze(at?: Date): void;
    run(): void;
  };
  /** Settles when every webhook has been accepted or given up. */
  settled(): Promise<void>;
  /** Forgets everything but what is sold. */
  reset(): void;
  /**
   * Adds a subscription that began before now, with everything that has happened to it, and sends
   * its messages. Answers its identity.
   * @throws {ApiProblem} for a plan that is not sold, or that does not renew.
   */
  addSubscription(past: PastSubscription): string;
  hasSubscription(id: string): boolean;
  /** Takes a buyer out with all they bought, in Paddle Billing and in Paddle Classic; no message is sent. */
  forgetBuyer(email: string): void;
};

/** How often what is due is looked for while the clock runs by itself, in milliseconds. */
const tickMs = 1_000;

/** They open nothing but a sandbox, so they may be known. */
const fixedKeys = {
  apiKey: "pdl_sdbx_apikey_01hsandbox0000000000000000_key",
  clientToken: "test_sandbox0000000000000000000",
  vendorId: 100_001,
  vendorAuthCode: "5a6b0c5a6b0c5a6b0c5a6b0c5a6b0c5a6b0c5a6b0c5a6b0c",
};

/**
 * A Paddle of one's own: REST interface, payment pages, webhooks and a clock that can be moved.
 * @throws {Error} in the production profile.
 */
export function createPaddleSandbox(options: PaddleSandboxOptions): PaddleSandbox {
  refuseProduction(options.profile);
  const wall = options.clock ?? systemClock;
  const random = options.random ?? cryptoRandom;
  const sleep = options.sleep ?? timerSleep;
  const store =
    options.store ??
    (options.dataDirectory === undefined
      ? memoryStore()
      : sqliteStore(join(options.dataDirectory, "paddle-sandbox.sqlite")));
  const records = openRecords(store);
  const clock = createTestClock(wall, records.settings, options.product?.clockChanged);
  const profile = options.retryProfile ?? "fast";
  const report = options.onError ?? ((error: unknown) => console.error(error));
  const courier = createCourier({
    profile,
    sleep,
    report,
    now: profile === "live" ? clock.now : clock.real,
  });
  const base = {
    records,
    clock,
    random,
    newId: orderedIds(clock, random),
  };
  const outbox = createOutbox({
    ctx: base,
    destinations: options.webhookTargets ?? {},
    courier,
    post: createPost(options.carry ?? carryByHttp),
  });
  let listening = "";
  const ctx: Context = {
    ...base,
    publicUrl: () => options.publicUrl?.replace(/\/$/, "") ?? listening,
    emit: outbox.emit,
    alert: outbox.alert,
  };
  const timeline = createTimeline({
    ctx,
    courier,
    retries: profile === "live" ? outbox : null,
    product: options.product,
  });
  const faults: ApiFaults = { kind: null, calls: 0 };

  // No events for the catalogue: the product knows what it sells.
  const silent: Context = { ...ctx, emit: () => undefined };
  addOffers(silent, options.offers ?? []);

  let own: FastifyInstance | null = null;
  let ticking: NodeJS.Timeout | null = null;
  const plugin: FastifyPluginAsync = async (app) => {
    refuseProduction(options.profile);
    if (!own) requirePublicUrl(options);
    serveSandbox(app, {
      ctx,
      keys,
      faults,
      sleep,
      timeline,
      settled: courier.idle,
      async startOver() {
        reset();
        await options.product?.startedOver();
      },
    });
    app.addHook("onReady", async () => {
      outbox.resume();
      // While the clock stands still nothing becomes due by itself.
      ticking = setInterval(() => {
        try {
          if (clock.state().mode !== "frozen") timeline.catchUp();
        } catch (error) {
          // The same job would fail at every tick.
          if (ticking) clearInterval(ticking);
          report(error);
        }
      }, tickMs).unref();
    });
    app.addHook("onClose", async () => {
      if (ticking) clearInterval(ticking);
      await courier.stop();
    });
  };

  const keys: SandboxKeys = {
    ...fixedKeys,
    // Made at the first use: it takes a moment.
    get classicPublicKey() {
      return publicKey(records);
    },
  };

  function reset(): void {
    const signingKey = records.settings.find("classic-private-key");
    const numbers = records.counters.all().filter(({ id }) => id.startsWith("classic-"));
    records.clear();
    // Numbers are not used again: a product must not take a new alert for an old one.
    for (const number of numbers) records.counters.put(number);
    // Receivers of alerts hold the public key that belongs to this one.
    if (signingKey) records.settings.put(signingKey);
    faults.kind = null;
    options.product?.clockChanged(clock.state());
    addOffers(silent, options.offers ?? []);
  }

  const server = () => {
    if (!own) {
      own = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 300 } });
      own.register(plugin);
    }
    return own;
  };

  return {
    keys,
    plugin,
    async start({ host = "127.0.0.1", port = 0 } = {}) {
      listening = await server().listen({ host, port });
      return { url: ctx.publicUrl() };
    },
    async stop() {
      if (own) await own.close();
      await courier.stop();
      store.close();
    },
    clock: {
      ...timeline,
      now: clock.now,
      state: clock.state,
      offsetMs: clock.offsetMs,
      freeze: clock.freeze,
      run: clock.run,
    },
    settled: courier.idle,
    reset,
    addSubscription: (past) => addPastSubscription(ctx, past),
    hasSubscription: (id) => hasSubscription(ctx, id),
    forgetBuyer: (email) => forgetBuyer(ctx, email),
  };
}

/** Ids that sort in the order they were made, also within a millisecond and while time stands. */
function orderedIds(clock: { now(): Date }, random: Random): Context["newId"] {
  let last = 0;
  return (prefix) => {
    last = Math.max(clock.now().getTime(), last + 1);
    return newId(prefix, new Date(last), random);
  };
}

/** @throws {Error} when another server listens and its address was not given. */
function requirePublicUrl({ publicUrl }: PaddleSandboxOptions): void {
  if (publicUrl !== undefined) return;
  throw new Error("publicUrl is needed when the sandbox is mounted in another server.");
}

function refuseProduction(profile: PaddleSandboxOptions["profile"]): void {
  const allowed: readonly string[] = ["demo", "development", "test"];
  if (allowed.includes(profile)) return;
  throw new Error(`The Paddle sandbox takes no real money and does not run in ${profile}.`);
}
