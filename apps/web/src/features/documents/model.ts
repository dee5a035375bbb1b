import {
  type Document,
  type DocumentOrder,
  type DocumentPage,
  documentSearchMaxLength,
  type EditCopy,
  type ErrorCode,
  type FeatureAccess,
  longWaitMs,
  statusPollFastForMs,
  statusPollFastMs,
  statusPollMaxIdentities,
  statusPollSlowMs,
  type TranslationCopy,
  uploadMaxBytes,
  wordCountRetries,
  wordCountRetryMs,
} from "@curie/contract";
import { failureOf } from "#lib/failure.ts";

/** G-58: how long to wait before asking again, after having asked for so long. */
export function pollDelayMs(askedForMs: number): number {
  return askedForMs < statusPollFastForMs ? statusPollFastMs : statusPollSlowMs;
}

/** The documents to ask about, all in one request (S39). */
export function processingIdentities(documents: readonly Document[]): string[] {
  return documents
    .filter(({ status }) => status === "processing")
    .map(({ identity }) => identity)
    .slice(0, statusPollMaxIdentities);
}

/** A page of the list with what is newly known about some of its documents. */
export function withStates(page: DocumentPage, states: readonly Document[]): DocumentPage {
  const byIdentity = new Map(states.map((document) => [document.identity, document]));
  return {
    ...page,
    documents: page.documents.map((document) => byIdentity.get(document.identity) ?? document),
  };
}

/** Documents that were processing before and are not any more. */
export function finishedBetween(before: readonly Document[], now: readonly Document[]): Document[] {
  const processing = new Set(processingIdentities(before));
  return now.filter(({ identity, status }) => processing.has(identity) && status !== "processing");
}

/** Which documents a list shows: those with this in their names, in this order. */
export type ListChoice = { search: string; order: DocumentOrder };

export const documentOrders: readonly DocumentOrder[] = ["newest", "oldest", "name"];

/** What the address of a list asks for. */
export function listChoiceOf(query: URLSearchParams): ListChoice {
  const order = documentOrders.find((one) => one === query.get("order")) ?? "newest";
  return { search: (query.get("search") ?? "").slice(0, documentSearchMaxLength), order };
}

/** The address of a page of a list; nothing in it that is so anyway. */
export function listAddress(page: number, { search, order }: ListChoice): string {
  const query = new URLSearchParams({
    ...(page === 1 ? {} : { page: String(page) }),
    ...(search === "" ? {} : { search }),
    ...(order === "newest" ? {} : { order }),
  });
  return query.size === 0 ? "" : `?${query}`;
}

/** Whether the files of a document may be touched, and if not, why (S67). */
export type FileUse = "allowed" | "when-done" | "when-checked" | "not-with-plan";

/**
 * The plan that paid for a document decides, also when it has ended (G-29).
 *
 * @param access undefined while it is not loaded, which counts as not allowed
 */
export function fileUseOf(document: Document, access: FeatureAccess | undefined): FileUse {
  if (document.status !== "completed") return "when-done";
  if (document.sample) return "allowed";
  if (!access) return "when-checked";
  const source = access.sources.find(({ identity }) => identity === document.paidBy);
  return (source ?? access).useLimitCheckPasses ? "allowed" : "not-with-plan";
}

/** The message for why files may not be touched. */
export function reasonKey({ type }: Document, use: Exclude<FileUse, "allowed">) {
  return use === "when-done" && type === "translation" ? "when-translated" : use;
}

/** What the line of state says. */
export type StatusLine =
  | "waiting"
  | "processing"
  | "edited"
  | "edit-failed"
  | "translated"
  | "translation-failed";

export function statusLineOf({ type, status, progress }: Document): StatusLine {
  if (status === "failed") return type === "edit" ? "edit-failed" : "translation-failed";
  if (status === "completed") return type === "edit" ? "edited" : "translated";
  return progress && progress.done === 0 && progress.ahead > 0 ? "waiting" : "processing";
}

/** Whether another try may end better: what is wrong with a file stays wrong. */
export function mayTryAgain({ status, failure }: Document): boolean {
  return (
    status === "failed" &&
    (failure === null ||
      /\.(engine-stopped|engine-not-available|took-too-long)$/.test(failure.code))
  );
}

/** What is being done to a document that is processing. */
export type Step = "waiting" | "reading" | "working" | "writing";

export function stepOf({ progress }: Document): Step {
  if (!progress || (progress.total === 0 && progress.done === 0 && progress.ahead > 0)) {
    return "waiting";
  }
  const { done, total } = progress;
  if (total === 0) return "reading";
  return done < total ? "working" : "writing";
}

/** Time left in words: under a minute, or so many minutes; null without an estimate. */
export function minutesLeft(etaSeconds: number | null): number | null {
  if (etaSeconds === null) return null;
  return etaSeconds < 50 ? 0 : Math.max(1, Math.round(etaSeconds / 60));
}

/** From then on the page says that the work takes longer than usual (G-58). */
export function isLongWait(document: Document, now: Date): boolean {
  return (
    document.status === "processing" &&
    now.getTime() - new Date(document.createdAt).getTime() >= longWaitMs
  );
}

/** The files that there are of a finished document (G-60). */
export type DocumentFile = TranslationCopy | EditCopy | "report";

/** What a menu may have: the result itself of a translation is the button beside it. */
export type FileBeside = Exclude<DocumentFile, "translated">;

/** Those beside the result itself, as the menu has them; none while they may not be touched. */
export function filesBeside({ type, proof, filesKept }: Document, use: FileUse) {
  if (!filesKept || use !== "allowed") return [];
  if (type === "translation") return ["bilingual", "original"] as const;
  return proof === null
    ? (["clean", "original"] as const)
    : (["decided", "clean", "report", "original"] as const);
}

/** Those beside the main button of a report: it gives the file as decided once something is. */
export function filesOfReport({ filesKept }: Document, use: FileUse, decided: boolean) {
  if (!filesKept || use !== "allowed") return [];
  return decided
    ? (["open", "clean", "tracked", "report", "original"] as const)
    : (["clean", "report", "original"] as const);
}

/** Whether there is a report of what was changed. */
export function hasReport({ status, proof, filesKept }: Document): boolean {
  return status === "completed" && filesKept && proof !== null;
}

/** Where the report stands, below the page of editing. */
export function sidesPath({ identity }: Pick<Document, "identity">): string {
  return `translation/${identity}/sides`;
}

export function reportPath({ identity }: Pick<Document, "identity">): string {
  return `editing/${identity}/report`;
}

/** S60: where the discount on human editing is shown. */
export function hasDiscount(document: Document, flag: boolean): boolean {
  return (
    flag && document.type === "edit" && document.identity !== "" && document.status === "completed"
  );
}

/** “Get premium” is a link that the server answers with a redirection, not a call (S57). */
export function premiumAddress(document: Document): string {
  return `/api/order-form/from-digital-edit/${document.identity}`;
}

/** S72: where the list goes on after one of its documents was deleted. */
export function pageAfterDelete(page: number, documentsOnPage: number): number {
  return documentsOnPage <= 1 && page > 1 ? page - 1 : page;
}

export function pageCount({ numberOfResults, pageSize }: DocumentPage["pagination"]): number {
  return Math.ceil(numberOfResults / pageSize);
}

/**
 * `paper_v4.docx` → `paper_v4_edited.docx`, so that it does not hide the original in a folder.
 *
 * @param what was done: `edited`, `translated`, `bilingual`
 */
export function resultFileName(name: string, what: string, extension = "docx"): string {
  const dot = name.toLowerCase().lastIndexOf(".docx");
  const stem = dot > 0 ? name.slice(0, dot) : name;
  return `${stem}_${what}.${extension}`;
}

/** What can be seen to be wrong with a choice of files before anything is sent (S41). */
export function choiceProblem(files: readonly { name: string; size: number }[]): ErrorCode | null {
  const [file] = files;
  if (!file) return "documents.no-file";
  if (files.length > 1) return "documents.more-than-one-file";
  if (!file.name.toLowerCase().endsWith(".docx")) return "documents.file-type-not-accepted";
  if (file.size === 0) return "documents.file-empty";
  return file.size > uploadMaxBytes ? "documents.file-too-large" : null;
}

type PatientStart<Result> = {
  start: () => Promise<Result>;
  wait: (ms: number) => Promise<void>;
  /** The words are still being counted; it will be tried again. */
  onCounting: () => void;
};

/** S49: starts, and as long as the words are not counted tries again, 12 times, 5 s apart. */
export async function startPatiently<Result>(given: PatientStart<Result>): Promise<Result> {
  const { start, wait, onCounting } = given;
  for (let repetitions = 0; ; repetitions++) {
    try {
      return await start();
    } catch (error) {
      const counting = failureOf(error).code === "word-count-not-received";
      if (!counting || repetitions === wordCountRetries) throw error;
      onCounting();
      await wait(wordCountRetryMs);
    }
  }
}

/** How much of a document was changed, as its messages name it; null for translations. */
export function strengthMessage(
  { strength, targetWords }: Pick<Document, "strength" | "targetWords">,
  { number }: { number: (value: number) => string },
) {
  if (strength === null) return null;
  if (targetWords === null) return [`strength-${strength}`, {}] as const;
  return ["strength-shorten-to", { count: targetWords, number: number(targetWords) }] as const;
}

/** The key of the message that names the English of a document. */
export function styleName({
  styleOfEnglish,
  oxfordSpelling,
}: Pick<Document, "styleOfEnglish" | "oxfordSpelling">) {
  if (oxfordSpelling) return "style-oxford";
  return styleOfEnglish === "British English" ? "style-british" : "style-american";
}
