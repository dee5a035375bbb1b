import type { FastifyInstance, FastifyRequest } from "fastify";
import { accountJobs } from "#features/accounts/jobs.ts";
import { accountRoutes, serveOutsideSignIn } from "#features/accounts/routes.ts";
import { findSignedInUser } from "#features/accounts/service.ts";
import { demoRoutes } from "#features/demo/routes.ts";
import { documentJobs } from "#features/documents/jobs.ts";
import { documentRoutes } from "#features/documents/routes.ts";
import { serveUpload } from "#features/documents/uploads/routes.ts";
import { editingJobs } from "#features/editing/jobs.ts";
import { editingRoutes, serveEditDownload } from "#features/editing/routes.ts";
import { serveOrderForm } from "#features/orders/routes.ts";
import { planRoutes } from "#features/plans/routes.ts";
import type { Context } from "#platform/context.ts";
import { serveApi } from "#platform/http/api.ts";
import { serveApiDocs } from "#platform/http/api-docs.ts";
import { createServer } from "#platform/http/server.ts";
import { systemRoutes } from "#platform/http/system-routes.ts";
import { serveWebApp } from "#platform/http/web-app.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { deliverMail } from "#platform/mail/mail.ts";

/** Everything that runs in the background. */
export const jobs: readonly Job[] = [deliverMail, ...accountJobs, ...documentJobs, ...editingJobs];

/** Everything that answers requests. Does not listen: tests inject, `main` listens. */
export async function buildApp(ctx: Context): Promise<FastifyInstance> {
  const app = await createServer(ctx);
  const findUser = (context: Context, request: FastifyRequest) =>
    findSignedInUser(context, request.headers.cookie);

  const router = {
    system: systemRoutes,
    accounts: accountRoutes,
    plans: planRoutes,
    documents: documentRoutes,
    editing: editingRoutes,
    ...(ctx.config.profile === "demo" ? { demo: demoRoutes } : {}),
  };
  await serveApi(app, ctx, router, findUser);
  await serveApiDocs(app);
  await serveOutsideSignIn(app, ctx);
  await serveUpload(app, ctx, findUser);
  await serveEditDownload(app, ctx, findUser);
  await serveOrderForm(app, ctx, findUser);
  await serveWebApp(app);
  return app;
}
