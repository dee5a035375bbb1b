import type { TranslationEngine } from "@curie/language/translation-engine";
import { type Dictionary, loadDictionary } from "./dictionary.ts";
import { compose } from "./grammar.ts";
import { tokensOf } from "./tokens.ts";

const name = "chinese-gist";
const rulesVersion = "3";
/** How long the engine may work before others get their turn, in milliseconds. */
const turn = 20;

/** English of one segment of tagged Chinese. */
function gistOf(
  segment: string,
  dictionary: Dictionary,
  glossary: ReadonlyMap<string, string> | undefined,
): string {
  return compose(tokensOf(segment, dictionary, glossary));
}

/**
 * The gist of Chinese text, offline and without a model: words from dictionaries, put into English
 * order by rules. It tells what a paragraph is about and is no translation.
 */
export function createChineseGistEngine(): TranslationEngine {
  let dictionary: Dictionary | null = null;
  return {
    name,
    version: rulesVersion,
    quality: "gist",
    languages: ["zh_CN"],
    async health(from) {
      return from === "zh_CN" ? { ready: true } : { ready: false, reason: "not-installed" };
    },
    async translate({ segments, glossary, signal, onProgress }) {
      dictionary ??= loadDictionary();
      const english: string[] = [];
      let since = performance.now();
      for (const segment of segments) {
        signal?.throwIfAborted();
        english.push(gistOf(segment, dictionary, glossary));
        if (performance.now() - since < turn) continue;
        onProgress?.(english.length, segments.length);
        await new Promise((resolve) => setImmediate(resolve));
        since = performance.now();
      }
      onProgress?.(segments.length, segments.length);
      return english;
    },
    async close() {
      dictionary = null;
    },
  };
}
