import type {
  EngineHealth,
  SourceLanguage,
  TranslationEngine,
  TranslationFailureCode,
} from "./engine.ts";

export type EngineWishes = {
  /** The operator's choice; no other engine is then taken in its stead. */
  preferred?: string | undefined;
  /** Whether an engine that only tells what a text is about may be taken. */
  allowGist?: boolean;
};

export type EngineChoice =
  | { engine: TranslationEngine }
  /** Nothing can translate now; for each engine that was asked, why not. */
  | { engine: null; refused: { name: string; reason: TranslationFailureCode }[] };

/** The best English first. Drafts are for when there is nothing else. */
const order: readonly string[] = [
  "llm",
  "deepl",
  "local-neural",
  "libretranslate",
  "apertium",
  "chinese-gist",
];

/**
 * The engines that may translate from a language, in the order in which they are asked: the
 * operator's choice alone, or else the best first, drafts after all translations and gists last.
 */
export function rankEngines(
  engines: readonly TranslationEngine[],
  from: SourceLanguage,
  { preferred, allowGist = false }: EngineWishes = {},
): TranslationEngine[] {
  const able = engines.filter(({ languages }) => languages.includes(from));
  if (preferred !== undefined) return able.filter(({ name }) => name === preferred);
  return able
    .filter(({ quality }) => allowGist || quality !== "gist")
    .sort((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ name, quality }: TranslationEngine): number {
  const place = order.indexOf(name);
  const tier = { translation: 0, draft: 1, gist: 2 }[quality];
  return tier * order.length * 2 + (place < 0 ? order.length : place);
}

export type HealthSettings = {
  /** Milliseconds within which an engine must say how it is. */
  timeout?: number;
  /** Milliseconds for which an answer is believed. */
  freshFor?: number;
  /** Present time in milliseconds. */
  now: () => number;
};

/** Asks engines how they are, and remembers the answers for a short time. */
export type EngineChooser = {
  /**
   * The first healthy engine by {@link rankEngines}. Choose once for a document: an engine that
   * fails in its middle fails the document, and no other goes on in another voice.
   */
  chooseEngine(
    engines: readonly TranslationEngine[],
    from: SourceLanguage,
    wishes?: EngineWishes,
    signal?: AbortSignal,
  ): Promise<EngineChoice>;
  health(
    engine: TranslationEngine,
    from: SourceLanguage,
    signal?: AbortSignal,
  ): Promise<EngineHealth>;
  /** Asks all engines anew the next time: one was installed. */
  forget(): void;
};

export function createEngineChooser({
  timeout = 5_000,
  freshFor = 30_000,
  now,
}: HealthSettings): EngineChooser {
  const remembered = new Map<TranslationEngine, Map<SourceLanguage, Remembered>>();

  const health: EngineChooser["health"] = async (engine, from, signal) => {
    signal?.throwIfAborted();
    const known = remembered.get(engine)?.get(from);
    if (known && now() - known.at < freshFor) return known.health;
    const found = await askHealth(engine, from, timeout, signal);
    const languages = remembered.get(engine) ?? new Map<SourceLanguage, Remembered>();
    remembered.set(engine, languages.set(from, { at: now(), health: found }));
    return found;
  };

  return {
    health,
    forget: () => remembered.clear(),
    async chooseEngine(engines, from, wishes, signal) {
      const refused: { name: string; reason: TranslationFailureCode }[] = [];
      for (const engine of rankEngines(engines, from, wishes)) {
        const found = await health(engine, from, signal);
        if (found.ready) return { engine };
        refused.push({ name: engine.name, reason: found.reason });
      }
      return { engine: null, refused };
    },
  };
}

type Remembered = { at: number; health: EngineHealth };

/** An engine that says nothing in time, or fails at the question, is not ready. */
async function askHealth(
  engine: TranslationEngine,
  from: SourceLanguage,
  timeout: number,
  signal?: AbortSignal,
): Promise<EngineHealth> {
  const deadline = AbortSignal.timeout(timeout);
  const stop = signal ? AbortSignal.any([signal, deadline]) : deadline;
  const late = new Promise<EngineHealth>((say) => {
    const silent = () => say({ ready: false, reason: "unreachable" });
    stop.addEventListener("abort", silent, { once: true });
  });
  try {
    const answer = await Promise.race([engine.health(from, stop), late]);
    signal?.throwIfAborted();
    return answer;
  } catch {
    signal?.throwIfAborted();
    return { ready: false, reason: deadline.aborted ? "unreachable" : "stopped" };
  }
}
