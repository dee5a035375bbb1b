import { createLlmClient } from "../llm/client.ts";
import { createDeeplEngine } from "./deepl/deepl-engine.ts";
import type { TranslationEngine } from "./engine.ts";
import { createLibretranslateEngine } from "./libretranslate/libretranslate-engine.ts";
import { createLlmEngine } from "./llm/llm-engine.ts";

/** What an operator has set up; null: not this one. */
export type ServiceSettings = {
  llm: { url: string; key: string | null; model: string } | null;
  deepl: { key: string; url: string | null } | null;
  libretranslate: { url: string; key: string | null } | null;
};

/** The engines behind services that are set up. Nothing is connected before it is needed. */
export function createServiceEngines(settings: ServiceSettings): TranslationEngine[] {
  const { llm, deepl, libretranslate } = settings;
  const engines: TranslationEngine[] = [];
  if (llm) {
    const { url, key, model } = llm;
    const client = createLlmClient({ baseUrl: url, model, apiKey: key ?? undefined });
    engines.push(createLlmEngine({ client }));
  }
  if (deepl) {
    engines.push(createDeeplEngine({ apiKey: deepl.key, serverUrl: deepl.url ?? undefined }));
  }
  if (libretranslate) {
    const { url, key } = libretranslate;
    engines.push(createLibretranslateEngine({ url, apiKey: key ?? undefined }));
  }
  return engines;
}
