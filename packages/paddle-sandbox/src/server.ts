import type { FastifyInstance } from "fastify";
import { serveCheckoutApi } from "./checkout/api.ts";
import { serveCheckoutPage } from "./checkout/page.ts";
import { serveClassicApi } from "./classic/api.ts";
import type { Context, SandboxKeys } from "./context.ts";
import { serveControls } from "./dashboard/controls.ts";
import { serveDashboard } from "./dashboard/page.ts";
import { serveInvoices } from "./invoices/routes.ts";
import { serveManagement } from "./manage/pages.ts";
import { serveAssets } from "./pages/assets.ts";
import { ApiProblem } from "./problem.ts";
import type { ApiFaults } from "./rest/faults.ts";
import { serveRest } from "./rest/server.ts";
import type { Timeline } from "./timeline.ts";
import type { Sleep } from "./webhooks/courier.ts";

export type ServerInput = {
  ctx: Context;
  keys: SandboxKeys;
  faults: ApiFaults;
  sleep: Sleep;
  timeline: Timeline;
  settled(): Promise<void>;
  startOver(): Promise<void>;
};

const bodyBytes = 1024 * 1024;

/** Every address of the sandbox, below the prefix it is registered with. */
export function serveSandbox(app: FastifyInstance, input: ServerInput): void {
  const { ctx, keys, faults, sleep } = input;
  readBodies(app);
  // A host may forbid framing for its own pages; the pages of a payment live in frames.
  app.addHook("onRequest", async (_request, reply) => {
    reply.removeHeader("x-frame-options");
    reply.removeHeader("content-security-policy");
    reply.header("x-content-type-options", "nosniff");
  });
  app.setErrorHandler((error, _request, reply) => {
    const problem = error instanceof ApiProblem ? error : null;
    const status = problem?.status ?? statusOf(error);
    return reply.status(status).send({
      error: {
        code: problem?.code ?? "internal_error",
        detail: error instanceof Error ? error.message : String(error),
        fields: problem?.fields ?? [],
      },
    });
  });
  app.register(async (rest) => serveRest(rest, { ctx, apiKey: keys.apiKey, faults }), {
    prefix: "/api",
  });
  app.register(async (api) => serveCheckoutApi(api, { ctx, sleep, keys }), {
    prefix: "/checkout-api",
  });
  app.register(async (api) => serveClassicApi(api, { ctx, credentials: keys }), {
    prefix: "/classic/api",
  });
  app.register(async (api) => serveControls(api, input), { prefix: "/_sandbox/api" });
  serveAssets(app);
  serveCheckoutPage(app, ctx);
  serveManagement(app, ctx);
  serveInvoices(app, ctx);
  serveDashboard(app, input);
}

/** JSON and forms, whatever the host server reads. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string", bodyLimit: bodyBytes },
    (_request, body, done) => {
      const text = String(body);
      try {
        done(null, text === "" ? undefined : JSON.parse(text));
      } catch {
        done(new ApiProblem(400, "invalid_json", "The body is not JSON."));
      }
    },
  );
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: bodyBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 600 ? status : 500;
}
