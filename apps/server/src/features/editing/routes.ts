import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { noteDownload } from "#features/documents/retention/service.ts";
import {
  deleteDocument,
  getCompletedDocument,
  listDocumentStates,
  listDocuments,
  openResult,
} from "#features/documents/service.ts";
import { getEditingAccess } from "#features/plans/access/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { type FindUser, requireUser } from "#platform/http/api.ts";
import { os, signedIn } from "#platform/http/procedures.ts";
import { sendWordFile } from "#platform/http/word-file.ts";
import { retryEdit, startEdit } from "./service.ts";

export const editingRoutes = {
  list: os.editing.list
    .use(signedIn)
    .handler(({ context, input }) =>
      listDocuments(context.ctx, context.user, input.type ?? "edit", input.page),
    ),

  status: os.editing.status.use(signedIn).handler(async ({ context, input }) => ({
    documents: await listDocumentStates(context.ctx, context.user, "edit", input.identities),
  })),

  limitReached: os.editing.limitReached
    .use(signedIn)
    .handler(({ context }) => getEditingAccess(context.ctx, context.user)),

  start: os.editing.start.use(signedIn).handler(async ({ context, input }) => ({
    document: await startEdit(context.ctx, context.user, input),
  })),

  retry: os.editing.retry.use(signedIn).handler(async ({ context, input }) => ({
    document: await retryEdit(context.ctx, context.user, input.identity),
  })),

  version: os.editing.version.use(signedIn).handler(async ({ context, input }) => {
    const { lewisVersion } = await getCompletedDocument(
      context.ctx,
      context.user,
      "edit",
      input.identity,
    );
    return { lewisVersion: lewisVersion ?? "" };
  }),

  remove: os.editing.remove.use(signedIn).handler(async ({ context, input }) => {
    await deleteDocument(context.ctx, context.user, "edit", input.identity);
    return { done: true as const };
  }),
};

const Params = z.object({ identity: z.uuid() });
const Query = z.object({ fileName: z.string().max(255).optional() });

/** The edited file, streamed from storage to the browser. */
export async function serveEditDownload(
  app: FastifyInstance,
  ctx: Context,
  findUser: FindUser,
): Promise<void> {
  app.get("/api/digital-edit/:identity/download", async (request, reply) => {
    const user = await requireUser(ctx, request, findUser);
    const params = Params.safeParse(request.params);
    if (!params.success) throw new Failure("documents.not-found");
    const { fileName } = Query.parse(request.query);
    const { document, body } = await openResult(ctx, user, "edit", params.data.identity);
    const file = { body, name: document.fileName, wishedName: fileName };
    return sendWordFile(reply, file, () => {
      noteDownload(ctx, document).catch((error: unknown) => {
        request.log.error(
          { err: error },
          "files were kept that should have gone after the download",
        );
      });
    });
  });
}
