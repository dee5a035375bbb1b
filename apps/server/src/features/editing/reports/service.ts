import {
  type ChangeReport,
  type Pagination,
  type ProofRow,
  proofPageSize,
  type User,
} from "@curie/contract";
import type { ManuscriptReport } from "@curie/manuscript";
import { paginate } from "#features/documents/rules.ts";
import { type DocumentRow, getCompletedDocument } from "#features/documents/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { describeReport, sheetOf, unpackReport } from "./rules.ts";

export async function getReport(ctx: Context, user: User, identity: string): Promise<ChangeReport> {
  const { document, report } = await readReport(ctx, user, identity);
  return describeReport(document, report);
}

/** A page of the proof sheet (G-66: a page that is not there is the nearest that is). */
export async function listProof(
  ctx: Context,
  user: User,
  identity: string,
  askedPage: string | undefined,
): Promise<{ rows: ProofRow[]; pagination: Pagination }> {
  const { report } = await readReport(ctx, user, identity);
  const rows = sheetOf(report);
  const pagination = paginate(askedPage, rows.length, proofPageSize);
  return { rows: rows.slice(pagination.offset, pagination.offset + proofPageSize), pagination };
}

/**
 * The stored report of an own finished edit.
 *
 * @throws `editing.no-report` when it was made before there were reports
 */
async function readReport(
  ctx: Context,
  user: User,
  identity: string,
): Promise<{ document: DocumentRow; report: ManuscriptReport }> {
  const document = await getCompletedDocument(ctx, user, "edit", identity);
  if (!document.resultKey) throw new Failure("documents.files-removed");
  if (!document.reportKey) throw new Failure("editing.no-report");
  return { document, report: await unpackReport(await ctx.files.bytes(document.reportKey)) };
}
