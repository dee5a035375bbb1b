import { loadPlanState } from "#features/plans/service.ts";
import { describeApplication } from "#platform/application.ts";
import { os, signedIn } from "#platform/http/procedures.ts";
import { findManagementLinks, openCheckout, requireSale } from "./checkout/service.ts";
import { changePlan, previewPlanChange } from "./plan-changes/service.ts";
import { loadPaymentPage, loadPurchase, pay } from "./purchases/service.ts";
import { findReceipt, loadBillingHistory } from "./receipts/service.ts";

export const billingRoutes = {
  openCheckout: os.billing.openCheckout
    .use(signedIn)
    .handler(({ context: { ctx, user, hostname }, input }) =>
      openCheckout(ctx, { user, hostname }, input.planIdentity),
    ),

  planManagementUrls: os.billing.planManagementUrls
    .use(signedIn)
    .handler(({ context }) => findManagementLinks(context.ctx, context.user)),

  previewPlanChange: os.billing.previewPlanChange
    .use(signedIn)
    .handler(({ context: { ctx, user, hostname }, input }) => {
      requireSale(ctx, hostname);
      return previewPlanChange(ctx, user, input.planIdentity);
    }),

  changePlan: os.billing.changePlan
    .use(signedIn)
    .handler(async ({ context: { ctx, user, hostname }, input }) => {
      requireSale(ctx, hostname);
      await changePlan(ctx, user, input);
      const { allowsDigitalEditing } = describeApplication(ctx.config, hostname);
      return loadPlanState(ctx, user, allowsDigitalEditing);
    }),

  history: os.billing.history.use(signedIn).handler(async ({ context }) => ({
    billingHistory: await loadBillingHistory(context.ctx, context.user),
  })),

  receipt: os.billing.receipt.use(signedIn).handler(async ({ context, input }) => ({
    url: await findReceipt(context.ctx, context.user, input),
  })),

  paymentPage: os.billing.paymentPage
    .use(signedIn)
    .handler(({ context: { ctx, user, hostname }, input }) =>
      loadPaymentPage(ctx, { user, hostname }, input),
    ),

  pay: os.billing.pay
    .use(signedIn)
    .handler(({ context: { ctx, user, hostname }, input }) => pay(ctx, { user, hostname }, input)),

  purchase: os.billing.purchase
    .use(signedIn)
    .handler(({ context, input }) => loadPurchase(context.ctx, context.user, input.receiptCode)),
};
