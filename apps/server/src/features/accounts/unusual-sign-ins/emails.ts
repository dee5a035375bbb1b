import type { Context } from "#platform/context.ts";
import { type Reader, sendEmail } from "#platform/mail/mail.ts";
import type { Device } from "../security-events/rules.ts";

/** Somebody signed in from where nobody did before. */
export async function mailUnusualSignIn(
  ctx: Context,
  reader: Reader,
  { browser, system }: Device,
): Promise<void> {
  const device = [browser, system].filter((name) => name !== null).join(", ");
  await sendEmail(ctx, ctx.db, reader, {
    name: "unusual-sign-in",
    params: { device: device || ctx.messages(reader.locale, "accounts:device-unknown") },
    url: `${ctx.config.publicUrl}/profile/security`,
  });
}
