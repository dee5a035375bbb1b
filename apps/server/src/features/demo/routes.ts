import { desc, eq } from "drizzle-orm";
import { os } from "#platform/http/procedures.ts";
import { localMails } from "#platform/mail/tables.ts";

const newest = 50;

/** Registered in the demo profile only. */
export const demoRoutes = {
  mailbox: os.demo.mailbox.handler(async ({ context, input }) => {
    const rows = await context.ctx.db
      .select()
      .from(localMails)
      .where(input.to ? eq(localMails.recipient, input.to.toLowerCase()) : undefined)
      .orderBy(desc(localMails.sentAt))
      .limit(newest);
    return {
      mails: rows.map((row) => ({
        identity: row.id,
        to: row.recipient,
        subject: row.subject,
        text: row.text,
        html: row.html,
        sentAt: row.sentAt.toISOString(),
      })),
    };
  }),
};
