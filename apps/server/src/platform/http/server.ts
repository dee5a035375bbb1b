import { errorStatuses } from "@curie/contract";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { logSecurityEvent } from "../security-log.ts";
import { dropUntrustedHeaders, networkOf, trustOf } from "./proxies.ts";
import { refuseForeignWrites } from "./same-site.ts";
import { isStorable } from "./storable-text.ts";
import { watchAnswer, watchBody } from "./time-limits.ts";
import { describeFailure, errorBody, retryHeaders } from "./wire-errors.ts";

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with Fastify's own
  interface FastifyRequest {
    /** The endpoint of the contract that answered, for the log. */
    procedure: string | null;
  }
}

/** What answers need that are data; pages get the whole set. */
const apiHeaders = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

/**
 * What no page of ours asks a browser for, nor anything it shows in a frame; the provider's checkout
 * alone may offer the browser's own way to pay.
 */
const permissionsPolicy = [
  "accelerometer",
  "bluetooth",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
]
  .map((name) => `${name}=()`)
  .join(", ");

/** What a route may have said about a file before it failed; a refusal is none. */
const ofTheFile = ["content-disposition", "content-length", "accept-ranges"];

const jsonMaxBytes = 1024 * 1024;

/** The bare server: request ids, security headers, limits, one shape of error. Knows no feature. */
export async function createServer(ctx: Context): Promise<FastifyInstance> {
  const { limits } = ctx.config.http;
  const trusts = trustOf(ctx.config.http.trustedProxies);
  const app = Fastify({
    loggerInstance: ctx.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Never taken from the caller: an id in our log must be one of ours.
    genReqId: () => ctx.ids.uuid(),
    requestIdHeader: false,
    trustProxy: ctx.config.http.trustedProxies !== null && trusts,
    bodyLimit: jsonMaxBytes,
    forceCloseConnections: "idle",
    requestTimeout: limits.wholeMs,
    connectionTimeout: limits.idleMs,
    keepAliveTimeout: limits.keepAliveMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkEveryMs },
    routerOptions: { maxParamLength: 300 },
    // What the router itself refuses, such as an address that cannot be decoded.
    frameworkErrors: (error, request, reply) => {
      const failure = describeFailure(error, ctx.log);
      return (reply as FastifyReply)
        .headers({ ...apiHeaders, "x-request-id": request.id })
        .status(errorStatuses[failure.code])
        .send(errorBody(failure, request.id));
    },
  });

  app.server.maxConnections = limits.connections;
  const publicOrigin = new URL(ctx.config.publicUrl).origin;
  app.decorateRequest("procedure", null);
  app.addHook("onRequest", async (request, reply) => {
    dropUntrustedHeaders(request.raw, trusts, ctx.config.http);
    reply.header("x-request-id", request.id);
    if (isData(request)) {
      reply.headers(apiHeaders);
      // A token is no cookie: no browser sends it by itself.
      if (!isForTokens(request)) refuseForeignWrites(request, publicOrigin);
    }
  });
  app.addHook("onRequest", async (request) => watchBody(request, limits));
  app.addHook("onSend", async (_request, reply, payload) => {
    watchAnswer(reply, payload, limits);
    return payload;
  });
  app.addHook("preValidation", async (request) => {
    if (!isStorable(request.body)) throw new Failure("invalid-input", { fields: [] });
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method } = request;
    // The route, not the address: addresses may carry tokens and file names.
    const route = request.procedure ?? request.routeOptions.url ?? "(none)";
    const status = reply.statusCode;
    request.log.info({ method, route, status, tookMs: Math.round(reply.elapsedTime) }, "request");
    ctx.metrics.requestAnswered({ method, route, status, seconds: reply.elapsedTime / 1000 });
  });
  app.setErrorHandler((error, request, reply) => {
    const failure = describeFailure(error, request.log as Context["log"]);
    for (const name of ofTheFile) reply.removeHeader(name);
    return reply
      .type("application/json")
      .headers(retryHeaders(failure.code))
      .status(errorStatuses[failure.code])
      .send(errorBody(failure, request.id));
  });

  const { scriptOrigins, frameOrigins } = ctx.config.provider;
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // The payment provider's script, the styles it brings, and its checkout in a frame.
        scriptSrc: ["'self'", ...scriptOrigins],
        // Mantine sets positions and variables in style attributes.
        styleSrc: ["'self'", "'unsafe-inline'", ...scriptOrigins],
        frameSrc: ["'self'", ...frameOrigins],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: ctx.config.publicUrl.startsWith("https:") && { maxAge: 31_536_000 },
    crossOriginOpenerPolicy: ctx.config.publicUrl.startsWith("https:") && { policy: "same-origin" },
  });
  app.addHook("onRequest", async (request, reply) => {
    if (isData(request)) return;
    await reply.helmet();
    reply.header("permissions-policy", permissionsPolicy);
  });
  await app.register(rateLimit, {
    global: true,
    max: ctx.config.http.requestsPerMinute,
    timeWindow: "1 minute",
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => !request.url.startsWith("/api/"),
    onExceeded: (request) => {
      const limit = "requests-per-minute";
      logSecurityEvent(ctx, {
        ...{ name: "rate-limit-met", account: null, ip: request.ip, about: limit },
      });
    },
    errorResponseBuilder: (_request, limit) =>
      new Failure("too-many-requests", {
        availableAt: new Date(ctx.clock.now().getTime() + limit.ttl).toISOString(),
      }),
  });
  return app;
}

/** Calls of the public API, which know tokens and no cookies. */
function isForTokens(request: FastifyRequest): boolean {
  return request.url.startsWith("/api/v1/");
}

/** Calls of the API, but not the page that describes it. */
function isData(request: FastifyRequest): boolean {
  return request.url.startsWith("/api/") && !request.url.startsWith("/api/docs");
}
