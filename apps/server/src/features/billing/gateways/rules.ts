import type { Money } from "@curie/contract";
import type { Context } from "#platform/context.ts";

/** Payment services with pages of their own that our payment page can send people to. */
export const gatewayNames = ["alipay", "stripe"] as const;
export type GatewayName = (typeof gatewayNames)[number];

/**
 * What a trade is for us. `returning`: it was paid for nothing any more, so the money goes back;
 * `not-returned`: the service will not give it back, and an operator has to.
 */
export const tradeStates = [
  "waiting",
  "paid",
  "closed",
  "returning",
  "returned",
  "not-returned",
] as const;
export type TradeState = (typeof tradeStates)[number];

/** What is to be paid over there for one purchase; as it is stored. */
export type Trade = {
  /** Our number of it over there. */
  id: string;
  gateway: GatewayName;
  purchaseId: string | null;
  amount: number;
  currency: Money["currency"];
  /** What the person reads over there, and in which language. */
  subject: string;
  locale: string;
  state: TradeState;
  /** Where it is paid, and its name at the service, for services that make both. */
  address: string | null;
  pageId: string | null;
  /** The service's number of the payment, once it was paid. */
  paymentId: string | null;
  createdAt: Date;
  /** Until when it can be paid, by the clock of everybody else. */
  payableUntil: Date;
};

/** Where the browser comes back to, and where the service tells of payments. */
export type Addresses = { returnUrl: string; notifyUrl: string };

/** What the service says of a trade when it is asked. */
export type Told =
  | { state: "waiting" | "closed" }
  | { state: "paid"; total: Money; paymentId: string };

/** What the service tells by itself, after its signature was verified. */
export type Notification = {
  /** By our number, or by the service's number of a payment that we know. */
  trade: { id: string } | { paymentId: string };
  /** What is said to be the price; a refund alone does not say it. */
  total: Money | null;
  /** `closed`: it was not paid in time, or all of it went back: only a question can tell. */
  state: { is: "paid"; paymentId: string } | { is: "closed" } | null;
  /** Money that went back: this refund alone, or all refunds so far. A refund may fail after it was made. */
  refund: { id: string; amount: number; counts: "alone" | "so-far"; failed: boolean } | null;
};

/** `asked`: the service tells when it is done. `refused`: it will never make it. */
export type RefundAnswer = { state: "done" | "asked"; refundId: string } | { state: "refused" };

/** How a request is answered that came to the address of notifications. */
export type Reply = { status: number; type: string; body: string };

/**
 * A payment service: everything that may differ between one and another. What is made of its answers is the
 * same for all (`gateways/service.ts`). Every call may be repeated: it is the same payment and the same refund.
 */
export type Gateway = {
  name: GatewayName;
  /** Where it tells of payments, below our own address. */
  notifyPath: string;
  isSetUp(ctx: Context): boolean;
  /**
   * Makes the page over there; null where nothing has to be made before somebody is sent to it.
   * @throws `billing.provider-not-reachable`
   */
  open(
    ctx: Context,
    trade: Trade,
    addresses: Addresses,
  ): Promise<{ address: string; pageId: string } | null>;
  /** Where a person pays now, without asking anybody; null while there is no such page. */
  addressOf(ctx: Context, trade: Trade, addresses: Addresses): Promise<string | null>;
  /** Null: nobody has opened it over there. @throws `billing.provider-not-reachable` */
  query(ctx: Context, trade: Trade): Promise<Told | null>;
  /**
   * Ends what nobody has paid. What was paid in this moment is left alone: the next question tells.
   * @throws `billing.provider-not-reachable`
   */
  close(ctx: Context, trade: Trade): Promise<void>;
  /** @throws `billing.provider-not-reachable` for every refusal that may pass */
  refund(
    ctx: Context,
    trade: Trade,
    refund: { requestNo: string; amount: number; reason: string },
  ): Promise<RefundAnswer>;
  /** Null: it is not signed by the service, or not in its form. */
  read(
    ctx: Context,
    request: { body: string; header: (name: string) => string },
  ): Promise<Notification | "of-no-interest" | null>;
  /** `unknown`: it is about nothing of ours, or not as we know it. */
  reply: Record<"heard" | "unknown" | "refused", Reply>;
};

/** How long a purchase can be paid; longer than anybody needs, and closed before our own list is swept. */
export const payableMs = 2 * 3_600_000;

/** Before it is asked again: soon at first, since somebody is waiting, then more rarely. */
export function secondsUntilNextQuery(asked: number): number {
  return Math.min(5 * 60, 5 * 2 ** Math.min(asked, 7));
}

/** What the person reads over there; services refuse some signs in it. */
export function subjectOf(name: string, receiptCode: string): string {
  return `${name.replace(/[/=&"\\<>]/g, " ").trim()} ${receiptCode}`.slice(0, 250);
}
