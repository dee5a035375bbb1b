import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { type Reader, sendEmail } from "#platform/mail/mail.ts";

/** The owner learns of a new way in, and of one that is gone, in case it was not theirs. */
export async function mailPasskey(
  ctx: Context,
  db: Db,
  reader: Reader,
  { change, passkey }: { change: "passkey-added" | "passkey-removed"; passkey: string },
): Promise<void> {
  await sendEmail(ctx, db, reader, {
    name: change,
    params: { passkey },
    url: `${ctx.config.publicUrl}/profile/security`,
  });
}
