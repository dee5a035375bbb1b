import type { FastifyInstance } from "fastify";
import type { Context } from "#platform/context.ts";
import type { Gateway, Reply } from "./rules.ts";
import { gateways, hear } from "./service.ts";

/**
 * Where payment services tell of payments. Each wants its own word for an answer, and tells again after any
 * other, so that word is said once everything is written.
 */
export async function serveGateways(app: FastifyInstance, ctx: Context): Promise<void> {
  await mountSimulators(app, ctx);
  for (const gateway of Object.values(gateways)) {
    if (gateway.isSetUp(ctx)) await serveNotifications(app, ctx, gateway);
  }
}

/** Nothing of a simulator is loaded where the service is a real one. */
async function mountSimulators(app: FastifyInstance, ctx: Context): Promise<void> {
  const { alipay, stripe } = ctx.config.payments;
  if (stripe?.keys === "local") {
    const { mountStripeSimulator } = await import("../stripe-simulator/routes.ts");
    await mountStripeSimulator(app, ctx);
  }
  if (alipay?.keys === "local") {
    const { mountAlipaySimulator } = await import("../alipay-simulator/routes.ts");
    await mountAlipaySimulator(app, ctx);
  }
}

async function serveNotifications(
  app: FastifyInstance,
  ctx: Context,
  gateway: Gateway,
): Promise<void> {
  await app.register(async (scope) => {
    // Signatures are over bytes: a body that was read and written again would not fit.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "string", bodyLimit: 200_000 },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Body: unknown }>(
      gateway.notifyPath,
      // The sender's own limits are far above what one person may ask.
      { config: { rateLimit: false } },
      async ({ body, headers }, reply) => {
        const answer = await answerTo(ctx, gateway, {
          body: typeof body === "string" ? body : "",
          header: (name) => String(headers[name] ?? ""),
        });
        return reply.code(answer.status).type(answer.type).send(answer.body);
      },
    );
  });
}

async function answerTo(
  ctx: Context,
  gateway: Gateway,
  request: Parameters<Gateway["read"]>[1],
): Promise<Reply> {
  const told = await gateway.read(ctx, request);
  if (told === null) return gateway.reply.refused;
  if (told === "of-no-interest") return gateway.reply.heard;
  return gateway.reply[await hear(ctx, gateway.name, told)];
}
