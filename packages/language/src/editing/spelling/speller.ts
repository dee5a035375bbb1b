import { wordPairs } from "#data/word-lists.ts";
import { counts } from "../counts/counts.ts";
import { type Dialect, type Edit, overlaps, type Span } from "../edit.ts";
import { isMentioned } from "../mention.ts";
import type { EditReason } from "../reasons.ts";
import { matchCase, type Word } from "../tokens.ts";
import { type Candidate, type CandidateFinder, createCandidateFinder } from "./candidates.ts";
import { derivationOf } from "./derivation.ts";
import { isForeignWord, isQuotedFunctionWord } from "./foreign-words.ts";
import { everydayWords, frequentWords } from "./frequent-words.ts";
import type { Commonness, Lexicon } from "./lexicon.ts";
import { hasMark, isForeignAside, isNameHere, isRestOfWord, standsFree } from "./surroundings.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type Speller = {
  /** Whether a text is so full of slips that an unknown word is one rather than a term. */
  isCareless(vocabulary: Vocabulary, dialect: Dialect): boolean;
  /** Spelling edits of one paragraph, whose words and protected ranges are given. */
  check(request: {
    text: string;
    words: readonly Word[];
    kept: readonly Span[];
    vocabulary: Vocabulary;
    dialect: Dialect;
    /** Proposes as in a text full of slips. */
    isKeen?: boolean;
  }): Edit[];
};

// Slips in the shortest words, where a search would find a word for every abbreviation, and
// contractions without their apostrophe.
const fixedSlips = wordPairs("fixed-slips", ["wrong", "word"]);

const commonnessCost: Readonly<Record<Commonness, number>> = {
  10: 0,
  20: 0.1,
  35: 0.25,
  40: 0.35,
  50: 0.5,
  55: 0.65,
  60: 0.75,
  70: 1.1,
};

// A slip in a spelling from across the Atlantic: "analysd" was meant to be "analysed".
const foreignCost = 0.05;
const foreignReach = 0.7;
const everydayBonus = 0.2;
const frequentBonus = 0.12;

// Endings of names of species, chemicals, enzymes and diseases: new ones are coined every day.
const coinedEnding =
  /(?:idae|inae|aceae|oidea|ensis|iformes|virus|viridae|oides|oma|itis|osis|emia|aemia|ase|ases|ine|ines|ide|ides|ate|ates|yl|ol|ols|one|ones|ene|enes|ane|anes|ose|ium|ii|ae|um|us|is|ix|ax|in|ins|mab|nib|vir|cin|omics?|ome|omes)$/;

/** How far the best candidate may be off, how far ahead of the next, and how much short words lose. */
type Strictness = { accepted: number; margin: number; shortWords: number };

const careful: Strictness = { accepted: 1.75, margin: 0.12, shortWords: 1 };
/**
 * For a text full of slips. There an unknown word is a slip far more often than a term, so that the
 * nearest word is worth proposing even when it is not near or another is hardly farther.
 */
const careless: Strictness = { accepted: 2.1, margin: 0, shortWords: 0.5 };
// Published papers have about one misspelling in 15,000 words, learners one in 50.
const slipsOfCareless = 8;
const wordsPerSlipOfCareless = 250;

/** Of "didn't" whose apostrophe got lost or became another sign. */
const clippedNegation =
  /^(?:are|could|did|does|had|has|have|might|must|need|should|was|were|would)n$/i;

const mostRemembered = 10_000;

type Correction = { word: string; confidence: number };

/** A speller over the given dictionaries. Its index is built at the first unknown word (0.1 s). */
export function createSpeller(lexicon: Lexicon): Speller {
  let finder: CandidateFinder | undefined;
  const remembered = new Map<string, Candidate[]>();
  const judged = new WeakMap<Vocabulary, Strictness>();

  function strictnessFor(vocabulary: Vocabulary, dialect: Dialect): Strictness {
    let strictness = judged.get(vocabulary);
    if (!strictness) {
      const slips = vocabulary.unknown.filter(
        (word) =>
          vocabulary.count(word) === 1 && correctionOf(word, false, dialect, vocabulary, careful),
      ).length;
      const many = slips >= slipsOfCareless && slips * wordsPerSlipOfCareless >= vocabulary.size;
      strictness = many ? careless : careful;
      judged.set(vocabulary, strictness);
    }
    return strictness;
  }

  function candidatesOf(word: string, vocabulary: Vocabulary): Candidate[] {
    finder ??= createCandidateFinder(lexicon);
    let candidates = remembered.get(word);
    if (!candidates) {
      candidates = finder.inLexicon(word);
      // An engine lives as long as its process; the words of old documents need not.
      if (remembered.size >= mostRemembered) remembered.clear();
      remembered.set(word, candidates);
    }
    return [...candidates, ...finder.among(word, vocabulary.terms)];
  }

  function correctionOf(
    lower: string,
    capitalised: boolean,
    dialect: Dialect,
    vocabulary: Vocabulary,
    strictness: Strictness,
  ): Correction | null {
    const plural = capitalised ? null : regularPlural(lower, lexicon);
    if (plural) return { word: plural, confidence: 0.93 };
    const derivation = derivationOf(lower, lexicon);
    const correction = choose(
      lower,
      candidatesOf(lower, vocabulary),
      vocabulary,
      dialect,
      strictness,
    );
    if (!correction) return null;
    if (strictness === careful) {
      if (!isSure(lower, correction, capitalised, vocabulary)) return null;
      // A rare word is the author's own, unless it is one slip from a word of every day: developement.
      if (
        lexicon.isRare(lower) &&
        !(vocabulary.count(lower) === 1 && isPlainSlip(lower, correction))
      )
        return null;
    }
    // What looks well made may still be a slip in a word of every day: comming, totaly, useing.
    if (derivation === "regular") {
      return isPlainSlip(lower, correction) || isUnusedDerivation(lower, correction)
        ? correction
        : null;
    }
    // Two words written together may be a term, and a name may open a sentence: there only the
    // commonest slips in common words count.
    const doubtful = derivation === "compound" || capitalised;
    if (doubtful && !(correction.distance <= 0.9 && correction.commonness <= 35)) {
      const isEveryday = derivation === null && bonusOf(correction.word) > 0 && lower.length >= 6;
      if (!(isEveryday && correction.distance <= 1)) return null;
    }
    if (derivation === "compound" && correction.distance > 0.7) return null;
    return correction;
  }

  /**
   * Whether beside a word stands another that nothing explains: not the dictionaries, not its parts,
   * no slip. Two such words are a phrase of another language (mutatis mutandis). Where slips are
   * many, a word past recognition is just one more.
   */
  function standsByUnreadable(
    words: readonly Word[],
    index: number,
    dialect: Dialect,
    vocabulary: Vocabulary,
  ): boolean {
    if (strictnessFor(vocabulary, dialect) === careless) return false;
    return [index - 1, index + 1].some((at) => {
      const word = words[at]?.text ?? "";
      if (words[Math.max(at, index)]?.opensSentence) return false;
      if (!/^[a-z]{5,}$/.test(word) || lexicon.knows(word) || vocabulary.count(word) > 1)
        return false;
      return (
        derivationOf(word, lexicon) === null &&
        correctionOf(word, false, dialect, vocabulary, careful) === null
      );
    });
  }

  return {
    isCareless: (vocabulary, dialect) => strictnessFor(vocabulary, dialect) === careless,
    check({ text, words, kept, vocabulary, dialect, isKeen = false }) {
      const edits: Edit[] = [];
      for (const [index, word] of words.entries()) {
        const slip = fixedSlips().get(word.text.toLowerCase());
        if (slip && standsFree(text, word)) {
          edits.push(spellingEdit(word, { word: slip, confidence: 0.9 }, reasonOfSlip(slip)));
          continue;
        }
        if (!/^\p{L}\p{Ll}{3,}$/u.test(word.text) || !standsFree(text, word)) continue;
        if (clippedNegation.test(word.text)) continue;
        if (lexicon.knows(word.text)) continue;
        if (kept.some((span) => overlaps(span, word))) continue;
        if (isNameHere(word, words[index + 1], text, vocabulary)) continue;
        if (isMentioned(words, index)) continue;
        if (isForeignWord(words, index, lexicon)) continue;
        if (isQuotedFunctionWord(word.text, vocabulary)) continue;
        if (hasMark(word.text, text, lexicon) || isRestOfWord(text, word)) continue;
        if (isForeignAside(text, words, index, lexicon)) continue;
        const apart = wordsApart(word.text);
        if (apart) {
          edits.push(spellingEdit(word, { word: apart, confidence: 0.88 }, "two-words"));
          continue;
        }
        const correction = correctionOf(
          word.text.toLowerCase(),
          word.text !== word.text.toLowerCase(),
          dialect,
          vocabulary,
          isKeen ? careless : strictnessFor(vocabulary, dialect),
        );
        if (!correction || standsByUnreadable(words, index, dialect, vocabulary)) continue;
        edits.push(spellingEdit(word, correction));
      }
      return edits;
    },
  };
}

/** "inmany" → "in many": a little word written together with a word of every day. */
function wordsApart(word: string): string | null {
  const [, first = "", second = ""] =
    /^(in|of|to|and|for|with|the|is|at|by|from|that)([a-z]{3,})$/.exec(word.toLowerCase()) ?? [];
  return second && bonusOf(second) > 0 ? `${first} ${second}` : null;
}

/** "familys" → "families": a plural made by adding -s alone. */
function regularPlural(word: string, lexicon: Lexicon): string | null {
  if (!/[^aeiou]ys$/.test(word)) return null;
  const plural = `${word.slice(0, -2)}ies`;
  return lexicon.commonness(word.slice(0, -1)) !== undefined &&
    lexicon.commonness(plural) !== undefined
    ? plural
    : null;
}

/**
 * Whether a slip is certain enough for a careful text, where a word of the author's field is likelier
 * than a slip and a far word is never better than none. The more slips a correction takes, the more
 * at home in scholarly English its word has to be; and a word that open papers use is a word, unless
 * they use its neighbour a hundred times as often.
 */
function isSure(
  wrong: string,
  { word, distance, commonness }: Candidate,
  capitalised: boolean,
  vocabulary: Vocabulary,
): boolean {
  const attested = counts.word(wrong);
  // What the document itself writes counts most.
  const usual = counts.word(word) + 100 * vocabulary.count(word);
  if (attested > 0 && usual < attested * (distance <= 0.55 ? 20 : 100)) return false;
  // At the start of a sentence a name is as likely: Baade, Ryver.
  if (capitalised && (usual < 50 || wrong.length < 6)) return false;
  if (distance <= 0.6) return usual > 0 || (commonness <= 50 && wrong.length >= 8);
  if (wrong.length <= 6) return distance <= 0.9 && usual >= 500;
  if (distance <= 0.85) return usual >= 20 || (wrong.length >= 10 && usual >= 3);
  if (distance <= 1) return usual >= 40 || (wrong.length >= 11 && usual >= 5);
  return wrong.length >= 9 && distance <= 1.55 && usual >= 200;
}

/** "propably", "transpotation": well made of parts, but nobody uses it, and its neighbour everybody does. */
function isUnusedDerivation(wrong: string, { word, distance }: Candidate): boolean {
  return (
    wrong.length >= 6 && distance <= 0.9 && counts.word(word) >= 300 && counts.word(wrong) === 0
  );
}

function isPlainSlip(wrong: string, { word, distance }: Candidate): boolean {
  if (wrong.length < 6 || bonusOf(word) === 0) return false;
  return distance <= 0.5 || (distance <= 0.8 && wrong.length >= 7);
}

function reasonOfSlip(slip: string): EditReason {
  if (slip.includes(" ")) return "two-words";
  return slip.includes("'") ? "apostrophe" : "spelling-mistake";
}

function spellingEdit(
  word: Word,
  correction: Correction,
  reason: EditReason = "spelling-mistake",
): Edit {
  return {
    start: word.start,
    end: word.end,
    replacement: matchCase(correction.word, word.text),
    category: "spelling",
    rule: "spelling.unknown-word",
    reason,
    confidence: correction.confidence,
  };
}

function bonusOf(word: string): number {
  if (everydayWords().has(word)) return everydayBonus;
  return frequentWords().has(word) ? frequentBonus : 0;
}

function choose(
  wrong: string,
  candidates: readonly Candidate[],
  vocabulary: Vocabulary,
  dialect: Dialect,
  strictness: Strictness,
): (Candidate & Correction) | null {
  const isForeign = ({ dialect: own }: Candidate) => own !== null && own !== dialect;
  const ranked = candidates
    .filter((candidate) => !isForeign(candidate) || candidate.distance <= foreignReach)
    .map((candidate) => {
      const seen = vocabulary.count(candidate.word);
      const familiarity = Math.min(0.45, 0.15 * Math.log2(1 + seen)) + bonusOf(candidate.word);
      return {
        ...candidate,
        seen,
        score:
          candidate.distance +
          commonnessCost[candidate.commonness] +
          (isForeign(candidate) ? foreignCost : 0) -
          familiarity,
      };
    })
    .sort((a, b) => a.score - b.score);
  const best = ranked[0];
  // A letter before a word makes a name of it: pthread, qvalue, mmap.
  if (!best || best.word === wrong.slice(1)) return null;

  let limit = strictness.accepted;
  if (coinedEnding.test(wrong)) limit -= 0.5;
  // Short unknown words are mostly abbreviations and names of programs.
  if (wrong.length <= 5) limit -= 0.6 * strictness.shortWords;
  else if (wrong.length === 6) limit -= 0.3 * strictness.shortWords;
  // A word used again and again is the author's term, unless the usual spelling stands beside it.
  const own = vocabulary.familyCount(wrong);
  if (own >= 3 && best.seen < own && best.distance > 0.6 && bonusOf(best.word) === 0) return null;
  if (own >= 2 && best.seen < own) limit -= best.distance <= 0.8 ? 0.5 : 0.9;
  if (best.score > limit) return null;
  if (strictness === careful) {
    // "selction" in a text full of sections: what the author writes often is no reason for a farther word.
    const isNearer = ({ distance, commonness }: Candidate) =>
      distance <= best.distance - 0.15 && commonness <= 35;
    if (ranked.some(isNearer)) return null;
    // "symbolp": a letter that stands for something got stuck to the word.
    const rest = wrong.startsWith(best.word) ? wrong.slice(best.word.length) : "";
    if (rest.length === 1 && !/[es]/.test(rest) && rest !== best.word.at(-1)) return null;
  }

  // "colour" and "color" are one word: the dialect's layer respells the one that was meant.
  const next = ranked.find(
    (candidate) =>
      candidate !== best &&
      !(best.dialect && candidate.dialect && candidate.dialect !== best.dialect),
  );
  const margin = (next?.score ?? Number.POSITIVE_INFINITY) - best.score;
  if (margin < strictness.margin) return null;
  const confidence = 0.98 - 0.12 * Math.max(0, best.score) - (margin < 0.3 ? 0.1 : 0);
  return { ...best, confidence: Math.max(0.5, Math.min(0.97, confidence)) };
}
