import { seededRandom } from "@curie/docx/testing";

/**
 * Scores of translations against a reference, computed as sacrebleu does by default: BLEU with 13a
 * tokens, mixed case, up to 4 words and exponential smoothing; chrF2 with up to 6 characters, white
 * space left out and recall counting twice.
 */
export type Scores = { bleu: number; chrf2: number };

export function scoresOf(translations: readonly string[], references: readonly string[]): Scores {
  return { bleu: bleu(translations, references), chrf2: chrf2(translations, references) };
}

const longestWords = 4;
const longestCharacters = 6;
const resamples = 1000;

/** Tokens of the 13a scheme: punctuation apart, but not within figures. */
function tokens13a(text: string): string[] {
  return ` ${text.trim()} `
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replace(/([{-~[-` -&(-+:-@/])/g, " $1 ")
    .replace(/([^0-9])([.,])/g, "$1 $2 ")
    .replace(/([.,])([^0-9])/g, " $1 $2")
    .replace(/([0-9])(-)/g, "$1 $2 ")
    .split(/\s+/)
    .filter((token) => token !== "");
}

function counted(items: readonly string[], length: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let at = 0; at + length <= items.length; at += 1) {
    const key = items.slice(at, at + length).join("\u0001");
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function common(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [key, count] of one) sum += Math.min(count, other.get(key) ?? 0);
  return sum;
}

/** What one sentence adds to BLEU: hits and word groups by their length, and both lengths. */
type Counts = { matched: number[]; given: number[]; length: number; wanted: number };

function countsOf(translation: string, reference: string): Counts {
  const own = tokens13a(translation);
  const expected = tokens13a(reference);
  const orders = Array.from({ length: longestWords }, (_, shorter) => shorter + 1);
  return {
    matched: orders.map((order) => common(counted(own, order), counted(expected, order))),
    given: orders.map((order) => Math.max(0, own.length - order + 1)),
    length: own.length,
    wanted: expected.length,
  };
}

function bleu(translations: readonly string[], references: readonly string[]): number {
  return bleuOf(translations.map((text, index) => countsOf(text, references[index] ?? "")));
}

function bleuOf(sentences: readonly Counts[]): number {
  const matched = Array.from({ length: longestWords }, () => 0);
  const given = Array.from({ length: longestWords }, () => 0);
  let length = 0;
  let wanted = 0;
  for (const sentence of sentences) {
    length += sentence.length;
    wanted += sentence.wanted;
    for (let at = 0; at < longestWords; at += 1) {
      matched[at] = (matched[at] ?? 0) + (sentence.matched[at] ?? 0);
      given[at] = (given[at] ?? 0) + (sentence.given[at] ?? 0);
    }
  }
  if (length === 0) return 0;
  let smoothing = 1;
  let logarithms = 0;
  for (const [index, total] of given.entries()) {
    if (total === 0) return 0;
    const hits = matched[index] ?? 0;
    if (hits === 0) smoothing *= 2;
    logarithms += Math.log(hits === 0 ? 100 / (smoothing * total) : (100 * hits) / total);
  }
  const brevity = length >= wanted ? 1 : Math.exp(1 - wanted / length);
  return brevity * Math.exp(logarithms / longestWords);
}

/**
 * Between which values 95 of 100 BLEU scores lie when as many sentences are drawn with replacement
 * from these (bootstrap resampling, Koehn 2004): how much a score owes to the choice of sentences.
 */
export function rangeOfBleu(
  translations: readonly string[],
  references: readonly string[],
  seed: number,
): { low: number; high: number } {
  const sentences = translations.map((text, index) => countsOf(text, references[index] ?? ""));
  const random = seededRandom(seed);
  const scores = Array.from({ length: resamples }, () =>
    bleuOf(sentences.flatMap(() => sentences[Math.floor(random() * sentences.length)] ?? [])),
  ).sort((a, b) => a - b);
  const at = (share: number) => scores[Math.floor(share * (resamples - 1))] ?? 0;
  return { low: at(0.025), high: at(0.975) };
}

function chrf2(translations: readonly string[], references: readonly string[]): number {
  const orders = Array.from({ length: longestCharacters }, () => ({ own: 0, wanted: 0, hits: 0 }));
  translations.forEach((text, index) => {
    const own = [...text.replace(/\s+/g, "")];
    const reference = [...(references[index] ?? "").replace(/\s+/g, "")];
    orders.forEach((order, shorter) => {
      const grams = counted(own, shorter + 1);
      const expected = counted(reference, shorter + 1);
      const total = Math.max(0, reference.length - shorter);
      order.own += total > 0 ? Math.max(0, own.length - shorter) : 0;
      order.wanted += total;
      order.hits += common(grams, expected);
    });
  });
  const filled = orders.filter(({ own, wanted }) => own > 0 && wanted > 0);
  if (filled.length === 0) return 0;
  const mean = (ratio: (order: (typeof orders)[number]) => number) =>
    filled.reduce((sum, order) => sum + ratio(order), 0) / filled.length;
  const precision = mean(({ hits, own }) => hits / own);
  const recall = mean(({ hits, wanted }) => hits / wanted);
  if (precision + recall === 0) return 0;
  return (100 * 5 * precision * recall) / (4 * precision + recall);
}
