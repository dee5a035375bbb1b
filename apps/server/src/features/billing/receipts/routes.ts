import { ReceiptCode } from "@curie/contract";
import { create as contentDisposition } from "content-disposition";
import type { FastifyInstance } from "fastify";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { type FindUser, requireUser } from "#platform/http/api.ts";
import { writeReceipt } from "./service.ts";

/** Receipts that we write ourselves, for who paid. */
export async function serveReceipts(
  app: FastifyInstance,
  ctx: Context,
  findUser: FindUser,
): Promise<void> {
  app.get<{ Params: { receiptCode: string } }>(
    "/api/receipts/:receiptCode/file",
    async (request, reply) => {
      const user = await requireUser(ctx, request, findUser);
      const code = ReceiptCode.safeParse(request.params.receiptCode);
      if (!code.success) throw new Failure("billing.receipt-not-found");
      return reply
        .type("application/pdf")
        .header("content-disposition", contentDisposition(`${code.data}.pdf`, { type: "inline" }))
        .send(await writeReceipt(ctx, user, code.data));
    },
  );
}
