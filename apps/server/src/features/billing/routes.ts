import { Failure } from "#platform/failure.ts";
import { os, signedIn } from "#platform/http/procedures.ts";

/** No way to pay is connected to this server: every call says so, and nothing is charged. */
function notAvailable(): never {
  throw new Failure("billing.not-available");
}

export const billingRoutes = {
  openCheckout: os.billing.openCheckout.use(signedIn).handler(notAvailable),
  planManagementUrls: os.billing.planManagementUrls.use(signedIn).handler(notAvailable),
  history: os.billing.history.use(signedIn).handler(notAvailable),
  receipt: os.billing.receipt.use(signedIn).handler(notAvailable),
  paymentPage: os.billing.paymentPage.use(signedIn).handler(notAvailable),
  pay: os.billing.pay.use(signedIn).handler(notAvailable),
  purchase: os.billing.purchase.use(signedIn).handler(notAvailable),
};
