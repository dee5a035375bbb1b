import { drop, is, type Word } from "./words.ts";

const scales = /^(thousand|million|billion|trillion)s?$/;

/** Numbers with what they count, and pairs of words that say how much. */
export function arrangeQuantities(words: Word[]): void {
  for (let at = 0; at < words.length; at += 1) {
    writeAge(words, at);
    countMillions(words, at);
    pairBoth(words, at);
    pairAsAs(words, at);
    joinPercent(words, at);
    keepMiles(words, at);
    sayEnough(words, at);
    countPeople(words, at);
  }
}

/** `de 28 años (de edad)` is aged 28 years old: `28 years old`. */
function writeAge(words: Word[], at: number): void {
  const [of, number, year, ofAge, age] = words.slice(at, at + 5);
  if (of?.lemma !== "de" || !is(number, "number") || !year || !/^(año|ano)$/.test(year.lemma))
    return;
  const isAge =
    /^(de)$/.test(ofAge?.lemma ?? "") && /^(edad|antigüedad|idade)$/.test(age?.lemma ?? "");
  if (!isAge || !age) return;
  of.english = "aged";
  of.isFinal = true;
  drop(words, at + 2);
  drop(words, at + 2);
  drop(words, at + 2);
}

/** `10 mil millones de euros` is 10 billion euros, `miles de millones de` billions of. */
function countMillions(words: Word[], at: number): void {
  const word = words[at];
  const next = words[at + 1];
  const before = words[at - 1];
  const isThousands = /^(miles|milhares)$/i.test(word?.surface ?? "") && next?.lemma === "de";
  const counts = /^(milhões|millones)$/i.test(words[at + 2]?.surface ?? "");
  if (word && isThousands && !counts) {
    write(word, "thousands");
    return;
  }
  if (!word || !scales.test(word.english) || !is(word, "noun", "number")) return;
  // `miles de millones` may be read as one word.
  if (/^mil(es|hares) /i.test(word.surface)) {
    write(word, "billions");
    return;
  }
  const isCounted = is(before, "number");
  const thousandsOf =
    before?.lemma === "de" && /^(miles|milhares)$/i.test(words[at - 2]?.surface ?? "");
  if (isCounted) {
    word.english = word.english.replace(/s$/, "");
    word.isFinal = true;
    word.category = "number";
    if (next?.lemma === "de" && is(next, "preposition")) drop(words, at + 1);
  } else if (thousandsOf) {
    word.english = "billions";
    word.isFinal = true;
    drop(words, at - 2);
    drop(words, at - 2);
  }
}

/** `32 %` is 32%. */
function joinPercent(words: Word[], at: number): void {
  const number = words[at];
  const percent = words[at + 1];
  if (!number || !is(number, "number") || percent?.surface !== "%") return;
  if (percent.objectsBefore.length > 0 || percent.formatting.join() !== number.formatting.join())
    return;
  number.surface += "%";
  number.english += "%";
  number.objectsAfter = [...number.objectsAfter, ...percent.objectsAfter];
  words.splice(at + 1, 1);
}

/** `tanto A como B` is both A and B. */
function pairBoth(words: readonly Word[], at: number): void {
  const first = words[at];
  if (first?.lemma !== "tanto" || !is(first, "adverb")) return;
  const second = words
    .slice(at + 2, at + 12)
    .find(
      (word) => /^(como|cuanto|quanto)$/.test(word.lemma) || /^(como|quanto)$/.test(word.origin),
    );
  if (!second) return;
  write(first, "both");
  write(second, "and");
  second.category = "coordinator";
}

/** `tan bajo como` is as low as. */
function pairAsAs(words: readonly Word[], at: number): void {
  const first = words[at];
  if (!first || !/^(tan|tão)$/.test(first.origin)) return;
  const second = words
    .slice(at + 2, at + 5)
    .find(({ lemma }) => /^(como|cuanto|quanto)$/.test(lemma));
  if (!second) return;
  write(first, "as");
  write(second, "as");
}

/** `645 mi`: miles, not mine. */
function keepMiles(words: readonly Word[], at: number): void {
  const word = words[at];
  if (word?.surface !== "mi" || !is(words[at - 1], "number")) return;
  write(word, "mi");
  word.category = "other";
}

/** `(lo) suficientemente grande (como) para`, `grande o suficiente para`: large enough to. */
function sayEnough(words: Word[], at: number): void {
  const adverb = words[at];
  const quality = words[at + 1];
  if (adverb?.lemma === "suficientemente" && is(quality, "adjective", "verb", "adverb")) {
    if (quality) words.splice(at, 2, { ...quality, spaced: adverb.spaced }, adverb);
    adverb.spaced = true;
    write(adverb, "enough");
    const como = words[at + 2];
    if (como?.origin === "como") drop(words, at + 2);
    if (words[at - 1]?.lemma === "lo") drop(words, at - 1);
    return;
  }
  const [article, enough] = words.slice(at + 1, at + 3);
  if (!is(adverb, "adjective") || !/^o$/i.test(article?.surface ?? "")) return;
  if (enough?.origin !== "suficiente" || words[at + 3]?.lemma !== "para") return;
  drop(words, at + 1);
  write(enough, "enough");
  enough.category = "adverb";
}

/** `cantidad de personas` counts, `cantidad de agua` measures. */
function countPeople(words: readonly Word[], at: number): void {
  const [amount, of] = words.slice(at, at + 2);
  if (!amount || !/^(cantidad|quantidade)$/.test(amount.origin) || of?.lemma !== "de") return;
  const counted = words.slice(at + 2, at + 5).find((word) => is(word, "noun"));
  if (counted?.tags.has("pl")) amount.english = "number";
}

function write(word: Word, english: string): void {
  word.english = english;
  word.isFinal = true;
}
