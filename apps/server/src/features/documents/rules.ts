import {
  type DocumentCopy,
  type DocumentFailure,
  type DocumentType,
  DocumentWarning,
  dayMs,
  defaultRetentionDays,
  type EditStrength,
  type ErrorCode,
  type FirstLanguage,
  isErrorCode,
  type JobProgress,
  type Locale,
  type StyleOfEnglish,
} from "@curie/contract";

/**
 * What an estimate needs. The first paragraphs wait for the engine and may be long ones: by them alone, a job of
 * 45 s once had hours left.
 */
const etaNeedsMs = 8000;
const etaNeedsShare = 0.1;

export function describeProgress(
  job: { startedAt: Date | null; done: number; total: number; ahead: number },
  now: Date,
): JobProgress {
  const { startedAt, done, total, ahead } = job;
  const elapsedMs = startedAt ? now.getTime() - startedAt.getTime() : 0;
  const etaSeconds =
    done > 0 && done >= total * etaNeedsShare && elapsedMs >= etaNeedsMs
      ? Math.max(0, Math.ceil(((elapsedMs / done) * (total - done)) / 1000))
      : null;
  return { done, total, etaSeconds, ahead };
}

/** Where the bytes lie. Keys carry identities only, never names of people or files. */
export function originalKey(uploadId: string): string {
  return `originals/${uploadId}.docx`;
}

export function resultKey(documentId: string): string {
  return `results/${documentId}.docx`;
}

export function bilingualKey(documentId: string): string {
  return `bilingual/${documentId}.docx`;
}

export function reportKey(documentId: string): string {
  return `reports/${documentId}.json.gz`;
}

/** Where lies what is known of the version before. The upload is known before the document is. */
export function previousKey(uploadId: string): string {
  return `previous/${uploadId}.json.gz`;
}

/** Every folder that `idOfKey` knows the keys of. */
export const fileFolders = ["originals", "results", "bilingual", "reports", "previous"] as const;

export function idOfKey(key: string): string {
  // What a dead process had not written to its end carries a name of its own after the key.
  return key
    .replace(/^.*\//, "")
    .replace(/\.[0-9a-f-]{36}\.part$/, "")
    .replace(/\.(?:docx|json\.gz)$/, "");
}

export function isIdentity(value: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}

type Keys = Record<
  "originalKey" | "resultKey" | "bilingualKey" | "reportKey" | "previousKey",
  string | null
>;

export function keysOf(row: Keys): string[] {
  const { originalKey, resultKey, bilingualKey, reportKey, previousKey } = row;
  return [originalKey, resultKey, bilingualKey, reportKey, previousKey].filter(
    (key) => key !== null,
  );
}

/** The stored file that a copy is, or is made from. */
export function keyOfCopy(row: Keys, copy: DocumentCopy): string | null {
  const keys = {
    translated: row.resultKey,
    tracked: row.resultKey,
    decided: row.originalKey,
    open: row.originalKey,
    clean: row.resultKey,
    bilingual: row.bilingualKey,
    original: row.originalKey,
  };
  return keys[copy];
}

/** The warnings about a whole document, each once, the weightiest first; others are left out. */
export function documentWarnings(codes: readonly string[]): DocumentWarning[] {
  if (codes.length === 0) return [];
  const met = new Set(codes);
  return DocumentWarning.options.filter((code) => met.has(code));
}

/** Why a task did not do its work, as it crosses the thread: an error would arrive without its code. */
export type Refusal = { code: string; params: DocumentFailure["params"] };

/**
 * What a refusal is to its owner. The codes of the docx package are codes of the contract, but for
 * the one that has a name here; a code without a message says no more than `otherwise`.
 */
export function failureOfRefusal({ code, params }: Refusal, otherwise: ErrorCode): DocumentFailure {
  if (code === "empty-file") return { code: "documents.file-empty", params: {} };
  return isErrorCode(code) ? { code, params } : { code: otherwise, params: {} };
}

/** What it is to its owner when reading a file was stopped, because of its time or its memory. */
export function refusalOfStop(reason: "took-too-long" | "too-large"): Refusal {
  return { code: reason === "too-large" ? "too-large" : "documents.took-too-long", params: {} };
}

/** The engine's word for a style; documents of old may have none, and American is the default. */
function dialectOf(style: string | null): "american" | "british" {
  return style === ("British English" satisfies StyleOfEnglish) ? "british" : "american";
}

/** The English of a document as an engine is told it. */
export function englishOf(document: { styleOfEnglish: string | null; oxfordSpelling: boolean }) {
  return {
    dialect: dialectOf(document.styleOfEnglish),
    oxfordSpelling: document.oxfordSpelling,
  };
}

/** How much of it is changed; edits of old know no choice, and translations have none. */
export function strengthOf(document: {
  type: DocumentType;
  strength: EditStrength | null;
}): EditStrength | null {
  return document.type === "edit" ? (document.strength ?? "proofread") : null;
}

/** The message that names a strength, and what it is filled in with. */
export function strengthMessage(
  { strength, targetWords }: { strength: EditStrength; targetWords: number | null },
  { number }: { number: (value: number) => string },
): [key: string, params: Record<string, string | number>] {
  if (targetWords === null) return [`documents:strength-${strength}`, {}];
  const params = { count: targetWords, number: number(targetWords) };
  return ["documents:strength-shorten-to", params];
}

/** The key of the message that names it: `documents:style-british`. */
export function styleNameOf(document: { styleOfEnglish: string | null; oxfordSpelling: boolean }) {
  const { dialect, oxfordSpelling } = englishOf(document);
  return `documents:style-${oxfordSpelling ? "oxford" : dialect}` as const;
}

const languagesOfPages: Readonly<Record<Locale, FirstLanguage | null>> = {
  en_US: null,
  es_ES: "es",
  ja_JP: "ja",
  pt_BR: "pt",
  zh_CN: "zh",
};

/** Which first language the language of the pages hints at; English is read by everybody. */
export function languageHintOf(locale: Locale): FirstLanguage | null {
  return languagesOfPages[locale];
}

/** When the bytes of a finished document go. Kept-until-download ends at last after the default time. */
export function removalDue(finishedAt: Date, retentionDays: number): Date {
  const days = retentionDays === 0 ? defaultRetentionDays : retentionDays;
  return new Date(finishedAt.getTime() + days * dayMs);
}
