import { confirmationHours, type Locale, passwordResetHours } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { sendMail } from "#platform/mail/mail.ts";

type Reader = { email: string; name: string; locale: Locale };

export async function mailConfirmation(ctx: Context, reader: Reader, token: string): Promise<void> {
  const say = (key: string) =>
    ctx.words(reader.locale, key, { name: reader.name, hours: confirmationHours });
  await sendMail(ctx, ctx.db, {
    to: reader.email,
    locale: reader.locale,
    subject: say("confirm.subject"),
    paragraphs: [say("confirm.greeting"), say("confirm.text")],
    action: { label: say("confirm.action"), url: linkTo(ctx, "/confirm", token) },
    footer: say("confirm.footer"),
  });
}

export async function mailPasswordReset(
  ctx: Context,
  reader: Reader,
  token: string,
): Promise<void> {
  const say = (key: string) =>
    ctx.words(reader.locale, key, { name: reader.name, hours: passwordResetHours });
  await sendMail(ctx, ctx.db, {
    to: reader.email,
    locale: reader.locale,
    subject: say("reset.subject"),
    paragraphs: [say("reset.greeting"), say("reset.text")],
    action: { label: say("reset.action"), url: linkTo(ctx, "/reset", token) },
    footer: say("reset.footer"),
  });
}

/** Somebody signed up with an address that has an account: its owner learns it, the stranger does not. */
export async function mailAlreadyRegistered(ctx: Context, reader: Reader): Promise<void> {
  const say = (key: string) => ctx.words(reader.locale, key, { name: reader.name });
  await sendMail(ctx, ctx.db, {
    to: reader.email,
    locale: reader.locale,
    subject: say("registered.subject"),
    paragraphs: [say("registered.greeting"), say("registered.text")],
    action: { label: say("registered.action"), url: `${ctx.config.publicUrl}/sign-in` },
    footer: say("registered.footer"),
  });
}

function linkTo(ctx: Context, page: string, token: string): string {
  return `${ctx.config.publicUrl}${page}?token=${encodeURIComponent(token)}`;
}
