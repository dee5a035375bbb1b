import { os, signedIn } from "#platform/http/procedures.ts";
import { findManagementLinks, openCheckout } from "./checkout/service.ts";
import { loadPaymentPage, loadPurchase, pay } from "./purchases/service.ts";
import { findReceipt, loadBillingHistory } from "./receipts/service.ts";

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
    url: await findReceipt(context.ctx, context.user, input),
  })),

  paymentPage: os.billing.paymentPage
    .use(signedIn)
    .handler(({ context: { ctx, user, hostname }, input }) =>
      loadPaymentPage(ctx, { user, hostname }, input.planIdentity),
    ),

  pay: os.billing.pay
    .use(signedIn)
    .handler(({ context: { ctx, user, hostname }, input }) => pay(ctx, { user, hostname }, input)),

  purchase: os.billing.purchase
    .use(signedIn)
    .handler(({ context, input }) => loadPurchase(context.ctx, context.user, input.receiptCode)),
};
