import { type StaffMeta, staffStreams } from "@curie/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { dropIncoming, receivePart } from "#features/documents/uploads/service.ts";
import {
  askAuthor,
  beginEditing,
  dropPrepared,
  handIn,
  listOwnQueue,
  loadOwn,
  noteHours,
  openOwnFile,
  prepareHandIn,
  requireHandIn,
} from "#features/human-editing/editors/service.ts";
import { openFile } from "#features/human-editing/files/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { sendWordFile } from "#platform/http/downloads.ts";
import { readFileForm } from "#platform/http/file-form.ts";
import { passGate, type StaffCall, staffOs } from "../access/service.ts";
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

const Params = z.object({ identity: z.uuid(), file: z.uuid().optional() });

/** Files of orders, which stream and therefore stand beside the router; the gate is the same. */
export async function serveOrderFiles(app: FastifyInstance, ctx: Context): Promise<void> {
  const asked = (request: FastifyRequest) => {
    const params = Params.safeParse(request.params);
    if (!params.success) throw new Failure("not-found");
    return { identity: params.data.identity, file: params.data.file ?? "" };
  };
  const pass = <Result>(
    request: FastifyRequest,
    meta: StaffMeta,
    work: (call: StaffCall) => Promise<Result>,
  ) => passGate(ctx, request.headers.cookie, meta, work);

  app.get("/api/staff/human-orders/:identity/files/:file", async (request, reply) => {
    const meta = staffStreams.humanOrders.file["~orpc"].meta;
    const { identity, file } = asked(request);
    const opened = await pass(request, meta, (call) => openFile(call.ctx, identity, file));
    return sendWordFile(request, reply, { ...opened, wishedName: undefined }, () => {});
  });

  app.get("/api/staff/queue/:identity/files/:file", async (request, reply) => {
    const meta = staffStreams.queue.file["~orpc"].meta;
    const { identity, file } = asked(request);
    const opened = await pass(request, meta, (call) =>
      openOwnFile(call.ctx, own(call, identity), file),
    );
    return sendWordFile(request, reply, { ...opened, wishedName: undefined }, () => {});
  });

  app.post("/api/staff/queue/:identity/file", { config: { bodyIsFile: true } }, async (request) => {
    const meta = staffStreams.queue.handIn["~orpc"].meta;
    const { identity } = asked(request);
    // Nothing is read of a body before it is known whose it is.
    const editor = await pass(request, { ...meta, does: "reads" }, async (call) => {
      const order = own(call, identity);
      await requireHandIn(call.ctx, order);
      return order;
    });
    const { file: incoming } = await readFileForm(request, {
      take: (part) => receivePart(ctx, part),
      drop: dropIncoming,
    });
    const prepared = await prepareHandIn(ctx, editor, incoming).finally(() =>
      dropIncoming(incoming),
    );
    try {
      const file = await pass(request, meta, async (call) => {
        const handedIn = await handIn(call.ctx, own(call, identity), prepared);
        const { findings } = prepared.check ?? { findings: [] };
        const details = { file: prepared.id, findings: findings.join(", ") };
        call.note({ kind: "human-order", identity, details });
        return handedIn;
      });
      return { file };
    } catch (error) {
      // What was refused is nobody's file. After any other end nobody knows whether it was taken: the
      // sweep finds out.
      if (error instanceof Failure) await dropPrepared(ctx, prepared);
      throw error;
    }
  });
}
