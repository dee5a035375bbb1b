import { type StaffHumanOrder, type StaffHumanOrderRow, staffPageSize } from "@curie/contract";
import {
  countWork,
  loadWork,
  moneyOf,
  requireRefundable,
} from "#features/human-editing/operators/service.ts";
import { isOpen } from "#features/human-editing/rules.ts";
import { describeRow } from "#features/human-editing/service.ts";
import type { Context } from "#platform/context.ts";
import { pageOf } from "#platform/db/keyset.ts";
import { Failure } from "#platform/failure.ts";
import type { Reader } from "#platform/mail/mail.ts";
import { askForRefund } from "../payments/service.ts";
import { findMember, type MemberRow } from "../store.ts";
import {
  type FoundOrder,
  listEditors,
  listNames,
  type OrderFilter,
  searchOrders,
} from "./store.ts";

export async function listHumanOrders(
  ctx: Context,
  filter: OrderFilter,
  cursor: string | undefined,
): Promise<{ rows: StaffHumanOrderRow[]; next: string | null }> {
  const found = await searchOrders(ctx.db, filter, cursor, staffPageSize + 1);
  const now = ctx.clock.now();
  return pageOf(found, staffPageSize, (row) => describeFound(row, now));
}

/** @throws `not-found` */
export async function loadHumanOrder(ctx: Context, identity: string): Promise<StaffHumanOrder> {
  const [found] = await searchOrders(ctx.db, { identity }, undefined, 1);
  if (!found) throw new Failure("not-found");
  const { order, payment } = found;
  const { hours, ...work } = await loadWork(ctx, order, "operator");
  return {
    ...describeFound(found, ctx.clock.now()),
    ...work,
    hours: await withNames(ctx, hours),
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    closedAt: order.closedAt?.toISOString() ?? null,
    receiptCode: payment?.receiptCode ?? null,
  };
}

function describeFound(
  { order, author, editor, payment }: FoundOrder,
  now: Date,
): StaffHumanOrderRow {
  return {
    ...describeRow(order),
    author: author && { identity: author.id, name: author.name, email: author.email },
    editor: editor && { identity: editor.id, name: editor.name },
    late: isOpen(order.status) && order.dueAt !== null && order.dueAt < now,
    ...moneyOf(payment, order.editorPay),
  };
}

/** Hours with the names of who worked them. */
export async function withNames<Hours extends { editorId: string }>(
  ctx: Context,
  hours: readonly Hours[],
) {
  const names = await listNames(
    ctx.db,
    hours.map(({ editorId }) => editorId),
  );
  return hours.map(({ editorId, ...rest }) => ({
    ...rest,
    editor: { identity: editorId, name: names.get(editorId) ?? "" },
  }));
}

/** Editors who can sign in, with how many orders they have. */
export async function describeEditors(ctx: Context) {
  const [editors, work] = await Promise.all([listEditors(ctx.db), countWork(ctx)]);
  return editors.map(({ id, name }) => ({
    ...{ identity: id, name },
    openOrders: work.get(id) ?? 0,
  }));
}

/** @throws `human-editing.editor-not-found` for whoever cannot be given an order */
export async function requireEditor(
  ctx: Context,
  identity: string,
): Promise<Reader & { id: string }> {
  const member = await findMember(ctx.db, identity);
  if (!member || !mayEdit(member)) throw new Failure("human-editing.editor-not-found");
  return toReader(member);
}

/** Whom a mail about an order goes to; nobody once they have left. */
export async function findEditor(ctx: Context, identity: string): Promise<Reader | null> {
  const member = await findMember(ctx.db, identity);
  return member && mayEdit(member) ? toReader(member) : null;
}

function mayEdit({ role, endedAt, password }: MemberRow): boolean {
  return role === "editor" && endedAt === null && password !== null;
}

function toReader({ id, name, email, locale }: MemberRow): Reader & { id: string } {
  return { id, name, email, locale };
}

/**
 * Gives the price of an order back, which closes it.
 *
 * @throws `not-found`, `human-editing.not-now`, `staff.nothing-to-refund`
 */
export async function refundHumanOrder(
  ctx: Context,
  { identity, reason, requestedBy }: { identity: string; reason: string; requestedBy: string },
): Promise<void> {
  const { id } = await requireRefundable(ctx, identity);
  await askForRefund(ctx, { paymentId: id, reason, requestedBy, endPlan: false });
}
