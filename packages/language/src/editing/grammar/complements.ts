import { wordList, wordPairs } from "#data/word-lists.ts";
import { prepositionForInfinitive } from "./gerunds.ts";
import { grammarReasons } from "./reasons.ts";
import {
  type GrammarRule,
  nextWord,
  type Paragraph,
  removeWord,
  replaceWord,
  replaceWords,
} from "./sentence.ts";
import { onlyVerbs, verbsAndNouns } from "./verbs.ts";

// An object with its determiner: before it a word that may be noun or verb is a verb.
const objectOpener =
  /^(?:the|a|an|this|these|those|our|their|its|his|her|my|your|both|more|it|them|him|us|whether|how)$/;

/** Whether the base form at `index` can only be a verb, by itself or by the object after it. */
function isVerbHere(paragraph: Paragraph, index: number): boolean {
  const word = nextWord(paragraph, index);
  const end = paragraph.words[index]?.end ?? 0;
  if (word === null || paragraph.words[index]?.text !== word) return false;
  // "follow-up": part of a longer word.
  if (/^[-–/]/.test(paragraph.text.slice(end))) return false;
  if (onlyVerbs().has(word)) return true;
  return (
    verbsAndNouns().has(word) &&
    nextWord(paragraph, index + 1) !== null &&
    objectOpener.test(paragraph.words[index + 1]?.text ?? "")
  );
}

const beforeGerund = new Set("of for by without in from before after despite".split(" "));
// "in render order", "in listen mode": "in" asks for a word that goes with a deed.
const engagedIn =
  /^(?:interested|involved|engaged|participated|succeed|succeeded|role|useful|effective|used|helpful|difficulty|difficulties|step|important|success|successful|interest|help|helps|resulted|results|result)$/;
// "in place", "on demand": a preposition and its noun that stand as one adverb.
const adverbials = wordList("nouns-of-adverbials");
// After these "for" names what something is good for; elsewhere learners mean a purpose.
const usefulFor =
  /^(?:used|useful|suitable|responsible|method|methods|technique|techniques|tool|tools|approach|algorithm|procedure|system|technology|software|model|designed|ideal|good|necessary|essential|important|basis|criteria|account|accounts|accounted)$/;

/** "by increase the size" → "by increasing", "interested in participate" → "participating". */
export const gerundAfterPreposition: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  const preposition = lower[index] ?? "";
  if (!beforeGerund.has(preposition)) return null;
  const conjunction = preposition === "before" || preposition === "after";
  let at = index + 1;
  // "drop by to discuss", "accounted for to end": the preposition closes what stands before.
  const needlessTo = nextWord(paragraph, at) === "to" && /^(?:without|despite)$/.test(preposition);
  if (needlessTo) at++;
  const verb = nextWord(paragraph, at) ?? "";
  // "to" tells the verb already; without it the word itself must.
  if (needlessTo ? !morphology.isVerb(verb) : !isVerbHere(paragraph, at)) return null;
  if (words[at]?.text !== verb) return null;
  const fixed = adverbials().has(verb) && preposition !== "of" && preposition !== "without";
  if (fixed || (conjunction && verbsAndNouns().has(verb) && !needlessTo)) return null;
  const before = lower[index - 1] ?? "";
  // "0.15 for affect": a feeling, where nothing follows that it acts on.
  if (verb === "affect" && nextWord(paragraph, at + 1) === null) return null;
  // "the standard of review the court applies": a deed that is a thing, and a clause without "that".
  if (preposition === "of" && !needlessTo && !onlyVerbs().has(verb)) return null;
  // "of select genes", "by coordinate bonds": adjectives.
  if (/^(?:select|coordinate|degenerate|separate)$/.test(verb) && !needlessTo) return null;
  if (/^(?:through|up|on|off|out|down)$/.test(nextWord(paragraph, at + 1) ?? "") && !needlessTo)
    return null;
  if (preposition === "in" && !engagedIn.test(before)) return null;
  if (preposition === "for" && !usefulFor.test(before)) {
    // "take into account for determine": a purpose, "to determine".
    return replaceWords(
      paragraph,
      [index, at],
      words[index]?.opensSentence ? `To ${verb}` : `to ${verb}`,
      "verb-after-to",
      0.85,
    );
  }
  return replaceWords(
    paragraph,
    [index + 1, at],
    morphology.gerund(verb),
    "gerund-after-preposition",
    0.86,
  );
};

const gerundAfterTo =
  /^(?:contribute|contributes|contributed|contributing|leads|dedicated|devoted|accustomed|prior|addition|opposed|forward)$/;

/** "contributes to reduce the risk" → "contributes to reducing": here "to" is a preposition. */
export const gerundAfterPrepositionTo: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (lower[index] !== "to" || nextWord(paragraph, index) === null) return null;
  if (!gerundAfterTo.test(lower[index - 1] ?? "") || !isVerbHere(paragraph, index + 1)) return null;
  // "look forward to hearing"; but "move forward to become", "a step forward to build": a purpose.
  if (lower[index - 1] === "forward" && !/^look(?:s|ed|ing)?$/.test(lower[index - 2] ?? ""))
    return null;
  // "Apply vector addition to determine": a sum, and a purpose.
  if (lower[index - 1] === "addition" && lower[index - 2] !== "in") return null;
  const verb = lower[index + 1] ?? "";
  return replaceWord(
    paragraph,
    index + 1,
    morphology.gerund(verb),
    "gerund-after-preposition",
    0.85,
  );
};

// What keeps somebody from doing something, and what somebody can do or manages to do.
const ofDoing = wordPairs("prepositions-before-gerund", ["word", "preposition"]);

/** "capable to detect" → "capable of detecting", "succeeded to isolate" → "succeeded in isolating". */
export const prepositionAndGerund: GrammarRule = (paragraph, index) => {
  const preposition = ofDoing().get(paragraph.lower[index] ?? "");
  return preposition ? prepositionForInfinitive(paragraph, index, preposition, 0.9) : null;
};

/** "prevents patients to develop" → "prevents patients from developing". */
export const preventFrom: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (!/^(?:prevent(?:s|ed|ing)?|prohibit(?:s|ed|ing)?)$/.test(lower[index] ?? "")) return null;
  for (let at = index + 2; at < index + 5; at++) {
    const word = nextWord(paragraph, at);
    if (word === null) return null;
    if (word === "to") {
      if (!isVerbHere(paragraph, at + 1)) return null;
      // "prevented his proposal to give land from becoming": what is kept from happening comes later.
      if (lower.slice(at + 1, at + 14).includes("from")) return null;
      const verb = lower[at + 1] ?? "";
      return replaceWords(
        paragraph,
        [at, at + 1],
        `from ${morphology.gerund(verb)}`,
        "gerund-after-preposition",
        0.86,
      );
    }
    if (
      /^(?:and|or|that|which|who|in|by|with|of|as|for|at|on|is|was|are|were|be|has|from)$/.test(
        word,
      )
    )
      return null;
  }
  return null;
};

/** Whether "be" stands before the participle at `index`, or nothing that could be its subject. */
function isPassive({ lower, morphology }: Paragraph, index: number): boolean {
  let at = index - 1;
  while (/ly$|^(?:not|also|often|always|never|best|thus)$/.test(lower[at] ?? "")) at--;
  const before = lower[at] ?? "";
  return (
    /^(?:be|been|being|is|are|was|were|get|gets|got|when|if|as|and|or)$/.test(before) ||
    (morphology.singularOf(before) === null &&
      morphology.pluralOf(before) === null &&
      !wishers.test(before) &&
      !/^(?:have|has|had)$/.test(before))
  );
}

const beforeGerundVerb = /^(?:avoid|avoids|avoided|avoiding|enjoy|enjoys|enjoyed|finish|finished)$/;

/** "avoided to use" → "avoided using": these verbs never take "to". */
export const gerundAfterAvoid: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (!beforeGerundVerb.test(lower[index] ?? "") || nextWord(paragraph, index + 1) !== "to") {
    return null;
  }
  // "the errors we avoided to get there": rare, and its object stands before.
  const verb = nextWord(paragraph, index + 2);
  if (verb === null || !morphology.isVerb(verb) || verbsAndNouns().has(lower[index - 1] ?? ""))
    return null;
  // "The route was avoided to prevent": a purpose, not what was avoided.
  if (/ed$/.test(lower[index] ?? "") && isPassive(paragraph, index)) return null;
  return replaceWords(
    paragraph,
    [index + 1, index + 2],
    morphology.gerund(verb),
    "gerund-after-verb",
    0.86,
  );
};

const ease =
  /^(?:necessary|important|possible|difficult|easy|hard|impossible|essential|crucial|useful|easier|harder|able|unable|likely|unlikely|willing|ready|reasonable|advisable|convenient)$/;
const beforeEase =
  /^(?:is|are|was|were|be|been|it|becomes|became|become|very|more|not|also|so|too|quite|really)$/;
const wishes =
  /^(?:wants?|wanted|decided?|decides|try|tries|tried|hoped?|hopes|plan|planned|tends?|tended|intends?|intended|fails?|failed|refused?|managed?|wish|wishes|needs|needed|attempts|attempted)$/;
const wishers = /^(?:we|they|i|you|he|she|it|who|people|students|patients|authors|researchers)$/;

/** "It is necessary study the", "they want improve", "in order reduce": "to" is missing. */
export const missingTo: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  const opener = lower[index] ?? "";
  const before = index > 0 && nextWord(paragraph, index) !== null ? (lower[index - 1] ?? "") : "";
  // "may also likely promote": an adverb there.
  const certain = !/^(?:un)?likely$/.test(opener) || /^(?:is|are|was|were)$/.test(before);
  let wanted = certain && ease.test(opener) && beforeEase.test(before);
  // "tried and failed", "the plan cover": the one who wishes must be seen.
  wanted ||= wishes.test(opener) && wishers.test(before);
  wanted ||= opener === "order" && before === "in";
  wanted ||= opener === "like" && before === "would";
  if (!wanted) return null;
  const at = index + 1;
  if (!isVerbHere(paragraph, at)) return null;
  const verb = lower[at] ?? "";
  if (ease.test(opener) && verbsAndNouns().has(verb) && !objectOpener.test(lower[at + 1] ?? ""))
    return null;
  return replaceWords(paragraph, [at, at], `to ${verb}`, "verb-after-to", 0.86);
};

const enabling =
  /^(?:allow|allows|allowed|allowing|enable|enables|enabled|enabling|permits?|permitted)$/;
const objects =
  /^(?:us|them|him|me|you|people|users|researchers|patients|students|scientists|clinicians|readers)$/;

/** "allows us identify" → "allows us to identify"; "makes them to feel" → "makes them feel". */
export const infinitiveAfterObject: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  const opener = lower[index] ?? "";
  if (!objects.test(nextWord(paragraph, index + 1) ?? "")) return null;
  if (enabling.test(opener)) {
    const verb = nextWord(paragraph, index + 2);
    if (verb === null || !onlyVerbs().has(verb)) return null;
    const word = words[index + 2];
    return {
      start: word?.start ?? 0,
      end: word?.end ?? 0,
      replacement: `to ${verb}`,
      category: "grammar",
      rule: "grammar.verb-after-to",
      reason: grammarReasons["verb-after-to"],
      confidence: 0.88,
    };
  }
  if (!/^(?:make|makes|made|let|lets|making)$/.test(opener)) return null;
  const verb = nextWord(paragraph, index + 3);
  if (nextWord(paragraph, index + 2) !== "to" || verb === null || !morphology.isVerb(verb))
    return null;
  // "were made to", "the changes we made you to": only the active voice drops "to".
  if (/^(?:be|been|is|are|was|were|being)$/.test(lower[index - 1] ?? "")) return null;
  return removeWord(paragraph, index + 2, "needless-to", 0.85);
};

/** "This makes possible to detect" → "makes it possible to detect". */
export const missingIt: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  const verb = lower[index] ?? "";
  const before = lower[index - 1] ?? "";
  if (/^(?:make|makes|made|making)$/.test(verb)) {
    if (/^(?:be|been|is|are|was|were|being|it)$/.test(before)) return null;
  } else {
    // "a task the community found difficult to do": what is found may stand before.
    if (!/^(?:find|found|consider|considered)$/.test(verb)) return null;
    if (!/^(?:we|they|i|authors)$/.test(before)) return null;
    if (
      lower
        .slice(Math.max(0, index - 8), index)
        .some((word) => /^(?:that|which|the|a|what)$/.test(word))
    )
      return null;
  }
  const adjective = nextWord(paragraph, index + 1) ?? "";
  if (
    !/^(?:possible|impossible|difficult|easy|easier|hard|harder|necessary|important)$/.test(
      adjective,
    )
  )
    return null;
  const follower = nextWord(paragraph, index + 2);
  if (follower !== "to" && follower !== "that") return null;
  const at = words[index]?.end ?? 0;
  return {
    start: at,
    end: at,
    replacement: " it",
    category: "grammar",
    rule: "grammar.missing-it",
    reason: grammarReasons["missing-it"],
    confidence: 0.88,
  };
};

/** "We decided using a larger dose" → "decided to use". */
export const infinitiveAfterDecide: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (
    !/^(?:decided?|decides|refused?|refuses|want|wants|wanted|hoped?|hopes|wish|wishes)$/.test(
      lower[index] ?? "",
    )
  )
    return null;
  if (!wishers.test(lower[index - 1] ?? "") || nextWord(paragraph, index) === null) return null;
  const form = nextWord(paragraph, index + 1);
  if (form === null || !/ing$/.test(form)) return null;
  const base = morphology.baseOfInflected(form);
  if (!base || !(onlyVerbs().has(base) || verbsAndNouns().has(base))) return null;
  return replaceWord(paragraph, index + 1, `to ${base}`, "verb-after-to", 0.85);
};

const infinitiveOpeners = wordList("before-infinitive");

/** "The area we contribute data to relates": the preposition ends a clause that describes the noun before "we". */
function endsContactClause(lower: readonly string[], to: number): boolean {
  if (infinitiveOpeners().has(lower[to - 1] ?? "")) return false;
  for (let at = to - 1; at >= Math.max(1, to - 6); at--) {
    if (/^(?:we|they|you|he|she|i)$/.test(lower[at] ?? "")) {
      return !/^(?:and|but|or|that|if|when|because|so|as|while|since|then|where|which)$/.test(
        lower[at - 1] ?? "",
      );
    }
  }
  return false;
}

/** "to determined the cause" → "to determine", "to provides a" → "to provide". */
export const baseAfterTo: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  if (lower[index] !== "to" || nextWord(paragraph, index) === null) return null;
  const form = nextWord(paragraph, index + 1);
  if (form === null || words[index + 1]?.text !== form) return null;
  const third = morphology.baseOfThirdPerson(form);
  // "as opposed to analyses of": the plural of a thing.
  if (third && onlyVerbs().has(third) && !/yses$/.test(form)) {
    if (endsContactClause(lower, index)) return null;
    return replaceWord(paragraph, index + 1, third, "verb-after-to", 0.9);
  }
  const object = /^(?:the|a|an|this|these|our|their|its|whether|how)$/.test(
    nextWord(paragraph, index + 2) ?? "",
  );
  if (object && /ed$/.test(form)) {
    const base = morphology.baseOfInflected(form);
    if (base && (onlyVerbs().has(base) || verbsAndNouns().has(base)) && base !== form)
      return replaceWord(paragraph, index + 1, base, "verb-after-to", 0.87);
  }
  const before = lower[index - 1] ?? "";
  if (
    object &&
    /ing$/.test(form) &&
    /^(?:difficult|easy|hard|possible|impossible|need|needs|tries|tried|how|wants?|wanted|order|able)$/.test(
      before,
    )
  ) {
    const base = morphology.baseOfInflected(form);
    if (base) return replaceWord(paragraph, index + 1, base, "verb-after-to", 0.87);
  }
  return null;
};
