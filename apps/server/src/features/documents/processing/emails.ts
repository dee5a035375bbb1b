import type { DocumentFailure, User } from "@curie/contract";
import { errorKeys } from "@curie/locales";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { sendEmail } from "#platform/mail/mail.ts";
import type { DocumentRow } from "../service.ts";
import type { DocumentService } from "./rules.ts";

export async function mailReady(
  ctx: Context,
  tx: Db,
  owner: User,
  service: DocumentService,
  document: DocumentRow,
): Promise<void> {
  const name = service.mails.ready(document);
  const { fileName } = document;
  // What was changed stands in the report, and the file beside it; a translation has no report.
  const url = document.reportKey
    ? `${listUrl(ctx, service)}/${document.id}/report`
    : listUrl(ctx, service);
  await sendEmail(ctx, tx, owner, { name, params: { fileName }, url });
}

export async function mailFailed(
  ctx: Context,
  tx: Db,
  owner: User,
  service: DocumentService,
  fileName: string,
  { code, params }: DocumentFailure,
): Promise<void> {
  const keys = errorKeys(code, params).map((key) => `errors:${key}`);
  const reason = ctx.messages(owner.locale, keys);
  // A code of the service says itself that the try was not counted; what is wrong with a file does not.
  const isOurs = code.startsWith(`${service.name}.`);
  await sendEmail(ctx, tx, owner, {
    name: service.mails.failed,
    params: { fileName, reason, ...(isOurs ? {} : { context: "refused" }) },
    url: listUrl(ctx, service),
  });
}

function listUrl(ctx: Context, { name }: DocumentService): string {
  return `${ctx.config.publicUrl}/rubriq/${name}`;
}
