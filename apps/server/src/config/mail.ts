import { z } from "zod";
import type { Needs, Values } from "./reading.ts";

/** How mail leaves; null: into the local mailbox. */
export type MailConfig = { smtpUrl: string; from: string } | null;

export const mailVariables = {
  SMTP_URL: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(3).optional(),
};

export const mailNeeds: Needs<typeof mailVariables> = [
  ["SMTP_URL", "the mail server, smtps://user:password@host:465"],
  ["MAIL_FROM", "the sender of all mail, Curie <no-reply@example.org>"],
];

export function readMail(env: Values<typeof mailVariables>): MailConfig {
  return env.SMTP_URL && env.MAIL_FROM ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM } : null;
}
