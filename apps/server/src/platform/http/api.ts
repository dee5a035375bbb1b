import { contract, type ErrorBody, errorStatuses, streams, type User } from "@curie/contract";
import type { AnyContractRouter, OpenAPI } from "@orpc/contract";
import { OpenAPIGenerator } from "@orpc/openapi";
import { OpenAPIHandler } from "@orpc/openapi/fastify";
import type { AnyRouter, ORPCError } from "@orpc/server";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { fromNodeHeaders } from "better-auth/node";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contextAt } from "#platform/application.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import type { RequestContext } from "./procedures.ts";
import { networkOf } from "./proxies.ts";
import { errorBody, retryHeaders, toProcedureError, wireBody } from "./wire-errors.ts";

/** How a request's cookies become a person; `accounts` answers it. */
export type FindUser = (ctx: Context, request: FastifyRequest) => Promise<User | null>;

/** Serves every JSON endpoint of the contract under `/api`, and its description. */
export async function serveApi(
  app: FastifyInstance,
  ctx: Context,
  router: AnyRouter,
  findUser: FindUser,
): Promise<void> {
  serveRouter(app, ctx, { router, prefix: "/api", findUser });
  const description = await describeApi(ctx);
  app.get("/api/openapi.json", async () => description);
}

/** Serves the endpoints of a router below a prefix, with one shape of failures. */
export function serveRouter(
  app: FastifyInstance,
  ctx: Context,
  {
    router,
    prefix,
    findUser,
    bodyOf = wireBody,
    moreOf = () => ({}),
  }: {
    router: AnyRouter;
    prefix: `/${string}`;
    findUser: FindUser;
    /** The body of a refusal. */
    bodyOf?: (error: ORPCError<string, unknown>) => unknown;
    /** What procedures of this router know of a request besides. */
    moreOf?: (request: FastifyRequest) => object;
  },
): void {
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: bodyOf,
    clientInterceptors: [
      ({ next, path, context }) => {
        (context as ProcedureContext).noteProcedure(path.join("."));
        return next();
      },
    ],
    interceptors: [
      async ({ next, context }) => {
        const { log, requestId, answerWith } = context as ProcedureContext;
        return next().catch((error: unknown) => {
          const failure = toProcedureError(error, log, requestId);
          answerWith(retryHeaders(failure.code));
          throw failure;
        });
      },
    ],
  });

  app.all(`${prefix}/*`, async (request, reply) => {
    const here = contextAt(ctx, request.hostname);
    const context = Object.assign(
      procedureContext(here, request, reply, findUser),
      moreOf(request),
    );
    const { matched } = await handler.handle(request, reply, { prefix, context });
    if (!matched) return reply.callNotFound();
  });
}

type ProcedureContext = RequestContext & {
  log: Context["log"];
  requestId: string;
  noteProcedure(path: string): void;
  answerWith(headers: Record<string, string>): void;
};

function procedureContext(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  findUser: FindUser,
): ProcedureContext {
  let user: Promise<User | null> | undefined;
  return {
    ctx,
    // Few endpoints look at headers: most requests never pay for this.
    get headers() {
      return fromNodeHeaders(request.headers);
    },
    hostname: request.hostname,
    ip: networkOf(request.ip),
    setCookie: (cookie) => reply.header("set-cookie", cookie),
    findUser: () => {
      user ??= findUser(ctx, request);
      return user;
    },
    log: request.log as Context["log"],
    requestId: request.id,
    answerWith: (headers) => reply.headers(headers),
    noteProcedure: (path) => {
      request.procedure = path;
    },
  };
}

/** For routes that stream and therefore stand beside the router. */
export async function requireUser(
  ctx: Context,
  request: FastifyRequest,
  findUser: FindUser,
): Promise<User> {
  const user = await findUser(ctx, request);
  if (!user) throw new Failure("not-signed-in");
  return user;
}

/** Pages of the web app take every address the API does not; an unknown call says so in its own shape. */
export function notFoundBody(request: FastifyRequest): { status: number; body: ErrorBody } {
  return {
    status: errorStatuses["not-found"],
    body: errorBody({ code: "not-found", params: {} }, request.id),
  };
}

async function describeApi(ctx: Context): Promise<unknown> {
  const document = await describeContract(
    { ...contract, streams },
    {
      info: { title: "Curie", version: "1", description: "Every call of the web application." },
      servers: [{ url: `${ctx.config.publicUrl}/api` }],
    },
  );
  if (ctx.config.profile === "production") {
    for (const path of Object.keys(document.paths ?? {})) {
      if (path.startsWith("/demo/")) delete document.paths?.[path];
    }
  }
  return document;
}

type Description = Pick<OpenAPI.Document, "info" | "servers" | "components" | "security">;

/** A contract as an OpenAPI document; refusals have more fields where `refusal` names them. */
export async function describeContract(
  described: AnyContractRouter,
  about: Description,
  refusal: Record<string, OpenAPI.SchemaObject> = {},
): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(described, {
    ...about,
    customErrorResponseBodySchema: (errors: readonly [string, unknown, unknown, unknown][]) => ({
      type: "object",
      required: ["code", "params", "requestId", ...Object.keys(refusal)],
      properties: {
        code: { type: "string", enum: errors.map(([code]) => code) },
        params: { type: "object" },
        requestId: { type: "string", format: "uuid" },
        ...refusal,
      },
    }),
  });
}
