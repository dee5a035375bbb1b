import type { Context } from "../context.ts";
import type { SignedLink, Subscription } from "../entities.ts";
import { newToken } from "../ids.ts";
import { subscriptionState } from "./subscriptions.ts";

/** Addresses of PDFs work for an hour of real time. */
const documentMs = 60 * 60_000;

/** Where a buyer changes the card or cancels; only a GET of the subscription carries these. */
export function managementUrls(
  ctx: Context,
  { id, status }: Pick<Subscription, "id" | "status">,
): object | null {
  if (status === "canceled") return null;
  const base = `${ctx.publicUrl()}/manage/${id}/${subscriptionState(ctx, id).manageToken}`;
  return { update_payment_method: `${base}/update-payment-method`, cancel: `${base}/cancel` };
}

/** A new address of a PDF. */
export function documentUrl(
  ctx: Context,
  document: SignedLink["document"],
  disposition: SignedLink["disposition"],
): string {
  const token = newToken(ctx.random);
  const expiresAt = new Date(ctx.clock.real().getTime() + documentMs).toISOString();
  ctx.records.signedLinks.put({ id: token, document, disposition, expiresAt });
  return `${ctx.publicUrl()}/invoices/${token}.pdf`;
}
