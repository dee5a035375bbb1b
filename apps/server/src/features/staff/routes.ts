import type { FastifyInstance } from "fastify";
import type { Context } from "#platform/context.ts";
import { serveRouter } from "#platform/http/api.ts";
import { auditRoutes } from "./audit/routes.ts";
import { memberRoutes } from "./members/routes.ts";
import { signInRoutes } from "./sign-in/routes.ts";

/** Every call of the console, under `/api/staff`. A user's session means nothing there. */
export async function serveStaffApi(app: FastifyInstance, ctx: Context): Promise<void> {
  const router = { session: signInRoutes, members: memberRoutes, audit: auditRoutes };
  serveRouter(app, ctx, { router, prefix: "/api/staff", findUser: async () => null });
}
