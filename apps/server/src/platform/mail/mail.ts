import type { Locale } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { renderMail } from "./layout.ts";
import { RenderedMail } from "./transport.ts";

export type Reader = { email: string; name: string; locale: Locale };

/** Which messages of the locale files an email has, and where its one action leads. */
export type EmailMessages = {
  name: string;
  url: string;
  params?: Record<string, string | number>;
};

/** Queues an email inside the caller's transaction: no row without its email, no email without its row. */
export async function sendEmail(
  ctx: Context,
  db: Db,
  reader: Reader,
  messages: EmailMessages,
): Promise<void> {
  const mail: RenderedMail = await render(ctx, reader, messages);
  await ctx.jobs.enqueue(db, deliverMail.name, mail);
}

/**
 * Delivers an email now, from inside a job that is tried again when this fails. For emails with a
 * secret in them: what is queued is kept for days, and this never passes through the queue.
 */
export async function deliverEmail(
  ctx: Context,
  reader: Reader,
  messages: EmailMessages,
): Promise<void> {
  await ctx.deliver(await render(ctx, reader, messages));
}

/** The messages stand under one name: subject, greeting, text, the label of the one action, footer. */
async function render(
  ctx: Context,
  reader: Reader,
  { name, url, params }: EmailMessages,
): Promise<RenderedMail> {
  const say = (part: string) =>
    ctx.messages(reader.locale, `${name}.${part}`, { name: reader.name, ...params });
  const subject = say("subject");
  const { text, html } = await renderMail({
    to: reader.email,
    locale: reader.locale,
    subject,
    paragraphs: [say("greeting"), say("text")],
    action: { label: say("action"), url },
    footer: say("footer"),
  });
  return { to: reader.email, subject, text, html, writtenAt: ctx.clock.now().toISOString() };
}

export const deliverMail: Job = {
  name: "mail.deliver",
  retries: 8,
  expireInSeconds: 120,
  concurrency: () => 2,
  work: async (ctx, payload) => ctx.deliver(RenderedMail.parse(payload)),
};
