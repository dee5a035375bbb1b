import { availableParallelism } from "node:os";
import { z } from "zod";
import { isOnThisMachine, switchOf, type Values } from "./reading.ts";

/** Which engines translate, in the order in which the first that can is taken. */
export type TranslationConfig = {
  /** Taken before all others where it can translate; null: the order decides. */
  preferred: TranslationEngineName | null;
  /** After this long a translation is given up. */
  timeoutMs: number;
  /** Documents that one process translates at a time. */
  atOnce: number;
  /** Any service that speaks the chat-completions protocol. */
  llm: { url: string; key: string | null; model: string } | null;
  deepl: { key: string; url: string | null } | null;
  libretranslate: { url: string; key: string | null } | null;
  /**
   * Models for translation on this machine. `on`: used where their library is installed, and
   * fetched by the document that needs them; `auto`: used, and library and models are installed in
   * the background unless a service is set up.
   */
  neural: "off" | "on" | "auto";
  /** The script of npm that started this process, which installs that library; null: npm itself. */
  npm: string | null;
  /** Whether Apertium is fetched into the data folder when the machine has none. */
  fetchApertium: boolean;
};

const engineNames = [
  "llm",
  "deepl",
  "local-neural",
  "libretranslate",
  "apertium",
  "chinese-gist",
] as const;
export type TranslationEngineName = (typeof engineNames)[number];

export const translationVariables = {
  CURIE_TRANSLATION_ENGINE: z.enum(engineNames).optional(),
  CURIE_TRANSLATION_TIMEOUT_SECONDS: z.coerce.number().int().min(10).default(1800),
  CURIE_TRANSLATIONS_AT_ONCE: z.coerce.number().int().min(1).max(64).optional(),
  CURIE_LLM_URL: z.url().optional(),
  CURIE_LLM_KEY: z.string().min(1).optional(),
  CURIE_LLM_MODEL: z.string().min(1).optional(),
  DEEPL_API_KEY: z.string().min(1).optional(),
  DEEPL_API_URL: z.url().optional(),
  LIBRETRANSLATE_URL: z.url().optional(),
  LIBRETRANSLATE_API_KEY: z.string().min(1).optional(),
  CURIE_NEURAL_TRANSLATION: z.string().optional(),
  npm_execpath: z.string().optional(),
  CURIE_FETCH_APERTIUM: z.string().optional(),
};

export function readTranslation(
  env: Values<typeof translationVariables>,
  { profile }: { profile: "demo" | "production" },
  problems: string[],
): TranslationConfig {
  if ((env.CURIE_LLM_URL === undefined) !== (env.CURIE_LLM_MODEL === undefined)) {
    problems.push("CURIE_LLM_URL and CURIE_LLM_MODEL are needed together");
  }
  return {
    preferred: env.CURIE_TRANSLATION_ENGINE ?? null,
    timeoutMs: env.CURIE_TRANSLATION_TIMEOUT_SECONDS * 1000,
    atOnce: env.CURIE_TRANSLATIONS_AT_ONCE ?? Math.max(1, Math.min(4, availableParallelism() - 1)),
    llm:
      env.CURIE_LLM_URL && env.CURIE_LLM_MODEL
        ? { url: env.CURIE_LLM_URL, key: env.CURIE_LLM_KEY ?? null, model: env.CURIE_LLM_MODEL }
        : null,
    deepl: env.DEEPL_API_KEY ? { key: env.DEEPL_API_KEY, url: env.DEEPL_API_URL ?? null } : null,
    libretranslate: env.LIBRETRANSLATE_URL
      ? { url: env.LIBRETRANSLATE_URL, key: env.LIBRETRANSLATE_API_KEY ?? null }
      : null,
    neural: readNeural(env.CURIE_NEURAL_TRANSLATION, profile, problems),
    npm: env.npm_execpath ?? null,
    // Programs are fetched without being asked for in a demonstration only.
    fetchApertium:
      env.CURIE_FETCH_APERTIUM === undefined
        ? profile === "demo"
        : (switchOf(env.CURIE_FETCH_APERTIUM) ?? false),
  };
}

function readNeural(
  text: string | undefined,
  profile: "demo" | "production",
  problems: string[],
): TranslationConfig["neural"] {
  // Nothing is fetched without being asked for but in a demonstration.
  if (text === undefined) return profile === "demo" ? "auto" : "off";
  if (text.toLowerCase() === "auto") return "auto";
  const isOn = switchOf(text);
  if (isOn === null) problems.push("CURIE_NEURAL_TRANSLATION is auto, on or off");
  return isOn ? "on" : "off";
}

/** Whether the operator has set up a service for translations. */
export function hasTranslationService({ llm, deepl, libretranslate }: TranslationConfig): boolean {
  return llm !== null || deepl !== null || libretranslate !== null;
}

/** Whether local models are installed in the background: not where others are to translate. */
export function fetchesNeural(translation: TranslationConfig): boolean {
  const { neural, preferred } = translation;
  if (neural !== "auto") return false;
  if (preferred !== null) return preferred === "local-neural";
  return !hasTranslationService(translation);
}

/** Whether no service is set up that text could be sent to on another machine. */
export function translatesHere({ llm, deepl, libretranslate }: TranslationConfig): boolean {
  const addresses = [llm?.url, libretranslate?.url].filter((url) => url !== undefined);
  return deepl === null && addresses.every(isOnThisMachine);
}
