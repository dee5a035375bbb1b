import type { Dialect } from "../editing/edit.ts";

/** A language that is translated into English, named as its locale. */
export type SourceLanguage = "zh_CN" | "es_ES" | "pt_BR";

/**
 * What an engine's English may be called: a `translation` reads as one, a `draft` is readable word
 * by word and must be worked through, a `gist` tells no more than what a paragraph is about.
 */
export type TranslationQuality = "translation" | "draft" | "gist";

export type TranslationRequest = {
  /**
   * The paragraphs of the document in reading order, as tagged text: escaped as in XML, with
   * `<g id="1">…</g>` around text that looks different and `<x id="2"/>` for a note, citation,
   * equation or picture. Ids are unique in a segment.
   */
  segments: readonly string[];
  from: SourceLanguage;
  /** The English that is wanted. An engine that knows one English only is respelled afterwards. */
  style: Dialect;
  /** British with -ize (organize, but analyse); says nothing beside American English. */
  oxfordSpelling?: boolean;
  /** Terms of the document and the English that they must get. */
  glossary?: ReadonlyMap<string, string>;
  /** Stops the work; `translate` then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called with the segments done and their total number. */
  onProgress?: (done: number, total: number) => void;
};

/** Whether an engine could translate now, found out without translating anything of an author. */
export type EngineHealth = { ready: true } | { ready: false; reason: TranslationFailureCode };

export type TranslationEngine = {
  /** `llm`, `deepl`, `libretranslate`, `local-neural`, `apertium` or `chinese-gist`. */
  name: string;
  /** Changes whenever the same text could get another translation; stored beside each result. */
  version: string;
  quality: TranslationQuality;
  languages: readonly SourceLanguage[];
  health(from: SourceLanguage, signal?: AbortSignal): Promise<EngineHealth>;
  /**
   * English of each segment, in the order of the request, as tagged text; `null` where the engine
   * has none. Tags may be lost or broken: `translateSegments` judges and repairs every engine's
   * answer in the same way.
   *
   * @throws TranslationFailure
   */
  translate(request: TranslationRequest): Promise<(string | null)[]>;
  /** Ends processes and connections. The engine must not be used afterwards. */
  close(): Promise<void>;
};

/**
 * Why an engine could not translate.
 *
 * `not-installed`: its programs or model are not on this machine; `unreachable`: no answer from
 * where it should be; `key-refused`; `quota-exceeded`: the service wants no more from this key;
 * `overloaded`: the service asked to come later, longer than we wait; `bad-answer`: what came back
 * is not what the service's documentation promises; `stopped`: a process ended or hung.
 */
export type TranslationFailureCode =
  | "not-installed"
  | "unreachable"
  | "key-refused"
  | "quota-exceeded"
  | "overloaded"
  | "bad-answer"
  | "stopped";

const worthTryingAgain: ReadonlySet<TranslationFailureCode> = new Set([
  "unreachable",
  "overloaded",
  "bad-answer",
  "stopped",
]);

/** `message` is for operators and never holds text of a document. */
export class TranslationFailure extends Error {
  override readonly name = "TranslationFailure";
  readonly code: TranslationFailureCode;
  readonly engine: string;

  constructor(engine: string, code: TranslationFailureCode, message: string, cause?: unknown) {
    super(`${engine}: ${message}`, { cause });
    this.code = code;
    this.engine = engine;
  }

  /** Whether the same call could succeed a little later. */
  get isRetryable(): boolean {
    return worthTryingAgain.has(this.code);
  }
}
