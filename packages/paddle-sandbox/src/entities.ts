import type { Money } from "./money.ts";
import type { Cycle, Period } from "./periods.ts";

/**
 * The entities of Paddle Billing as they travel: snake case, amounts as strings in minor units,
 * instants as ISO strings. They are stored as they are sent.
 */
export type CustomData = Record<string, unknown> | null;
export type Status = "active" | "archived";
export type CatalogType = "standard" | "custom";
export type TaxMode = "account_setting" | "external" | "internal" | "location";
type Imported = { import_meta: null };

export type Product = Imported & {
  id: string;
  name: string;
  type: CatalogType;
  description: string | null;
  tax_category: string;
  image_url: string | null;
  custom_data: CustomData;
  status: Status;
  created_at: string;
  updated_at: string;
};

export type PriceOverride = { country_codes: string[]; unit_price: Money };

export type Price = Imported & {
  id: string;
  product_id: string;
  description: string;
  type: CatalogType;
  name: string | null;
  billing_cycle: Cycle | null;
  trial_period: (Cycle & { requires_payment_method: boolean }) | null;
  tax_mode: TaxMode;
  unit_price: Money;
  unit_price_overrides: PriceOverride[];
  quantity: { minimum: number; maximum: number };
  status: Status;
  custom_data: CustomData;
  created_at: string;
  updated_at: string;
};

export type Customer = Imported & {
  id: string;
  name: string | null;
  email: string;
  marketing_consent: boolean;
  status: Status;
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
  status: Status;
  created_at: string;
  updated_at: string;
};

export type Business = Imported & {
  id: string;
  customer_id: string;
  name: string;
  company_number: string | null;
  tax_identifier: string | null;
  status: Status;
  contacts: { name: string | null; email: string }[];
  custom_data: CustomData;
  created_at: string;
  updated_at: string;
};

export type CardType = "visa" | "mastercard" | "american_express" | "union_pay" | "unknown";
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

export type DiscountType = "flat" | "flat_per_seat" | "percentage";

export type Discount = Imported & {
  id: string;
  status: "active" | "archived" | "expired" | "used";
  description: string;
  enabled_for_checkout: boolean;
  code: string | null;
  mode: CatalogType;
  type: DiscountType;
  amount: string;
  currency_code: string | null;
  recur: boolean;
  maximum_recurring_intervals: number | null;
  usage_limit: number | null;
  restrict_to: string[] | null;
  expires_at: string | null;
  custom_data: CustomData;
  times_used: number;
  discount_group_id: string | null;
  created_at: string;
  updated_at: string;
};

export type DiscountGroup = Imported & {
  id: string;
  name: string;
  status: Status;
  created_at: string;
  updated_at: string;
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

export type BillingDetails = {
  enable_checkout: boolean;
  purchase_order_number: string | null;
  additional_information: string | null;
  payment_terms: Cycle;
};

export type TransactionStatus =
  | "draft"
  | "ready"
  | "billed"
  | "paid"
  | "completed"
  | "canceled"
  | "past_due";
export type TransactionOrigin =
  | "api"
  | "web"
  | "subscription_charge"
  | "subscription_payment_method_change"
  | "subscription_recurring"
  | "subscription_update";
export type CollectionMode = "automatic" | "manual";

export type Transaction = {
  id: string;
  status: TransactionStatus;
  customer_id: string | null;
  address_id: string | null;
  business_id: string | null;
  custom_data: CustomData;
  currency_code: string;
  origin: TransactionOrigin;
  subscription_id: string | null;
  invoice_id: string | null;
  invoice_number: string | null;
  collection_mode: CollectionMode;
  discount_id: string | null;
  billing_details: BillingDetails | null;
  billing_period: Period | null;
  items: TransactionItem[];
  details: TransactionDetails;
  payments: PaymentAttempt[];
  checkout: { url: string | null } | null;
  created_at: string;
  updated_at: string;
  billed_at: string | null;
  revised_at: string | null;
};

export type TransactionState = {
  id: string;
  /** Credit of a plan change, spent on this transaction when it is paid. */
  creditMinor: number;
  /** Corrections to the buyer for the invoice; the entities stay as they are. */
  revision: Revision | null;
  /** The address that decides tax while no customer is known. */
  countryCode: string | null;
};

export type Revision = {
  customer?: { name?: string | undefined } | undefined;
  business?: { name?: string | undefined; tax_identifier?: string | undefined } | undefined;
  address?:
    | {
        first_line?: string | undefined;
        second_line?: string | null | undefined;
        city?: string | undefined;
        region?: string | undefined;
      }
    | undefined;
};

export type ScheduledChange = {
  action: "cancel" | "pause" | "resume";
  effective_at: string;
  resume_at: string | null;
};

export type SubscriptionItem = {
  status: "active" | "inactive" | "trialing";
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

export type SubscriptionStatus = "active" | "canceled" | "past_due" | "paused" | "trialing";

export type Subscription = Imported & {
  id: string;
  status: SubscriptionStatus;
  customer_id: string;
  address_id: string;
  business_id: string | null;
  currency_code: string;
  created_at: string;
  updated_at: string;
  started_at: string | null;
  first_billed_at: string | null;
  next_billed_at: string | null;
  paused_at: string | null;
  canceled_at: string | null;
  discount: { id: string; starts_at: string; ends_at: string | null } | null;
  collection_mode: CollectionMode;
  billing_details: BillingDetails | null;
  current_billing_period: Period | null;
  billing_cycle: Cycle;
  scheduled_change: ScheduledChange | null;
  items: SubscriptionItem[];
  custom_data: CustomData;
};

/** A charge that waits for the next renewal. */
export type WaitingItem = { price: Price; quantity: number; proration: Proration | null };

export type SubscriptionState = {
  id: string;
  paymentMethodId: string | null;
  /** Opens the pages behind `management_urls`. */
  manageToken: string;
  /** Day of the month of the first bill, so that short months do not move it. */
  anchorDay: number;
  dunning: Dunning | null;
  waitingItems: WaitingItem[];
  /** Credit of plan changes that waits for the next renewal. */
  waitingCreditMinor: number;
  /** What `resume` does when a pause ends by itself. */
  onResume: "continue_existing_billing_period" | "start_new_billing_period";
  cancelReason: string | null;
};

export type Dunning = {
  transactionId: string;
  startedAt: string;
  attempts: number;
  nextRetryAt: string | null;
  endsAt: string;
};

export type Adjustment = {
  id: string;
  action: "refund" | "credit";
  type: "full" | "partial";
  transaction_id: string;
  subscription_id: string | null;
  customer_id: string;
  reason: string;
  credit_applied_to_balance: boolean;
  currency_code: string;
  status: "pending_approval" | "approved" | "rejected" | "reversed";
  items: AdjustmentItem[];
  totals: AdjustmentTotals;
  payout_totals: null;
  created_at: string;
  updated_at: string;
};
export type AdjustmentItem = {
  id: string;
  item_id: string;
  type: "full" | "partial" | "tax" | "proration";
  amount: string;
  proration: null;
  totals: { subtotal: string; tax: string; total: string };
};
export type AdjustmentTotals = {
  subtotal: string;
  tax: string;
  total: string;
  fee: string;
  earnings: string;
  currency_code: string;
  retained_fee: string;
};

/** Credit of a customer in one currency; the id names both. */
export type CreditBalance = {
  id: string;
  customer_id: string;
  currency_code: string;
  availableMinor: number;
  usedMinor: number;
};

export type EventRecord = {
  id: string;
  event_type: string;
  occurred_at: string;
  data: Record<string, unknown>;
};

/** How a destination is served wrong, for tests of its receiver. */
export const deliveryFaults = [
  "none",
  "shuffle",
  "duplicate",
  "drop-first",
  "delay",
  "bad-signature",
  "stale-timestamp",
  "two-signatures",
] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];

export type NotificationSetting = {
  id: string;
  description: string;
  type: "email" | "url";
  destination: string;
  active: boolean;
  api_version: number;
  include_sensitive_fields: boolean;
  traffic_source: "platform" | "simulation" | "all";
  subscribed_events: string[];
  endpoint_secret_key: string;
  /** Never sent. */
  sandbox: { fault: DeliveryFault; delayMs: number };
};

export type DeliveryAttempt = {
  id: string;
  response_code: number;
  response_content_type: string | null;
  response_body: string;
  attempted_at: string;
  /** Never sent. */
  sandbox: { tookMs: number; signature: string };
};

export type Notification = {
  id: string;
  event_id: string;
  type: string;
  status: "not_attempted" | "needs_retry" | "delivered" | "failed";
  occurred_at: string;
  delivered_at: string | null;
  replayed_at: string | null;
  origin: "event" | "replay";
  last_attempt_at: string | null;
  retry_at: string | null;
  times_attempted: number;
  notification_setting_id: string;
  logs: DeliveryAttempt[];
};

export type ClientToken = {
  id: string;
  token: string;
  name: string;
  description: string | null;
  status: "active" | "revoked";
  created_at: string;
  updated_at: string;
  revoked_at: string | null;
};

/** Lets a browser act for a customer; the id is the token, the end is real time. */
export type AuthToken = { id: string; customer_id: string; expiresAt: string };

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
  document:
    | { kind: "invoice" | "credit-note"; of: string }
    | { kind: "classic-receipt"; of: string };
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
  theme: "light" | "dark";
  locale: string;
  allowLogout: boolean;
  showAddDiscounts: boolean;
  showAddTaxId: boolean;
  allowDiscountRemoval: boolean;
  successUrl: string | null;
  allowedPaymentMethods: PaymentType[];
};

export type CheckoutCustomer = {
  email: string | null;
  countryCode: string | null;
  postalCode: string | null;
  region: string | null;
  city: string | null;
  firstLine: string | null;
  businessName: string | null;
  taxIdentifier: string | null;
};

export type PendingPayment =
  | { kind: "confirmation"; number: string; card: Card }
  | { kind: "wallet"; type: PaymentType };
