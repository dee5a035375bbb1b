import { passwordResetHours } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { type Reader, sendLetter } from "#platform/mail/mail.ts";
import { linkTo } from "../emails.ts";

export async function mailPasswordReset(
  ctx: Context,
  reader: Reader,
  token: string,
): Promise<void> {
  await sendLetter(ctx, ctx.db, reader, {
    name: "reset",
    params: { hours: passwordResetHours },
    url: linkTo(ctx, "/reset", token),
  });
}
