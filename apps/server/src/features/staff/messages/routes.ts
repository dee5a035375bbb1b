import { staffPageSize } from "@curie/contract";
import { markAnswered } from "#features/contact/service.ts";
import { pageOf } from "#platform/db/keyset.ts";
import { staffOs } from "../access/service.ts";
import { listMessages } from "./store.ts";

const { messages } = staffOs;

export const messageRoutes = {
  list: messages.list.handler(async ({ context: { ctx }, input: { after } }) => {
    const found = await listMessages(ctx.db, after, staffPageSize + 1);
    return pageOf(found, staffPageSize, ({ message }) => {
      const { subject, name, email, text, reference } = message;
      return {
        ...{ identity: message.id, subject, name, email, text, reference },
        ...{ person: message.userId, writtenAt: message.writtenAt.toISOString() },
        answeredAt: message.answeredAt?.toISOString() ?? null,
      };
    });
  }),

  markAnswered: messages.markAnswered.handler(async ({ context: { ctx, note }, input }) => {
    await markAnswered(ctx, input.identity);
    note({ kind: "message", identity: input.identity });
    return { done: true as const };
  }),
};
