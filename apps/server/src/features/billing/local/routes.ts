import type { PaddleSandbox } from "@curie/paddle-sandbox";
import type { FastifyInstance } from "fastify";
import { localProviderPath } from "#config/billing.ts";
import { builtInCatalogue } from "#features/plans/catalogue/rules.ts";
import type { FollowingClock } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { offersOf } from "./rules.ts";

/**
 * The stand-in for the payment provider, below our own address. It is loaded here alone and only in
 * the demo profile, so that no production server can serve it or has to have it. When its clock is
 * moved and ours can follow, plans live in its time.
 */
export async function mountLocalProvider(
  app: FastifyInstance,
  ctx: Context,
): Promise<PaddleSandbox | null> {
  const { config, clock } = ctx;
  if (!config.provider.local || config.profile !== "demo") return null;
  // Its state has one owner: the process that answers requests.
  if (config.role === "worker") return null;
  const { createPaddleSandbox } = await import("@curie/paddle-sandbox");
  const [secret = ""] = config.provider.webhookSecrets;
  const here = new URL(config.provider.apiUrl).origin;
  const sandbox = createPaddleSandbox({
    profile: "demo",
    dataDirectory: config.dataDir,
    clock: clock.wall ?? clock,
    publicUrl: `${config.publicUrl}${localProviderPath}`,
    seed: false,
    offers: offersOf(builtInCatalogue()),
    webhookTargets: {
      billing: { url: `${here}/api/paddle/webhook`, secret },
      classic: `${here}/api/paddle/classic-webhook`,
    },
    onError: (error) => ctx.log.error({ err: error }, "the local payment provider failed"),
  });
  if ("follow" in clock) (clock as FollowingClock).follow(() => sandbox.clock.offsetMs());
  await app.register(sandbox.plugin, { prefix: localProviderPath });
  app.addHook("onClose", () => sandbox.stop());
  return sandbox;
}
