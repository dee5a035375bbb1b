/**
 * How many listed terms get their English: words drawn from the sentences by a fixed seed, each with an English
 * that no engine would choose, so that a hit is never chance. Once as the engine is, and once without
 * its glossary, as engines are that take none: there the words that stand for a term are looked for.
 */
import {
  type SourceLanguage,
  type TranslationEngine,
  translateSegments,
} from "@curie/language/translation";
import type { Figure } from "./report.ts";

const count = 100;
/** A rarer word is a likelier term. */
const mostSentences = 3;
const seed = 7;

export async function termRates(
  engine: TranslationEngine,
  sources: readonly string[],
  from: SourceLanguage,
): Promise<Figure[]> {
  const listed = drawn(sources, from);
  const chosen = sources.filter((source) => listed.some(({ term }) => source.includes(term)));
  const blind: TranslationEngine = {
    ...engine,
    translate: ({ glossary: _, ...request }) => engine.translate(request),
  };
  const figures: Figure[] = [];
  for (const [what, one] of [
    ["as the engine is", engine],
    ["without its glossary", blind],
  ] as const) {
    const terms = listed.map(({ term, english }) => ({
      ...{ kind: "translate-as", term, translation: english, language: from },
      ...{ anyCase: false, plural: false },
    })) as NonNullable<Parameters<typeof translateSegments>[1]["terms"]>;
    const { segments, warnings } = await translateSegments(one, {
      ...{ segments: chosen.map(escaped), from, style: "american", terms },
    });
    let [wanted, given, named] = [0, 0, 0];
    for (const [index, source] of chosen.entries()) {
      const missed = warnings.filter(
        ({ segment, code }) => segment === index && code === "terms-differ",
      );
      for (const { term, english } of listed) {
        if (!holds(source, term, from)) continue;
        wanted += 1;
        if (segments[index]?.toLowerCase().includes(english)) given += 1;
        else if (missed.some(({ details }) => details.includes(term))) named += 1;
      }
    }
    figures.push(
      {
        what: `${from} listed terms with their English, ${what}`,
        value: given / wanted,
        unit: "of 1",
      },
      {
        what: `${from} of the others named as missed, ${what}`,
        value: wanted === given ? 1 : named / (wanted - given),
        unit: "of 1",
        wanted: "1",
      },
    );
  }
  return figures;
}

type Listed = { term: string; english: string };

function drawn(sources: readonly string[], from: SourceLanguage): Listed[] {
  const inSentences = new Map<string, number>();
  for (const source of sources) {
    for (const word of new Set(wordsOf(source, from))) {
      inSentences.set(word, (inSentences.get(word) ?? 0) + 1);
    }
  }
  const rare = [...inSentences].filter(([, times]) => times <= mostSentences);
  const words = rare.map(([word]) => word).sort();
  const below = randomBelow();
  const chosen = new Set<string>();
  while (chosen.size < Math.min(count, words.length)) chosen.add(words[below(words.length)] ?? "");
  return [...chosen].map((term) => ({ term, english: inventedWord(below) }));
}

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

function wordsOf(source: string, from: SourceLanguage): string[] {
  return from === "zh_CN"
    ? [...segmenter.segment(source)]
        .map(({ segment }) => segment)
        .filter((word) => /^\p{Script=Han}{2,}$/u.test(word))
    : (source.match(/(?<![\p{L}-])\p{Ll}{7,}(?![\p{L}-])/gu) ?? []);
}

function holds(source: string, term: string, from: SourceLanguage): boolean {
  if (from === "zh_CN") return source.includes(term);
  return new RegExp(`(?<![\\p{L}\\p{N}])${term}(?![\\p{L}\\p{N}])`, "u").test(source);
}

function inventedWord(below: (limit: number) => number): string {
  const of = (letters: string) => letters.charAt(below(letters.length));
  return `${of("bdfgklmnprtv")}${of("aeiou")}${of("lmnr")}${of("bdfgkptvz")}${of("aeiou")}${of("dklmnrt")}`;
}

function randomBelow(): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
