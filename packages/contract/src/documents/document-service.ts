import { z } from "zod";
import { type ErrorCode, errors } from "../errors.ts";
import { Identity, signedIn } from "../http.ts";
import { Document, DocumentPage, PageQuery, StatusQuery } from "./documents.ts";

const byIdentity = z.object({ identity: Identity });
export const ownDocument = signedIn.errors(errors("documents.not-found"));

type Description<Choice extends z.ZodRawShape, Access extends z.ZodType, Copy extends z.ZodType> = {
  path: `/${string}`;
  tag: string;
  /** How summaries name a document: "edit", and with its article "an edit". */
  noun: string;
  withArticle: string;
  /** What is chosen at the start beside the file. */
  choice: Choice;
  /** The answer to whether another may be started now. */
  access: Access;
  /** Why none may be started, besides what the upload itself says. */
  refusals: readonly ErrorCode[];
  /** The refusal of a manuscript with too many words. */
  tooLong: ErrorCode;
  /** Why what was chosen cannot be done. */
  choiceRefusals?: readonly ErrorCode[];
  copies: Copy;
  copiesSummary: string;
  /** Why a copy may not be had, besides what holds for every file. */
  copyRefusals: readonly ErrorCode[];
};

/** The endpoints that every service for documents has (G-4). */
export function documentCalls<
  Choice extends z.ZodRawShape,
  Access extends z.ZodType,
  Copy extends z.ZodType,
>(service: Description<Choice, Access, Copy>) {
  const { path, noun, withArticle } = service;
  const tags = [service.tag];
  return {
    list: signedIn
      .route({ method: "GET", path: `${path}/list`, tags, summary: `Own ${noun}s, newest first` })
      .input(PageQuery)
      .output(DocumentPage),
    status: signedIn
      .route({
        method: "POST",
        path: `${path}/status`,
        tags,
        summary: `States of several own ${noun}s in one request; foreign identities are left out`,
      })
      .input(StatusQuery)
      .output(z.object({ documents: z.array(Document) })),
    limitReached: signedIn
      .route({
        method: "GET",
        path: `${path}/limit-reached`,
        tags,
        summary: `May another ${noun} be started now, and if not, why`,
      })
      .output(service.access),
    start: ownDocument
      .route({
        method: "POST",
        path: `${path}/start`,
        tags,
        summary: `Start ${withArticle} of an upload; the same upload starts once however often it is asked`,
      })
      .input(z.object({ file: Identity, ...service.choice }))
      .output(z.object({ document: Document }))
      .errors(
        errors(
          "word-count-not-received",
          "file-upload-error",
          service.tooLong,
          ...service.refusals,
          ...(service.choiceRefusals ?? []),
        ),
      ),
    retry: ownDocument
      .route({
        method: "POST",
        path: `${path}/{identity}/retry`,
        tags,
        summary: `Try a failed ${noun} again; counts as a start`,
      })
      .input(byIdentity)
      .output(z.object({ document: Document }))
      .errors(errors("documents.not-failed", "documents.files-removed", ...service.refusals)),
    remove: ownDocument
      .route({
        method: "DELETE",
        path: `${path}/{identity}`,
        tags,
        summary: `Delete ${withArticle} and its files at once; a second call answers the same`,
      })
      .input(byIdentity.extend({ fileName: z.string().max(255), keepFile: z.literal(false) }))
      .output(z.object({ done: z.literal(true) })),
  };
}

/** The download that every service for documents has. */
export function documentDownload<
  Choice extends z.ZodRawShape,
  Access extends z.ZodType,
  Copy extends z.ZodType,
>({ path, tag, copies, copiesSummary, copyRefusals }: Description<Choice, Access, Copy>) {
  return ownDocument
    .route({
      method: "GET",
      path: `${path}/{identity}/download`,
      tags: [tag],
      summary: `${copiesSummary}, under the given file name`,
    })
    .input(
      byIdentity.extend({
        fileName: z.string().max(255).optional(),
        /** The version that the caller was told of (S69); an edit has one. */
        version: z.string().max(200).optional(),
        copy: copies.optional(),
      }),
    )
    .output(z.file())
    .errors(
      errors(
        "documents.not-completed",
        "documents.files-removed",
        "documents.file-missing",
        ...copyRefusals,
      ),
    );
}
