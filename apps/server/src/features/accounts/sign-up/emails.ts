import { confirmationHours } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { deliverEmail, type Reader } from "#platform/mail/mail.ts";
import { linkTo } from "../emails.ts";

export async function mailConfirmation(ctx: Context, reader: Reader, token: string): Promise<void> {
  await deliverEmail(ctx, reader, {
    name: "confirm",
    params: { hours: confirmationHours },
    url: linkTo(ctx, "/confirm", token),
  });
}

/** Somebody signed up with an address that has an account: its owner learns it, the stranger does not. */
export async function mailAlreadyRegistered(ctx: Context, reader: Reader): Promise<void> {
  await deliverEmail(ctx, reader, {
    name: "registered",
    url: `${ctx.config.publicUrl}/sign-in`,
  });
}
