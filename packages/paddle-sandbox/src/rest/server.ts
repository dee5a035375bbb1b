import type { FastifyInstance, FastifyReply } from "fastify";
import type { Context } from "../context.ts";
import { newUuid } from "../ids.ts";
import { ApiProblem } from "../problem.ts";
import { type ApiFaults, takeFault } from "./faults.ts";
import { Page } from "./page.ts";
import type { Query } from "./route.ts";
import { routes } from "./routes.ts";

const documentation = "https://developer.paddle.com/errors";

export type RestInput = { ctx: Context; apiKey: string; faults: ApiFaults };

/** The REST interface, below the prefix it is registered with. */
export function serveRest(app: FastifyInstance, { ctx, apiKey, faults }: RestInput): void {
  app.setErrorHandler((error, _request, reply) => refuse(ctx, reply, toProblem(error)));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*/, "");
    const detail = `${path} is not part of the sandbox.`;
    return refuse(ctx, reply, new ApiProblem(501, "not_implemented_in_sandbox", detail));
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
            id: (request.params as { id?: string }).id ?? "",
            query: request.query as Query,
            body: request.body,
          }),
        );
        const request_id = newUuid(ctx.random);
        return reply
          .status(status)
          .send(
            result instanceof Page
              ? { data: result.items, meta: { request_id, pagination: result.pagination } }
              : { data: result, meta: { request_id } },
          );
      },
    });
  }
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
