import type { Dictionary } from "./dictionary.ts";
import { isNoSound } from "./foreign-names.ts";
import { ownEntries } from "./lexicon.ts";

const foreign = /[\dA-Za-z.,%％℃‰°+\-–/:'’&$€£]+(?<![,.:])/y;
/** Ranks and shares: 第三次, 百分之十八. */
const ranked =
  /^(?:第[零〇一二三四五六七八九十百千\d]+[个次届名位项]?|百分之[零〇一二两三四五六七八九十百点\d.]*[零〇一二两三四五六七八九十百\d]|[二三四五六七八九十]分之[一二三四五六七八九])/;
const longestWord = 8;

export type Segment = { text: string; tag: string };

/** What a foreign name costs before its sounds, as the logarithm of how rare they are. */
const nameStart = -7;
const shortestName = 2;
const longestName = 18;
/** Characters more frequent than this are words of grammar and not sounds, even beside a dot. */
const mostFrequentSound = 30_000;
/** A number in characters, as the logarithm of how rare it is. */
const numeralCost = -7;
/** Names of two characters are rarer, and easily words next to each other. */
const usualName = 3;
const shortNameCost = -1;
/** A dot stands in names only. */
const dotBonus = 4;
export const foreignNameTag = "foreign";

/**
 * Splits Chinese into words: of all ways to do it the one whose words are the most common together,
 * counting a word as likely as it is frequent. Numbers, Latin words and terms of the glossary stay
 * whole.
 */
export function segment(
  text: string,
  dictionary: Dictionary,
  glossary: ReadonlyMap<string, string> = new Map(),
): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  while (start < text.length) {
    const here = start;
    const term = [...glossary.keys()].find((key) => key !== "" && text.startsWith(key, here));
    if (term !== undefined) {
      segments.push({ text: term, tag: "n" });
      start += term.length;
      continue;
    }
    const rank = ranked.exec(text.slice(start))?.[0];
    if (rank) {
      segments.push({ text: rank, tag: "m" });
      start += rank.length;
      continue;
    }
    foreign.lastIndex = start;
    const match = foreign.exec(text);
    if (match) {
      const isNumber = /^[\d.,]+[%％℃‰]?$/.test(match[0]);
      segments.push({ text: match[0], tag: isNumber ? "m" : "eng" });
      start += match[0].length;
      const scale = isNumber ? /^[百千万亿]+/.exec(text.slice(start))?.[0] : undefined;
      if (scale) {
        segments.push({ text: scale, tag: "m" });
        start += scale.length;
      }
      continue;
    }
    let end = start;
    const startsTerm = (at: number) => [...glossary.keys()].some((key) => text.startsWith(key, at));
    const startsRank = (at: number) => ranked.test(text.slice(at, at + 8));
    while (
      end < text.length &&
      (/[\u3400-\u9fff]/.test(text.charAt(end)) ||
        (end > start && /^·[\u3400-\u9fff]/.test(text.slice(end, end + 2)))) &&
      !startsTerm(end) &&
      !startsRank(end)
    ) {
      end += 1;
    }
    if (end === start) {
      segments.push({ text: text.charAt(start), tag: "x" });
      start += 1;
    } else {
      segments.push(...mostLikely(text.slice(start, end), dictionary));
      start = end;
    }
  }
  return segments;
}

function mostLikely(run: string, dictionary: Dictionary): Segment[] {
  const logTotal = Math.log(dictionary.totalFrequency);
  const best: { score: number; length: number; isName?: boolean }[] = Array.from({
    length: run.length + 1,
  });
  best[run.length] = { score: 0, length: 0 };
  for (let start = run.length - 1; start >= 0; start -= 1) {
    for (let length = 1; length <= Math.min(longestWord, run.length - start); length += 1) {
      const word = run.slice(start, start + length);
      const known = wordWeight(word, dictionary);
      if (known === 0 && length > 1) continue;
      const rest = best[start + length]?.score ?? 0;
      const score = Math.log(known || 1) - logTotal + rest;
      const current = best[start];
      if (!current || score > current.score) best[start] = { score, length };
    }
    const numeral = /^[零〇一二两三四五六七八九十百千万亿]{2,}/.exec(run.slice(start))?.[0] ?? "";
    if (numeral !== "") {
      const score =
        numeralCost * Math.sqrt(numeral.length) + (best[start + numeral.length]?.score ?? 0);
      const current = best[start];
      if (!current || score > current.score) best[start] = { score, length: numeral.length };
    }
    let sounds = nameStart;
    const dot = run.indexOf("·", start);
    const isBeforeDot = dot > start && dot - start <= 5;
    for (let length = 1; length <= Math.min(longestName, run.length - start); length += 1) {
      const character = run.charAt(start + length - 1);
      if (character === "·" && length <= 2) break;
      const sound =
        soundOf(character, dictionary) ??
        (isBeforeDot ? unusualSound(character, dictionary) : undefined);
      if (sound === undefined) break;
      sounds += sound;
      const whole = sounds + (length < usualName ? shortNameCost : 0);
      const score = whole + (best[start + length]?.score ?? 0);
      if (
        length >= shortestName &&
        character !== "·" &&
        score > (best[start]?.score ?? -Infinity)
      ) {
        best[start] = { score, length, isName: true };
      }
    }
  }
  const segments: Segment[] = [];
  for (let start = 0; start < run.length; ) {
    const length = best[start]?.length ?? 1;
    const text = run.slice(start, start + length);
    const isName = best[start]?.isName === true;
    segments.push({ text, tag: isName ? foreignNameTag : (dictionary.word(text)?.tag ?? "x") });
    start += length;
  }
  return segments;
}

function soundOf(character: string, dictionary: Dictionary): number | undefined {
  return character === "·" ? dotBonus : dictionary.foreignSound(character);
}

/** Beside the dot of a name stand sounds, even rare ones. */
function unusualSound(character: string, dictionary: Dictionary): number | undefined {
  if (isNoSound(character)) return undefined;
  return (dictionary.word(character)?.frequency ?? 0) < mostFrequentSound ? -10 : undefined;
}

/** Long entries without English are left out, so that their parts can be translated. */
function wordWeight(word: string, dictionary: Dictionary): number {
  const known = dictionary.word(word)?.frequency ?? 0;
  const isOurs = ownEntries(word).length > 0;
  const hasEnglish = isOurs || dictionary.senses(word).length > 0;
  if (word.length === 1) return Math.max(known, 1);
  if (isOurs) return Math.max(known, 200);
  if (!hasEnglish) return 0;
  return Math.max(known, 3);
}
