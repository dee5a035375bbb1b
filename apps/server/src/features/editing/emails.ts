import type { User } from "@curie/contract";
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
): Promise<void> {
  await sendLetter(ctx, tx, owner, {
    name: "edit-failed",
    params: { fileName },
    url: listUrl(ctx),
  });
}

function listUrl(ctx: Context): string {
  return `${ctx.config.publicUrl}/rubriq/editing`;
}
