import type { Context } from "../context.ts";
import type { SignedLink } from "../entities.ts";
import { newToken } from "../ids.ts";

/** Addresses of PDFs work for an hour of real time. */
const documentMs = 60 * 60_000;

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
