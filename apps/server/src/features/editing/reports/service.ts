import {
  type ChangeReport,
  type Locale,
  languageTag,
  type Pagination,
  type ProofRow,
  proofPageSize,
  type ReportFormat,
  type User,
  type VersionSummary,
} from "@curie/contract";
import { makeFormatting } from "@curie/locales/formatting";
import { decidedFigures, proofCsv, type ReportMessages, reportPage } from "@curie/manuscript";
import { strengthMessage, styleNameOf } from "#features/documents/rules.ts";
import {
  type DocumentRow,
  findDocument,
  getCompletedDocument,
  refuseMissing,
} from "#features/documents/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { paginate } from "#platform/http/pagination.ts";
import { decisionsOf, settledOf } from "../decisions/rules.ts";
import { listDecisions } from "../decisions/store.ts";
import { describeReport, type StoredReport, sheetOf, unpackReport } from "./rules.ts";

export async function getReport(ctx: Context, user: User, identity: string): Promise<ChangeReport> {
  const { document, report } = await openReport(ctx, user, identity);
  return describeReport(document, report, await describeVersion(ctx, document, report));
}

/** A page of the proof sheet (G-66: a page that is not there is the nearest that is). */
export async function listProof(
  ctx: Context,
  user: User,
  identity: string,
  askedPage: string | undefined,
): Promise<{ rows: ProofRow[]; pagination: Pagination }> {
  const { report } = await openReport(ctx, user, identity);
  const rows = sheetOf(report);
  const pagination = paginate(askedPage, rows.length, proofPageSize);
  return { rows: rows.slice(pagination.offset, pagination.offset + proofPageSize), pagination };
}

/** What a report says of the version before. */
async function describeVersion(
  ctx: Context,
  document: DocumentRow,
  { version }: Pick<StoredReport, "version">,
): Promise<VersionSummary | null> {
  if (!version) return null;
  const { past: _, ...facts } = version;
  const previous = document.previousId
    ? await findDocument(ctx, document.ownerId, "edit", document.previousId)
    : null;
  return {
    number: document.versionNumber,
    previous: previous && { identity: previous.id, name: previous.fileName },
    ...facts,
  };
}

export type ReportFile = { name: string; content: string };

/** The report as a page to keep, or its proof sheet for a spreadsheet, in the owner's language. */
export async function makeReportFile(
  ctx: Context,
  user: User,
  identity: string,
  format: ReportFormat,
): Promise<ReportFile> {
  const { document, report } = await openReport(ctx, user, identity);
  const messages = reportMessages(ctx, user.locale);
  const name = document.fileName.replace(/\.[^.]*$/, "");
  if (format === "csv") {
    const content = proofCsv(report, messages);
    return { name: `${messages.say("report:file-name-proof", { name })}.csv`, content };
  }
  const { styleOfEnglish, oxfordSpelling, lewisVersion, strength, ...facts } = describeReport(
    document,
    report,
    await describeVersion(ctx, document, report),
  );
  const { completedAt, durationSeconds, editsLeftOut, paragraphsLeft } = facts;
  const style = messages.say(styleNameOf({ styleOfEnglish, oxfordSpelling }));
  const decided = await listDecisions(ctx.db, identity);
  return {
    name: `${messages.say("report:file-name-report", { name })}.html`,
    content: reportPage(
      { ...report, ...decidedFigures(report, new Map(settledOf(decided))) },
      {
        decisions: decisionsOf(decided),
        ...{ fileName: document.fileName, styleOfEnglish: style, engine: lewisVersion },
        strength: messages.say(...strengthMessage({ ...document, strength }, messages)),
        shortening: facts.shortening,
        version: facts.version,
        ...{ completedAt, durationSeconds, editsLeftOut, paragraphsLeft },
      },
      messages,
    ),
  };
}

function reportMessages(ctx: Context, locale: Locale): ReportMessages {
  // Where its reader is, nobody knows here.
  const { number, dateTime } = makeFormatting(locale, "UTC");
  const say: ReportMessages["say"] = (key, params) => ctx.messages(locale, key, params);
  return { language: languageTag(locale), say, number, dateTime: (at) => `${dateTime(at)} UTC` };
}

/**
 * The stored report of an own finished edit.
 *
 * @throws `editing.no-report` when it was made before there were reports
 */
export async function openReport(
  ctx: Context,
  user: User,
  identity: string,
): Promise<{ document: DocumentRow; report: StoredReport }> {
  const document = await getCompletedDocument(ctx, user, "edit", identity);
  return { document, report: await unpackReport(await readPackedReport(ctx, document)) };
}

/** The report of a finished edit as it is stored; threads unpack it themselves. */
export async function readPackedReport(ctx: Context, document: DocumentRow): Promise<Uint8Array> {
  if (!document.resultKey) throw new Failure("documents.files-removed");
  if (!document.reportKey) throw new Failure("editing.no-report");
  return ctx.files.bytes(document.reportKey).catch(refuseMissing(ctx, document));
}
