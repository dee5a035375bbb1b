import type { Locale } from "@curie/contract";
import nodemailer from "nodemailer";
import { z } from "zod";
import type { Config } from "#config";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { renderMail } from "./layout.ts";
import { localMails } from "./tables.ts";

/** A mail as a feature writes it: words only, in the reader's language. */
export type Letter = {
  to: string;
  locale: Locale;
  subject: string;
  paragraphs: readonly string[];
  /** At most one thing to do. */
  action?: { label: string; url: string };
  footer: string;
};

export type Reader = { email: string; name: string; locale: Locale };

/**
 * A letter whose words stand in the locale files under one name: subject, greeting, text, the
 * label of its one action, footer.
 */
export async function sendLetter(
  ctx: Context,
  db: Db,
  reader: Reader,
  letter: { name: string; url: string; params?: Record<string, string | number> },
): Promise<void> {
  const say = (part: string) =>
    ctx.words(reader.locale, `${letter.name}.${part}`, { name: reader.name, ...letter.params });
  await sendMail(ctx, db, {
    to: reader.email,
    locale: reader.locale,
    subject: say("subject"),
    paragraphs: [say("greeting"), say("text")],
    action: { label: say("action"), url: letter.url },
    footer: say("footer"),
  });
}

/** How a finished mail leaves: to a mail server, or into the local mailbox of the demo profile. */
export type MailTransport = (mail: RenderedMail) => Promise<void>;
type RenderedMail = z.infer<typeof RenderedMail>;

const RenderedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** By our clock, which a demonstration may have moved on by the time the mail is delivered. */
  writtenAt: z.iso.datetime().optional(),
});

/** Queues a mail inside the caller's transaction: no row without its mail, no mail without its row. */
async function sendMail(ctx: Context, db: Db, letter: Letter): Promise<void> {
  const { text, html } = await renderMail(letter);
  await ctx.jobs.enqueue(db, deliverMail.name, {
    to: letter.to,
    subject: letter.subject,
    text,
    html,
    writtenAt: ctx.clock.now().toISOString(),
  } satisfies RenderedMail);
}

export const deliverMail: Job = {
  name: "mail.deliver",
  retries: 8,
  expireInSeconds: 120,
  concurrency: () => 2,
  work: async (ctx, payload) => ctx.deliver(RenderedMail.parse(payload)),
};

export function createMailTransport(config: Config["mail"], local: LocalMailbox): MailTransport {
  if (!config) return local;
  const server = nodemailer.createTransport(config.smtpUrl);
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
