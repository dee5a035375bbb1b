import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { type Reader, sendEmail } from "#platform/mail/mail.ts";

/** The owner learns of a change, in case it was not theirs; the way back is a new password by mail. */
export async function mailPasswordChanged(ctx: Context, db: Db, reader: Reader): Promise<void> {
  await sendEmail(ctx, db, reader, {
    name: "password-changed",
    url: `${ctx.config.publicUrl}/forgot`,
  });
}
