import { contract, TranslationCopy } from "@curie/contract";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sessionOf } from "#features/accounts/sessions/service.ts";
import { noteDownload } from "#features/documents/retention/service.ts";
import {
  deleteDocument,
  listDocumentStates,
  listDocuments,
  openCopy,
} from "#features/documents/service.ts";
import { getTranslationAccess } from "#features/plans/access/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { type FindUser, requireUser } from "#platform/http/api.ts";
import { sendWordFile } from "#platform/http/downloads.ts";
import { os, signedIn } from "#platform/http/procedures.ts";
import { serveReading } from "#platform/http/reading-route.ts";
import { listEngines, retryTranslation, startTranslation } from "./service.ts";

/** The list is asked for with every page, so it has a route of its own. */
export function serveTranslationList(app: FastifyInstance, ctx: Context): void {
  serveReading(app, {
    name: "translation.list",
    endpoint: contract.translation.list,
    sessionOf: (cookieHeader) => sessionOf(ctx, cookieHeader),
    answer: (session, input) =>
      listDocuments(ctx, session, input.type ?? "translation", input.page),
  });
}

export const translationRoutes = {
  status: os.translation.status.use(signedIn).handler(async ({ context, input }) => ({
    documents: await listDocumentStates(context.ctx, context.user, "translation", input.identities),
  })),

  limitReached: os.translation.limitReached
    .use(signedIn)
    .handler(({ context }) => getTranslationAccess(context.ctx, context.user)),

  engines: os.translation.engines.use(signedIn).handler(async ({ context }) => ({
    engines: await listEngines(context.ctx),
  })),

  start: os.translation.start.use(signedIn).handler(async ({ context, input }) => ({
    document: await startTranslation(context.ctx, context.user, input),
  })),

  retry: os.translation.retry.use(signedIn).handler(async ({ context, input }) => ({
    document: await retryTranslation(context.ctx, context.user, input.identity),
  })),

  remove: os.translation.remove.use(signedIn).handler(async ({ context, input }) => {
    await deleteDocument(context.ctx, context.user, "translation", input.identity);
    return { done: true as const };
  }),
};

const Params = z.object({ identity: z.uuid() });
const Query = z.object({
  fileName: z.string().max(255).optional(),
  copy: TranslationCopy.default("translated"),
});

/** A copy of a finished translation, streamed from storage to the browser. */
export async function serveTranslationDownload(
  app: FastifyInstance,
  ctx: Context,
  findUser: FindUser,
): Promise<void> {
  app.get("/api/digital-translation/:identity/download", async (request, reply) => {
    const user = await requireUser(ctx, request, findUser);
    const params = Params.safeParse(request.params);
    if (!params.success) throw new Failure("documents.not-found");
    const query = Query.safeParse(request.query);
    if (!query.success) throw new Failure("invalid-input");
    const { fileName, copy } = query.data;
    const { document, ...opened } = await openCopy(
      ctx,
      user,
      "translation",
      params.data.identity,
      copy,
    );
    const file = { ...opened, name: document.fileName, wishedName: fileName };
    return sendWordFile(request, reply, file, () => {
      // Who keeps files until the download gets all of them; the translation is the download.
      if (copy !== "translated") return;
      noteDownload(ctx, document).catch((error: unknown) => {
        request.log.error(
          { err: error },
          "files were kept that should have gone after the download",
        );
      });
    });
  });
}
