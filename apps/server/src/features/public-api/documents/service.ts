import {
  type ChangeReport,
  type Document,
  EditCopy,
  isErrorCode,
  type SubmissionCheck,
  TranslationCopy,
  type Upload,
  type User,
  type V1Document,
} from "@curie/contract";
import type { ApiCaller } from "#features/accounts/api-tokens/service.ts";
import { findUploaded, listUploaded } from "#features/documents/by-upload/service.ts";
import { type DocumentService, openDocument } from "#features/documents/processing/service.ts";
import { noteDownload } from "#features/documents/retention/service.ts";
import { documentWarnings } from "#features/documents/rules.ts";
import { deleteDocument, type OpenedCopy } from "#features/documents/service.ts";
import { discardUpload } from "#features/documents/uploads/service.ts";
import { getSubmissionCheck } from "#features/editing/checks/service.ts";
import { getReport } from "#features/editing/reports/service.ts";
import { editing } from "#features/editing/service.ts";
import { translation } from "#features/translation/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { requireScope } from "../access/service.ts";
import { receivedDocument, toV1Document } from "./rules.ts";

const services: Readonly<Record<Document["type"], DocumentService>> = {
  edit: editing,
  translation,
};
const startScopes = { edit: "edit", translation: "translate" } as const;

/** A page of own documents, newest first, and where the next one begins; null at the end. */
export async function listV1Documents(
  ctx: Context,
  user: User,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ documents: V1Document[]; next: string | null }> {
  const found = await listUploaded(ctx, user, { after: cursor, limit: limit + 1 });
  const shown = found.slice(0, limit);
  return {
    documents: shown.map(({ uploadId, document }) => toV1Document(uploadId, document)),
    next: found.length > limit ? (shown.at(-1)?.uploadId ?? null) : null,
  };
}

/** @throws `documents.not-found` for unknown, deleted and other people's documents alike */
export async function getV1Document(
  ctx: Context,
  user: User,
  identity: string,
): Promise<V1Document> {
  const found = await findUploaded(ctx, user, identity);
  if (!found || "deleted" in found) throw new Failure("documents.not-found");
  if ("document" in found) return toV1Document(identity, found.document);
  const { fileName, sizeBytes, createdAt, warnings, words, refusalCode } = found.upload;
  return receivedDocument({
    identity,
    name: fileName,
    sizeBytes,
    createdAt: createdAt.toISOString(),
    warnings: documentWarnings(warnings),
    words,
    failure: isErrorCode(refusalCode) ? { code: refusalCode, params: {} } : null,
  });
}

/** What was just handed in; its words are counted later. */
export function describeReceived(ctx: Context, { identity, file, warnings }: Upload): V1Document {
  const createdAt = ctx.clock.now().toISOString();
  return receivedDocument({
    ...{ identity, ...file, createdAt, warnings },
    ...{ words: null, failure: null },
  });
}

export async function getV1Report(
  ctx: Context,
  user: User,
  identity: string,
): Promise<ChangeReport> {
  return getReport(ctx, user, await requireEdit(ctx, user, identity));
}

export async function getV1Check(
  ctx: Context,
  user: User,
  identity: string,
): Promise<SubmissionCheck> {
  return getSubmissionCheck(ctx, user, await requireEdit(ctx, user, identity));
}

/** Removes a manuscript and its files at once, whatever became of it. A second call answers the same. */
export async function removeV1Document(
  ctx: Context,
  caller: ApiCaller,
  identity: string,
): Promise<void> {
  const { user } = caller;
  const found = await findUploaded(ctx, user, identity);
  if (!found) throw new Failure("documents.not-found");
  if ("deleted" in found) return;
  if ("upload" in found) return discardUpload(ctx, user, identity);
  const { type, identity: documentId } = found.document;
  requireScope(caller, [startScopes[type]]);
  await deleteDocument(ctx, user, services[type], documentId);
}

/**
 * A file of a finished document. `onSent` is to be called when all of it has left: files that are kept
 * until the download go after the result.
 */
export async function openV1File(
  ctx: Context,
  user: User,
  identity: string,
  asked: string,
): Promise<OpenedCopy & { onSent: () => Promise<void> }> {
  const { type, identity: documentId } = await requireStarted(ctx, user, identity);
  const service = services[type];
  const copy = (type === "edit" ? EditCopy : TranslationCopy).safeParse(asked);
  if (!copy.success) throw new Failure("not-found");
  const opened = await openDocument(ctx, user, service, documentId, copy.data);
  return {
    ...opened,
    onSent: async () => {
      if (copy.data === service.result) await noteDownload(ctx, service, opened.document);
    },
  };
}

async function requireStarted(ctx: Context, user: User, identity: string): Promise<Document> {
  const found = await findUploaded(ctx, user, identity);
  if (!found || "deleted" in found) throw new Failure("documents.not-found");
  if ("upload" in found) throw new Failure("documents.not-completed");
  return found.document;
}

/** Translations have neither report nor check. */
async function requireEdit(ctx: Context, user: User, identity: string): Promise<string> {
  const document = await requireStarted(ctx, user, identity);
  if (document.type !== "edit") throw new Failure("editing.no-report");
  return document.identity;
}
