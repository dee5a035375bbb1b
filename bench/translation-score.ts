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

function bleu(translations: readonly string[], references: readonly string[]): number {
  const matched = Array.from({ length: longestWords }, () => 0);
  const given = Array.from({ length: longestWords }, () => 0);
  let length = 0;
  let wanted = 0;
  translations.forEach((text, index) => {
    const own = tokens13a(text);
    const reference = tokens13a(references[index] ?? "");
    length += own.length;
    wanted += reference.length;
    for (let order = 1; order <= longestWords; order += 1) {
      matched[order - 1] =
        (matched[order - 1] ?? 0) + common(counted(own, order), counted(reference, order));
      given[order - 1] = (given[order - 1] ?? 0) + Math.max(0, own.length - order + 1);
    }
  });
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
