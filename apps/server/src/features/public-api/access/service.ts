import { apiCallsPerMinute, type ErrorBody, type V1Meta, v1 } from "@curie/contract";
import { errorKeys } from "@curie/locales";
import { implement } from "@orpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ApiCaller, findApiCaller } from "#features/accounts/api-tokens/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import type { RequestContext } from "#platform/http/procedures.ts";
import { hasScope, sentenceParams } from "./rules.ts";

/**
 * The gate of the public API: who calls was found before (`guard`), and what the endpoint declares in
 * the contract decides whether the token opens it.
 */
export const v1Os = implement(v1)
  .$context<RequestContext & { caller: ApiCaller }>()
  .use(({ context, procedure, next }) => {
    const meta = procedure["~orpc"].meta as V1Meta;
    requireScope(context.caller, meta.scopes);
    return next();
  });

/** Any one of the wanted scopes is enough. @throws `api.scope-missing` */
export function requireScope({ token }: ApiCaller, wanted: V1Meta["scopes"]): void {
  if (!hasScope(token.scopes, wanted)) throw new Failure("api.scope-missing", { scopes: wanted });
}

const callers = new WeakMap<FastifyRequest, ApiCaller>();

/** Whose token a request carries that passed the guard. */
export function callerOf(request: FastifyRequest): ApiCaller {
  const caller = callers.get(request);
  if (!caller) throw new Failure("api.token-missing");
  return caller;
}

/** Before every call: who asks, and whether their token has asked too often this minute. */
export function guardOf(app: FastifyInstance, ctx: Context) {
  const count = app.createRateLimit({
    max: apiCallsPerMinute,
    timeWindow: "1 minute",
    keyGenerator: (request) => `token ${callerOf(request).token.identity}`,
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    callers.set(request, await findApiCaller(ctx, request.headers.authorization));
    const counted = await count(request);
    if (counted.isAllowed) return;
    const { max, remaining, ttl, ttlInSeconds, isExceeded } = counted;
    reply.headers({
      "ratelimit-limit": max,
      "ratelimit-remaining": remaining,
      "ratelimit-reset": ttlInSeconds,
    });
    if (!isExceeded) return;
    reply.header("retry-after", ttlInSeconds);
    const availableAt = new Date(ctx.clock.now().getTime() + ttl).toISOString();
    throw new Failure("too-many-requests", { availableAt });
  };
}

/** A refusal with its sentence in English, for who reads the log of a program. */
export function withSentence(ctx: Context, body: ErrorBody): ErrorBody & { message: string } {
  const keys = errorKeys(body.code, body.params).map((key) => `errors:${key}`);
  return { ...body, message: ctx.messages("en_US", keys, sentenceParams(body)) };
}
