import type { DecidedCopy } from "@curie/contract";
import { DocxRefusal } from "@curie/docx";
import type { LogEarlierVersion } from "@curie/edit-log";
import {
  type EditingChoices,
  type EditingEngineSettings,
  type ModelFailureCode,
  type ModelNotes,
  modelFailureOf,
  takingNotes,
} from "@curie/language/editing";
import {
  type CarriedDecision,
  changesAuthor,
  checkManuscript,
  cleanCopy,
  compareVersions,
  decidedCopy,
  type EarlierDecision,
  type EarlierVersion,
  earlierVersion,
  editManuscript,
  type VersionComparison,
} from "@curie/manuscript";
import type { CheckedManuscript } from "@curie/submission-check";
import type { Refusal } from "#features/documents/rules.ts";
import type { TaskInput } from "#platform/cpu.ts";
import { editingEngine } from "#platform/editing-engine.ts";
import type { SettledChanges } from "./decisions/rules.ts";
import { engineFacts } from "./log/rules.ts";
import { pack, packReport, unpack, unpackReport } from "./reports/rules.ts";

export type EditInput = {
  bytes: Uint8Array;
  choices: EditingChoices & { targetWords?: number | null };
  date: string;
  settings: EditingEngineSettings;
  /** What is known of the version before, as `known` packed it. */
  previous: Uint8Array | null;
};
export type EditOutput =
  | {
      refused: Refusal;
      /** Why the language model did not edit, where that is the reason. */
      model?: ModelFailureCode;
    }
  | {
      refused: null;
      bytes: Uint8Array;
      words: number;
      changes: number;
      editsLeftOut: number;
      /** Codes of the warnings about the document. */
      warnings: string[];
      engine: string;
      model: ModelNotes;
      /** The change report, as it is stored. */
      report: Uint8Array;
      proof: { total: number; differing: number };
      /** Decisions of the version before that hold for changes of this one. */
      carried: CarriedDecision[];
    };
export type EditProgress = { done: number; total: number };

/** Edits one manuscript from bytes to bytes, on a worker thread. */
export async function edit({ input, port }: TaskInput<EditInput>): Promise<EditOutput> {
  const { engine, notes } = takingNotes(editingEngine(input.settings));
  const previous = input.previous && (await unpack<KnownVersion>(input.previous));
  const { targetWords = null, ...choices } = input.choices;
  try {
    const edited = await editManuscript(input.bytes, engine, {
      ...choices,
      ...(targetWords === null ? {} : { targetWords }),
      previous: previous?.version ?? null,
      author: changesAuthor,
      date: input.date,
      onProgress: (done, total) => port?.postMessage({ done, total } satisfies EditProgress),
    });
    return {
      refused: null,
      bytes: edited.bytes,
      words: edited.words,
      changes: edited.changes,
      editsLeftOut: edited.warnings.filter(({ edit }) => edit !== undefined).length,
      warnings: edited.warnings.filter(({ edit }) => edit === undefined).map(({ code }) => code),
      engine: `${engine.name} ${engine.version}`,
      model: notes,
      report: packReport({
        ...edited.report,
        ...submissionOf(input.bytes),
        engine: engineFacts(engine, input.settings),
        ...(targetWords === null || !notes.shortened
          ? {}
          : { shortening: { target: targetWords, ...notes.shortened } }),
        checks: edited.checks,
        ...(previous && edited.version
          ? { version: edited.version.facts, earlier: previous.earlier }
          : {}),
      }),
      proof: { total: edited.report.proof.length, differing: edited.report.differences.length },
      carried: edited.version?.decided ?? [],
    };
  } catch (error) {
    // Refusals cross the thread as values: an error class would arrive without its code.
    if (error instanceof DocxRefusal) {
      return { refused: { code: error.code, params: { ...error.params } } };
    }
    const model = modelFailureOf(error);
    if (model) return { refused: { code: "editing.engine-not-available", params: {} }, model };
    throw error;
  }
}

/** The clean copy of an edited manuscript: Curie's changes accepted, those of others still tracked. */
export async function clean({ input }: TaskInput<{ bytes: Uint8Array }>): Promise<Uint8Array> {
  return cleanCopy(input.bytes);
}

/** The submission check of an original. */
export async function check({
  input,
}: TaskInput<{ bytes: Uint8Array }>): Promise<CheckedManuscript> {
  return checkManuscript(input.bytes);
}

/** It is never in the way of an edit: a check that breaks is made, and its bug told, when it is asked for. */
function submissionOf(bytes: Uint8Array): { submission?: CheckedManuscript } {
  try {
    return { submission: checkManuscript(bytes) };
  } catch {
    return {};
  }
}

/** What the next version is told of an edit. */
type KnownVersion = {
  version: EarlierVersion;
  /** What the log of the next one says of it and of those before it. */
  earlier: LogEarlierVersion[];
};

export type KnownInput = {
  /** The original. */
  bytes: Uint8Array;
  /** As it is stored. */
  report: Uint8Array;
  document: string;
  choices: EditingChoices;
  /** What the document's row says of it; the report may know its engine better. */
  stated: Omit<LogEarlierVersion, "originalSha256">;
  decisions: [change: number, decided: EarlierDecision][];
};
export type KnownOutput = Uint8Array | { refused: Refusal };

/** Gathers what the next version of an edit has to know of it, packed as it is stored. */
export async function known({ input }: TaskInput<KnownInput>): Promise<Uint8Array> {
  const { bytes, document, choices, stated, decisions } = input;
  const report = await unpackReport(input.report);
  const version = earlierVersion(bytes, {
    ...{ document, report, choices, decisions },
    past: report.version?.past ?? [],
    checks: report.checks ?? null,
  });
  const self: LogEarlierVersion = {
    document: stated.document,
    originalSha256: report.comparison.originalSha256,
    completedAt: stated.completedAt,
    engine: report.engine ?? stated.engine,
  };
  return pack({ version, earlier: [self, ...(report.earlier ?? [])] } satisfies KnownVersion);
}

export type CompareInput = { older: Uint8Array; newer: Uint8Array; author: string; date: string };
export type CompareOutput = VersionComparison | { refused: Refusal };

/** Two versions as one file with tracked changes. */
export async function compare({ input }: TaskInput<CompareInput>): Promise<CompareOutput> {
  const { older, newer, ...options } = input;
  try {
    return compareVersions(older, newer, options);
  } catch (error) {
    if (!(error instanceof DocxRefusal)) throw error;
    return { refused: { code: error.code, params: { ...error.params } } };
  }
}

export type DecidedInput = {
  /** The original. */
  bytes: Uint8Array;
  /** As it is stored. */
  report: Uint8Array;
  decisions: SettledChanges;
  copy: DecidedCopy;
  author: string;
  date: string;
};
export type DecidedOutput = { bytes: Uint8Array } | { changed: { paragraph: number } };

/** A copy of the manuscript by what its author decided. */
export async function decided({ input }: TaskInput<DecidedInput>): Promise<DecidedOutput> {
  const { bytes, report, decisions, ...options } = input;
  const made = decidedCopy(bytes, await unpackReport(report), new Map(decisions), options);
  return made.bytes === null ? { changed: made.changed } : { bytes: made.bytes };
}
