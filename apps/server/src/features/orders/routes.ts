import { findReceipt } from "#features/billing/receipts/service.ts";
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
