import type { Message, User } from "@curie/contract";
import { countAttempt } from "#features/accounts/rate-limits/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { mailMessage } from "./emails.ts";
import { insertMessage, noteAnswer } from "./store.ts";

const hourMs = 60 * 60 * 1000;

/** Enough for an institute that shares one network address, and for a person who adds something. */
const rateLimits = {
  fromOneNetwork: { name: "message-ip", attempts: 30, windowMs: hourMs },
  fromOnePerson: { name: "message", attempts: 5, windowMs: hourMs },
};

/** Keeps what somebody writes to the operator, and mails it there: both or neither. */
export async function writeToOperator(
  ctx: Context,
  sender: { user: User | null; ip: string },
  message: Message,
): Promise<void> {
  await countAttempt(ctx, rateLimits.fromOneNetwork, sender.ip);
  await countAttempt(
    ctx,
    rateLimits.fromOnePerson,
    sender.user?.identity ?? message.email.toLowerCase(),
  );
  await ctx.db.transaction(async (tx) => {
    await insertMessage(tx, {
      ...message,
      id: ctx.ids.uuid(),
      userId: sender.user?.identity ?? null,
      writtenAt: ctx.clock.now(),
    });
    await mailMessage(ctx, tx, message);
  });
}

/** Notes that a message has been answered. @throws `not-found` */
export async function markAnswered(ctx: Context, identity: string): Promise<void> {
  if (!(await noteAnswer(ctx.db, identity, ctx.clock.now()))) throw new Failure("not-found");
}
