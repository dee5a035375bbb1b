import {
  AuthorizationError,
  ConnectionError,
  DeepLClient,
  GlossaryEntries,
  QuotaExceededError,
  type SourceLanguageCode,
  type TargetLanguageCode,
  TooManyRequestsError,
} from "deepl-node";
import type { Dialect } from "#editing/edit.ts";
import { cutBySize, inHalves } from "#remote/cut.ts";
import { inParallel } from "#remote/in-parallel.ts";
import { ordinaryPatience, type Patience, retrying } from "#remote/retry.ts";
import { codeOfStatus, ServiceFailure } from "#remote/service-failure.ts";
import type { SourceLanguage, TranslationEngine, TranslationRequest } from "../engine.ts";
import { asTranslationFailure, healthBy } from "../service-failures.ts";
import { untilAborted } from "../until-aborted.ts";

export type DeeplOptions = {
  apiKey: string;
  /** Another server than DeepL's own, which the key chooses. */
  serverUrl?: string | undefined;
  /** Milliseconds for one answer. */
  timeout?: number;
  /** Requests of one document at the same time. */
  atOnce?: number;
  patience?: Partial<Patience>;
};

const name = "deepl";

const sources: Readonly<Record<SourceLanguage, SourceLanguageCode & ("zh" | "es" | "pt")>> = {
  zh_CN: "zh",
  es_ES: "es",
  pt_BR: "pt",
};

const targets: Readonly<Record<Dialect, TargetLanguageCode>> = {
  american: "en-US",
  british: "en-GB",
};

/** DeepL takes 50 texts and 128 KiB in a request; the rest of the request needs some of it. */
const requestLimits = { size: 120 * 1024, count: 50 };

/**
 * Translates with DeepL, whose XML handling keeps our tags as they are.
 *
 * The library's own repetitions are off: it would not stop for a signal. A request that is under
 * way when a signal comes is not waited for; its answer is thrown away.
 */
export function createDeeplEngine(options: DeeplOptions): TranslationEngine {
  const { apiKey, serverUrl, timeout = 60_000, atOnce = 3 } = options;
  const patience = { ...ordinaryPatience, ...options.patience };
  const client = new DeepLClient(apiKey, {
    ...(serverUrl === undefined ? {} : { serverUrl: serverUrl.replace(/\/+$/, "") }),
    maxRetries: 0,
    minTimeout: timeout,
    sendPlatformInfo: false,
    appInfo: { appName: "curie", appVersion: "1" },
  });

  const ask = <T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
    retrying(() => untilAborted(inOurTerms(call), signal), patience, signal);

  async function translate(request: TranslationRequest): Promise<(string | null)[]> {
    const { segments, from, style, signal, onProgress } = request;
    const glossary = await makeGlossary(request);
    let done = 0;
    try {
      const parts = await inParallel(
        cutBySize(
          [...segments.keys()],
          (index) => sizeInForm(segments[index] ?? ""),
          requestLimits,
        ),
        atOnce,
        async (indexes) => {
          const texts = indexes.map((index) => segments[index] ?? "");
          const context = contextOf(segments, indexes[0] ?? 0);
          const part = await inHalves(texts, (some) =>
            ask(async () => {
              const results = await client.translateText([...some], sources[from], targets[style], {
                tagHandling: "xml",
                tagHandlingVersion: "v2",
                // Each text is one paragraph; line breaks in it mean nothing.
                splitSentences: "nonewlines",
                ...context,
                ...(glossary === null ? {} : { glossary }),
              });
              return textsOf(results, some.length);
            }, signal),
          );
          done += indexes.length;
          onProgress?.(done, segments.length);
          return part;
        },
      );
      return parts.flat();
    } finally {
      // A glossary is made for one document; one that stays behind only takes up room.
      if (glossary !== null)
        await inOurTerms(() => client.deleteGlossary(glossary)).catch(() => {});
    }
  }

  async function makeGlossary({ glossary, from, signal }: TranslationRequest) {
    if (!glossary || glossary.size === 0) return null;
    const entries = new GlossaryEntries({ entries: Object.fromEntries(glossary) });
    try {
      const made = await ask(
        () => client.createGlossary("curie", sources[from], "en", entries),
        signal,
      );
      return made.glossaryId;
    } catch (error) {
      signal?.throwIfAborted();
      // A plan without glossaries, or with all of its own in use, still translates.
      if (error instanceof ServiceFailure && !error.isPassing) return null;
      throw error;
    }
  }

  return {
    name,
    version: "xml-v2",
    quality: "translation",
    languages: ["zh_CN", "es_ES", "pt_BR"],

    health: (_, signal) =>
      healthBy(async () => {
        const usage = await untilAborted(
          inOurTerms(() => client.getUsage()),
          signal,
        );
        if (usage.character?.limitReached()) {
          throw new ServiceFailure("quota-exceeded", "all characters of this period are used");
        }
        return true;
      }, signal),

    async translate(request) {
      request.signal?.throwIfAborted();
      try {
        return await translate(request);
      } catch (error) {
        request.signal?.throwIfAborted();
        throw asTranslationFailure(name, error);
      }
    },

    close: async () => {},
  };
}

/** The library believes every answer; we look at it. */
function textsOf(results: readonly { text: unknown }[], count: number): string[] {
  const texts = results.map(({ text }) => text).filter((text) => typeof text === "string");
  if (texts.length !== count) {
    throw new ServiceFailure("bad-answer", "the answer has another number of texts");
  }
  return texts;
}

/** Characters of context are not billed; the paragraph before tells DeepL what a text is about. */
function contextOf(segments: readonly string[], first: number): { context?: string } {
  const before = segments[first - 1]?.replace(/<[^>]*>/g, "");
  return before && before.length <= 2000 ? { context: before } : {};
}

/** Bytes of a text as a form's field, which is how the library sends it. */
function sizeInForm(text: string): number {
  return new URLSearchParams({ text }).toString().length + 1;
}

/** The library's errors quote the service's answer; ours do not. */
async function inOurTerms<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof ServiceFailure ? error : asServiceFailure(error);
  }
}

function asServiceFailure(error: unknown): ServiceFailure {
  if (error instanceof AuthorizationError) return new ServiceFailure("key-refused", "key refused");
  if (error instanceof QuotaExceededError) return new ServiceFailure("quota-exceeded", "no quota");
  if (error instanceof TooManyRequestsError) {
    return new ServiceFailure("overloaded", "answered 429", { status: 429 });
  }
  if (error instanceof ConnectionError) return new ServiceFailure("unreachable", "no connection");
  const message = error instanceof Error ? error.message : "";
  const named = /^Unexpected status code: (\d{3})\b/.exec(message)?.[1];
  const status = message.startsWith("Service unavailable")
    ? 503
    : message.startsWith("Bad request")
      ? 400
      : message.startsWith("Not found")
        ? 404
        : Number(named ?? 0);
  const code = status === 0 ? "bad-answer" : (codeOfStatus(status) ?? "bad-answer");
  const said = status === 0 ? "the answer is not what DeepL promises" : `answered ${status}`;
  return new ServiceFailure(code, said, { status });
}
