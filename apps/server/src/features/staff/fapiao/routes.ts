import { FapiaoFormat, type StaffFapiao, staffPageSize, staffStreams } from "@curie/contract";
import { create as contentDisposition } from "content-disposition";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { fapiaoContentTypes, mayReverse } from "#features/fapiao/rules.ts";
import { readAnyFapiaoFile, reverseForOperator } from "#features/fapiao/service.ts";
import type { Context } from "#platform/context.ts";
import { pageOf } from "#platform/db/keyset.ts";
import { Failure } from "#platform/failure.ts";
import { passGate, staffOs } from "../access/service.ts";
import { type FoundFapiao, searchFapiao } from "./store.ts";

const { fapiao } = staffOs;

export const staffFapiaoRoutes = {
  list: fapiao.list.handler(async ({ context: { ctx }, input: { after, search, status } }) => {
    // A payment without one has no row to find.
    if (status === "can-generate") return { rows: [], next: null };
    const found = await searchFapiao(ctx.db, { search, status }, after, staffPageSize + 1);
    return pageOf(found, staffPageSize, describe);
  }),

  reverse: fapiao.reverse.handler(async ({ context: { ctx, note }, input }) => {
    const { identity, reason } = input;
    await reverseForOperator(ctx, identity, reason);
    note({ kind: "fapiao", identity, details: { reason } });
    return { done: true as const };
  }),
};

/** The issuer is asked after the gate: no transaction waits for it. */
export async function serveStaffFapiaoFile(app: FastifyInstance, ctx: Context): Promise<void> {
  app.get<{ Params: { identity: string }; Querystring: { format?: string } }>(
    "/api/staff/fapiao/:identity/file",
    async ({ params, query, headers }, reply) => {
      const meta = staffStreams.fapiao.file["~orpc"].meta;
      await passGate(ctx, headers.cookie, meta, async () => {});
      const identity = z.uuid().safeParse(params.identity);
      const format = FapiaoFormat.default("pdf").safeParse(query.format);
      if (!identity.success || !format.success) throw new Failure("not-found");
      const wanted = { identity: identity.data, format: format.data };
      const { name, bytes } = await readAnyFapiaoFile(ctx, wanted);
      return reply
        .type(fapiaoContentTypes[format.data])
        .header("content-disposition", contentDisposition(name))
        .send(bytes);
    },
  );
}

function describe({ fapiao: row, payment, person }: FoundFapiao): StaffFapiao {
  const { status, type, titleType, title, taxNumber, number, refusal, redNumber, refund } = row;
  return {
    ...{ status, type, titleType, title, taxNumber, number, refusal, redNumber, person },
    identity: row.id,
    payment: {
      identity: payment.id,
      productName: payment.productName,
      receiptCode: payment.receiptCode,
    },
    total: { amount: row.total, currency: "CNY" },
    requestedAt: row.requestedAt.toISOString(),
    issuedAt: row.issuedAt?.toISOString() ?? null,
    reversal:
      row.reversalId === null
        ? null
        : { reason: row.reversalReason, takenAt: row.reversalTakenAt?.toISOString() ?? null },
    refund: refund && { reason: refund.reason, requestedBy: refund.requestedBy },
    canReverse: mayReverse(status),
  };
}
