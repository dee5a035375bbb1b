import {
  assignOrder,
  changeTerms,
  deliverOrder,
  sendBack,
} from "#features/human-editing/operators/service.ts";
import { staffOs } from "../access/service.ts";
import {
  describeEditors,
  findEditor,
  listHumanOrders,
  loadHumanOrder,
  refundHumanOrder,
  requireEditor,
} from "./service.ts";

const { humanOrders } = staffOs;
const done = { done: true } as const;

export const humanOrderRoutes = {
  list: humanOrders.list.handler(({ context: { ctx }, input: { after, ...filter } }) =>
    listHumanOrders(ctx, filter, after),
  ),

  load: humanOrders.load.handler(({ context: { ctx }, input }) =>
    loadHumanOrder(ctx, input.identity),
  ),

  editors: humanOrders.editors.handler(async ({ context: { ctx } }) => ({
    editors: await describeEditors(ctx),
  })),

  assign: humanOrders.assign.handler(async ({ context: { ctx, note }, input }) => {
    const { identity, dueAt, pay } = input;
    const editor = await requireEditor(ctx, input.editor);
    await assignOrder(ctx, { identity, editor, dueAt: new Date(dueAt), pay });
    note({ kind: "human-order", identity, details: { editor: editor.id, dueAt, pay } });
    return done;
  }),

  change: humanOrders.change.handler(async ({ context: { ctx, note }, input }) => {
    const { identity, dueAt, pay } = input;
    await changeTerms(ctx, { identity, dueAt: new Date(dueAt), pay });
    note({ kind: "human-order", identity, details: { dueAt, pay } });
    return done;
  }),

  // The note stands in the timeline, and not in the log, which outlives the account.
  sendBack: humanOrders.sendBack.handler(async ({ context: { ctx, note }, input }) => {
    await sendBack(ctx, input, findEditor);
    note({ kind: "human-order", identity: input.identity });
    return done;
  }),

  deliver: humanOrders.deliver.handler(async ({ context: { ctx, note }, input }) => {
    await deliverOrder(ctx, input);
    note({ kind: "human-order", identity: input.identity, details: { file: input.file } });
    return done;
  }),

  refund: humanOrders.refund.handler(async ({ context: { ctx, staff, note }, input }) => {
    await refundHumanOrder(ctx, { ...input, requestedBy: staff?.name ?? "" });
    note({ kind: "human-order", identity: input.identity, details: { reason: input.reason } });
    return done;
  }),
};
