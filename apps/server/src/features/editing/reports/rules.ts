import { promisify } from "node:util";
import { gunzip, gzipSync } from "node:zlib";
import {
  type ChangeReport,
  editReasons,
  type ProofRow,
  type ProofSummary,
  proofKinds,
  type Shortening,
  type VersionSummary,
} from "@curie/contract";
import type { LogEarlierVersion, LogEngine } from "@curie/edit-log";
import type { StoredChecks } from "@curie/language/editing";
import type { ManuscriptReport, VersionFacts } from "@curie/manuscript";
import type { CheckedManuscript } from "@curie/submission-check";
import { strengthOf } from "#features/documents/rules.ts";
import type { DocumentRow } from "#features/documents/service.ts";

const inflate = promisify(gunzip);
const knownReasons: ReadonlySet<string> = new Set(editReasons);

/** What is stored of an edit beside its report; each where it was known already. */
export type StoredReport = ManuscriptReport & {
  /** What the submission check read from the original. */
  submission?: CheckedManuscript;
  /** What edited. */
  engine?: LogEngine;
  /** Of a manuscript that was to be shortened. */
  shortening?: Shortening;
  /** What the engine's costly checks answered: the next version asks no paragraph again. */
  checks?: StoredChecks;
  /** Of a next version: what it has in common with the one before. */
  version?: VersionFacts;
  /** The versions before, the last one first. */
  earlier?: LogEarlierVersion[];
};

/** A report as it lies in storage, beside the file it is about. */
export function packReport(report: StoredReport): Uint8Array {
  return pack(report);
}

/** Plain data as it lies in storage. */
export function pack(data: object): Uint8Array {
  return gzipSync(JSON.stringify(data));
}

/** What `pack` made of data of this shape. */
export async function unpack<Data extends object>(bytes: Uint8Array): Promise<Data> {
  return JSON.parse((await inflate(bytes)).toString("utf8"));
}

/**
 * Reports outlive versions: a reason that has no message any more is left out, and what was not looked
 * for yet is not there.
 */
export async function unpackReport(bytes: Uint8Array): Promise<StoredReport> {
  const report = await unpack<StoredReport>(bytes);
  for (const { changes } of report.paragraphs) {
    for (const change of changes) {
      if (change.reason !== null && !knownReasons.has(change.reason)) change.reason = null;
      change.meaning ??= null;
    }
  }
  return report;
}

/** What the row of a document says in its report. */
type EditFacts = Pick<
  DocumentRow,
  | "id"
  | "fileName"
  | "uploadId"
  | "styleOfEnglish"
  | "oxfordSpelling"
  | "type"
  | "strength"
  | "createdAt"
  | "startedAt"
  | "completedAt"
  | "lewisVersion"
  | "editsLeftOut"
  | "paragraphsLeft"
>;

/** The change report of a finished edit, as its owner is told it. */
export function describeReport(
  document: EditFacts,
  report: StoredReport,
  version: VersionSummary | null,
): ChangeReport {
  const { words, sentences, paragraphs, differences, editsTakenOut, comparison } = report;
  const { shortening = null } = report;
  const { styleOfEnglish } = document;
  if (styleOfEnglish === null) throw new Error(`the edit ${document.id} has no style of English`);
  const completedAt = document.completedAt ?? document.createdAt;
  const startedAt = document.startedAt ?? document.createdAt;
  return {
    ...{ words, sentences, paragraphs, differences, editsTakenOut, comparison },
    terms: report.terms ? { ...report.terms, list: `document-${document.uploadId}` } : null,
    identity: document.id,
    file: { name: document.fileName },
    styleOfEnglish,
    oxfordSpelling: document.oxfordSpelling,
    strength: strengthOf(document) ?? "proofread",
    shortening,
    completedAt: completedAt.toISOString(),
    durationSeconds: Math.round(Math.max(0, completedAt.getTime() - startedAt.getTime()) / 1000),
    lewisVersion: document.lewisVersion ?? "",
    editsLeftOut: document.editsLeftOut ?? 0,
    paragraphsLeft: document.paragraphsLeft ?? 0,
    proof: summarise(report),
    version,
  };
}

/** How many values of each kind were compared, and how many an edit would have changed. */
function summarise({ proof, differences }: ManuscriptReport): ProofSummary {
  const byKind = proofKinds.map((kind) => ({
    kind,
    count: proof.filter((row) => row.kind === kind).length,
  }));
  return {
    total: proof.length,
    differing: differences.length,
    byKind: byKind.filter(({ count }) => count > 0),
  };
}

/** The rows of the proof sheet, those that an edit would have changed first. */
export function sheetOf({ proof, differences }: ManuscriptReport): ProofRow[] {
  return [...differences, ...proof];
}
