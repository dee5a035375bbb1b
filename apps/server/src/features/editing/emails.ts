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
  const reason = ctx.words(owner.locale, keys);
  // What stopped the editor says itself that the try was not counted; what is wrong with a file does not.
  const stopped = code.startsWith("editing.");
  await sendLetter(ctx, tx, owner, {
    name: "edit-failed",
    params: { fileName, reason, ...(stopped ? {} : { context: "refused" }) },
    url: listUrl(ctx),
  });
}

function listUrl(ctx: Context): string {
  return `${ctx.config.publicUrl}/rubriq/editing`;
}
