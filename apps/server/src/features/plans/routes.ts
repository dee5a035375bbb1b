import { describeApplication } from "#platform/application.ts";
import { allFlags } from "#platform/flags.ts";
import { os, signedIn } from "#platform/http/procedures.ts";
import { loadPlansAndAccess } from "./service.ts";

export const planRoutes = {
  load: os.plans.load.use(signedIn).handler(async ({ context }) => ({
    user: context.user,
    application: describeApplication(context.ctx.config, context.hostname),
    flags: await allFlags(context.ctx.flags),
    ...(await loadPlansAndAccess(context.ctx, context.user)),
  })),

  sync: os.plans.sync
    .use(signedIn)
    .handler(({ context }) => loadPlansAndAccess(context.ctx, context.user)),
};
