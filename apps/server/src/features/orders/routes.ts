import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { findReceipt } from "#features/billing/receipts/service.ts";
import { getCompletedDocument } from "#features/documents/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import type { FindUser } from "#platform/http/api.ts";
import { os, signedIn } from "#platform/http/procedures.ts";
import { type FindFapiao, listOrders } from "./service.ts";

/** @param findFapiao what payments say about their fapiao; that feature stands to the right of this one */
export function orderRoutes(findFapiao: FindFapiao) {
  return {
    list: os.orders.list
      .use(signedIn)
      .handler(({ context: { ctx, user }, input }) =>
        listOrders(ctx, user, input.page, findFapiao),
      ),

    downloadInvoice: os.orders.downloadInvoice
      .use(signedIn)
      .handler(async ({ context: { ctx, user }, input }) => ({
        paddle_invoice_url: await findReceipt(ctx, user, input),
      })),
  };
}

const Params = z.object({ identity: z.uuid() });

/** The link on a document card that leads to professional editing; followed as a page, not called. */
export async function serveOrderForm(
  app: FastifyInstance,
  ctx: Context,
  findUser: FindUser,
): Promise<void> {
  app.get("/api/order-form/from-digital-edit/:identity", async (request, reply) => {
    const params = Params.safeParse(request.params);
    if (!params.success) throw new Failure("documents.not-found");
    const user = await findUser(ctx, request);
    if (!user) return reply.redirect(`/sign-in?returnTo=${encodeURIComponent(request.url)}`);
    const document = await getCompletedDocument(ctx, user, "edit", params.data.identity);
    return reply.redirect(`/rubriq/order/${document.id}`);
  });
}
