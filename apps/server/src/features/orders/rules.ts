import type { OrderStatus } from "@curie/contract";

/** What became of a payment; both amounts in the smallest unit of its currency. */
export function orderStatus(paid: number, refunded: number): OrderStatus {
  if (refunded <= 0) return "paid";
  return refunded < paid ? "partly-refunded" : "refunded";
}
