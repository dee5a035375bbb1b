import { wordList } from "#data/word-lists.ts";
import { functionWords } from "./morphology.ts";
import { measures } from "./number-words.ts";
import { type GrammarRule, nextWord, type Paragraph, replaceWord } from "./sentence.ts";
import { isMostlyAdjective, isMostlyNoun, wantsDeterminer } from "./word-uses.ts";

/** Plurals and singulars that the word before asks for, told from how nouns are used in open text. */

const persons = wordList("persons");

/** The index of the noun after words that describe it; null where something else comes first. */
function nounFrom(paragraph: Paragraph, from: number): number | null {
  const { morphology } = paragraph;
  for (let at = from; at < from + 3; at++) {
    const word = nextWord(paragraph, at);
    if (word === null || !/^[a-z]+$/.test(word) || functionWords().has(word)) return null;
    if (paragraph.words[at]?.text !== word) return null;
    if (morphology.isAdjective(word) || isMostlyAdjective(word) || /ed$/.test(word)) continue;
    return at;
  }
  return null;
}

/** Whether nothing that the noun could describe comes after it. */
function closes(paragraph: Paragraph, at: number): boolean {
  const end = paragraph.words[at]?.end ?? 0;
  const next = nextWord(paragraph, at + 1);
  if (next === null) return /^(?:[.,;:)]|$)/.test(paragraph.text.slice(end));
  if (functionWords().has(next)) return true;
  if (!/ed$/.test(next) || paragraph.morphology.baseOfInflected(next) === null) return false;
  // "6942 physician agreed records": the participle describes a plural behind it.
  const thing = nextWord(paragraph, at + 2) ?? "";
  return paragraph.morphology.singularOf(thing) === null;
}

/** "7 of 8 child, and 4 of 5 neonatal cases": numbers in a row, whose noun comes last. */
function isInRow(paragraph: Paragraph, at: number): boolean {
  const rest = paragraph.text.slice(paragraph.words[at]?.end ?? 0);
  return /^(?:,|,? and|,? or) \d+ /.test(rest);
}

/** A noun that is counted: "procedure", "animal"; "time" and "day" go with "all" as they are. */
function countedNoun(paragraph: Paragraph, at: number | null, withAll = true): string | null {
  if (at === null) return null;
  const word = paragraph.lower[at] ?? "";
  if (
    withAll &&
    /^(?:difference|semester|summer|weekend|term|time|day|night|year|season|morning|way|while|world|week|month|afternoon|evening|place|kind|sort|type|form|manner|extent|point|degree|part|rest|whole|half|one|else|along|life|body|family|school|town|city|country|population|group|hand|set|course|code|text|content|input|output|matter|power|force|energy|cost|risk|stress|pressure)$/.test(
      word,
    )
  )
    return null;
  if (measures().has(`${word}s`) || !wantsDeterminer(word)) return null;
  const plural = paragraph.morphology.pluralOf(word);
  return plural !== null && plural !== word ? plural : null;
}

/** "All procedure were", "all the animal", "more and more researcher" → the plural. */
export const pluralAfterAll: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  const word = lower[index] ?? "";
  let from = index + 1;
  if (word === "all") {
    // "we all share", "will all result": without an article only where a noun phrase begins.
    const opens = paragraph.words[index]?.opensSentence === true;
    const bare = !/^(?:the|these|those|our|their)$/.test(nextWord(paragraph, from) ?? "");
    if (bare && !opens && !/^(?:of|in|for|by|from|with)$/.test(lower[index - 1] ?? "")) return null;
    if (/^(?:at|after|over|above|first)$/.test(lower[index - 1] ?? "")) return null;
    if (/^(?:the|these|those|our|their)$/.test(nextWord(paragraph, from) ?? "")) from++;
  } else if (
    word === "more" &&
    nextWord(paragraph, index + 1) === "and" &&
    nextWord(paragraph, index + 2) === "more"
  ) {
    if (!paragraph.words[index]?.opensSentence) return null;
    from = index + 3;
  } else if (word === "few") {
    // "a few", "very few" and "few" alike.
    if (
      nextWord(paragraph, index) !== null &&
      /^(?:the|his|last|first|next|past)$/.test(lower[index - 1] ?? "")
    )
      return null;
  } else if (word === "most" || word === "many" || word === "some") {
    if (nextWord(paragraph, from) !== "of") {
      if (word !== "some") return null;
      const who = nextWord(paragraph, from) ?? "";
      // "for some constant": only of persons is "some" with one of them rare.
      const person =
        persons().has(paragraph.morphology.pluralOf(who) ?? "") ||
        /^(?:scholar|researcher|author|scientist|expert|investigator|doctor|physician|nurse)$/.test(
          who,
        );
      if (!person || !paragraph.words[index]?.opensSentence) return null;
      const many = paragraph.morphology.pluralOf(who);
      return many && closesBeforeVerb(paragraph, from)
        ? replaceWord(paragraph, from, many, "counted-plural", 0.87)
        : null;
    }
    from++;
    if (/^(?:the|these|those|our|their)$/.test(nextWord(paragraph, from) ?? "")) return null;
  } else return null;
  const at = nounFrom(paragraph, from);
  const plural = countedNoun(paragraph, at);
  if (at === null || plural === null) return null;
  // "most of chapter 3", "all patient data".
  if (!closes(paragraph, at) && !closesBeforeVerb(paragraph, at)) return null;
  if (
    /^(?:all|most|some|many)$/.test(word) &&
    /^(?:of|that)$/.test(nextWord(paragraph, at + 1) ?? "") &&
    from > index + 1 &&
    word !== "all"
  )
    return null;
  return replaceWord(paragraph, at, plural, "counted-plural", 0.88);
};

/** Whether a verb in the third person comes next, which no noun is: "Some scholar believes". */
function closesBeforeVerb(paragraph: Paragraph, at: number): boolean {
  const next = nextWord(paragraph, at + 1) ?? "";
  const base = paragraph.morphology.baseOfThirdPerson(next);
  return (
    (base !== null &&
      !isMostlyNoun(base) &&
      /^(?:that|the|a|an|it|this|on|in|to)$/.test(nextWord(paragraph, at + 2) ?? "")) ||
    closes(paragraph, at)
  );
}

/** "each samples" → "each sample": a plural that is no verb. */
export const singularAfterEach: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (!/^(?:each|every)$/.test(lower[index] ?? "")) return null;
  if (
    lower[index] === "each" &&
    /^(?:they|we|you|are|were|have|these|those|groups?)$/.test(lower[index - 1] ?? "")
  )
    return null;
  const at = nounFrom(paragraph, index + 1);
  if (at === null) return null;
  const singular = morphology.singularOf(lower[at] ?? "");
  if (singular === null || !isMostlyNoun(singular)) return null;
  const last = nextWord(paragraph, at + 1) === null;
  if (morphology.isVerb(singular) && !last) return null;
  if (
    !closes(paragraph, at) ||
    /^(?:one|of|two|three|four|five|six|few|hundred|other)$/.test(nextWord(paragraph, at + 1) ?? "")
  )
    return null;
  return replaceWord(paragraph, at, singular, "each-plural", 0.88);
};

/** "the others variables" → "the other variables"; "the presents results" → "the present results". */
export const pluralAdjective: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  const word = lower[index] ?? "";
  if (word !== "others" && word !== "presents" && word !== "differents" && word !== "similars")
    return null;
  const at = index + 1;
  if (word === "presents" && (lower[index - 1] !== "the" || nextWord(paragraph, index) === null))
    return null;
  if (word === "others" && (lower[index - 1] !== "the" || nextWord(paragraph, index) === null))
    return null;
  const noun = nextWord(paragraph, at);
  if (word === "others" || word === "presents") {
    if (noun === null) return null;
    const many = morphology.singularOf(noun);
    if (many === null || !isMostlyNoun(many)) return null;
    if (word === "others" && !closes(paragraph, at)) return null;
    if (
      word === "others" &&
      morphology.isVerb(many) &&
      !/^(?:study|result|factor|group|method)$/.test(many)
    )
      return null;
  }
  return replaceWord(paragraph, index, word.slice(0, -1), "counted-plural", 0.88);
};

/** "300 student of a school", "twelve country." → the plural, where the noun is counted and closes its phrase. */
export const pluralAfterFigure: GrammarRule = (paragraph, index) => {
  const { lower, gaps, text, words } = paragraph;
  const word = lower[index] ?? "";
  const figure =
    /^\d+$/.test(word) &&
    Number(word) > 1 &&
    (Number(word) < 1500 || Number(word) > 2100) &&
    !/[\d.,°#–-]$/.test((gaps[index] ?? "").trimEnd()) &&
    !/^(?:[.,]\d|[-–%°])/.test(text.slice(words[index]?.end ?? 0));
  const named =
    /^(?:eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|hundred)$/.test(
      word,
    );
  if (!figure && !named) return null;
  // "Table 2", "stage 3", "Group 4", "on day 7": the figure names what stands before.
  const before = lower[index - 1] ?? "";
  if (
    figure &&
    !/^(?:of|on|in|with|to|by|from|for|all|at|about|least|than|total|were|was|are|have|has|had|the|and|or|these|approximately|over|used|collected|included|interviewed|recruited|enrolled|only)$/.test(
      before,
    ) &&
    !words[index]?.opensSentence
  )
    return null;
  if (named && /^(?:one|a|per)$/.test(before)) return null;
  const at = nounFrom(paragraph, index + 1);
  if (at === null || !closes(paragraph, at) || isInRow(paragraph, at)) return null;
  const unit = /^(?:hour|minute|second|day|week|month|year)$/.test(lower[at] ?? "");
  const ends = /^(?:[.,;)]|$)/.test(text.slice(words[at]?.end ?? 0));
  if (unit) {
    const duration =
      ends && /^(?:for|after|within|of|about|than|every|to|during|lasted|at)$/.test(before);
    return duration ? replaceWord(paragraph, at, `${lower[at]}s`, "counted-plural", 0.89) : null;
  }
  const plural = countedNoun(paragraph, at, false);
  if (plural === null || /^(?:and|or)$/.test(nextWord(paragraph, at + 1) ?? "")) return null;
  if (figure && !persons().has(plural) && !inFigures.test(plural)) return null;
  return replaceWord(paragraph, at, plural, "counted-plural", 0.86);
};

const inFigures =
  /^(?:samples|animals|countries|groups|cases|species|genes|patients|hospitals|schools|questions|items|villages|cities|plants|experiments|studies|papers|articles|images|students|nurses)$/;
