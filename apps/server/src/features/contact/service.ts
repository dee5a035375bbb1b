import type { Message, User } from "@curie/contract";
import { passDoor } from "#features/accounts/service.ts";
import type { Context } from "#platform/context.ts";
import { mailMessage } from "./emails.ts";
import { insertMessage } from "./store.ts";

const hourMs = 60 * 60 * 1000;

/** Enough for an institute that shares one network address, and for a person who adds something. */
const doors = {
  fromOneNetwork: { name: "message-ip", tries: 30, windowMs: hourMs },
  fromOnePerson: { name: "message", tries: 5, windowMs: hourMs },
};

/** Keeps what somebody writes to the operator, and mails it there: both or neither. */
export async function writeToOperator(
  ctx: Context,
  sender: { user: User | null; ip: string },
  message: Message,
): Promise<void> {
  await passDoor(ctx, doors.fromOneNetwork, sender.ip);
  await passDoor(ctx, doors.fromOnePerson, sender.user?.identity ?? message.email.toLowerCase());
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
