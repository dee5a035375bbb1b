import nodemailer from "nodemailer";
import { z } from "zod";
import type { Config } from "#config";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db/client.ts";
import type { Ids } from "#platform/ids.ts";
import { localMails } from "./tables.ts";

/** How a finished mail leaves: to a mail server, or into the local mailbox of the demo profile. */
export type MailTransport = (mail: RenderedMail) => Promise<void>;
export type RenderedMail = z.infer<typeof RenderedMail>;

export const RenderedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** By our clock, which a demonstration may have moved on by the time the mail is delivered. */
  writtenAt: z.iso.datetime().optional(),
});

export function createMailTransport(config: Config["mail"], local: LocalMailbox): MailTransport {
  if (!config) return local;
  const server = nodemailer.createTransport({ url: config.smtpUrl, requireTLS: config.requireTls });
  return async ({ to, subject, text, html }) => {
    await server.sendMail({ from: config.from, to, subject, text, html });
  };
}

export type LocalMailbox = MailTransport;

export function createLocalMailbox(parts: { db: Db; clock: Clock; ids: Ids }): LocalMailbox {
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
