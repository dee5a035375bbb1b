import { type HumanOrderEvent, humanChangesDays } from "@curie/contract";
import { makeFormatting } from "@curie/locales/formatting";
import { describePerson } from "#features/accounts/service.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { type Reader, sendEmail } from "#platform/mail/mail.ts";
import type { OrderRow } from "./store.ts";

/** What the author did, or need not know, has no mail. */
const toAuthor: Record<HumanOrderEvent, string | null> = {
  received: "human-received",
  assigned: "human-assigned",
  "editing-begun": "human-editing-begun",
  "question-asked": "human-question",
  "question-answered": null,
  "file-handed-in": "human-quality-check",
  "sent-back": null,
  delivered: "human-delivered",
  "changes-asked": null,
  closed: "human-closed",
  refunded: "human-refunded",
};

/** Tells the author how far the order is; nobody where the account is closed. */
export async function mailAuthor(
  ctx: Context,
  tx: Db,
  order: OrderRow,
  event: HumanOrderEvent,
  text: string | null,
): Promise<void> {
  const name = toAuthor[event];
  const person = order.userId === null ? null : await describePerson(tx, order.userId);
  if (name === null || person === null) return;
  const { user: author } = person;
  const { date } = makeFormatting(author.locale, "UTC");
  await sendEmail(ctx, tx, author, {
    name,
    params: {
      fileName: order.fileName,
      days: humanChangesDays,
      ...(order.dueAt ? { date: date(order.dueAt.toISOString()) } : {}),
      ...(event === "question-asked" && text ? { question: text } : {}),
    },
    url: `${ctx.config.publicUrl}/rubriq/order/${order.id}`,
  });
}

/** What an editor is told: something is to be done. */
export type EditorMail = "human-for-you" | "human-answer" | "human-sent-back" | "human-changes";

export async function mailEditor(
  ctx: Context,
  tx: Db,
  editor: Reader | null,
  order: OrderRow,
  name: EditorMail,
): Promise<void> {
  if (editor === null) return;
  const { date } = makeFormatting(editor.locale, "UTC");
  await sendEmail(ctx, tx, editor, {
    name,
    params: {
      fileName: order.fileName,
      words: order.words,
      ...(order.dueAt ? { date: date(order.dueAt.toISOString()) } : {}),
    },
    url: `${ctx.config.publicUrl}/staff/queue/${order.id}`,
  });
}
