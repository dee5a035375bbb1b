import { once } from "#data/tables.ts";
import { wordList } from "#data/word-lists.ts";
import type { Dialect } from "../edit.ts";
import type { Lexicon } from "../spelling/lexicon.ts";
import { irregularForm, isForm, isKept } from "./irregular.ts";
import { type Respelt, respell } from "./respelling.ts";
import { byRoot } from "./roots.ts";

export type Conversion = Respelt & {
  /** The share of such conversions expected to be right, 0 to 1. */
  confidence: number;
};

export type DialectConverter = {
  /**
   * The form of a lower-case word in the wanted dialect; null when the word is right there, is no
   * dialect's own, or depends on its meaning.
   */
  convert(word: string, dialect: Dialect): Conversion | null;
};

const listed = 0.97;
const derived = 0.9;

// Answers kept for words met before; a worker sees many documents.
const rememberedMost = 50_000;

const listedPrefixes = wordList("prefixes-of-dialect-words");
/** The longest first. */
const prefixes = once(() => [...listedPrefixes()].sort((a, b) => b.length - a.length));

const endings = wordList("endings-of-dialect-words");

/** Ends of words that are words by chance: "colorings" is no compound, and "passaging" none of aging. */
const noCompound = /^(?:(?:ab|ib)le|l?ings?|age?ings?|tions?|ranks|ities)$/;

/** A converter over the given dictionaries; making one walks through all their words (0.1 s). */
export function createDialectConverter(lexicon: Lexicon): DialectConverter {
  const pairs: Record<Dialect, Map<string, Respelt>> = { american: new Map(), british: new Map() };
  for (const american of lexicon.words()) {
    if (lexicon.dialectOf(american) !== "american" || !/^[a-z]{3,}$/.test(american)) continue;
    if (isKept(american)) continue;
    const respelt = respell(american);
    if (!respelt || lexicon.dialectOf(respelt.word) === "american") continue;
    const isListed = lexicon.commonness(respelt.word) !== undefined;
    if (!isListed && !lexicon.knows(respelt.word)) continue;
    pairs.british.set(american, respelt);
    if (lexicon.dialectOf(respelt.word) === "british" || !isListed) {
      pairs.american.set(respelt.word, { word: american, rule: respelt.rule });
    }
  }

  function inLists(word: string, dialect: Dialect): Respelt | null {
    const irregular = irregularForm(word, dialect);
    if (irregular !== null) return { word: irregular, rule: "irregular" };
    // "Sulfur" is what chemists agreed on everywhere; "sulphur" is British English alone.
    if (dialect === "american" && word.includes("sulph")) {
      const plain = word.replace("sulph", "sulf");
      return { word: find(plain, dialect, 2)?.word ?? plain, rule: "f-ph" };
    }
    return pairs[dialect].get(word) ?? null;
  }

  /** Whether a word is the very form that words of the other dialect become. */
  function isOf(word: string, dialect: Dialect): boolean {
    const other = dialect === "american" ? "british" : "american";
    return lexicon.dialectOf(word) === dialect || pairs[other].has(word) || isForm(word, dialect);
  }

  /** Whether no list says what the word is, so that its parts may be asked. */
  function isUnlisted(word: string): boolean {
    return lexicon.commonness(word) === undefined;
  }

  function byPrefix(word: string, dialect: Dialect, depth: number): Respelt | null {
    for (const prefix of prefixes()) {
      if (!word.startsWith(prefix) || word.length < prefix.length + 5) continue;
      if (prefix.length < 4 && word.length < prefix.length + 6) continue;
      const rest = find(word.slice(prefix.length), dialect, depth - 1);
      if (rest) return { ...rest, word: prefix + rest.word };
    }
    return null;
  }

  function byEnding(word: string, dialect: Dialect, depth: number): Respelt | null {
    for (let cut = word.length - 1; cut >= Math.max(4, word.length - 6); cut--) {
      const ending = word.slice(cut);
      if (!endings().has(ending)) continue;
      const stem = word.slice(0, cut);
      if (ending === "es" && !/(?:[sxzo]|[cs]h)$/.test(stem)) continue;
      // Without their vowel these belong to a mute e alone: "meager" and "r" make no word.
      if (/^(?:d|r|rs|st)$/.test(ending) && !stem.endsWith("e")) continue;
      const plain = find(stem, dialect, depth - 1);
      // No superlative ends in "ourest".
      if (ending === "est" && /ou?r$/.test(stem)) return null;
      if (plain) {
        const joined = join(stem, plain.word, ending);
        return joined === null ? null : { ...plain, word: joined };
      }
      if (ending.startsWith("ie")) {
        const inY = find(`${stem}y`, dialect, depth - 1);
        if (inY?.word.endsWith("y")) return { ...inY, word: inY.word.slice(0, -1) + ending };
      }
      const mute = /^(?:ed|ings?|er|est)$/.test(ending)
        ? find(`${stem}e`, dialect, depth - 1)
        : null;
      if (mute && (mute.word.endsWith("e") || mute.rule === "re-er")) {
        return { ...mute, word: mute.word.replace(/e$/, "") + ending };
      }
      const twin = withTwin(stem, ending, dialect);
      if (twin) return twin;
      if (/^(?:er|est)$/.test(ending) && stem.at(-1) === stem.at(-2)) {
        const single = find(stem.slice(0, -1), dialect, depth - 1);
        const joined = single && join(stem.slice(0, -1), single.word, ending);
        const last = stem.at(-1) ?? "";
        if (last !== "r" && single?.word.endsWith(last))
          return { ...single, word: single.word + last + ending };
        if (single && joined !== null) return { ...single, word: joined };
      }
    }
    return null;
  }

  /** "Pedaler" doubles its letter because "pedaled" does. */
  function withTwin(stem: string, ending: string, dialect: Dialect): Respelt | null {
    if (!/l$/.test(stem) || !/^(?:ed|ing|ings|er|ers|est)$/.test(ending)) return null;
    for (const other of ["ed", "ing", "er"]) {
      const twin = pairs[dialect].get(stem + other);
      if (twin?.rule === "ll-l")
        return { ...twin, word: twin.word.slice(0, -other.length) + ending };
    }
    return null;
  }

  function byCompound(word: string, dialect: Dialect): Respelt | null {
    for (let cut = 4; cut <= word.length - 5; cut++) {
      const head = word.slice(0, cut);
      const tail = word.slice(cut);
      if (noCompound.test(tail)) continue;
      const first = inLists(head, dialect);
      if (first && isCommon(tail)) return { ...first, word: first.word + tail };
      const last = tail.length >= 5 && isCommon(head) ? inLists(tail, dialect) : null;
      if (last) return { ...last, word: head + last.word };
    }
    return null;
  }

  function isCommon(word: string): boolean {
    return (lexicon.commonness(word) ?? 99) <= 40;
  }

  /** Words beyond the lists that an ending or a learned root makes certain. */
  function byRule(word: string, dialect: Dialect): Respelt | null {
    if (dialect === "british") {
      const respelt = respell(word, productive);
      if (!respelt) return null;
      return (respelt.rule === "ise-ize" && isCoinedVerb(word)) || lexicon.knows(respelt.word)
        ? respelt
        : null;
    }
    const verb = /^(.+[iy]s)(?:ing|able|ations?|ed|es|ers?)$/.exec(word);
    const base = verb ? find(`${verb[1]}e`, dialect, 0) : null;
    if (verb?.[1] && base && /[iy]ze$/.test(base.word)) {
      return { ...base, word: base.word.slice(0, -1) + word.slice(verb[1].length) };
    }
    for (const american of americanGuesses(word)) {
      const back = respell(american, productive);
      if (back?.word === word && lexicon.knows(american)) {
        return { word: american, rule: back.rule };
      }
    }
    return coinedIse.test(word) ? { word: withZ(word), rule: "ise-ize" } : null;
  }

  function find(word: string, dialect: Dialect, depth: number): Respelt | null {
    if (isKept(word) || isOf(word, dialect)) return null;
    const known = inLists(word, dialect) ?? byRoot(word, dialect);
    if (known) return known;
    if (depth <= 0 || !isUnlisted(word) || word.length < 5) return null;
    return (
      byEnding(word, dialect, depth) ??
      byRule(word, dialect) ??
      byPrefix(word, dialect, depth) ??
      byCompound(word, dialect)
    );
  }

  const remembered: Record<Dialect, Map<string, Conversion | null>> = {
    american: new Map(),
    british: new Map(),
  };

  return {
    convert(word, dialect) {
      const known = remembered[dialect].get(word);
      if (known !== undefined) return known;
      if (remembered[dialect].size > rememberedMost) remembered[dialect].clear();
      const found = find(word, dialect, 3);
      const conversion =
        found && found.word !== word
          ? { ...found, confidence: inLists(word, dialect) ? listed : derived }
          : null;
      remembered[dialect].set(word, conversion);
      return conversion;
    },
  };
}

/** Puts an ending on the other form of a stem; null when no such word is made. */
function join(from: string, to: string, ending: string): string | null {
  if (from.endsWith("e") === to.endsWith("e")) return to + ending;
  if (to.endsWith("e")) return /^[ei]/.test(ending) ? to.slice(0, -1) + ending : to + ending;
  if (ending === "d") return `${to}ed`;
  return /^(?:r|st)$/.test(ending) ? null : to + ending;
}

// Of Greek nouns in -sis; all other verbs in "size" are made of "size".
const greekSize = /(?:the|pha|sta|nta|theo|nop)siz/;

/** Whether an unknown word can only be a verb in -ize, or made of one: tokenize, binarization. */
function isCoinedVerb(word: string): boolean {
  if (word.length < 8 || word.length > 22 || /[ae]iz|priz/.test(word)) return false;
  return !/siz/.test(word) || greekSize.test(word);
}

/** A verb in -ise that no dictionary lists, made of an adjective or noun: functionalised, zwitterionisation. */
const coinedIse = /^[a-z]{4,}(?:al|er|ar|on|iv|ic|il|in|ol|an|en|id)is(?:e[ds]?|ing|ations?)$/;

const productive = new Set(["ise-ize", "yse-yze", "ae-e", "oe-e"]);

/** What a British word may be to an American, should one of the learned rules have made it. */
function americanGuesses(word: string): string[] {
  const plain = word.replace(/ae|oe/g, "e");
  return [...new Set([plain, word, plain].flatMap((form) => [form, withZ(form)]))];
}

function withZ(word: string): string {
  return word
    .replace(/is(?=e(?:d|s|rs?)?$|ings?$|abl[ey]$|abilit|ations?$|ational|ates?$)/, "iz")
    .replace(/lys(?=e(?:d|s|rs?)?$|ings?$|abl[ey]$)/, "lyz");
}
