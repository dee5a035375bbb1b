import { type Context, stamp } from "../context.ts";
import type {
  CustomData,
  Transaction,
  TransactionDetails,
  TransactionItem,
  TransactionOrigin,
  TransactionState,
  TransactionStatus,
} from "../entities.ts";
import { newUuid } from "../ids.ts";
import { inDollars, scale } from "../money.ts";
import type { Period } from "../periods.ts";
import { ApiProblem, found } from "../problem.ts";
import { currencyFor, priceLines, sumTotals } from "./pricing.ts";
import { taxRate } from "./tax.ts";

/** The provider's share of a payment: 5 percent and half a major unit, before tax. */
const feePercent = 5;
const feeFixed = 50;

export type NewTransaction = {
  items: readonly TransactionItem[];
  origin: TransactionOrigin;
  status?: TransactionStatus | undefined;
  customer_id?: string | null | undefined;
  address_id?: string | null | undefined;
  custom_data?: CustomData | undefined;
  currency_code?: string | null | undefined;
  billing_period?: Period | null | undefined;
  subscription_id?: string | null | undefined;
  /** Where the buyer is, while no address is known. */
  countryCode?: string | null | undefined;
  creditMinor?: number | undefined;
};

/** Makes a transaction and tells of it: a draft until both customer and address are known. */
export function createTransaction(ctx: Context, input: NewTransaction): Transaction {
  const now = stamp(ctx);
  const id = ctx.newId("txn");
  const state: TransactionState = {
    id,
    creditMinor: input.creditMinor ?? 0,
    countryCode: input.countryCode ?? null,
  };
  const customerId = input.customer_id ?? null;
  const addressId = input.address_id ?? null;
  const status = input.status ?? (customerId && addressId ? "ready" : "draft");
  const billed = status === "billed" || status === "past_due";
  const countryCode = countryOf(ctx, addressId, state);
  const currency = input.currency_code ?? currencyFor(input.items, countryCode);
  const transaction = withDetails(ctx, state, {
    id,
    status,
    customer_id: customerId,
    address_id: addressId,
    business_id: null,
    custom_data: input.custom_data ?? null,
    currency_code: currency,
    origin: input.origin,
    subscription_id: input.subscription_id ?? null,
    invoice_id: null,
    invoice_number: null,
    collection_mode: "automatic",
    discount_id: null,
    billing_details: null,
    billing_period: input.billing_period ?? null,
    items: [...input.items],
    details: noDetails,
    payments: [],
    checkout: { url: null },
    created_at: now,
    updated_at: now,
    billed_at: billed ? now : null,
    revised_at: null,
  });
  ctx.records.transactionStates.put(state);
  ctx.records.transactions.put(transaction);
  ctx.emit("transaction.created", transaction);
  if (status === "ready") ctx.emit("transaction.ready", transaction);
  if (billed) ctx.emit("transaction.billed", transaction);
  return transaction;
}

/** Stores a changed transaction with its new totals and tells of it. */
export function updateTransaction(
  ctx: Context,
  transaction: Transaction,
  patch: Partial<Transaction>,
  events: readonly string[] = ["transaction.updated"],
): Transaction {
  const changed = withDetails(ctx, stateOf(ctx, transaction.id), {
    ...transaction,
    ...patch,
    updated_at: stamp(ctx),
  });
  ctx.records.transactions.put(changed);
  for (const event of events) ctx.emit(event, changed);
  return changed;
}

export function stateOf(ctx: Context, id: string): TransactionState {
  return found(ctx.records.transactionStates.find(id), id);
}

/** Gives a paid transaction its place in the series of invoices. Nothing due means no invoice. */
export function numberInvoice(ctx: Context, transaction: Transaction): Partial<Transaction> {
  if (transaction.invoice_number !== null) return {};
  if (Number(transaction.details.totals.grand_total) === 0) return {};
  const year = ctx.clock.now().getUTCFullYear();
  const number = String(ctx.records.next(`invoices-${year}`)).padStart(6, "0");
  return { invoice_id: `inv_${newUuid(ctx.random)}`, invoice_number: `SBX-${year}-${number}` };
}

/** Where tax is due: the address, else what the buyer said so far. */
function countryOf(
  ctx: Context,
  addressId: string | null,
  state: Pick<TransactionState, "countryCode">,
): string | null {
  const address = addressId === null ? null : ctx.records.addresses.find(addressId);
  return address?.country_code ?? state.countryCode;
}

/** In a trial and while a card is changed nothing is due. */
function isFree(origin: TransactionOrigin, item: TransactionItem): boolean {
  if (origin === "subscription_payment_method_change") return true;
  return origin === "web" && item.price.trial_period !== null;
}

const paidStatuses: readonly TransactionStatus[] = ["paid", "completed"];

function withDetails(ctx: Context, state: TransactionState, transaction: Transaction): Transaction {
  // A billed transaction is a document: its lines stay as they were.
  const frozen = transaction.billed_at !== null && transaction.details.line_items.length > 0;
  const countryCode = countryOf(ctx, transaction.address_id, state);
  const lines = frozen
    ? transaction.details.line_items
    : priceLines(ctx, transaction.items, {
        countryCode,
        currency: transaction.currency_code,
        isFree: (item) => isFree(transaction.origin, item),
      });
  return {
    ...transaction,
    details: describeTotals(lines, {
      currency: transaction.currency_code,
      creditMinor: state.creditMinor,
      paid: paidStatuses.includes(transaction.status),
      countryCode,
    }),
  };
}

type TotalsInput = {
  currency: string;
  creditMinor: number;
  paid: boolean;
  countryCode: string | null;
};

/** Everything that is computed from the lines of a bill. */
export function describeTotals(
  lines: TransactionDetails["line_items"],
  { currency, creditMinor, paid, countryCode }: TotalsInput,
): TransactionDetails {
  const sum = sumTotals(lines.map(({ totals }) => totals));
  const total = Number(sum.total);
  const tax = Number(sum.tax);
  const credit = Math.min(creditMinor, total);
  const grandTotal = total - credit;
  const grandTax = total === 0 ? 0 : scale(tax, grandTotal, total);
  const fee = grandTotal === 0 ? 0 : scale(grandTotal, feePercent, 100) + feeFixed;
  const earnings = grandTotal - grandTax - fee;
  const totals = {
    ...sum,
    credit: String(credit),
    credit_to_balance: String(creditMinor - credit),
    balance: String(paid ? 0 : grandTotal),
    grand_total: String(grandTotal),
    grand_total_tax: String(grandTax),
    fee: paid ? String(fee) : null,
    earnings: paid ? String(earnings) : null,
    currency_code: currency,
  };
  const dollars = (minor: number | string) => String(inDollars(Number(minor), currency).cents);
  return {
    tax_rates_used: [{ tax_rate: lines[0]?.tax_rate ?? taxRate(countryCode), totals: sum }],
    totals,
    adjusted_totals: {
      subtotal: sum.subtotal,
      tax: sum.tax,
      total: sum.total,
      grand_total: totals.grand_total,
      grand_total_tax: totals.grand_total_tax,
      fee: totals.fee,
      earnings: totals.earnings,
      currency_code: currency,
      retained_fee: "0",
    },
    payout_totals: paid
      ? {
          subtotal: dollars(sum.subtotal),
          discount: dollars(sum.discount),
          tax: dollars(sum.tax),
          total: dollars(sum.total),
          credit: dollars(totals.credit),
          credit_to_balance: dollars(totals.credit_to_balance),
          balance: "0",
          grand_total: dollars(totals.grand_total),
          grand_total_tax: dollars(totals.grand_total_tax),
          fee: dollars(fee),
          earnings: dollars(earnings),
          currency_code: "USD",
          exchange_rate: inDollars(0, currency).rate,
          fee_rate: String(feePercent / 100),
        }
      : null,
    adjusted_payout_totals: null,
    line_items: lines,
  };
}

const noDetails = describeTotals([], {
  currency: "USD",
  creditMinor: 0,
  paid: false,
  countryCode: null,
});

/** @throws {ApiProblem} when the status of a transaction no longer lets it change. */
export function requireChangeable(transaction: Transaction): void {
  if (transaction.status === "draft" || transaction.status === "ready") return;
  throw new ApiProblem(
    400,
    "transaction_immutable",
    `Transaction ${transaction.id} is ${transaction.status} and cannot be changed.`,
  );
}
