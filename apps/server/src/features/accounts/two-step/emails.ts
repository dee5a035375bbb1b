import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { type Reader, sendEmail } from "#platform/mail/mail.ts";

/** The owner learns of every change to the second step, in case it was not theirs. */
export async function mailTwoStep(
  ctx: Context,
  db: Db,
  reader: Reader,
  name: "two-step-on" | "two-step-off" | "recovery-code-used",
): Promise<void> {
  await sendEmail(ctx, db, reader, { name, url: `${ctx.config.publicUrl}/profile/security` });
}
