import { wordList } from "#data/word-lists.ts";
import { collective, pluralVerb, singularVerb, staysSingular } from "./number-words.ts";
import { endsList, isAsked, isBareInfinitive } from "./readings.ts";
import {
  endsPhrase,
  type GrammarRule,
  isOrdinary,
  nextWord,
  opensClause,
  type Paragraph,
  replaceWord,
} from "./sentence.ts";
import { onlyVerbs } from "./verbs.ts";
import { isOftenNoun } from "./word-uses.ts";

const openDeterminers = new Set("the our their its his her my your".split(" "));
const pluralDeterminers = wordList("plural-determiners");
const singularDeterminers = new Set("this each every another a an".split(" "));

const subjunctive =
  /^(?:if|though|wish|wishes|suggest|suggests|suggested|recommend|recommends|recommended|require|requires|required|propose|proposes|proposed|demand|demands|insist|insists|ensure|important|essential|necessary|imperative|critical|vital|crucial|request|requested|whether|as|unless|lest|until)$/;

/** The index of the noun of a phrase that starts with a determiner, when it is plain to see. */
function headOf(paragraph: Paragraph, determiner: number, plural: boolean): number | null {
  const { morphology } = paragraph;
  let first = determiner + 1;
  if (/^(?:all|both|some|most|many|several)$/.test(paragraph.lower[determiner] ?? "")) {
    if (nextWord(paragraph, first) === "of" && plural) first++;
    if (/^(?:the|these|those|our|their|its)$/.test(nextWord(paragraph, first) ?? "")) first++;
  }
  for (let at = first; at < first + 3; at++) {
    const word = nextWord(paragraph, at);
    if (word === null || !/^[a-z]+$/.test(word)) return null;
    const verb = nextWord(paragraph, at + 1);
    if (verb !== null && (plural ? pluralVerb.has(verb) : singularVerb.has(verb))) {
      // A capital inside a sentence makes a name: the United Nations is.
      if (isCapital(paragraph, at)) return null;
      const fits = plural ? morphology.singularOf(word) !== null : isOneThing(paragraph, word);
      return fits ? at : null;
    }
    // Only words that describe may stand between, and numbers before a plural.
    if (!isModifier(paragraph, word) && !(plural && pluralDeterminers().has(word))) return null;
  }
  return null;
}

export function isOneThing({ morphology }: Paragraph, word: string): boolean {
  return !collective().has(word) && morphology.pluralOf(word) !== null;
}

function isModifier({ morphology }: Paragraph, word: string): boolean {
  return (
    morphology.isAdjective(word) ||
    (morphology.pluralOf(word) !== null && !morphology.isVerb(word)) ||
    (/(?:ed|ing)$/.test(word) && morphology.baseOfInflected(word) !== null)
  );
}

/** "The patients was treated" → "were", at the start of a clause. */
export const pluralSubject: GrammarRule = (paragraph, index) => {
  const determiner = paragraph.lower[index] ?? "";
  const open = openDeterminers.has(determiner);
  if (!open && !pluralDeterminers().has(determiner)) return null;
  if (!isOrdinary(paragraph, index)) return null;
  const notAll =
    determiner === "all" && nextWord(paragraph, index) && paragraph.lower[index - 1] === "not";
  if (!notAll && !opensClause(paragraph, index)) return null;
  const head = headOf(paragraph, index, true);
  if (head === null || staysSingular(paragraph.lower[head] ?? "")) return null;
  const verb = pluralVerb.get(paragraph.lower[head + 1] ?? "");
  if (!verb || isClauseAsSubject(paragraph, index, head)) return null;
  // "How many turns does the coil have": the subject comes after the verb.
  if (isAsked(paragraph, index)) {
    const counted = /^(?:many|few)$/.test(determiner);
    if (counted || /^(?:does|has)$/.test(paragraph.lower[head + 1] ?? "")) return null;
  }
  if (changesInClause(paragraph, index, head)) return null;
  if (endsList(paragraph, index) || isPartOfOther(paragraph, index)) return null;
  const afterComma = paragraph.gaps[index] === ", ";
  return replaceWord(paragraph, head + 1, verb, "plural-subject", afterComma ? 0.82 : 0.92);
};

const describes =
  /(?:ous|ive|able|ible|ical|ful|ic|ed|er)$|^(?:new|old|first|second|last|main|other|same|few|two|three|four|five|six|high|low|large|small|many|long|short|best|good|only)$/;

/**
 * Whether a phrase that follows "since", "as well as" or "with that" may belong to the one before and not open
 * a clause: "those added since its adoption were", "a firm with that few employees is".
 */
function isPartOfOther({ lower, words, gaps }: Paragraph, index: number): boolean {
  if (words[index]?.opensSentence || gaps[index] !== " ") return false;
  const before = lower[index - 1] ?? "";
  const opensAll = words[index - 1]?.opensSentence || gaps[index - 1] === ", ";
  if (/^(?:since|until|but|as)$/.test(before))
    return !opensAll || /^(?:well|such)$/.test(lower[index - 2] ?? "");
  return /^(?:few|many)$/.test(lower[index] ?? "") && /^(?:that|so|as|how|this)$/.test(before);
}

/** "when its temperature changes is often low": after a noun, what looks like a plural is the verb. */
function changesInClause(paragraph: Paragraph, index: number, head: number): boolean {
  const { words, lower, morphology } = paragraph;
  return (
    !words[index]?.opensSentence &&
    head > index + 1 &&
    morphology.baseOfThirdPerson(lower[head] ?? "") !== null &&
    !describes.test(lower[head - 1] ?? "") &&
    !morphology.isAdjective(lower[head - 1] ?? "")
  );
}

/** "Whether the response persists is unclear": what looks like a plural is the verb of the subject. */
function isClauseAsSubject({ words, lower, morphology }: Paragraph, index: number, head: number) {
  const opens = words[index - 1]?.opensSentence === true;
  return (
    opens &&
    /^(?:whether|how|why|when|where|what|that)$/.test(lower[index - 1] ?? "") &&
    morphology.baseOfThirdPerson(lower[head] ?? "") !== null
  );
}

/** "The method were used" → "was", "Each patient have" → "has", at the start of a clause. */
export const singularSubject: GrammarRule = (paragraph, index) => {
  const determiner = paragraph.lower[index] ?? "";
  if (!openDeterminers.has(determiner) && !singularDeterminers.has(determiner)) return null;
  if (!isOrdinary(paragraph, index) || !opensClause(paragraph, index)) return null;
  const head = headOf(paragraph, index, false);
  if (head === null) return null;
  const found = paragraph.lower[head + 1] ?? "";
  const verb = singularVerb.get(found);
  if (!verb) return null;
  if (wantsBaseForm(paragraph, index) || endsList(paragraph, index)) return null;
  if (isPartOfOther(paragraph, index)) return null;
  // "The most common are protons": several are common.
  if (/^(?:most|least)$/.test(paragraph.lower[index + 1] ?? "") && head <= index + 2) return null;
  const afterComma = paragraph.gaps[index] === ", ";
  return replaceWord(paragraph, head + 1, verb, "singular-subject", afterComma ? 0.8 : 0.9);
};

/** "If the method were", "we suggest that the method have": the verb form is right as it stands. */
function wantsBaseForm(paragraph: Paragraph, index: number): boolean {
  const { lower, words } = paragraph;
  if (words[index]?.opensSentence) return false;
  const before = lower[index - 1] ?? "";
  return (
    subjunctive.test(before) || (before === "that" && subjunctive.test(lower[index - 2] ?? ""))
  );
}

/** Names of one thing that look like the plurals of common nouns. */
const namesLikePlurals = new Set(["mars", "windows", "nations", "times"]);

function isCapital({ words }: Paragraph, at: number): boolean {
  return /^\p{Lu}/u.test(words[at]?.text ?? "");
}

/** "Previous studies has", "Results was" at the start of a sentence. */
export const barePluralSubject: GrammarRule = (paragraph, index) => {
  const { words, lower, morphology } = paragraph;
  if (!words[index]?.opensSentence || !isOrdinary(paragraph, index)) return null;
  const first = lower[index] ?? "";
  let head = index;
  if (morphology.isAdjective(first) || /(?:ed|ing)$/.test(first)) head = index + 1;
  const noun = head === index ? first : nextWord(paragraph, head);
  // "Boas was", "Barrios is": a rare word that opens a sentence is more likely a name. And after
  // "U.S." nothing begins.
  if (head === index && !morphology.isCommon(morphology.singularOf(first) ?? first)) return null;
  if (index > 0 && !isCapital(paragraph, index)) return null;
  if (head === index ? namesLikePlurals.has(first) : isCapital(paragraph, head)) return null;
  if (noun === null || staysSingular(noun) || morphology.singularOf(noun) === null) return null;
  // "Retained earnings is", "Public relations is": one figure, one field.
  if (head > index && /^(?:earnings|relations|affairs|studies|savings|resources)$/.test(noun))
    return null;
  const verb = pluralVerb.get(nextWord(paragraph, head + 1) ?? "");
  // "Using antibiotics is common": the deed is the subject.
  if (!verb || (head > index && /ing$/.test(first))) return null;
  return replaceWord(paragraph, head + 1, verb, "plural-subject", 0.85);
};

const quantities = new Set("each one either neither".split(" "));

/** "Each of the participants were" → "was"; "The number of cases have" → "has". */
export const headBeforeOf: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (lower[index] !== "of" || index < 1 || nextWord(paragraph, index) === null) return null;
  const head = lower[index - 1] ?? "";
  const quantity = quantities.has(head);
  const number = head === "number" && lower[index - 2] === "the";
  if (!quantity && !number) return null;
  if (!opensClause(paragraph, quantity ? index - 1 : index - 2)) return null;
  let at = index + 1;
  if (quantity && !/^(?:the|these|those|our|their)$/.test(nextWord(paragraph, at++) ?? ""))
    return null;
  for (let tried = 0; tried < 3; tried++, at++) {
    const word = nextWord(paragraph, at);
    if (word === null) return null;
    const verb = singularVerb.get(nextWord(paragraph, at + 1) ?? "");
    if (verb) {
      if (wantsBaseForm(paragraph, quantity ? index - 1 : index - 2)) return null;
      return morphology.singularOf(word)
        ? replaceWord(paragraph, at + 1, verb, "singular-head", 0.88)
        : null;
    }
    if (!isModifier(paragraph, word)) return null;
  }
  return null;
};

// Verbs that are not nouns as well, so that "the heart rate in" cannot be meant.
export const plainVerbs = wordList("verbs-of-papers");

/** "The method consist of" → "consists", "The authors declares" → "declare". */
export const lexicalVerb: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  const determiner = lower[index] ?? "";
  const open = openDeterminers.has(determiner);
  if (!open && !pluralDeterminers().has(determiner) && !singularDeterminers.has(determiner))
    return null;
  if (!isOrdinary(paragraph, index) || !opensClause(paragraph, index)) return null;
  let at = index + 1;
  while (at < index + 3 && isPlainModifier(paragraph, nextWord(paragraph, at) ?? "")) at++;
  const noun = nextWord(paragraph, at);
  const verb = nextWord(paragraph, at + 1);
  if (noun === null || verb === null || words[at + 1]?.text !== verb) return null;

  // "A Soviet exhibit opened": another verb follows.
  if (/ed$/.test(nextWord(paragraph, at + 2) ?? "") && isOftenNoun(verb)) return null;
  const shows = verb === "show" && nextWord(paragraph, at + 2) === "that";
  if (plainVerbs().has(verb) || onlyVerbs().has(verb) || shows) {
    if (pluralDeterminers().has(determiner) || !isOneThing(paragraph, noun)) return null;
    if (morphology.isVerb(noun) && !shows && noun !== "result" && noun !== "study") return null;
    if (wantsBaseForm(paragraph, index) || endsList(paragraph, index)) return null;
    if (isBareInfinitive(paragraph, at + 1)) return null;
    return replaceWord(paragraph, at + 1, morphology.thirdPerson(verb), "lexical-agreement", 0.85);
  }
  const base = morphology.baseOfThirdPerson(verb);
  if (
    base !== null &&
    (plainVerbs().has(base) ||
      onlyVerbs().has(base) ||
      (base === "show" && endsPhrase(paragraph, at + 1))) &&
    !singularDeterminers.has(determiner) &&
    morphology.singularOf(noun) !== null &&
    !isCapital(paragraph, at)
  ) {
    return replaceWord(paragraph, at + 1, base, "lexical-agreement", 0.88);
  }
  return null;
};

/** Adjectives and participles, which cannot be the noun themselves. */
function isPlainModifier({ morphology }: Paragraph, word: string): boolean {
  return (
    morphology.isAdjective(word) || (/ed$/.test(word) && morphology.baseOfInflected(word) !== null)
  );
}

const presenting =
  /^(?:show|summari[sz]e|present|list|illustrate|depict|compare|display|demonstrate|give|describe)$/;

/** "Figure 4 show the" → "Figure 4 shows the". */
export const figureSubject: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  if (!/^(?:figure|table)$/.test(lower[index] ?? "") || !words[index]?.opensSentence) return null;
  if (!/^\d+[a-z]?$/.test(nextWord(paragraph, index + 1) ?? "")) return null;
  const verb = nextWord(paragraph, index + 2);
  if (verb === null || !presenting.test(verb)) return null;
  if (!/^(?:the|a|an|that|how|our|these|all|both)$/.test(nextWord(paragraph, index + 3) ?? ""))
    return null;
  return replaceWord(paragraph, index + 2, morphology.thirdPerson(verb), "figure-subject", 0.9);
};

const linking = /^(?:of|in|on|for|from|with|between|among|at)$/;

/**
 * "The effects of temperature on the yield has been" → "have": the noun that counts stands before
 * the prepositions. Every word up to the verb has to be understood.
 */
export const subjectBeforePrepositions: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (
    !openDeterminers.has(lower[index] ?? "") &&
    !/^(?:these|those|this|each)$/.test(lower[index] ?? "")
  ) {
    return null;
  }
  if (!isOrdinary(paragraph, index) || !opensClause(paragraph, index)) return null;
  const head = nounAt(paragraph, index + 1);
  if (head === null) return null;
  let end = head;
  while (linking.test(nextWord(paragraph, end + 1) ?? "")) {
    let from = end + 2;
    if (
      /^(?:the|a|an|our|their|its|these|those|this|each|all|both)$/.test(
        nextWord(paragraph, from) ?? "",
      )
    )
      from++;
    const noun = nounAt(paragraph, from);
    if (noun === null) return null;
    end = noun;
  }
  if (end === head) return null;
  const found = nextWord(paragraph, end + 1);
  if (found === null) return null;
  const noun = lower[head] ?? "";
  const third = morphology.baseOfThirdPerson(found);
  if (third !== null && isPlainVerb(third)) {
    if (morphology.singularOf(noun) === null || staysSingular(noun)) return null;
    return replaceWord(paragraph, end + 1, third, "distant-subject", 0.84);
  }
  if (isPlainVerb(found)) {
    if (!isOneThing(paragraph, noun) || wantsBaseForm(paragraph, index)) return null;
    if (isBareInfinitive(paragraph, end + 1) || endsList(paragraph, index)) return null;
    return replaceWord(paragraph, end + 1, morphology.thirdPerson(found), "distant-subject", 0.83);
  }
  if (pluralVerb.has(found)) {
    if (morphology.singularOf(noun) === null || staysSingular(noun)) return null;
    return replaceWord(paragraph, end + 1, pluralVerb.get(found) ?? found, "distant-subject", 0.86);
  }
  if (isPartOfOther(paragraph, index)) return null;
  const singular = singularVerb.get(found);
  if (!singular || !isOneThing(paragraph, noun) || wantsBaseForm(paragraph, index)) return null;
  if (endsList(paragraph, index)) return null;
  return replaceWord(paragraph, end + 1, singular, "distant-subject", 0.84);
};

function isPlainVerb(base: string): boolean {
  return plainVerbs().has(base) || onlyVerbs().has(base);
}

/** The index of the noun of a phrase that begins at `from`: what describes it, then the noun. */
function nounAt(paragraph: Paragraph, from: number): number | null {
  const { morphology } = paragraph;
  for (let at = from; at < from + 4; at++) {
    const word = nextWord(paragraph, at);
    if (word === null || !/^[a-z]+$/.test(word)) return null;
    const next = nextWord(paragraph, at + 1);
    const closes =
      next !== null &&
      (linking.test(next) ||
        pluralVerb.has(next) ||
        singularVerb.has(next) ||
        isPlainVerb(next) ||
        isPlainVerb(morphology.baseOfThirdPerson(next) ?? ""));
    if (closes) return isNoun(paragraph, word) ? at : null;
    if (!isModifier(paragraph, word) && !isNoun(paragraph, word)) return null;
    // A plural in the middle starts something else.
    if (morphology.singularOf(word) !== null) return null;
  }
  return null;
}

function isNoun({ morphology }: Paragraph, word: string): boolean {
  return (
    morphology.singularOf(word) !== null ||
    morphology.pluralOf(word) !== null ||
    /(?:tion|sion|ment|ness|ity|ance|ence|ism|ics|ose|ture|age|logy)$/.test(word)
  );
}

/** "Patients with diabetes has" → "have": a plural opens the sentence, and a short phrase follows. */
export const barePluralBeforePreposition: GrammarRule = (paragraph, index) => {
  const { words, lower, morphology } = paragraph;
  if (!words[index]?.opensSentence || !isOrdinary(paragraph, index)) return null;
  const adjective = morphology.isAdjective(lower[index] ?? "");
  const head = adjective ? index + 1 : index;
  const noun = adjective ? nextWord(paragraph, head) : lower[index];
  if (!noun || staysSingular(noun) || morphology.singularOf(noun) === null) return null;
  if (morphology.isVerb(morphology.singularOf(noun) ?? "") && !adjective && noun !== "results")
    return null;
  if (!/^(?:with|in|from|of|on|for)$/.test(nextWord(paragraph, head + 1) ?? "")) return null;
  // "Principles of Finance is", "Stories from the Field is": titles.
  if (words.slice(head + 1, head + 5).some(({ text }) => /^[A-Z][a-z]/.test(text))) return null;
  let from = head + 2;
  if (/^(?:the|a|an|our|their|its|these|this)$/.test(nextWord(paragraph, from) ?? "")) from++;
  const end = nounAt(paragraph, from);
  const verb = end === null ? undefined : pluralVerb.get(nextWord(paragraph, end + 1) ?? "");
  return end !== null && verb
    ? replaceWord(paragraph, end + 1, verb, "distant-subject", 0.85)
    : null;
};
