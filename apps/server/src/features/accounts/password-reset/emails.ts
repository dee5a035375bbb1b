import { passwordResetHours } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { deliverEmail, type Reader } from "#platform/mail/mail.ts";
import { linkTo } from "../emails.ts";

export async function mailPasswordReset(
  ctx: Context,
  reader: Reader,
  token: string,
): Promise<void> {
  await deliverEmail(ctx, reader, {
    name: "reset",
    params: { hours: passwordResetHours },
    url: linkTo(ctx, "/reset", token),
  });
}
