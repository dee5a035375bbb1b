import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { type Reader, sendEmail } from "#platform/mail/mail.ts";

/** The owner learns of a new way to their manuscripts, in case it was not theirs. */
export async function mailNewToken(
  ctx: Context,
  db: Db,
  reader: Reader,
  token: string,
): Promise<void> {
  await sendEmail(ctx, db, reader, {
    name: "api-token-created",
    params: { token },
    url: `${ctx.config.publicUrl}/profile/tokens`,
  });
}
