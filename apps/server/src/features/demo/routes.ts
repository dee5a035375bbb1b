import { Identity, localMailPath } from "@curie/contract";
import { desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { changeProfile } from "#features/accounts/service.ts";
import { signIn } from "#features/accounts/sign-in/service.ts";
import { decideLocalFapiao, listLocalFapiao } from "#features/fapiao/demonstration/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { os } from "#platform/http/procedures.ts";
import { localMails } from "#platform/mail/tables.ts";
import type { TimeMachine } from "./clock/service.ts";
import {
  listDemoAccounts,
  listDemoGroups,
  listFlags,
  providerPathOf,
  switchFlag,
} from "./console/service.ts";
import { demoEmail, demoPassword, type SeededProvider, seedDemoAccounts } from "./service.ts";

const newest = 50;

/** A mail runs nothing and loads nothing; its links open outside of the frame that shows it. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Mails as pages of their own, in the demo profile only. */
export async function serveLocalMails(app: FastifyInstance, ctx: Context): Promise<void> {
  if (ctx.config.profile !== "demo") return;
  app.get<{ Params: { identity: string } }>(localMailPath(":identity"), async (request, reply) => {
    const identity = Identity.safeParse(request.params.identity);
    if (!identity.success) throw new Failure("not-found");
    const [mail] = await ctx.db.select().from(localMails).where(eq(localMails.id, identity.data));
    if (!mail) throw new Failure("not-found");
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", mailPolicy)
      .send(mail.html);
  });
}

/** Registered in the demo profile only. */
export function demoRoutes(provider: SeededProvider | null, time: TimeMachine) {
  return {
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

    console: os.demo.console.handler(async ({ context: { ctx } }) => {
      const [accounts, groups, flags] = await Promise.all([
        listDemoAccounts(ctx),
        listDemoGroups(ctx),
        listFlags(ctx),
      ]);
      return {
        accounts,
        groups,
        flags,
        clock: time.describe(ctx),
        providerPath: providerPathOf(ctx),
      };
    }),

    signIn: os.demo.signIn.handler(async ({ context, input }) => {
      const credentials = { email: demoEmail(input.key), password: demoPassword };
      const { user, cookies } = await signIn(context.ctx, credentials, context);
      // Somebody has switched its second step on; it is signed in to like any account.
      if (!user) throw new Failure("accounts.sign-in-again");
      cookies.forEach(context.setCookie);
      const { locale } = input;
      return { user: locale ? await changeProfile(context.ctx, user, { locale }) : user };
    }),

    restoreAccounts: os.demo.restoreAccounts.handler(async ({ context }) => {
      const { ctx } = context;
      await ctx.demo?.alone(() => seedDemoAccounts(ctx, provider));
      return { done: true as const };
    }),

    switchFlag: os.demo.switchFlag.handler(async ({ context, input }) => ({
      flag: await switchFlag(context.ctx, input.name, input.on),
    })),

    fapiao: os.demo.fapiao.handler(async ({ context }) => ({
      fapiao: await listLocalFapiao(context.ctx),
    })),

    decideFapiao: os.demo.decideFapiao.handler(async ({ context, input }) => ({
      fapiao: await decideLocalFapiao(context.ctx, input),
    })),

    moveClock: os.demo.moveClock.handler(async ({ context, input }) => ({
      clock: await time.move(context.ctx, input),
    })),

    resetClock: os.demo.resetClock.handler(async ({ context }) => ({
      clock: await time.reset(context.ctx),
    })),
  };
}
