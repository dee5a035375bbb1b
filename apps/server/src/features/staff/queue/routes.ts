import {
  askAuthor,
  beginEditing,
  listOwnQueue,
  loadOwn,
  noteHours,
} from "#features/human-editing/editors/service.ts";
import { Failure } from "#platform/failure.ts";
import { type StaffCall, staffOs } from "../access/service.ts";
import { withNames } from "../human-orders/service.ts";

const { queue } = staffOs;
const done = { done: true } as const;

/** An order of the caller's, by its identity. */
function own({ staff }: StaffCall, identity: string) {
  if (!staff) throw new Failure("not-signed-in");
  return { identity, editorId: staff.identity };
}

export const queueRoutes = {
  list: queue.list.handler(async ({ context }) => ({
    orders: await listOwnQueue(context.ctx, own(context, "").editorId),
  })),

  load: queue.load.handler(async ({ context, input }) => {
    const { hours, ...order } = await loadOwn(context.ctx, own(context, input.identity));
    return { ...order, hours: await withNames(context.ctx, hours) };
  }),

  begin: queue.begin.handler(async ({ context, input: { identity } }) => {
    await beginEditing(context.ctx, own(context, identity));
    context.note({ kind: "human-order", identity });
    return done;
  }),

  // What is asked stands in the timeline, and not in the log, which outlives the account.
  ask: queue.ask.handler(async ({ context, input: { identity, text } }) => {
    await askAuthor(context.ctx, own(context, identity), text);
    context.note({ kind: "human-order", identity });
    return done;
  }),

  noteHours: queue.noteHours.handler(async ({ context, input: { identity, ...hours } }) => {
    await noteHours(context.ctx, own(context, identity), hours);
    const { day, minutes } = hours;
    context.note({ kind: "human-order", identity, details: { day, minutes } });
    return done;
  }),
};
