import { z } from "zod";
import { EditingAccess } from "./access.ts";
import { ChangeReport, EditCopy, ProofRow, ReportFormat } from "./change-report.ts";
import { proofPageSize } from "./constants.ts";
import {
  Document,
  DocumentPage,
  PageQuery,
  Pagination,
  StatusQuery,
  StyleOfEnglish,
} from "./documents.ts";
import { errors } from "./errors.ts";
import { Identity, signedIn } from "./http.ts";

const tags = ["Editing"];
const byIdentity = z.object({ identity: Identity });
const ownDocument = signedIn.errors(errors("documents.not-found"));

export const editing = {
  list: signedIn
    .route({ method: "GET", path: "/digital-edit/list", tags, summary: "Own edits, newest first" })
    .input(PageQuery)
    .output(DocumentPage),
  status: signedIn
    .route({
      method: "POST",
      path: "/digital-edit/status",
      tags,
      summary: "States of several own edits in one request; foreign identities are left out",
    })
    .input(StatusQuery)
    .output(z.object({ documents: z.array(Document) })),
  limitReached: signedIn
    .route({
      method: "GET",
      path: "/digital-edit/limit-reached",
      tags,
      summary: "May another edit be started now, and if not, why",
    })
    .output(EditingAccess),
  start: ownDocument
    .route({
      method: "POST",
      path: "/digital-edit/start",
      tags,
      summary: "Start editing an upload; the same upload starts once however often it is asked",
    })
    .input(z.object({ file: Identity, styleOfEnglish: StyleOfEnglish }))
    .output(z.object({ document: Document }))
    .errors(
      errors(
        "word-count-not-received",
        "automated-edit-not-available",
        "digital-edit-limit-exceeded",
        "maximum-automated-edits-reached",
        "digital-editing-exceeds-max-word-count",
      ),
    ),
  retry: ownDocument
    .route({
      method: "POST",
      path: "/digital-edit/{identity}/retry",
      tags,
      summary: "Try a failed edit again; counts as a start",
    })
    .input(byIdentity)
    .output(z.object({ document: Document }))
    .errors(
      errors(
        "documents.not-failed",
        "documents.files-removed",
        "automated-edit-not-available",
        "digital-edit-limit-exceeded",
        "maximum-automated-edits-reached",
      ),
    ),
  version: ownDocument
    .route({
      method: "GET",
      path: "/digital-edit/{identity}/version",
      tags,
      summary: "Version of the engine that made the result",
    })
    .input(byIdentity)
    .output(z.object({ lewisVersion: z.string() }))
    .errors(errors("documents.not-completed")),
  report: ownDocument
    .route({
      method: "GET",
      path: "/digital-edit/{identity}/report",
      tags,
      summary: "What was changed and why, and whether every number and citation is the same",
    })
    .input(byIdentity)
    .output(ChangeReport)
    .errors(
      errors(
        "documents.not-completed",
        "documents.files-removed",
        "documents.file-missing",
        "editing.no-report",
      ),
    ),
  proof: ownDocument
    .route({
      method: "GET",
      path: "/digital-edit/{identity}/proof",
      tags,
      summary: `Rows of the proof sheet, ${proofPageSize} at a time, those that differ first`,
    })
    .input(byIdentity.extend({ page: z.string().optional() }))
    .output(z.object({ rows: z.array(ProofRow), pagination: Pagination }))
    .errors(
      errors(
        "documents.not-completed",
        "documents.files-removed",
        "documents.file-missing",
        "editing.no-report",
      ),
    ),
  remove: ownDocument
    .route({
      method: "DELETE",
      path: "/digital-edit/{identity}",
      tags,
      summary: "Delete an edit and its files at once; a second call answers the same",
    })
    .input(byIdentity.extend({ fileName: z.string().max(255), keepFile: z.literal(false) }))
    .output(z.object({ done: z.literal(true) })),
};

export const editingStreams = {
  download: ownDocument
    .route({
      method: "GET",
      path: "/digital-edit/{identity}/download",
      tags,
      summary:
        "The edited Word file with tracked changes, the clean copy, or the original, under the given file name",
    })
    .input(
      byIdentity.extend({
        fileName: z.string().max(255).optional(),
        version: z.string().max(200).optional(),
        copy: EditCopy.optional(),
      }),
    )
    .output(z.file())
    .errors(errors("documents.not-completed", "documents.files-removed", "documents.file-missing")),
  reportFile: ownDocument
    .route({
      method: "GET",
      path: "/digital-edit/{identity}/report-file",
      tags,
      summary:
        "The change report as a page to keep, or its proof sheet as CSV, in one’s own language",
    })
    .input(byIdentity.extend({ format: ReportFormat.optional() }))
    .output(z.file())
    .errors(
      errors(
        "documents.not-completed",
        "documents.files-removed",
        "documents.file-missing",
        "editing.no-report",
      ),
    ),
};
