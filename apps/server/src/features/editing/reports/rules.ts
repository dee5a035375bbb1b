import { promisify } from "node:util";
import { gunzip, gzipSync } from "node:zlib";
import {
  type ChangeReport,
  editReasons,
  type ProofRow,
  type ProofSummary,
  proofKinds,
  type Shortening,
} from "@curie/contract";
import type { LogEngine } from "@curie/edit-log";
import type { ManuscriptReport } from "@curie/manuscript";
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
};

/** A report as it lies in storage, beside the file it is about. */
export function packReport(report: StoredReport): Uint8Array {
  return gzipSync(JSON.stringify(report));
}

/**
 * Reports outlive versions: a reason that has no message any more is left out, and what was not looked
 * for yet is not there.
 */
export async function unpackReport(bytes: Uint8Array): Promise<StoredReport> {
  const report: StoredReport = JSON.parse((await inflate(bytes)).toString("utf8"));
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
export function describeReport(document: EditFacts, report: StoredReport): ChangeReport {
  const { proof, submission: _, engine: __, shortening = null, ...told } = report;
  const { styleOfEnglish } = document;
  if (styleOfEnglish === null) throw new Error(`the edit ${document.id} has no style of English`);
  const completedAt = document.completedAt ?? document.createdAt;
  const startedAt = document.startedAt ?? document.createdAt;
  return {
    ...told,
    terms: told.terms ?? null,
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
