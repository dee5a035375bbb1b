import type { TranslationEngine } from "@curie/language/translation";
import type { TranslationEngines } from "../translation-engines.ts";

/** These engines and no others, in place of those that the configuration names. */
export function theseEngines(engines: readonly TranslationEngine[]): TranslationEngines {
  return {
    list: async () => engines,
    staysHere: () => true,
    coming: async () => [],
    onInstalled: () => {},
    prepare: () => {},
    close: async () => {
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
}
