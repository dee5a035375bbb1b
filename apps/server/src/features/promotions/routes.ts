import type { FastifyInstance } from "fastify";
import type { Context } from "#platform/context.ts";
import { os, signedIn } from "#platform/http/procedures.ts";
import { readPicture } from "./pictures/service.ts";
import { currentPromotion } from "./service.ts";

export const promotionRoutes = {
  current: os.promotions.current.use(signedIn).handler(async ({ context, input }) => ({
    promotion: await currentPromotion(context.ctx, context.user, input.locale),
  })),
};

/**
 * Pictures come from this site, never from another one that would learn who looks (G-32). The name is
 * the hash of what lies there, so it is asked for once.
 */
export async function servePromotionPictures(app: FastifyInstance, ctx: Context): Promise<void> {
  app.get<{ Params: { name: string } }>(
    "/api/promotions/pictures/:name",
    async ({ params }, reply) => {
      const { type, content } = await readPicture(ctx, params.name);
      return reply
        .type(type)
        .header("cache-control", "public, max-age=31536000, immutable")
        .send(content);
    },
  );
}
