import { type TranslationEngine, TranslationFailure } from "@curie/language/translation-engine";
import { type Analyser, createAnalyser } from "./analyser.ts";
import { findApertium, languagesOf } from "./installation/found.ts";
import { writesDecimalPoints } from "./numbers.ts";
import { transfer } from "./transfer.ts";

export type ApertiumOptions = {
  /** Where `installApertium` put it, if the system has none. */
  folder: string;
  /** How long Apertium may be silent, in milliseconds. */
  patienceMs?: number;
};

const name = "apertium";
/** Changes with our own rules and words. */
const rulesVersion = "3";
const segmentsAtOnce = 40;

/**
 * Drafts from Spanish and Portuguese: Apertium, in processes of its own, reads the text and offers
 * words; everything after that happens here.
 */
export async function createApertiumEngine(options: ApertiumOptions): Promise<TranslationEngine> {
  const { folder, patienceMs = 30_000 } = options;
  const installed = await findApertium({ folder });
  const analysers = new Map<string, Analyser>();
  let closed = false;

  function analyserFor(from: string): Analyser {
    if (!installed || (from === "pt_BR" && !installed.portugueseToSpanish)) {
      throw new TranslationFailure(name, "not-installed", "Apertium is not on this machine");
    }
    if (closed) throw new TranslationFailure(name, "stopped", "the engine is closed");
    const known = analysers.get(from);
    if (known) return known;
    const language = from === "pt_BR" ? "portuguese" : "spanish";
    const analyser = createAnalyser(installed, language, { patienceMs, engine: name });
    analysers.set(from, analyser);
    return analyser;
  }

  return {
    name,
    version: `${rulesVersion}-${installed?.version ?? "none"}`,
    quality: "draft",
    languages: ["es_ES", "pt_BR"],
    async health(from) {
      return installed && languagesOf(installed).includes(from)
        ? { ready: true }
        : { ready: false, reason: "not-installed" };
    },
    async translate({ segments, from, glossary, signal, onProgress }) {
      const analyser = analyserFor(from);
      const decimalPoints = writesDecimalPoints(segments);
      const english: string[] = [];
      for (let start = 0; start < segments.length; start += segmentsAtOnce) {
        signal?.throwIfAborted();
        const some = segments.slice(start, start + segmentsAtOnce);
        const read = await analyser.analyse(some, { decimalPoints }, signal);
        english.push(...read.map((words) => transfer(words, from, glossary)));
        onProgress?.(english.length, segments.length);
      }
      return english;
    },
    async close() {
      closed = true;
      await Promise.all([...analysers.values()].map((analyser) => analyser.close()));
    },
  };
}
