import { wordTable } from "../data.ts";
import { isLabel } from "./labels.ts";
import { endsListed, listed } from "./word-lists.ts";
import { drop, has, is, type Word } from "./words.ts";

const plainDeterminers = wordTable("apertium/determiners");

export function translateDeterminer(words: Word[], at: number): void {
  const word = words[at];
  if (!word) return;
  const { lemma } = word;
  // `la propia OCDE`: English has no own without whose.
  const own = words[at + 1];
  if (has(word, "def") && own && is(own, "adjective") && own.english === "own") drop(words, at + 1);
  const head = headOf(words, at) ?? words[at + 1];
  const isPlural = head?.isPlural ?? has(word, "pl");
  const next = words[at + 1];
  if (has(word, "def") || word.origin === "o") {
    if (dropsArticle(words, at, head)) {
      drop(words, at);
      return;
    }
    // `son los presentados`: those presented.
    const isAlone = is(next, "verb") && has(next, "pp") && !headOf(words, at);
    word.english = isAlone ? (has(word, "pl") ? "those" : "the one") : "the";
  } else if (/^(uno|um)$/.test(lemma) || /^(um)$/.test(word.origin)) {
    word.english = isPlural || has(word, "pl") ? (is(next, "number") ? "about" : "some") : "a";
    if (word.english === "a" && (/%$/.test(next?.surface ?? "") || (head && isMass(head))))
      drop(words, at);
  } else if (/^(suyo|seu)$/.test(lemma)) word.english = possessive(words, at);
  else if (/^(este|esse)$/.test(lemma) || word.origin === "este") {
    word.english = isPlural ? "these" : "this";
  } else if (/^(ese|aquel|aquele)$/.test(lemma)) word.english = isPlural ? "those" : "that";
  else if (/^(todo)$/.test(lemma)) {
    if (isPlural) word.english = "all";
    else word.english = has(next, "def") || next?.english === "the" ? "all" : "every";
  } else if (/^(otro|outro)$/.test(lemma) && !isPlural && !is(words[at - 1], "determiner"))
    word.english = /^(ningun|nenhum)/i.test(words[at - 1]?.lemma ?? "") ? "other" : "another";
  else if (/^(mucho|muito)$/.test(lemma)) word.english = isPlural ? "many" : "much";
  else if (/^(poco|pouco)$/.test(lemma)) word.english = isPlural ? "few" : "little";
  else
    word.english =
      plainDeterminers().get(lemma) ?? plainDeterminers().get(word.origin) ?? word.english;
}

function headOf(words: readonly Word[], at: number): Word | undefined {
  const phrase = words[at]?.phrase ?? 0;
  if (phrase === 0) return undefined;
  return words.slice(at).find((word) => word.phrase === phrase && word.isHead);
}

const isUncounted = listed("uncounted");

function isMass({ english }: Word): boolean {
  return isUncounted(english);
}

const namesWithArticle =
  /^(United|Netherlands|Philippines|Bahamas|Maldives|Vatican|Czech|Republic|European|Soviet|Union|Middle|North|South|Arctic|Atlantic|Pacific|Indian|Mediterranean|Caribbean|Sun|Earth|Moon|Alps|Andes|Amazon|Nile|Thames|Danube|Sahara|UN|EU|US|USA|UK|WHO|NATO|OECD|IMF|WTO|ILO|IAEA|OAS|IOC|Guardian|Times)/;

const isTitleWord = listed("title");

/** `el primer ministro Howard` is Prime Minister Howard. */
function isTitle(word: Word): boolean {
  return is(word, "noun") && isTitleWord(word.english);
}

/** Portuguese puts articles before names of all kinds, English before acronyms at most. */
function isBareInEnglish(head: Word): boolean {
  if (has(head, "pl") || namesWithArticle.test(head.english)) return false;
  return !/^\p{Lu}{2,}$/u.test(head.surface);
}

const measures =
  /^(mile|km|km\/h|kilometer|metre|meter|kg|gram|ton|degree|°|%|mph|point|dollar|euro|m|cm)$/;

function dropsArticle(words: readonly Word[], at: number, head: Word | undefined): boolean {
  if (!head) return false;
  const next = words[at + 1];
  const after = words[words.indexOf(head) + 1];
  if (/^(Mr\.|Mrs\.|Ms\.|Dr\.)$/.test(next?.english ?? "")) return true;
  if (is(head, "name")) {
    const first = words.slice(at + 1).find((word) => word.phrase === head.phrase);
    if (first && isTitle(first)) {
      first.english = first.english.replace(/(?<=^| )\p{Ll}/gu, (initial) => initial.toUpperCase());
      return true;
    }
    if (first && isLabel(head, first)) return true;
    if (first && !is(first, "name")) return false;
    if (words[at]?.origin === "o" && isBareInEnglish(head)) return true;
    return (
      has(head, "loc", "ant", "cog") &&
      !namesWithArticle.test(head.english) &&
      !has(words[at], "pl")
    );
  }
  if (is(head, "number")) {
    // `el 20 %`, `el 2010`, `las 11:30`
    return (
      /%$/.test(head.surface) ||
      head.english === "half" ||
      /^(1[5-9]|20)\d\d$/.test(head.surface) ||
      after?.surface === ":" ||
      has(words[at], "f")
    );
  }
  if (/^(1[5-9]|20)\d\d$/.test(next?.surface ?? "")) return false;
  if (is(next, "number") && measures.test(head.english)) return true;
  if (/^\d{1,2}[:.]\d\d$/.test(next?.surface ?? "")) return true;
  if (isLabel(after, head)) return true;
  if (
    /^(half|Mr\.|Mrs\.)$/.test(head.english) ||
    /^(Mr\.|Mrs\.|Ms\.|Dr\.)$/.test(next?.english ?? "")
  )
    return true;
  if (
    next?.english === "own" ||
    (is(words[at - 1], "determiner") && words[at - 1]?.english === "both")
  )
    return true;
  const isSpecified =
    (after?.lemma === "de" && is(after, "preposition")) ||
    is(after, "relative", "subordinator") ||
    (is(after, "verb") && has(after, "pp") && !has(after, "done"));
  if (isMass(head)) return !isSpecified;
  if (isGenericPlural(words, at, head) && !isSpecified) return true;
  if (/^(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/.test(head.english))
    return true;
  return false;
}

/** What a paper has spoken of before it says `los`: these keep their article. */
const isSpokenOf = listed("spoken-of");

/** Adjectives that pick some out of all. */
const singlesOut = listed("singles-out");

/** `los océanos se calientan`: English speaks of oceans in general without an article. */
function isGenericPlural(words: readonly Word[], at: number, head: Word): boolean {
  if (!is(head, "noun") || !head.isPlural || isSpokenOf(head.english)) return false;
  if (is(words[at - 1], "adverb")) return false;
  return words
    .slice(at + 1, words.indexOf(head))
    .every(
      (word) => is(word, "adjective", "noun") && !has(word, "ord") && !singlesOut(word.english),
    );
}

const isMaleNoun = endsListed("his");

const isFemaleNoun = endsListed("her");

function possessive(words: readonly Word[], at: number): string {
  for (let index = at - 1; index >= 0; index -= 1) {
    const word = words[index];
    if (!word) break;
    if (is(word, "pronoun")) {
      if (word.english === "he") return "his";
      if (word.english === "she") return "her";
      if (word.english === "they") return "their";
      if (word.english === "it") return "its";
      if (word.english === "we") return "our";
    }
    const isSubject = word.isHead && !is(words[phraseStart(words, index) - 1], "preposition");
    if (!isSubject) continue;
    const joint = words[phraseStart(words, index) - 1];
    const isOneOfSeveral =
      is(joint, "coordinator") && (words[phraseStart(words, index) - 2]?.phrase ?? 0) > 0;
    if (word.isPlural || isOneOfSeveral) return "their";
    if (is(word, "name"))
      return has(word, "ant", "cog")
        ? has(word, "f") && !has(word, "m")
          ? "her"
          : "his"
        : has(word, "loc", "al")
          ? "its"
          : "his";
    if (is(word, "noun")) {
      if (isFemaleNoun(word.english)) return "her";
      return isMaleNoun(word.english) ? "his" : "its";
    }
  }
  return ownerAhead(words, at) ?? "its";
}

/** `Desde su llegada, Juan`: whose it is comes after the comma. */
function ownerAhead(words: readonly Word[], at: number): string | undefined {
  const comma = words.findIndex((word, index) => index > at && has(word, "cm"));
  const owner =
    comma < 0 ? undefined : words.slice(comma + 1, comma + 5).find(({ isHead }) => isHead);
  if (!owner || is(words[words.indexOf(owner) - 1], "preposition")) return undefined;
  if (owner.isPlural) return "their";
  if (is(owner, "name") && has(owner, "ant", "cog")) return has(owner, "f") ? "her" : "his";
  return undefined;
}

function phraseStart(words: readonly Word[], at: number): number {
  const phrase = words[at]?.phrase ?? 0;
  let start = at;
  while (phrase > 0 && words[start - 1]?.phrase === phrase) start -= 1;
  return start;
}
