import type { DocumentFailure, TranslationQuality, User } from "@curie/contract";
import { errorKeys } from "@curie/locales";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { sendLetter } from "#platform/mail/mail.ts";

/** A draft is called one in the mail as well. */
export async function mailTranslationReady(
  ctx: Context,
  tx: Db,
  owner: User,
  fileName: string,
  quality: TranslationQuality,
): Promise<void> {
  const name = quality === "translation" ? "translation-ready" : "draft-ready";
  await sendLetter(ctx, tx, owner, { name, params: { fileName }, url: listUrl(ctx) });
}

export async function mailTranslationFailed(
  ctx: Context,
  tx: Db,
  owner: User,
  fileName: string,
  { code, params }: DocumentFailure,
): Promise<void> {
  const keys = errorKeys(code, params).map((key) => `errors:${key}`);
  const reason = ctx.words(owner.locale, keys);
  // What stopped the engine says itself that the try was not counted; what is wrong with a file does not.
  const stopped = code.startsWith("translation.");
  await sendLetter(ctx, tx, owner, {
    name: "translation-failed",
    params: { fileName, reason, ...(stopped ? {} : { context: "refused" }) },
    url: listUrl(ctx),
  });
}

function listUrl(ctx: Context): string {
  return `${ctx.config.publicUrl}/rubriq/translation`;
}
