import type { FastifyInstance } from "fastify";
import type { Context } from "#platform/context.ts";
import { readFields } from "./rules.ts";
import { hearFromAlipay, notifyPath } from "./service.ts";

/**
 * Where Alipay tells of payments. It takes the one word `success` for an answer and asks again for a day
 * after any other, so that word is said once everything is written.
 */
export async function serveAlipay(app: FastifyInstance, ctx: Context): Promise<void> {
  const { alipay } = ctx.config.payments;
  if (!alipay) return;
  if (alipay.keys === "local") {
    const { mountAlipaySimulator } = await import("../alipay-simulator/routes.ts");
    await mountAlipaySimulator(app, ctx);
  }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 20_000 },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Body: string | undefined }>(
      notifyPath,
      // The sender's own limits are far above what one person may ask.
      { config: { rateLimit: false } },
      async ({ body }, reply) => {
        const fields = readFields(body ?? "");
        const heard = fields !== null && (await hearFromAlipay(ctx, fields));
        return reply
          .code(heard ? 200 : 400)
          .type("text/plain")
          .send(heard ? "success" : "fail");
      },
    );
  });
}
