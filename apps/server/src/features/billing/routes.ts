import { Failure } from "#platform/failure.ts";
import { os, signedIn } from "#platform/http/procedures.ts";
import { findManagementLinks, openCheckout } from "./checkout/service.ts";
import { findReceipt, loadBillingHistory } from "./receipts/service.ts";

/** No way to pay is connected to this server: every call says so, and nothing is charged. */
function notAvailable(): never {
  throw new Failure("billing.not-available");
}

export const billingRoutes = {
  openCheckout: os.billing.openCheckout
    .use(signedIn)
    .handler(({ context, input }) => openCheckout(context.ctx, context.user, input.planIdentity)),

  planManagementUrls: os.billing.planManagementUrls
    .use(signedIn)
    .handler(({ context }) => findManagementLinks(context.ctx, context.user)),

  history: os.billing.history.use(signedIn).handler(async ({ context }) => ({
    billingHistory: await loadBillingHistory(context.ctx, context.user),
  })),

  receipt: os.billing.receipt.use(signedIn).handler(async ({ context, input }) => ({
    url: await findReceipt(context.ctx, context.user, input.receiptCode),
  })),

  paymentPage: os.billing.paymentPage.use(signedIn).handler(notAvailable),
  pay: os.billing.pay.use(signedIn).handler(notAvailable),
  purchase: os.billing.purchase.use(signedIn).handler(notAvailable),
};
