import { wordList, wordPairs } from "#data/word-lists.ts";
import type { Edit } from "../edit.ts";
import { standsBeforeObject } from "./needless-be.ts";
import { pastToBase } from "./past-forms.ts";
import { isAsked } from "./readings.ts";
import {
  type GrammarRule,
  isOrdinary,
  nextWord,
  type Paragraph,
  removeWord,
  replaceWord,
  replaceWords,
} from "./sentence.ts";
import { neverPassive, onlyVerbs, verbsAndNouns } from "./verbs.ts";
import { isNothingButVerb } from "./word-uses.ts";

const modals = new Set("can could may might must shall should will would cannot".split(" "));
const skippedAdverbs = wordList("adverbs-after-modals");
// Words before "can" or "will" that make a noun or a question of it.
const notSubjects = wordList("before-a-noun-like-modal");

/** "can explains" → "can explain", "does not affects" → "does not affect". */
export const verbAfterModal: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  const opener = lower[index] ?? "";
  const helps = opener === "did" || opener === "does" || opener === "do";
  if (!modals.has(opener) && !helps) return null;
  if (!isOrdinary(paragraph, index)) return null;
  const inSentence = /^[\])”"’]*,? $/.test(paragraph.gaps[index] ?? "") && index > 0;
  if (!inSentence || notSubjects().has(lower[index - 1] ?? "")) return null;
  // "the people's will creates": a thing they have.
  if (/['’]s?$/.test(lower[index - 1] ?? "")) return null;

  let at = index + 1;
  let negated = false;
  while (true) {
    const word = nextWord(paragraph, at);
    if (word === null) return null;
    if (word === "not") negated = true;
    const adverb = word.endsWith("ly") && word.length > 4 && !morphology.isVerb(word);
    if (!skippedAdverbs().has(word) && !adverb) break;
    at++;
  }
  // Without "not", "do" and "does" are full verbs: "does studies".
  if (helps && !negated) return null;
  if (!isOrdinary(paragraph, at)) return null;
  const verb = lower[at] ?? "";
  const base = morphology.baseOfThirdPerson(verb);
  // "how much would satellites have to": the plural is the subject of the question.
  const relative = /^(?:which|who|that)$/.test(lower[index - 1] ?? "");
  if (base && !relative && isAsked(paragraph, index) && morphology.singularOf(verb) !== null)
    return null;
  if (base) return replaceWord(paragraph, at, base, "verb-after-modal", 0.96);
  if (helps) {
    const past = /ed$/.test(verb) ? morphology.baseOfInflected(verb) : null;
    if (past) return replaceWord(paragraph, at, past, "verb-after-modal", 0.9);
  }
  return null;
};

const infinitiveOpeners = wordList("before-infinitive");
const purposes = wordList("purposes");

/** "in order to improving", "able to predicts", "The aim of this study is to investigating". */
export const verbAfterTo: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (lower[index] !== "to" || index < 1 || nextWord(paragraph, index) === null) return null;
  const form = nextWord(paragraph, index + 1);
  if (form === null || !isOrdinary(paragraph, index + 1)) return null;
  const opener = lower[index - 1] ?? "";
  let wanted = infinitiveOpeners().has(opener);
  if (opener === "order") wanted = lower[index - 2] === "in";
  if (opener === "like") wanted = lower[index - 2] === "would";
  if (opener === "is" || opener === "was") {
    wanted = lower.slice(Math.max(0, index - 8), index - 1).some((word) => purposes().has(word));
  }
  if (!wanted) return null;
  // "gave them to kids", "limits us to handling cases": a thing, not what they should do.
  if (/^(?:them|us)$/.test(opener) && (/ing$/.test(form) || morphology.singularOf(form) !== null))
    return null;
  const base =
    morphology.baseOfThirdPerson(form) ??
    (/(?:ed|ing)$/.test(form) ? morphology.baseOfInflected(form) : null);
  if (!base || base === form) return null;
  // "likely to seed", "to bring": a base form that only looks inflected.
  if (morphology.isVerb(form)) return null;
  return replaceWord(paragraph, index + 1, base, "verb-after-to", 0.9);
};

const be = new Set("is are was were be been being".split(" "));

// Past forms that nobody uses as participles.
const pastForms = wordPairs("past-forms", ["past", "participle"]);

// Verbs that are not nouns: after a form of "be" their base can only be a slip.
const transitive = wordList("verbs-with-passive");
const intransitive = wordList("verbs-without-passive");

// What "be" can stand before: "are become", "is get" are other slips than a missing ending.
const neverBare = wordList("never-bare-after-be");
// Measures and deeds are nouns too: after "was" they are verbs only with what a verb brings along.
const passiveOnly =
  /^(?:raise to|raise from|use to|use as|use for|measure by|measure at|measure with|measure using|test by|test with|test using|heat to|heat at|cool to|store at|store in|wash with|wash in|place in|place on|report by|report in|plot against|transfer to|record by|record with|record at|label with|treat with|support by|cause by|process with|process by|limit to|limit by|influence by|damage by|check by|repeat at|repeat in|purify by|control by|control for|fill in|fill with|fill by|cover by|cover with|scale to|set to|rank by|score by)$/;

/** Whether the words before "is" name an aim: "The aim of the present study is". */
function aimsAt(lower: readonly string[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - 7); at--) {
    if (purposes().has(lower[at] ?? ""))
      return /^(?:of|in)$/.test(lower[at + 1] ?? "") || at === index - 1;
  }
  return false;
}

/** "was gave" → "was given", "was carry out" → "was carried out", "is depend on" → "depends on". */
export const verbAfterBe: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  const auxiliary = lower[index] ?? "";
  if (!be.has(auxiliary)) return null;
  let at = index + 1;
  const adverb = nextWord(paragraph, at) ?? "";
  if (adverb.endsWith("ly") && !morphology.isVerb(adverb)) at++;
  const verb = nextWord(paragraph, at);
  if (verb === null || words[at]?.text !== verb) return null;
  // "weigh-in": part of a longer word.
  if (/^[-–]/.test(paragraph.text.slice(words[at]?.end ?? 0))) return null;
  const participle = pastForms().get(verb);
  if (verb === "took" && nextWord(paragraph, at + 1) === "place" && at === index + 1) {
    return removeWord(paragraph, index, "needless-be", 0.92);
  }
  if (participle && verb !== "did" && verb !== "saw") {
    return replaceWord(paragraph, at, participle, "participle-after-be", 0.9);
  }
  // "What they did was perform …", "All we can do is explain …"
  if (
    lower
      .slice(Math.max(0, index - 8), index)
      .some((word) => /^(?:do|does|did|done|doing)$/.test(word))
  ) {
    return null;
  }
  // "The aim of the study is evaluate …"
  if (purposes().has(lower[index - 1] ?? "") || aimsAt(lower, index)) {
    if (at !== index + 1 || !onlyVerbs().has(verb)) return null;
    return replaceWord(paragraph, at, `to ${verb}`, "verb-after-to", 0.9);
  }
  // "might be occur": a verb that has no passive stands behind the modal by itself.
  if (auxiliary === "be" && at === index + 1 && intransitive().has(verb))
    return modals.has(lower[index - 1] ?? "") && nextWord(paragraph, index) !== null
      ? removeWord(paragraph, index, "needless-be", 0.88)
      : null;
  const passive =
    (auxiliary === "been" && hasBeenDone(paragraph, index)) ||
    (onlyVerbs().has(verb) && !neverPassive().has(verb) && !neverBare().has(verb)) ||
    (verbsAndNouns().has(verb) && passiveOnly.test(`${verb} ${nextWord(paragraph, at + 1) ?? ""}`));
  if (
    (transitive().has(verb) || passive) &&
    (verb !== "carry" || nextWord(paragraph, at + 1) === "out")
  ) {
    // "The options are reject H0 and keep it": a symbol is what the verb acts on.
    if (/^ (?:\p{Lu}[\d₀]|\uFFFC)/u.test(paragraph.text.slice(words[at]?.end ?? 0))) return null;
    // "indels are coordinate gaps", "registries are contain data": a thing stands behind no passive.
    const next = nextWord(paragraph, at + 1);
    if (next !== null && standsBeforeObject(paragraph, at + 1)) return null;
    return replaceWord(paragraph, at, morphology.pastParticiple(verb), "participle-after-be", 0.85);
  }
  const subject = index > 0 && nextWord(paragraph, index) !== null;
  if (
    at === index + 1 &&
    intransitive().has(verb) &&
    subject &&
    /^(?:is|are|was|were)$/.test(auxiliary)
  ) {
    const form =
      auxiliary === "is"
        ? morphology.thirdPerson(verb)
        : auxiliary === "are"
          ? verb
          : morphology.pastParticiple(verb);
    return replaceWords(paragraph, [index, at], form, "needless-be", 0.85);
  }
  return null;
};

/** "has been use in": behind "has been" a deed is a verb, unless "there" stands before. */
function hasBeenDone(paragraph: Paragraph, index: number): boolean {
  const { lower } = paragraph;
  if (!/^(?:has|have|had)$/.test(lower[index - 1] ?? "") || lower[index - 2] === "there")
    return false;
  return (
    /^(?:use|study|report|test|measure|design|develop|apply|publish)$/.test(
      lower[index + 1] ?? "",
    ) && /^(?:in|for|by|as|to|with|extensively|widely)$/.test(nextWord(paragraph, index + 2) ?? "")
  );
}

/** "We have study this" → "studied": an object with its determiner follows. */
export const pastAfterHave: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  if (!/^(?:have|has)$/.test(lower[index] ?? "")) return null;
  if (!/^(?:we|they|it|he|she|authors|researchers|studies)$/.test(lower[index - 1] ?? ""))
    return null;
  if (nextWord(paragraph, index) === null) return null;
  const verb = nextWord(paragraph, index + 1);
  if (verb === null || words[index + 1]?.text !== verb || onlyVerbs().has(verb)) return null;
  if (
    !/^(?:study|use|report|test|measure|design|show|analyse|research|compare|change|increase|review|control)$/.test(
      verb,
    )
  )
    return null;
  if (!/^(?:the|a|an|this|these|those|our|their|its)$/.test(nextWord(paragraph, index + 2) ?? ""))
    return null;
  return replaceWord(paragraph, index + 1, morphology.pastParticiple(verb), "auxiliary-have", 0.88);
};

/** "By use this method" → "By using this method". */
export const gerundAfterBy: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (lower[index] !== "by") return null;
  const verb = nextWord(paragraph, index + 1);
  if (verb === null || nextWord(paragraph, index + 2) === null) return null;
  if (
    !/^(?:the|this|these|our|their|its|an?|different|various)$/.test(
      nextWord(paragraph, index + 2) ?? "",
    )
  )
    return null;
  const deed =
    verb === "use" || (onlyVerbs().has(verb) && morphology.isVerb(verb) && isNothingButVerb(verb));
  return deed
    ? replaceWord(paragraph, index + 1, morphology.gerund(verb), "gerund-after-preposition", 0.89)
    : null;
};

/** "We suggested to use" → "We suggested using". */
export const gerundAfterVerb: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (
    !/^(?:suggest|suggests|suggested|recommend|recommends|recommended|avoid|avoided|consider|considered)$/.test(
      lower[index] ?? "",
    )
  ) {
    return null;
  }
  // "was suggested to play", "mechanisms suggested to underlie" are right.
  if (index < 1 || !/^(?:i|we|he|she|they|authors|author)$/.test(lower[index - 1] ?? ""))
    return null;
  if (nextWord(paragraph, index) === null || nextWord(paragraph, index + 1) !== "to") return null;
  const verb = nextWord(paragraph, index + 2);
  if (verb === null || !morphology.isVerb(verb)) return null;
  // "whom he considered to be happy": he considered them so.
  if (/^(?:be|have)$/.test(verb)) return null;
  return replaceWords(
    paragraph,
    [index + 1, index + 2],
    morphology.gerund(verb),
    "gerund-after-verb",
    0.85,
  );
};

const changes =
  /^(?:improved|increased|decreased|reduced|changed|enhanced|affected|altered|declined|differed|raised|lowered|dropped|accelerated|inhibited)$/;
const manners =
  /^(?:significant|remarkable|dramatic|considerable|substantial|slight|rapid|gradual|marked|strong|sharp|continuous)$/;

/** "was improved significant." → "was improved significantly." */
export const adverbAfterVerb: GrammarRule = (paragraph, index) => {
  const { lower, words, text } = paragraph;
  if (!changes.test(lower[index] ?? "")) return null;
  const manner = nextWord(paragraph, index + 1);
  if (manner === null || !manners.test(manner)) return null;
  const end = words[index + 1]?.end ?? 0;
  if (!/^(?:[.;,]|$| (?:compared|after|in|when|with) )/.test(text.slice(end, end + 12)))
    return null;
  const adverb =
    manner === "marked"
      ? "markedly"
      : manner.endsWith("le")
        ? `${manner.slice(0, -1)}y`
        : manner === "dramatic"
          ? "dramatically"
          : `${manner}ly`;
  return replaceWord(paragraph, index + 1, adverb, "adverb-after-verb", 0.85);
};

const plainModals = /^(?:can|could|may|might|must|should|would|cannot)$/;

const asMuch =
  /^(?:all|best|what|whatever|everything|anything|much|little|everywhere|wherever|least)$/;

/** "could became" → "could become", "can to use" → "can use". */
export const plainFormAfterModal: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  const modal = lower[index] ?? "";
  if (
    modal === "will" &&
    /^(?:we|they|it|i|he|she|you|this|that|which|who)$/.test(lower[index - 1] ?? "")
  ) {
    return inflectedAfterModal(paragraph, index + 1);
  }
  if (!plainModals.test(modal) || words[index]?.text !== modal || index === 0) return null;
  // "the gas in the can is": a thing.
  if (notSubjects().has(lower[index - 1] ?? "") && nextWord(paragraph, index) !== null) return null;
  let at = index + 1;
  if (/^(?:not|also|then|even|only|still)$/.test(nextWord(paragraph, at) ?? "")) at++;
  const word = nextWord(paragraph, at);
  if (word === null) return null;
  if (word === "to" && at === index + 1 && modal !== "may") {
    // "do all we can to help", "its military might to extend"
    if (lower.slice(Math.max(0, index - 6), index).some((each) => asMuch.test(each))) return null;
    if (
      modal === "might" &&
      !/^(?:we|they|it|i|he|she|you|this|that|which|who)$/.test(lower[index - 1] ?? "")
    )
      return null;
    const verb = nextWord(paragraph, at + 1);
    return verb !== null && morphology.isVerb(verb)
      ? removeWord(paragraph, at, "to-after-modal", 0.9)
      : null;
  }
  const base = pastToBase.get(word)?.replace("_", " ");
  if (!base) return inflectedAfterModal(paragraph, at);
  return base ? replaceWord(paragraph, at, base, "verb-after-modal", 0.92) : null;
};

/** "can improved the" → "can improve the", "will discussing this" → "will discuss this". */
function inflectedAfterModal(paragraph: Paragraph, at: number): Edit | null {
  const { lower, words, morphology } = paragraph;
  if (nextWord(paragraph, at) === null) return null;
  const form = lower[at] ?? "";
  if (words[at]?.text !== form || !/(?:ed|ing)$/.test(form)) return null;
  // "How would understanding the types help": the deed is the subject.
  if (/ing$/.test(form) && isAsked(paragraph, at)) return null;
  const base = morphology.baseOfInflected(form);
  if (!base || base === form || !(onlyVerbs().has(base) || verbsAndNouns().has(base))) return null;
  const next = nextWord(paragraph, at + 1) ?? "";
  if (/ed$/.test(form) && /^(?:by|using|for|in|as|from|at|with)$/.test(next)) {
    // "can occurred in" has no passive.
    if (neverPassive().has(base) || intransitive().has(base))
      return replaceWord(paragraph, at, base, "verb-after-modal", 0.86);
    return replaceWord(paragraph, at, `be ${form}`, "verb-after-modal", 0.86);
  }
  return /^(?:the|a|an|this|these|those|our|their|its|his|her|both|all|any|some|it|them|us|how|that)$/.test(
    next,
  )
    ? replaceWord(paragraph, at, base, "verb-after-modal", 0.88)
    : null;
}

/** "has show that" → "has shown that", "have try to" → "have tried to", "has be used" → "has been used". */
export const participleAfterHave: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  if (!/^(?:has|have|had|having)$/.test(lower[index] ?? "")) return null;
  let at = index + 1;
  while (
    /^(?:not|also|already|never|recently|always|often|previously|then|just|\w{3,}ly)$/.test(
      nextWord(paragraph, at) ?? "",
    )
  )
    at++;
  const verb = nextWord(paragraph, at);
  if (verb === null || words[at]?.text !== verb) return null;
  const next = nextWord(paragraph, at + 1) ?? "";
  if (verb === "be") {
    return replaceWord(paragraph, at, "been", "auxiliary-have", 0.93);
  }
  const past = pastForms().get(verb) ?? { became: "become", went: "gone", came: "come" }[verb];
  if (past) return replaceWord(paragraph, at, past, "auxiliary-have", 0.92);
  const surely =
    (onlyVerbs().has(verb) && !/^(?:have|let|get|become|keep|like|come)$/.test(verb)) ||
    (verb === "show" && /^(?:that|a|an|the|how)$/.test(next)) ||
    (/^(?:try|attempt|help|start|fail|report)$/.test(verb) && /^(?:to|that)$/.test(next));
  if (!surely) return null;
  // "those who have help others", "have people become": an object may stand before the verb.
  const participle = morphology.pastParticiple(verb);
  return participle === verb ? null : replaceWord(paragraph, at, participle, "auxiliary-have", 0.9);
};

const negated = /^(?:don|doesn|didn|can|couldn|won|wouldn|shouldn|isn)['’]t$/;

/** "doesn't works" → "doesn't work", "didn't went" → "didn't go". */
export const verbAfterShortNegation: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  const helper = lower[index] ?? "";
  if (!negated.test(helper) || helper.startsWith("isn")) return null;
  let at = index + 1;
  if (/^(?:always|even|only|really|just|also|\w{3,}ly)$/.test(nextWord(paragraph, at) ?? "")) at++;
  const verb = nextWord(paragraph, at);
  if (verb === null || words[at]?.text !== verb) return null;
  const base =
    pastToBase.get(verb)?.replace("_", " ") ??
    morphology.baseOfThirdPerson(verb) ??
    (/ed$/.test(verb) ? morphology.baseOfInflected(verb) : null);
  return base && base !== verb ? replaceWord(paragraph, at, base, "verb-after-modal", 0.92) : null;
};

const movements =
  /^(?:became|came|went|took|gave|knew|grew|wrote|chose|ate|understood|underwent|taught|told|got)$/;

/** "to became" → "to become". */
export const pastAfterTo: GrammarRule = (paragraph, index) => {
  const past = nextWord(paragraph, index + 1);
  if (paragraph.lower[index] !== "to" || past === null || !movements.test(past)) return null;
  return replaceWord(paragraph, index + 1, pastToBase.get(past) ?? past, "verb-after-to", 0.9);
};
