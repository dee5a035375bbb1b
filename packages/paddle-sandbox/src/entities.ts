import type { Money } from "./money.ts";
import type { Cycle, Period } from "./periods.ts";

/**
 * The entities of Paddle Billing as they travel: snake case, amounts as strings in minor units,
 * instants as ISO strings. They are stored as they are sent.
 */
export type CustomData = Record<string, unknown> | null;
type Imported = { import_meta: null };

export type Product = Imported & {
  id: string;
  name: string;
  type: "standard";
  description: string | null;
  tax_category: string;
  image_url: string | null;
  custom_data: CustomData;
  status: "active";
  created_at: string;
  updated_at: string;
};

export type PriceOverride = { country_codes: string[]; unit_price: Money };

export type Price = Imported & {
  id: string;
  product_id: string;
  description: string;
  type: "standard";
  name: string | null;
  billing_cycle: Cycle | null;
  trial_period: (Cycle & { requires_payment_method: boolean }) | null;
  /** Tax is inside the price. */
  tax_mode: "internal";
  unit_price: Money;
  unit_price_overrides: PriceOverride[];
  quantity: { minimum: number; maximum: number };
  status: "active";
  custom_data: CustomData;
  created_at: string;
  updated_at: string;
};

export type Customer = Imported & {
  id: string;
  name: string | null;
  email: string;
  marketing_consent: boolean;
  status: "active";
  custom_data: CustomData;
  locale: string;
  created_at: string;
  updated_at: string;
};

export type Address = Imported & {
  id: string;
  customer_id: string;
  description: string | null;
  first_line: string | null;
  second_line: string | null;
  city: string | null;
  postal_code: string | null;
  region: string | null;
  country_code: string;
  custom_data: CustomData;
  status: "active";
  created_at: string;
  updated_at: string;
};

export type CardType = "visa" | "union_pay";
export type Card = {
  type: CardType;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  cardholder_name: string;
};
export type PaymentType = "card" | "alipay" | "wechat_pay" | "paypal";

export type PaymentMethod = {
  id: string;
  customer_id: string;
  address_id: string;
  type: PaymentType;
  card: Card | null;
  paypal: { email: string; reference: string } | null;
  south_korea_local_card: null;
  underlying_details: null;
  origin: "saved_during_purchase" | "subscription";
  saved_at: string;
  updated_at: string;
  /** Never sent: which test card it is, and whether it has paid before. */
  sandbox: { number: string; used: boolean };
};

export type Totals = { subtotal: string; discount: string; tax: string; total: string };
export type Proration = { rate: string; billing_period: Period };

export type LineItem = {
  id: string;
  price_id: string;
  quantity: number;
  proration: Proration | null;
  tax_rate: string;
  unit_totals: Totals;
  totals: Totals;
  product: Product;
};

export type TransactionTotals = Totals & {
  credit: string;
  credit_to_balance: string;
  balance: string;
  grand_total: string;
  grand_total_tax: string;
  fee: string | null;
  earnings: string | null;
  currency_code: string;
};

export type AdjustedTotals = {
  subtotal: string;
  tax: string;
  total: string;
  grand_total: string;
  grand_total_tax: string;
  fee: string | null;
  earnings: string | null;
  currency_code: string;
  retained_fee: string;
};

export type PayoutTotals = Omit<TransactionTotals, "fee" | "earnings"> & {
  fee: string;
  earnings: string;
  exchange_rate: string;
  fee_rate: string;
};

export type TransactionDetails = {
  tax_rates_used: { tax_rate: string; totals: Totals }[];
  totals: TransactionTotals;
  adjusted_totals: AdjustedTotals;
  payout_totals: PayoutTotals | null;
  adjusted_payout_totals: null;
  line_items: LineItem[];
};

export type TransactionItem = {
  price_id: string;
  price: Price;
  quantity: number;
  proration: Proration | null;
};

export type DeclineCode =
  | "declined"
  | "expired_card"
  | "not_enough_balance"
  | "authentication_failed"
  | "canceled";

export type PaymentAttempt = {
  payment_attempt_id: string;
  stored_payment_method_id: string;
  payment_method_id: string;
  amount: string;
  status: "captured" | "error" | "canceled";
  error_code: DeclineCode | null;
  method_details: {
    type: PaymentType;
    card: Card | null;
    paypal: { email: string; reference: string | null } | null;
    south_korea_local_card: null;
    underlying_details: null;
  };
  created_at: string;
  captured_at: string | null;
};

/** The sandbox bills cards by itself, in the name of a person, at the price of the catalogue. */
type Simplified = { collection_mode: "automatic"; billing_details: null; business_id: null };

export type TransactionStatus =
  | "draft"
  | "ready"
  | "billed"
  | "paid"
  | "completed"
  | "canceled"
  | "past_due";
export type TransactionOrigin =
  | "web"
  | "subscription_payment_method_change"
  | "subscription_recurring"
  | "subscription_update";

export type Transaction = Simplified & {
  id: string;
  status: TransactionStatus;
  customer_id: string | null;
  address_id: string | null;
  custom_data: CustomData;
  currency_code: string;
  origin: TransactionOrigin;
  subscription_id: string | null;
  invoice_id: string | null;
  invoice_number: string | null;
  discount_id: null;
  billing_period: Period | null;
  items: TransactionItem[];
  details: TransactionDetails;
  payments: PaymentAttempt[];
  /** The account has no payment page of its own to link to. */
  checkout: { url: null };
  created_at: string;
  updated_at: string;
  billed_at: string | null;
  revised_at: null;
};

export type TransactionState = {
  id: string;
  /** Credit of a plan change, spent on this transaction when it is paid. */
  creditMinor: number;
  /** The address that decides tax while no customer is known. */
  countryCode: string | null;
};

export type ScheduledChange = { action: "cancel"; effective_at: string; resume_at: null };

export type SubscriptionItem = {
  status: "active" | "trialing";
  quantity: number;
  recurring: boolean;
  created_at: string;
  updated_at: string;
  previously_billed_at: string | null;
  next_billed_at: string | null;
  trial_dates: Period | null;
  price: Price;
  product: Product;
};

/** Nothing in the sandbox pauses a subscription. */
export type SubscriptionStatus = "active" | "canceled" | "past_due" | "trialing";

export type Subscription = Imported &
  Simplified & {
    id: string;
    status: SubscriptionStatus;
    customer_id: string;
    address_id: string;
    currency_code: string;
    created_at: string;
    updated_at: string;
    started_at: string | null;
    first_billed_at: string | null;
    next_billed_at: string | null;
    paused_at: null;
    canceled_at: string | null;
    discount: null;
    current_billing_period: Period | null;
    billing_cycle: Cycle;
    scheduled_change: ScheduledChange | null;
    items: SubscriptionItem[];
    custom_data: CustomData;
  };

export type SubscriptionState = {
  id: string;
  paymentMethodId: string;
  /** Day of the month of the first bill, so that short months do not move it. */
  anchorDay: number;
  dunning: Dunning | null;
};

export type Dunning = {
  transactionId: string;
  attempts: number;
  nextRetryAt: string | null;
  endsAt: string;
};

export type Adjustment = {
  id: string;
  action: "refund";
  type: "full";
  transaction_id: string;
  subscription_id: string | null;
  customer_id: string;
  reason: string;
  credit_applied_to_balance: false;
  currency_code: string;
  status: "pending_approval" | "approved";
  items: AdjustmentItem[];
  totals: Omit<Totals, "discount"> & {
    fee: string;
    earnings: string;
    currency_code: string;
    retained_fee: string;
  };
  payout_totals: null;
  created_at: string;
  updated_at: string;
};
export type AdjustmentItem = {
  id: string;
  item_id: string;
  type: "full";
  amount: string;
  proration: null;
  totals: Omit<Totals, "discount">;
};

/** Credit of a customer in one currency; the id names both. */
export type CreditBalance = {
  id: string;
  customer_id: string;
  currency_code: string;
  availableMinor: number;
  usedMinor: number;
};

/** A webhook of Billing or an alert of Classic, with what has become of it. */
export type Message = {
  /** `ntf_…`, or the number of an alert. */
  id: string;
  generation: "billing" | "classic";
  /** The type of the event, or the name of the alert. */
  name: string;
  occurred_at: string;
  /** The JSON document of a webhook; the signed fields of an alert. */
  content: Record<string, unknown>;
  status: "pending" | "delivered" | "failed";
  attempts: number;
  /** When a message that was not accepted is sent again. */
  retry_at: string | null;
  /** Status 0: nobody answered. */
  answer: { status: number; body: string; tookMs: number } | null;
};

export type PortalSession = {
  id: string;
  customer_id: string;
  token: string;
  created_at: string;
  /** Real time. */
  expiresAt: string;
};

/** An address of a PDF that stops working: id is the token in the address; the end is real time. */
export type SignedLink = {
  id: string;
  document: { kind: "invoice" | "classic-receipt"; of: string };
  disposition: "attachment" | "inline";
  expiresAt: string;
};

export type CheckoutStatus = "open" | "completed" | "closed";

/** A payment page in a browser. Billing's belongs to a transaction, Classic's to a plan. */
export type Checkout = {
  id: string;
  status: CheckoutStatus;
  created_at: string;
  settings: CheckoutSettings;
  customer: CheckoutCustomer;
  /** What waits for a decision of the buyer: confirmation by the bank, or a wallet's page. */
  pending: PendingPayment | null;
  payment: { type: PaymentType; card: Card | null } | null;
  subject:
    | { generation: "billing"; transactionId: string }
    | {
        generation: "classic";
        planId: number;
        passthrough: string;
        quantity: number;
        subscriptionId: number | null;
      };
};

export type CheckoutSettings = {
  displayMode: "overlay" | "inline";
  locale: string;
  allowLogout: boolean;
};

export type CheckoutCustomer = {
  email: string | null;
  countryCode: string | null;
  postalCode: string | null;
};

export type PendingPayment =
  | { kind: "confirmation"; number: string; card: Card }
  | { kind: "wallet"; type: PaymentType };
