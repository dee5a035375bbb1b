import type { FastifyInstance } from "fastify";
import type { Context } from "#platform/context.ts";
import { serveRouter } from "#platform/http/api.ts";
import type { PersonalData } from "#platform/personal-data.ts";
import { auditRoutes } from "./audit/routes.ts";
import { catalogueRoutes } from "./catalogue/routes.ts";
import { eventRoutes } from "./events/routes.ts";
import { staffFapiaoRoutes } from "./fapiao/routes.ts";
import { flagRoutes } from "./flags/routes.ts";
import { groupRoutes } from "./groups/routes.ts";
import { humanOrderRoutes } from "./human-orders/routes.ts";
import { memberRoutes } from "./members/routes.ts";
import { messageRoutes } from "./messages/routes.ts";
import { healthRoutes, jobRoutes } from "./operations/routes.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { peopleRoutes } from "./people/routes.ts";
import { promotionRoutes } from "./promotions/routes.ts";
import { queueRoutes } from "./queue/routes.ts";
import { signInRoutes } from "./sign-in/routes.ts";
import { surveyRoutes } from "./surveys/routes.ts";
import { voucherRoutes } from "./vouchers/routes.ts";

/** Every call of the console, under `/api/staff`. A user's session means nothing there. */
export async function serveStaffApi(
  app: FastifyInstance,
  ctx: Context,
  kept: readonly PersonalData[],
): Promise<void> {
  const router = {
    session: signInRoutes,
    people: peopleRoutes(kept),
    groups: groupRoutes,
    catalogue: catalogueRoutes,
    vouchers: voucherRoutes,
    payments: paymentRoutes,
    promotions: promotionRoutes,
    humanOrders: humanOrderRoutes,
    queue: queueRoutes,
    events: eventRoutes,
    fapiao: staffFapiaoRoutes,
    flags: flagRoutes,
    jobs: jobRoutes,
    health: healthRoutes,
    messages: messageRoutes,
    surveys: surveyRoutes,
    members: memberRoutes,
    audit: auditRoutes,
  };
  serveRouter(app, ctx, { router, prefix: "/api/staff", findUser: async () => null });
}
