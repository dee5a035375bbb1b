import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";

/** The payment service behind our own payment page. */
export type PaymentAdapter = {
  /** Where the person approves the payment of a purchase. */
  approvalUrl(approvalToken: string): string;
};

export const simulatorPath = "/payment-simulator";

/** Pages of our own simulate Alipay, WeChat Pay, UnionPay and card; no money moves. */
const simulator: PaymentAdapter = {
  approvalUrl: (approvalToken) => `${simulatorPath}/${approvalToken}`,
};

/**
 * The demo profile has the simulator. No other adapter exists yet: in production nothing is sold
 * this way, and every call says so.
 *
 * @throws `billing.not-available`
 */
export function paymentAdapterOf({ config }: Context): PaymentAdapter {
  if (config.profile !== "demo") throw new Failure("billing.not-available");
  return simulator;
}
