import {
  dayMs,
  type HumanOrder,
  type HumanOrderForm,
  type HumanOrderRow,
  type HumanOrderStep,
  humanChangesDueDays,
  humanServiceLevels,
  humanTurnarounds,
  type StyleOfEnglish,
  stylesOfEnglish,
  type UpsellDiscount,
  type User,
  upsellDiscountPercent,
} from "@curie/contract";
import {
  endPaymentsOfOrder,
  findPurchasesOfOrder,
  findReturnedForOrder,
  requireWayToPay,
} from "#features/billing/order-purchases/service.ts";
import { getCompletedDocument } from "#features/documents/service.ts";
import type { Context } from "#platform/context.ts";
import type { Db, Transaction } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import type { Reader } from "#platform/mail/mail.ts";
import { perform } from "./acts/service.ts";
import { changesUntil, describeDelivery } from "./deliveries/service.ts";
import { amountOff, readUpsell, signUpsell, type Upsell, upsellEnd } from "./discounts/rules.ts";
import { mailEditor } from "./emails.ts";
import { takePayment } from "./payments/service.ts";
import { currencyOf, type PriceTier, priceOf, turnarounds } from "./prices/rules.ts";
import { listTiers } from "./prices/store.ts";
import {
  deleteOrder,
  findOrder,
  findPaymentOf,
  findRunningOrder,
  findUpsell,
  insertOrder,
  listOrdersOf,
  listSteps,
  lockOrder,
  type OrderRow,
  type PaymentRow,
  type StepRow,
  updateOrder,
} from "./store.ts";

const listedOrders = 100;

/** Somebody of the staff by identity; their feature stands to the right of this one. */
export type FindEditor = (ctx: Context, identity: string) => Promise<Reader | null>;

/**
 * The order of a completed edit: the one that is running, or a new draft. Followed twice at once the link
 * makes one. What the flag gives is signed here, once for an edit: a later order has the same end (G-39).
 *
 * @throws `documents.not-found`, `documents.not-completed`, `documents.files-removed`, `billing.not-available`
 *   where the person has no way to pay
 */
export async function openOrder(ctx: Context, user: User, documentId: string): Promise<string> {
  const document = await getCompletedDocument(ctx, user, "edit", documentId);
  const running = await findRunningOrder(ctx.db, document.id);
  if (running) return running.id;
  if (document.resultKey === null) throw new Failure("documents.files-removed");
  await requireWayToPay(ctx, user, currencyOf(user));
  const made = await insertOrder(ctx.db, {
    id: ctx.ids.uuid(),
    userId: user.identity,
    documentId: document.id,
    status: "draft",
    fileName: document.fileName,
    sizeBytes: document.sizeBytes,
    words: document.words ?? 0,
    serviceLevel: "standard",
    turnaround: "standard",
    journal: "",
    note: "",
    styleOfEnglish: styleOf(document.styleOfEnglish),
    oxfordSpelling: document.oxfordSpelling,
    upsell: await upsellFor(ctx, user, document.id),
    createdAt: ctx.clock.now(),
  });
  if (made) return made.id;
  const other = await findRunningOrder(ctx.db, document.id);
  if (!other) throw new Error(`an edit has no order, and none could be made: ${document.id}`);
  return other.id;
}

function styleOf(style: string | null): StyleOfEnglish {
  return stylesOfEnglish.find((one) => one === style) ?? "American English";
}

async function upsellFor(ctx: Context, user: User, documentId: string): Promise<string | null> {
  const before = await findUpsell(ctx.db, documentId);
  if (before !== null) return before;
  if (!(await ctx.flags.getBooleanValue("rubriq_upsell_discount", false))) return null;
  return signUpsell(
    ctx.secret,
    { userId: user.identity, documentId },
    { percent: upsellDiscountPercent, endsAt: upsellEnd(ctx.clock.now()) },
  );
}

/** The discount of an order, while it is good. */
function upsellOf(ctx: Context, order: OrderRow): Upsell | null {
  const { userId, documentId, upsell } = order;
  if (userId === null || documentId === null) return null;
  return readUpsell(ctx.secret, { userId, documentId }, upsell, ctx.clock.now());
}

export async function listOrders(ctx: Context, user: User): Promise<HumanOrderRow[]> {
  return (await listOrdersOf(ctx.db, user.identity, listedOrders)).map(describeRow);
}

/** @throws `human-editing.not-found` for unknown orders and other people's alike */
export async function loadOrder(ctx: Context, user: User, identity: string): Promise<HumanOrder> {
  // Who comes back from paying sees the order as paid, also while the job is on its way.
  await takePayment(ctx, identity, user);
  const row = await findOrder(ctx.db, identity, { userId: user.identity });
  if (!row) throw new Failure("human-editing.not-found");
  return describeOrder(ctx, ctx.db, user, row);
}

/**
 * What is to be done with the manuscript. A payment that was begun for something else is over; one that was
 * made in this moment stands, and what it paid for is not changed any more.
 *
 * @throws `human-editing.not-found`, `human-editing.not-a-draft`, `human-editing.choice-not-offered`
 */
export async function saveOrder(
  ctx: Context,
  user: User,
  { identity, form: given }: { identity: string; form: HumanOrderForm },
): Promise<HumanOrder> {
  const isBritish = given.styleOfEnglish === "British English";
  const form = { ...given, oxfordSpelling: isBritish && given.oxfordSpelling };
  return ctx.db.transaction(async (tx) => {
    const row = await lockDraft(ctx, tx, user, identity);
    if (row.words > turnarounds[form.turnaround].maxWords) {
      throw new Failure("human-editing.choice-not-offered");
    }
    const isOther = Object.entries(form).some(([name, value]) => Reflect.get(row, name) !== value);
    if (isOther) await endPayments(ctx, tx, row.id);
    return describeOrder(ctx, tx, user, isOther ? await updateOrder(tx, row.id, form) : row);
  });
}

/** A draft and what was said in it. @throws `human-editing.not-found`, `human-editing.not-a-draft` */
export async function discardOrder(ctx: Context, user: User, identity: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockDraft(ctx, tx, user, identity);
    await endPayments(ctx, tx, row.id);
    await deleteOrder(tx, row.id);
  });
}

/** Payments that were begun are over; one that was made meanwhile is not, and the draft is none any more. */
async function endPayments(ctx: Context, tx: Transaction, orderId: string): Promise<void> {
  await endPaymentsOfOrder(tx, orderId);
  const { paid } = await findPurchasesOfOrder(ctx, tx, orderId);
  if (paid) throw new Failure("human-editing.not-a-draft");
}

async function lockDraft(
  ctx: Context,
  tx: Transaction,
  user: User,
  identity: string,
): Promise<OrderRow> {
  const row = await lockOwn(tx, user, identity);
  if (row.status !== "draft") throw new Failure("human-editing.not-a-draft");
  const { paid } = await findPurchasesOfOrder(ctx, tx, identity);
  if (paid) throw new Failure("human-editing.not-a-draft");
  return row;
}

async function lockOwn(tx: Transaction, user: User, identity: string): Promise<OrderRow> {
  const row = await lockOrder(tx, identity, { userId: user.identity });
  if (!row) throw new Failure("human-editing.not-found");
  return row;
}

/** @throws `human-editing.not-found`, `human-editing.not-now` when no question waits */
export async function answerQuestion(
  ctx: Context,
  user: User,
  { identity, text }: { identity: string; text: string },
  findEditor: FindEditor,
): Promise<HumanOrder> {
  return ctx.db.transaction(async (tx) => {
    const order = await lockOwn(tx, user, identity);
    const row = await perform(ctx, tx, order, "answer", { by: "author", text });
    await mailEditor(ctx, tx, await editorOf(ctx, row, findEditor), row, "human-answer");
    return describeOrder(ctx, tx, user, row);
  });
}

/**
 * The author's one round of changes. @throws `human-editing.not-found`, `human-editing.not-now`
 */
export async function askForChanges(
  ctx: Context,
  user: User,
  { identity, text }: { identity: string; text: string },
  findEditor: FindEditor,
): Promise<HumanOrder> {
  return ctx.db.transaction(async (tx) => {
    const order = await lockOwn(tx, user, identity);
    const dueAt = new Date(ctx.clock.now().getTime() + humanChangesDueDays * dayMs);
    const change = { dueAt };
    const row = await perform(ctx, tx, order, "ask-changes", { by: "author", text, change });
    await mailEditor(ctx, tx, await editorOf(ctx, row, findEditor), row, "human-changes");
    return describeOrder(ctx, tx, user, row);
  });
}

/** The author has what they wanted. @throws `human-editing.not-found`, `human-editing.not-now` */
export async function acceptOrder(ctx: Context, user: User, identity: string): Promise<HumanOrder> {
  return ctx.db.transaction(async (tx) => {
    const order = await lockOwn(tx, user, identity);
    return describeOrder(ctx, tx, user, await perform(ctx, tx, order, "close", { by: "author" }));
  });
}

async function editorOf(
  ctx: Context,
  { editorId }: OrderRow,
  findEditor: FindEditor,
): Promise<Reader | null> {
  return editorId === null ? null : findEditor(ctx, editorId);
}

async function describeOrder(ctx: Context, db: Db, user: User, row: OrderRow): Promise<HumanOrder> {
  const isDraft = row.status === "draft";
  const upsell = isDraft ? upsellOf(ctx, row) : null;
  const [steps, payment, { pending }, returnedPayments, tiers, delivery] = await Promise.all([
    listSteps(db, row.id),
    findPaymentOf(db, row),
    findPurchasesOfOrder(ctx, db, row.id),
    findReturnedForOrder(db, row.id),
    isDraft ? listTiers(db) : [],
    describeDelivery(db, row),
  ]);
  return {
    ...describeRow(row),
    form: formOf(row),
    prices: pricesOf(user, row, tiers, upsell),
    discount: upsell && describeUpsell(upsell),
    paid: payment && describePaid(payment),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    pendingPayment: isDraft ? pending : null,
    returnedPayments,
    delivery,
    changesUntil: changesUntil(row)?.toISOString() ?? null,
    question: questionOf(row, steps),
    timeline: timelineOf(steps, "author"),
  };
}

export function describeRow(row: OrderRow): HumanOrderRow {
  return {
    identity: row.id,
    document: row.documentId,
    status: row.status,
    file: { name: row.fileName, sizeBytes: row.sizeBytes },
    words: row.words,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    refunded: row.refundedAt !== null,
  };
}

export function formOf(row: OrderRow): HumanOrderForm {
  const { serviceLevel, turnaround, field, journal, note, styleOfEnglish, oxfordSpelling } = row;
  return { serviceLevel, turnaround, field, journal, note, styleOfEnglish, oxfordSpelling };
}

function describeUpsell({ percent, endsAt }: Upsell): UpsellDiscount {
  return { percent, endsAt: endsAt.toISOString() };
}

function describePaid({ paidAt, amount, currency, receiptCode }: PaymentRow) {
  return { at: paidAt.toISOString(), amount: { amount, currency }, receiptCode };
}

/** What every choice that is offered would cost this person. */
function pricesOf(
  user: User,
  { words }: OrderRow,
  tiers: readonly PriceTier[],
  upsell: Upsell | null,
): HumanOrder["prices"] {
  const currency = currencyOf(user);
  return humanServiceLevels.flatMap((serviceLevel) =>
    humanTurnarounds.flatMap((turnaround) => {
      const price = priceOf(tiers, { words, serviceLevel, turnaround, currency });
      if (price === null) return [];
      const off = upsell ? amountOff(price, upsell).amount : 0;
      const reduced = { ...price, amount: price.amount - off };
      return [{ serviceLevel, turnaround, days: turnarounds[turnaround].days, price, reduced }];
    }),
  );
}

function questionOf({ status }: OrderRow, steps: readonly StepRow[]): string | null {
  if (status !== "question-to-author") return null;
  return steps.findLast(({ event }) => event === "question-asked")?.text ?? null;
}

/** What operator and editor say to each other is not for the author; a reason of money is not for the editor. */
const hiddenTexts: Record<"author" | "editor" | "operator", ReadonlySet<string>> = {
  author: new Set(["sent-back", "refunded"]),
  editor: new Set(["refunded"]),
  operator: new Set(),
};

export function timelineOf(
  steps: readonly StepRow[],
  reader: keyof typeof hiddenTexts,
): HumanOrderStep[] {
  return steps.map(({ at, event, by, text }) => ({
    ...{ at: at.toISOString(), event, by },
    text: hiddenTexts[reader].has(event) ? null : text,
  }));
}
