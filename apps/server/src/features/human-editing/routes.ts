import { create as contentDisposition } from "content-disposition";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { type FindUser, requireUser } from "#platform/http/api.ts";
import { sendWordFile } from "#platform/http/downloads.ts";
import { os, signedIn } from "#platform/http/procedures.ts";
import { listDeliveredProof, makeProofFile, openDelivery } from "./deliveries/service.ts";
import { payOrder, quoteOrder } from "./payments/service.ts";
import {
  acceptOrder,
  answerQuestion,
  askForChanges,
  discardOrder,
  type FindEditor,
  listOrders,
  loadOrder,
  openOrder,
  saveOrder,
} from "./service.ts";

const { humanEditing } = os;

/** @param findEditor who an editor is; the staff stands to the right of this feature */
export function humanEditingRoutes(findEditor: FindEditor) {
  return {
    list: humanEditing.list.use(signedIn).handler(async ({ context: { ctx, user } }) => ({
      orders: await listOrders(ctx, user),
    })),

    load: humanEditing.load
      .use(signedIn)
      .handler(({ context: { ctx, user }, input }) => loadOrder(ctx, user, input.identity)),

    save: humanEditing.save
      .use(signedIn)
      .handler(({ context: { ctx, user }, input }) => saveOrder(ctx, user, input)),

    payment: humanEditing.payment
      .use(signedIn)
      .handler(({ context: { ctx, user }, input }) => quoteOrder(ctx, user, input)),

    pay: humanEditing.pay
      .use(signedIn)
      .handler(({ context: { ctx, user }, input }) => payOrder(ctx, user, input)),

    discard: humanEditing.discard
      .use(signedIn)
      .handler(async ({ context: { ctx, user }, input }) => {
        await discardOrder(ctx, user, input.identity);
        return { done: true as const };
      }),

    answer: humanEditing.answer
      .use(signedIn)
      .handler(({ context: { ctx, user }, input }) => answerQuestion(ctx, user, input, findEditor)),

    askForChanges: humanEditing.askForChanges
      .use(signedIn)
      .handler(({ context: { ctx, user }, input }) => askForChanges(ctx, user, input, findEditor)),

    accept: humanEditing.accept
      .use(signedIn)
      .handler(({ context: { ctx, user }, input }) => acceptOrder(ctx, user, input.identity)),

    proof: humanEditing.proof
      .use(signedIn)
      .handler(({ context: { ctx, user }, input }) =>
        listDeliveredProof(ctx, user, input.identity, input.page),
      ),
  };
}

const Params = z.object({ identity: z.uuid() });

/**
 * The link on a document card that leads to professional editing (S208). It is followed as a page, so that
 * every answer is one: the order, the sign-in with the way back, or a page that says why there is none.
 */
export async function serveOrderForm(
  app: FastifyInstance,
  ctx: Context,
  findUser: FindUser,
): Promise<void> {
  app.get("/api/order-form/from-digital-edit/:identity", async (request, reply) => {
    const user = await findUser(ctx, request);
    if (!user) return reply.redirect(`/sign-in?returnTo=${encodeURIComponent(request.url)}`);
    try {
      const params = Params.safeParse(request.params);
      if (!params.success) throw new Failure("documents.not-found");
      return await reply.redirect(
        `/rubriq/order/${await openOrder(ctx, user, params.data.identity)}`,
      );
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return reply.redirect(`/rubriq/order/refused?${new URLSearchParams({ code: error.code })}`);
    }
  });
}

/** What was delivered, for its author. */
export async function serveDeliveries(
  app: FastifyInstance,
  ctx: Context,
  findUser: FindUser,
): Promise<void> {
  type Asked = { Params: { identity: string }; Querystring: { fileName?: string } };
  const identityOf = (params: { identity: string }) => {
    const read = Params.safeParse(params);
    if (!read.success) throw new Failure("human-editing.not-found");
    return read.data.identity;
  };
  app.get<Asked>("/api/human-orders/:identity/file", async (request, reply) => {
    const user = await requireUser(ctx, request, findUser);
    const file = await openDelivery(ctx, user, identityOf(request.params));
    return sendWordFile(request, reply, { ...file, wishedName: request.query.fileName }, () => {});
  });
  app.get<Asked>("/api/human-orders/:identity/proof-sheet", async (request, reply) => {
    const user = await requireUser(ctx, request, findUser);
    const { name, content } = await makeProofFile(ctx, user, identityOf(request.params));
    return reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", contentDisposition(name))
      .send(content);
  });
}
