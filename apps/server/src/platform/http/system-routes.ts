import { describeApplication } from "#platform/application.ts";
import { allFlags } from "#platform/flags.ts";
import { readinessOf } from "#platform/readiness.ts";
import { os } from "./procedures.ts";

export const systemRoutes = {
  live: os.system.live.handler(() => ({ status: "ok" as const })),
  ready: os.system.ready.handler(({ context }) => readinessOf(context.ctx)),
  health: os.system.health.handler(({ context }) => readinessOf(context.ctx)),
  application: os.system.application.handler(async ({ context }) => ({
    application: describeApplication(context.ctx.config, context.hostname),
    flags: await allFlags(context.ctx.flags),
    now: context.ctx.clock.now().toISOString(),
  })),
};
