import { sql } from "drizzle-orm";
import { jobs } from "#app";
import type { RenderedMail } from "#platform/mail/transport.ts";
import type { TestApp } from "./app-for-tests.ts";

export type TestMailbox = {
  /**
   * Does the mail jobs that are due, in the order in which they were queued, without any worker.
   * `waiting` does those as well that were put off to a later time.
   */
  delivered(which?: "due" | "waiting"): Promise<void>;
  /** The mails to one address, oldest first, once every job that is due is done. */
  to(email: string): Promise<RenderedMail[]>;
};

/** Every mail of an application whose jobs nobody works on, as a person would find it. */
export function openMailbox({ ctx }: TestApp): TestMailbox {
  const mails: RenderedMail[] = [];
  const deliver = ctx.deliver;
  ctx.deliver = async (mail) => {
    await deliver(mail);
    mails.push(mail);
  };
  const delivered: TestMailbox["delivered"] = async (which = "due") => {
    const due = which === "due" ? sql`and start_after <= now()` : sql``;
    const { rows: queued } = await ctx.db.execute<{ id: string; name: string; data: unknown }>(
      sql`with taken as (
            delete from pgboss.job where name like '%mail%' and state = 'created' ${due}
            returning id, name, data, created_on)
          select id, name, data from taken order by created_on`,
    );
    for (const { id, name, data } of queued) {
      const job = jobs.find((one) => one.name === name);
      await job?.work(ctx, data, { id, signal: new AbortController().signal });
    }
  };
  return {
    delivered,
    to: async (email) => {
      await delivered();
      return mails.filter(({ to }) => to === email);
    },
  };
}

/** The tokens that stand in mailed links to a page, oldest mail first. */
export function linksIn(mails: readonly RenderedMail[], page: string): string[] {
  const link = new RegExp(`${page}\\?token=([^\\s\\]]+)`);
  return mails.flatMap(({ text }) => {
    const token = link.exec(text)?.[1];
    return token === undefined ? [] : [decodeURIComponent(token)];
  });
}
