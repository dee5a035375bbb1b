import { makeFormatting } from "@curie/locales/formatting";
import { describePerson } from "#features/accounts/service.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { sendEmail } from "#platform/mail/mail.ts";
import type { PurchaseRow } from "./purchases/store.ts";

/** Tells who paid for something that could not be given any more that the money goes back. */
export async function mailMoneyGoesBack(
  ctx: Context,
  tx: Db,
  { userId, amount, currency, receiptCode }: PurchaseRow,
): Promise<void> {
  const person = await describePerson(tx, userId);
  if (person === null) return;
  const { user } = person;
  const total = makeFormatting(user.locale, "UTC").money(amount, currency);
  await sendEmail(ctx, tx, user, {
    name: "payment-returned",
    params: { total, code: receiptCode },
    url: `${ctx.config.publicUrl}/rubriq/subscribe/${receiptCode}`,
  });
}
