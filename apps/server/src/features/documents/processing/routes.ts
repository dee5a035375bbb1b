import { contract, streams } from "@curie/contract";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sessionOf } from "#features/accounts/sessions/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { type FindUser, requireUser } from "#platform/http/api.ts";
import { sendWordFile } from "#platform/http/downloads.ts";
import { type os, signedIn } from "#platform/http/procedures.ts";
import { serveReading } from "#platform/http/reading-route.ts";
import { noteDownload } from "../retention/service.ts";
import { deleteDocument, listDocumentStates, listDocuments } from "../service.ts";
import { type DocumentService, openDocument, retryDocument } from "./service.ts";

/** The endpoints that are the same for every service; `os.editing` and `os.translation` have them. */
type Endpoints = Pick<typeof os.editing, "status" | "retry" | "remove">;

export function documentRoutesOf(service: DocumentService, endpoints: Endpoints) {
  return {
    status: endpoints.status.use(signedIn).handler(async ({ context, input }) => ({
      documents: await listDocumentStates(
        context.ctx,
        context.user,
        service.type,
        input.identities,
      ),
    })),

    retry: endpoints.retry.use(signedIn).handler(async ({ context, input }) => ({
      document: await retryDocument(context.ctx, context.user, service, input.identity),
    })),

    remove: endpoints.remove.use(signedIn).handler(async ({ context, input }) => {
      await deleteDocument(context.ctx, context.user, service, input.identity);
      return { done: true as const };
    }),
  };
}

/** The list is asked for with every page, so it has a route of its own. */
export function serveDocumentList(
  app: FastifyInstance,
  ctx: Context,
  { name, type }: DocumentService,
): void {
  serveReading(app, {
    name: `${name}.list`,
    endpoint: contract[name].list,
    sessionOf: (cookieHeader) => sessionOf(ctx, cookieHeader),
    answer: (session, input) => listDocuments(ctx, session, input.type ?? type, input),
  });
}

const Params = z.object({ identity: z.uuid() });

/** A copy of a finished document, streamed to the browser. */
export function serveDocumentDownload(
  app: FastifyInstance,
  ctx: Context,
  findUser: FindUser,
  service: DocumentService,
): void {
  const { path } = streams[service.name].download["~orpc"].route;
  const Query = z.object({
    fileName: z.string().max(255).optional(),
    copy: service.copies.default(service.result),
  });
  app.get(`/api${path?.replace("{identity}", ":identity")}`, async (request, reply) => {
    const user = await requireUser(ctx, request, findUser);
    const params = Params.safeParse(request.params);
    if (!params.success) throw new Failure("documents.not-found");
    const query = Query.safeParse(request.query);
    if (!query.success) throw new Failure("invalid-input");
    const { fileName, copy } = query.data;
    const { document, ...opened } = await openDocument(
      ctx,
      user,
      service,
      params.data.identity,
      copy,
    );
    const file = { ...opened, name: document.fileName, wishedName: fileName };
    return sendWordFile(request, reply, file, () => {
      // Files that are kept until the download go after the result, not after another copy.
      if (copy !== service.result) return;
      noteDownload(ctx, service, document).catch((error: unknown) => {
        request.log.error(
          { err: error },
          "files were kept that should have gone after the download",
        );
      });
    });
  });
}
