import type { PaddleSandbox } from "@curie/paddle-sandbox";
import type { FastifyInstance } from "fastify";
import { localProviderPath } from "#config/billing.ts";
import { builtInCatalogue } from "#features/plans/catalogue/rules.ts";
import type { FollowingClock } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { billingEventsRead } from "../webhooks/rules.ts";
import { offersOf } from "./rules.ts";

/** What the product does when the clock of the sandbox is moved, from its dashboard or the demo console. */
export type LifeInTime = {
  /** A day has passed, or a part of one at the end of a move. */
  dayPassed(): Promise<void>;
  /** The sandbox has forgotten everything. */
  startedOver(provider: PaddleSandbox): Promise<void>;
};

/**
 * The local Paddle sandbox, below our own address. It is loaded here alone and only in
 * the demo profile, so that no production server can serve it or has to have it. When its clock is
 * moved and ours can follow, plans live in its time; it is written down for the other processes.
 */
export async function mountLocalProvider(
  app: FastifyInstance,
  ctx: Context,
  life: LifeInTime,
): Promise<PaddleSandbox | null> {
  const { config, clock, demo } = ctx;
  if (!config.provider.local || config.profile !== "demo" || !demo) return null;
  // Its state has one owner: the process that answers requests.
  if (config.role === "worker") return null;
  const { createPaddleSandbox, carryByHttp } = await import("@curie/paddle-sandbox");
  const [secret = ""] = config.provider.webhookSecrets;
  const here = new URL(config.provider.apiUrl).origin;
  let noted: Promise<void> = Promise.resolve();
  const sandbox: PaddleSandbox = createPaddleSandbox({
    profile: "demo",
    dataDirectory: config.dataDir,
    clock: clock.wall ?? clock,
    publicUrl: `${config.publicUrl}${localProviderPath}`,
    offers: offersOf(builtInCatalogue()),
    webhookTargets: {
      billing: { url: `${here}/api/paddle/webhook`, secret, events: billingEventsRead },
      classic: `${here}/api/paddle/classic-webhook`,
    },
    // Messages to this server are delivered within the process: it need not listen yet.
    async carry(destination, body, headers) {
      const { origin, pathname: url } = new URL(destination);
      if (origin !== here) return carryByHttp(destination, body, headers);
      const answer = await app.inject({ method: "POST", url, payload: body, headers });
      return { status: answer.statusCode, body: answer.body };
    },
    product: {
      clockChanged(setting) {
        noted = demo.setClock(setting);
      },
      async dayPassed() {
        await noted;
        await life.dayPassed();
      },
      startedOver: () => life.startedOver(sandbox),
    },
    onError: (error) => ctx.log.error({ err: error }, "the local payment provider failed"),
  });
  if ("follow" in clock) (clock as FollowingClock).follow(() => sandbox.clock.offsetMs());
  await demo.setClock(sandbox.clock.state());
  await app.register(sandbox.plugin, { prefix: localProviderPath });
  app.addHook("onClose", () => sandbox.stop());
  return sandbox;
}
