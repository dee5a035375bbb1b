import { z } from "zod";
import { callService } from "#remote/call.ts";
import { cutBySize, inHalves } from "#remote/cut.ts";
import { inParallel } from "#remote/in-parallel.ts";
import { ordinaryPatience, type Patience, retrying } from "#remote/retry.ts";
import { ServiceFailure } from "#remote/service-failure.ts";
import { type SourceLanguage, type TranslationEngine, TranslationFailure } from "../engine.ts";
import { asTranslationFailure, healthBy } from "../service-failures.ts";
import { asHtml, fromHtml } from "./html-tags.ts";

export type LibretranslateOptions = {
  /** Where the server stands, such as `http://localhost:5000`. */
  url: string;
  apiKey?: string | undefined;
  /** Milliseconds for one answer; servers without a graphics card take their time. */
  timeout?: number;
  /** Requests of one document at the same time. */
  atOnce?: number;
  patience?: Partial<Patience>;
  now?: () => number;
};

const name = "libretranslate";

/** The codes a server may use, the most exact first; `pb` is Brazilian Portuguese there. */
const codes: Readonly<Record<SourceLanguage, readonly string[]>> = {
  zh_CN: ["zh-Hans", "zh", "zh-CN"],
  es_ES: ["es"],
  pt_BR: ["pb", "pt-BR", "pt"],
};

/** Below the limits servers set by default, and soon answered on a slow machine. */
const requestLimits = { size: 4_000, count: 20 };

const healthTimeout = 5_000;

const languageList = z.array(
  z.object({ code: z.string(), targets: z.array(z.string()).optional() }),
);
const answerForm = z.object({ translatedText: z.array(z.string()) });

/** Translates with a LibreTranslate server, as HTML, so that tags pass through. */
export function createLibretranslateEngine(options: LibretranslateOptions): TranslationEngine {
  const { apiKey, timeout = 120_000, atOnce = 2, now = Date.now } = options;
  const url = options.url.replace(/\/+$/, "");
  const patience = { ...ordinaryPatience, ...options.patience };

  /** The server's code for a language; null when it does not translate it into English. */
  async function codeFor(from: SourceLanguage, signal?: AbortSignal): Promise<string | null> {
    const request = { url: `${url}/languages`, timeout: Math.min(timeout, healthTimeout) };
    const list = languageList.safeParse(await callService({ ...request, signal, now }));
    if (!list.success) throw new ServiceFailure("bad-answer", "the answer is no list of languages");
    const known = list.data.filter(({ targets }) => targets?.includes("en") ?? true);
    return codes[from].find((code) => known.some((own) => own.code === code)) ?? null;
  }

  /** Servers set limits of their own, and say so only with a 400: such a run goes in halves. */
  const translateRun = (texts: readonly string[], source: string, signal?: AbortSignal) =>
    inHalves(texts, (some) => retrying(() => ask(some, source, signal), patience, signal));

  async function ask(
    texts: readonly string[],
    source: string,
    signal: AbortSignal | undefined,
  ): Promise<string[]> {
    const key = apiKey ? { api_key: apiKey } : {};
    const body = { q: texts.map(asHtml), source, target: "en", format: "html", ...key };
    const reply = await callService({ url: `${url}/translate`, body, timeout, signal, now });
    const read = answerForm.safeParse(reply);
    if (!read.success || read.data.translatedText.length !== texts.length) {
      throw new ServiceFailure("bad-answer", "the answer has another number of texts");
    }
    return read.data.translatedText.map(fromHtml);
  }

  return {
    name,
    version: "html-1",
    quality: "translation",
    languages: ["zh_CN", "es_ES", "pt_BR"],

    health: (from, signal) => healthBy(async () => (await codeFor(from, signal)) !== null, signal),

    async translate({ segments, from, signal, onProgress }) {
      signal?.throwIfAborted();
      let done = 0;
      try {
        const source = await retrying(() => codeFor(from, signal), patience, signal);
        if (source === null) {
          throw new TranslationFailure(name, "not-installed", `the server has no ${from}`);
        }
        const runs = cutBySize(segments, ({ length }) => length, requestLimits);
        const parts = await inParallel(runs, atOnce, async (texts) => {
          const part = await translateRun(texts, source, signal);
          done += texts.length;
          onProgress?.(done, segments.length);
          return part;
        });
        const answers = parts.flat();
        if (answers.length > 0 && answers.every((answer) => answer === null)) {
          throw new TranslationFailure(name, "bad-answer", "the server refuses every text");
        }
        return answers;
      } catch (error) {
        signal?.throwIfAborted();
        throw asTranslationFailure(name, error);
      }
    },

    close: async () => {},
  };
}
