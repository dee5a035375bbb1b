import { contract, EditCopy, ReportFormat } from "@curie/contract";
import { reportPagePolicy } from "@curie/manuscript";
import { create as contentDisposition } from "content-disposition";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sessionOf } from "#features/accounts/sessions/service.ts";
import { noteDownload } from "#features/documents/retention/service.ts";
import {
  deleteDocument,
  getCompletedDocument,
  listDocumentStates,
  listDocuments,
} from "#features/documents/service.ts";
import { getEditingAccess } from "#features/plans/access/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { type FindUser, requireUser } from "#platform/http/api.ts";
import { sendWordFile } from "#platform/http/downloads.ts";
import { os, signedIn } from "#platform/http/procedures.ts";
import { serveReading } from "#platform/http/reading-route.ts";
import { getReport, listProof, makeReportFile } from "./reports/service.ts";
import { openEdit, retryEdit, startEdit } from "./service.ts";

/** The list is asked for with every page, so it has a route of its own. */
export function serveEditList(app: FastifyInstance, ctx: Context): void {
  serveReading(app, {
    name: "editing.list",
    endpoint: contract.editing.list,
    sessionOf: (cookieHeader) => sessionOf(ctx, cookieHeader),
    answer: (session, input) => listDocuments(ctx, session, input.type ?? "edit", input.page),
  });
}

export const editingRoutes = {
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

  report: os.editing.report
    .use(signedIn)
    .handler(({ context, input }) => getReport(context.ctx, context.user, input.identity)),

  proof: os.editing.proof
    .use(signedIn)
    .handler(({ context, input }) =>
      listProof(context.ctx, context.user, input.identity, input.page),
    ),

  remove: os.editing.remove.use(signedIn).handler(async ({ context, input }) => {
    await deleteDocument(context.ctx, context.user, "edit", input.identity);
    return { done: true as const };
  }),
};

const Params = z.object({ identity: z.uuid() });
const Query = z.object({
  fileName: z.string().max(255).optional(),
  copy: EditCopy.default("tracked"),
});

/** A copy of a finished edit, streamed to the browser. */
export async function serveEditDownload(
  app: FastifyInstance,
  ctx: Context,
  findUser: FindUser,
): Promise<void> {
  app.get("/api/digital-edit/:identity/download", async (request, reply) => {
    const user = await requireUser(ctx, request, findUser);
    const params = Params.safeParse(request.params);
    if (!params.success) throw new Failure("documents.not-found");
    const query = Query.safeParse(request.query);
    if (!query.success) throw new Failure("invalid-input");
    const { fileName, copy } = query.data;
    const { document, ...opened } = await openEdit(ctx, user, params.data.identity, copy);
    const file = { ...opened, name: document.fileName, wishedName: fileName };
    return sendWordFile(request, reply, file, () => {
      // Who keeps files until the download gets all of them; the tracked copy is the download.
      if (copy !== "tracked") return;
      noteDownload(ctx, document).catch((error: unknown) => {
        request.log.error(
          { err: error },
          "files were kept that should have gone after the download",
        );
      });
    });
  });
}

const ReportQuery = z.object({ format: ReportFormat.default("html") });

const reportTypes: Record<ReportFormat, string> = {
  html: "text/html; charset=utf-8",
  csv: "text/csv; charset=utf-8",
};

/** The change report as a file to keep. */
export async function serveReportFile(
  app: FastifyInstance,
  ctx: Context,
  findUser: FindUser,
): Promise<void> {
  app.get("/api/digital-edit/:identity/report-file", async (request, reply) => {
    const user = await requireUser(ctx, request, findUser);
    const params = Params.safeParse(request.params);
    if (!params.success) throw new Failure("documents.not-found");
    const query = ReportQuery.safeParse(request.query);
    if (!query.success) throw new Failure("invalid-input");
    const { format } = query.data;
    const { name, content } = await makeReportFile(ctx, user, params.data.identity, format);
    return reply
      .type(reportTypes[format])
      .header("content-security-policy", `${reportPagePolicy}; frame-ancestors 'none'; sandbox`)
      .header("content-disposition", contentDisposition(name))
      .send(content);
  });
}
