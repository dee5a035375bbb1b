import { localeOf, type Message } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { sendEmail } from "#platform/mail/mail.ts";

/** Recipient of contact messages in the demo profile; they are read in its local mailbox. */
const demoOperator = "operator@curie.test";

/** To the operator's address, in the language of the site. Without one the message is only kept. */
export async function mailMessage(ctx: Context, tx: Db, message: Message): Promise<void> {
  const { operator, profile, siteLanguage } = ctx.config;
  const email = operator.contact ?? (profile === "demo" ? demoOperator : null);
  if (email === null) return;
  const { subject, name, email: from, text, reference } = message;
  await sendEmail(
    ctx,
    tx,
    { email, name: operator.name, locale: localeOf(siteLanguage) },
    {
      name: "message",
      params: { context: subject, sender: name, from, text, reference: reference ?? "–" },
      url: `mailto:${from}`,
    },
  );
}
