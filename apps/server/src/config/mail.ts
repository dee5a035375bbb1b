import { z } from "zod";
import { isOnThisMachine, type Needs, switchOf, type Values } from "./reading.ts";

/** How mail leaves; null: into the local mailbox. */
export type MailConfig = {
  smtpUrl: string;
  from: string;
  /** Mail is not handed over unencrypted: a server that offers no STARTTLS gets none. */
  requireTls: boolean;
} | null;

export const mailVariables = {
  SMTP_URL: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  CURIE_SMTP_WITHOUT_TLS: z.string().default("off"),
};

export const mailNeeds: Needs<typeof mailVariables> = [
  ["SMTP_URL", "the mail server, smtps://user:password@host:465"],
  ["MAIL_FROM", "the sender of all mail, Curie <no-reply@example.org>"],
];

/** What the address itself may say against encryption; nodemailer obeys it. */
const againstTls = ["ignoreTLS", "opportunisticTLS", "tls.rejectUnauthorized"];

/**
 * Mails hold links that open accounts, so that they travel encrypted unless the operator says
 * otherwise or the server is this machine.
 */
export function readMail(env: Values<typeof mailVariables>, problems: string[]): MailConfig {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = env;
  if (!smtpUrl || !from) return null;
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol)) {
    problems.push("SMTP_URL: say smtps://user:password@host:465, or smtp:// for STARTTLS");
    return null;
  }
  const url = new URL(smtpUrl);
  const allowed = switchOf(env.CURIE_SMTP_WITHOUT_TLS);
  if (allowed === null) problems.push("CURIE_SMTP_WITHOUT_TLS: say on or off");
  const requireTls = !allowed && !isOnThisMachine(smtpUrl);
  for (const name of againstTls) {
    if (requireTls && url.searchParams.has(name)) {
      problems.push(
        `SMTP_URL: ${name} would send mail unprotected; CURIE_SMTP_WITHOUT_TLS=on allows it`,
      );
    }
  }
  return { smtpUrl, from, requireTls };
}
