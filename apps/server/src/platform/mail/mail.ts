import type { Locale } from "@curie/contract";
import nodemailer from "nodemailer";
import { z } from "zod";
import type { Config } from "#config";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { renderMail } from "./layout.ts";
import { localMails } from "./tables.ts";

/** An email as a feature writes it: messages only, in the reader's language. */
export type Email = {
  to: string;
  locale: Locale;
  subject: string;
  paragraphs: readonly string[];
  /** At most one thing to do. */
  action?: { label: string; url: string };
  footer: string;
};

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

/** How a finished mail leaves: to a mail server, or into the local mailbox of the demo profile. */
export type MailTransport = (mail: RenderedMail) => Promise<void>;
export type RenderedMail = z.infer<typeof RenderedMail>;

const RenderedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** By our clock, which a demonstration may have moved on by the time the mail is delivered. */
  writtenAt: z.iso.datetime().optional(),
});

export const deliverMail: Job = {
  name: "mail.deliver",
  retries: 8,
  expireInSeconds: 120,
  concurrency: () => 2,
  work: async (ctx, payload) => ctx.deliver(RenderedMail.parse(payload)),
};

export function createMailTransport(config: Config["mail"], local: LocalMailbox): MailTransport {
  if (!config) return local;
  const server = nodemailer.createTransport({ url: config.smtpUrl, requireTLS: config.requireTls });
  return async ({ to, subject, text, html }) => {
    await server.sendMail({ from: config.from, to, subject, text, html });
  };
}

export type LocalMailbox = MailTransport;

export function createLocalMailbox(parts: Pick<Context, "db" | "clock" | "ids">): LocalMailbox {
  return async ({ to, subject, text, html, writtenAt }) => {
    await parts.db.insert(localMails).values({
      id: parts.ids.uuid(),
      recipient: to,
      subject,
      text,
      html,
      sentAt: writtenAt === undefined ? parts.clock.now() : new Date(writtenAt),
    });
  };
}
