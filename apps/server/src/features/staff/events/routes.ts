import { staffPageSize } from "@curie/contract";
import { replayMessage } from "#features/billing/webhooks/service.ts";
import { pageOf } from "#platform/db/keyset.ts";
import { staffOs } from "../access/service.ts";
import { listEvents } from "./store.ts";

const { events } = staffOs;

export const eventRoutes = {
  list: events.list.handler(async ({ context: { ctx }, input: { after, open } }) => {
    const found = await listEvents(ctx.db, { open: open === "yes" }, after, staffPageSize + 1);
    return pageOf(found, staffPageSize, ({ key: _, receivedAt, processedAt, ...event }) => ({
      ...event,
      receivedAt: receivedAt.toISOString(),
      processedAt: processedAt?.toISOString() ?? null,
    }));
  }),

  replay: events.replay.handler(async ({ context: { ctx, note }, input }) => {
    await replayMessage(ctx, input);
    const { messageId, paddleVersion } = input;
    note({ kind: "event", identity: messageId, details: { paddleVersion } });
    return { done: true as const };
  }),
};
