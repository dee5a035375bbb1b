import { confirmationHours, passwordResetHours } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { type Reader, sendLetter } from "#platform/mail/mail.ts";

export async function mailConfirmation(ctx: Context, reader: Reader, token: string): Promise<void> {
  await sendLetter(ctx, ctx.db, reader, {
    name: "confirm",
    params: { hours: confirmationHours },
    url: linkTo(ctx, "/confirm", token),
  });
}

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

/** Somebody signed up with an address that has an account: its owner learns it, the stranger does not. */
export async function mailAlreadyRegistered(ctx: Context, reader: Reader): Promise<void> {
  await sendLetter(ctx, ctx.db, reader, {
    name: "registered",
    url: `${ctx.config.publicUrl}/sign-in`,
  });
}

function linkTo(ctx: Context, page: string, token: string): string {
  return `${ctx.config.publicUrl}${page}?token=${encodeURIComponent(token)}`;
}
