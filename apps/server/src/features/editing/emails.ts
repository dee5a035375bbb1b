import type { User } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { sendMail } from "#platform/mail/mail.ts";

export async function mailEditReady(
  ctx: Context,
  tx: Db,
  owner: User,
  fileName: string,
): Promise<void> {
  await mailOutcome(ctx, tx, owner, fileName, "edit-ready");
}

export async function mailEditFailed(
  ctx: Context,
  tx: Db,
  owner: User,
  fileName: string,
): Promise<void> {
  await mailOutcome(ctx, tx, owner, fileName, "edit-failed");
}

async function mailOutcome(
  ctx: Context,
  tx: Db,
  owner: User,
  fileName: string,
  outcome: "edit-ready" | "edit-failed",
): Promise<void> {
  const say = (part: string) =>
    ctx.words(owner.locale, `${outcome}.${part}`, { name: owner.name, fileName });
  await sendMail(ctx, tx, {
    to: owner.email,
    locale: owner.locale,
    subject: say("subject"),
    paragraphs: [say("greeting"), say("text")],
    action: { label: say("action"), url: `${ctx.config.publicUrl}/rubriq/editing` },
    footer: say("footer"),
  });
}
