import {
  type DocumentFailure,
  fallbackLocale,
  type Locale,
  SourceLanguage,
  TranslationCopy,
  type TranslationEngineState,
  TranslationQuality,
  termsMissedShown,
  translationMaxWords,
} from "@curie/contract";
import {
  type SegmentedRequest,
  TranslationFailure,
  untilAborted,
} from "@curie/language/translation";
import { type TranslatedManuscript, type TranslatedText, textForEngine } from "@curie/manuscript";
import { getPerson } from "#features/accounts/service.ts";
import { beginProcessing, progressWriter } from "#features/documents/lifecycle/service.ts";
import {
  type DocumentService,
  finishDocument,
  giveUp,
} from "#features/documents/processing/service.ts";
import { englishOf, failureOfRefusal } from "#features/documents/rules.ts";
import { asRefusal } from "#features/documents/service.ts";
import { consumeTranslation } from "#features/plans/access/service.ts";
import { forgetTerms, keepTerms, termsOfDocument } from "#features/terms/applied/service.ts";
import type { Context } from "#platform/context.ts";
import type { Task } from "#platform/cpu.ts";
import type { ChosenEngine } from "#platform/translators.ts";
import { errorCodeOf, isWorseThan } from "./rules.ts";
import type { ReadOutput, WriteInput } from "./tasks.ts";

const tasks = new URL("./tasks.ts", import.meta.url);
const readTask: Task = { module: tasks, name: "read" };
const writeTask: Task = { module: tasks, name: "write" };

/** What would translate from each language now, so that it can be said before a start. */
export async function listEngines(ctx: Context): Promise<TranslationEngineState[]> {
  return Promise.all(
    SourceLanguage.options.map(async (language): Promise<TranslationEngineState> => {
      // First: it notices what has arrived, and then the engine is asked anew.
      const fetched = await ctx.translators.coming(language);
      const engine = await ctx.translators.choose(language);
      if (engine) {
        const { name, quality, staysOnThisServer } = engine;
        const better = fetched.find((one) => isWorseThan(quality, one.quality)) ?? null;
        return { language, state: "ready", engine: name, quality, staysOnThisServer, better };
      }
      const [coming] = fetched;
      return coming ? { language, state: "preparing", coming } : { language, state: "missing" };
    }),
  );
}

/** Translation, as a service for documents. */
export const translation: DocumentService = {
  name: "translation",
  type: "translation",
  job: "translation.translate-document",
  maxWords: translationMaxWords,
  tooLong: "digital-translations-word-count-exceeded",
  stopped: "translation.engine-stopped",
  consume: consumeTranslation,
  begin: keepTerms,
  forget: forgetTerms,
  expectedQuality: {
    of: async (ctx, language) => (await ctx.translators.choose(language))?.quality ?? null,
    unavailable: "translation.engine-not-available",
  },
  copies: TranslationCopy,
  result: "translated",
  // A draft is called one in the mail as well.
  mails: {
    ready: ({ quality }) => (quality === "translation" ? "translation-ready" : "draft-ready"),
    failed: "translation-failed",
  },
};

/** The job. Safe to run twice: a document that is no longer processing is left alone. */
export async function translateDocument(
  ctx: Context,
  documentId: string,
  signal: AbortSignal,
): Promise<void> {
  const document = await beginProcessing(ctx, documentId);
  if (!document?.originalKey) return;
  const timeout = AbortSignal.timeout(ctx.config.translation.timeoutMs);
  try {
    const stop = AbortSignal.any([signal, timeout]);
    await translateWithin(ctx, { document, originalKey: document.originalKey }, stop);
  } catch (error) {
    // The server stops: another process begins anew.
    if (signal.aborted || !timeout.aborted) throw error;
    // Whether it read, translated or wrote when its time was over.
    await giveUp(ctx, translation, documentId, { code: "translation.took-too-long", params: {} });
  }
}

type Begun = {
  document: NonNullable<Awaited<ReturnType<typeof beginProcessing>>>;
  originalKey: string;
};

/** @throws the reason of `stop` when it is aborted on the way */
async function translateWithin(
  ctx: Context,
  { document, originalKey }: Begun,
  stop: AbortSignal,
): Promise<void> {
  const documentId = document.id;
  const from = SourceLanguage.parse(document.sourceLanguage);
  const fail = (failure: DocumentFailure) => giveUp(ctx, translation, documentId, failure);

  const own = { owner: document.ownerId, signal: stop };
  const bytes = await ctx.files.bytes(originalKey);
  const text = await ctx.cpu
    .quick<{ bytes: Uint8Array }, ReadOutput>(readTask, { bytes }, own)
    .catch(asRefusal);
  if (text.refused) {
    return fail(failureOfRefusal(text.refused, translation.stopped));
  }
  const { segments, words, warnings } = text;
  if (segments.length === 0) {
    return fail({ code: "translation.nothing-to-translate", params: {} });
  }
  const { dialect, oxfordSpelling } = englishOf(document);
  const promised = TranslationQuality.nullable().parse(document.quality);
  let engine: ChosenEngine | null = null;
  let english: TranslatedText;
  try {
    engine = await ctx.translators.choose(from, stop);
    if (!engine || isWorseThan(engine.quality, promised)) {
      return fail({ code: "translation.engine-not-available", params: {} });
    }
    const terms = await termsOfDocument(ctx, documentId);
    english = await translateTwice(ctx, engine, {
      ...textForEngine(segments),
      terms,
      from,
      style: dialect,
      oxfordSpelling,
      signal: stop,
      onProgress: progressWriter(ctx, documentId),
    });
  } catch (error) {
    if (stop.aborted || !(error instanceof TranslationFailure)) throw error;
    ctx.log.error({ err: error, engine: engine?.name, failure: error.code }, "translation failed");
    return fail({ code: errorCodeOf(error.code), params: {} });
  }

  const owner = await getPerson(ctx.db, document.ownerId);
  const notice = noticeOf(ctx, engine.quality, owner.locale);
  const done = await ctx.cpu
    .quick<WriteInput, TranslatedManuscript>(
      writeTask,
      {
        bytes,
        segments,
        english,
        options: { dialect, ...(notice === null ? {} : { notice }) },
      },
      own,
    )
    .catch(asRefusal);
  if ("refused" in done) {
    return fail(failureOfRefusal(done.refused, translation.stopped));
  }
  if (done.paragraphs === 0) return fail({ code: translation.stopped, params: {} });
  await finishDocument(ctx, translation, documentId, {
    bytes: done.translated,
    bilingual: done.bilingual,
    warnings,
    facts: {
      words,
      lewisVersion: `${engine.name} ${engine.version}`,
      quality: engine.quality,
      paragraphsLeft: done.left,
      paragraphsToCheck: done.toCheck,
      noticed: done.noticed,
      termsMissed: done.termsMissed.slice(0, termsMissedShown),
    },
  });
}

/** What the first page of a draft says: in English, and in the language of its owner. */
function noticeOf(ctx: Context, quality: TranslationQuality, locale: Locale): string | null {
  if (quality === "translation") return null;
  const say = (language: Locale) => ctx.messages(language, `translation:notice-${quality}`);
  return locale === fallbackLocale ? say(locale) : `${say(fallbackLocale)} ${say(locale)}`;
}

/** An engine that died, or a service that hiccuped, is asked once more, from the beginning. */
async function translateTwice(
  ctx: Context,
  engine: ChosenEngine,
  request: SegmentedRequest & { signal: AbortSignal },
): Promise<TranslatedText> {
  try {
    return await untilAborted(engine.translate(request), request.signal);
  } catch (error) {
    if (!(error instanceof TranslationFailure) || !error.isRetryable) throw error;
    ctx.log.warn({ err: error, engine: engine.name }, "the translation is tried once more");
    return untilAborted(engine.translate(request), request.signal);
  }
}
