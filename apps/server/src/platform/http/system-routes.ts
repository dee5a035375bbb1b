import { describeApplication } from "#platform/application.ts";
import { allFlags } from "#platform/flags.ts";
import { os } from "./procedures.ts";

export const systemRoutes = {
  health: os.system.health.handler(() => ({ status: "ok" as const })),
  application: os.system.application.handler(async ({ context }) => ({
    application: describeApplication(context.ctx.config, context.hostname),
    flags: await allFlags(context.ctx.flags),
    now: context.ctx.clock.now().toISOString(),
  })),
};
