export const simulatorPath = "/payment-simulator";

/**
 * Pages of our own play WeChat Pay, UnionPay and card in a demonstration, where they have no adapter;
 * no money moves.
 */
export function simulatorAddress(approvalToken: string): string {
  return `${simulatorPath}/${approvalToken}`;
}
