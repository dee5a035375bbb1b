import type { FastifyInstance, FastifyReply } from "fastify";
import type { Context } from "../context.ts";
import { newUuid } from "../ids.ts";
import { ApiProblem } from "../problem.ts";
import { adjustmentRoutes } from "./adjustments.ts";
import { catalogueRoutes } from "./catalogue.ts";
import { customerRecordRoutes } from "./customer-records.ts";
import { customerRoutes } from "./customers.ts";
import { discountRoutes } from "./discounts.ts";
import { type ApiFaults, takeFault } from "./faults.ts";
import { notificationRoutes } from "./notifications.ts";
import { Page } from "./page.ts";
import type { Query, Route } from "./route.ts";
import { subscriptionRoutes } from "./subscriptions.ts";
import { transactionRoutes } from "./transactions.ts";

const documentation = "https://developer.paddle.com/errors";

/** What the product never calls answers so, in the usual form of an error. */
const notBuilt = ["/simulations", "/simulation-types", "/reports", "/metrics"];

export type RestInput = { ctx: Context; apiKey: string; faults: ApiFaults };

/** The REST interface, below the prefix it is registered with. */
export function serveRest(app: FastifyInstance, { ctx, apiKey, faults }: RestInput): void {
  const routes: readonly Route[] = [
    ...catalogueRoutes,
    ...customerRoutes,
    ...customerRecordRoutes,
    ...subscriptionRoutes,
    ...transactionRoutes,
    ...adjustmentRoutes,
    ...discountRoutes,
    ...notificationRoutes,
  ];
  app.setErrorHandler((error, _request, reply) => refuse(ctx, reply, toProblem(error)));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*/, "");
    const known = notBuilt.some((one) => path.includes(`/api${one}`));
    return refuse(
      ctx,
      reply,
      known
        ? new ApiProblem(501, "not_implemented_in_sandbox", `${path} is not part of the sandbox.`)
        : new ApiProblem(404, "invalid_url", `${path} does not exist.`),
    );
  });
  app.addHook("onRequest", async (request, reply) => {
    requireKey(request.headers.authorization, apiKey);
    const fault = takeFault(faults);
    if (fault === "429") {
      reply.header("retry-after", "1");
      throw new ApiProblem(429, "too_many_requests", "Too many requests.");
    }
    if (fault === "500-json") throw new Error("a fault that was asked for");
    if (fault === "500-text") {
      return reply.status(500).type("text/plain").send("Internal Server Error");
    }
    // Never answers; the caller's own patience ends it.
    if (fault === "hang") reply.hijack();
  });
  for (const { method, path, status = 200, handle } of routes) {
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const result = ctx.records.change(() =>
          handle(ctx, {
            params: request.params as Record<string, string>,
            query: request.query as Query,
            body: request.body,
          }),
        );
        if (status === 204) return reply.status(204).send();
        const meta = { request_id: newUuid(ctx.random) };
        return reply
          .status(status)
          .send(result instanceof Page ? pageBody(result, meta) : { data: result, meta });
      },
    });
  }
}

function pageBody(page: Page, meta: { request_id: string }) {
  const { items, perPage, next, hasMore, total } = page;
  return {
    data: items,
    meta: {
      ...meta,
      pagination: { per_page: perPage, next, has_more: hasMore, estimated_total: total },
    },
  };
}

function requireKey(header: string | undefined, apiKey: string): void {
  if (header === undefined) {
    throw new ApiProblem(403, "authentication_missing", "The Authorization header is missing.");
  }
  const key = /^bearer (\S+)$/i.exec(header)?.[1];
  if (key === undefined) {
    throw new ApiProblem(403, "authentication_malformed", "The key is not a bearer token.");
  }
  if (key !== apiKey) throw new ApiProblem(403, "invalid_token", "The key is not valid.");
}

function toProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  const status =
    error instanceof Error && "statusCode" in error ? Number(error.statusCode) : undefined;
  if (status !== undefined && status >= 400 && status < 500) {
    return new ApiProblem(status, "bad_request", (error as Error).message);
  }
  return new ApiProblem(500, "internal_error", "Something went wrong in the sandbox.");
}

function refuse(ctx: Context, reply: FastifyReply, problem: ApiProblem) {
  return reply.status(problem.status).send({
    error: {
      type: problem.status >= 500 ? "api_error" : "request_error",
      code: problem.code,
      detail: problem.message,
      documentation_url: `${documentation}/${problem.code}`,
      ...(problem.fields.length > 0 ? { errors: problem.fields } : {}),
    },
    meta: { request_id: newUuid(ctx.random) },
  });
}
