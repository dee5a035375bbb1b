import type { DocumentFailure, User } from "@curie/contract";
import { errorKeys } from "@curie/locales";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { sendLetter } from "#platform/mail/mail.ts";

export async function mailEditReady(
  ctx: Context,
  tx: Db,
  owner: User,
  fileName: string,
): Promise<void> {
  await sendLetter(ctx, tx, owner, { name: "edit-ready", params: { fileName }, url: listUrl(ctx) });
}

export async function mailEditFailed(
  ctx: Context,
  tx: Db,
  owner: User,
  fileName: string,
  { code, params }: DocumentFailure,
): Promise<void> {
  const keys = errorKeys(code, params).map((key) => `errors:${key}`);
  await sendLetter(ctx, tx, owner, {
    name: "edit-failed",
    params: { fileName, reason: ctx.words(owner.locale, keys) },
    url: listUrl(ctx),
  });
}

function listUrl(ctx: Context): string {
  return `${ctx.config.publicUrl}/rubriq/editing`;
}
