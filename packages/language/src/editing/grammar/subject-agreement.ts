import { wordList } from "#data/word-lists.ts";
import { isOfCompound } from "./compound-subjects.ts";
import { isAsked, mayWantBaseForm } from "./moods.ts";
import { pluralVerb, singularVerb, staysSingular } from "./number-words.ts";
import { type GrammarRule, type Paragraph, replaceWord } from "./sentence.ts";
import { isModifier, isNominal, numberOf, subjectAt, verbAt } from "./subjects.ts";
import { isMostlyNoun, wantsDeterminer } from "./word-uses.ts";

/** Whether a comma before the subject may make it the last part of several: "the mean, the median, and the mode are". */
function inList({ lower, words, gaps }: Paragraph, from: number): boolean {
  const joined = /^(?:and|or|nor)$/.test(lower[from - 1] ?? "");
  if (joined) return true;
  if (gaps[from] !== ", ") return false;
  for (let at = from - 1; at >= 0; at--) {
    if (gaps[at] === ", ") return true;
    if (words[at]?.opensSentence) return !afterOpening.test(lower[at] ?? "");
  }
  return true;
}

const afterOpening =
  /^(?:in|on|at|by|for|from|with|without|after|before|during|when|if|because|although|though|since|as|while|under|to|however|moreover|therefore|furthermore|thus|also|finally|recently|generally|overall|here|hence|then|besides|additionally|similarly|consequently|interestingly|among|despite|according|compared|due|first|second|third|nevertheless|nowadays|currently)$/;

const manyOpeners =
  /^(?:these|those|many|several|few|both|various|numerous|two|three|four|five|six|seven|eight|nine|ten)$/;
const openers = /^(?:the|a|an|this|that|each|every|another|our|their|its|his|her|my|your|no|any)$/;
const oneOpeners = /^(?:each|every)$/;

/**
 * A subject and a verb that do not go together, however much stands between them: "This gene play an",
 * "The results show that the drug inhibit", "The oxidation of the lipids cause".
 */
export const verbOfSubject: GrammarRule = (paragraph, index) => {
  const found = subjectAt(paragraph, index);
  if (!found) return null;

  const { from, verb, form, joined, prepositions } = found;
  const { lower, morphology } = paragraph;
  const first = lower[from] ?? "";
  // "whether the body forms and MSCI is": what is joined may be two clauses.
  const inside = joined && isJoinedInside(paragraph, found.head);
  if (joined && !inside && !isMostlyNoun(morphology.singularOf(lower[found.head] ?? "") ?? ""))
    return null;
  // "each samples", "these gene": the first word tells the number, and another rule mends the noun.
  const number = manyOpeners.test(first) ? "many" : oneOpeners.test(first) ? "one" : found.number;
  // "Each day people share": the first word belongs to another noun.
  if (
    oneOpeners.test(first) &&
    found.number === "many" &&
    found.head > from + 1 &&
    lower[from + 1] !== "of"
  )
    return null;
  // "some research has", "all procedure was": which of the two is wrong is not told here.
  if (/^(?:all|most|some)$/.test(first) && found.number === "one") return null;
  // "An additional 222 patients", "this leaves open the".
  if (/^(?:this|another|a|an)$/.test(first) && found.number === "many") return null;
  if (inList(paragraph, from)) return null;
  // "All but the first exon was".
  if (lower[from - 1] === "but" && /^(?:all|none|nothing|anything)$/.test(lower[from - 2] ?? ""))
    return null;
  // "this project report AN IOT SYSTEM": a title in capitals follows.
  if (/^\p{Lu}{2,}$/u.test(paragraph.words[verb + 1]?.text ?? "")) return null;
  const rule = verb > found.head + 1 ? "distant-subject" : "verb-of-subject";
  const confidence = prepositions > 1 ? 0.84 : prepositions === 1 ? 0.86 : 0.9;
  if (number === "many") {
    if (staysSingular(lower[found.head] ?? "")) return null;
    const wanted =
      form.kind === "is"
        ? pluralVerb.get(form.base)
        : form.kind === "third"
          ? form.base
          : undefined;
    if (!wanted || isAsked(paragraph, from)) return null;
    return replaceWord(paragraph, verb, wanted, rule, confidence);
  }
  // "Recently scientist have": a counted noun without a determiner is the one that is wrong.
  const head = lower[found.head] ?? "";
  if (
    !openers.test(first) &&
    !/^\p{Lu}/u.test(paragraph.words[found.head]?.text ?? "a") &&
    wantsDeterminer(head)
  ) {
    const many =
      form.kind === "third" || pluralVerb.has(form.base) ? null : morphology.pluralOf(head);
    return many && !joined
      ? replaceWord(paragraph, found.head, many, "counted-plural", 0.86)
      : null;
  }
  if (joined && !inside) return null;
  if (mayWantBaseForm(paragraph, from, form) || isAsked(paragraph, from)) return null;
  if (isOfCompound(paragraph, found.head, verb)) return null;
  const wanted =
    form.kind === "is"
      ? singularVerb.get(form.base)
      : form.kind === "base"
        ? morphology.thirdPerson(form.base)
        : undefined;
  if (!wanted) return null;
  return replaceWord(paragraph, verb, wanted, rule, confidence);
};

const wholes = wordList("heads-of-joined-phrases");

/** "The presence of nitrogen and phosphorus in the water": what is joined stands behind one "of". */
function isJoinedInside(paragraph: Paragraph, head: number): boolean {
  const { lower, gaps } = paragraph;
  if (!wholes().has(lower[head] ?? "") || lower[head + 1] !== "of") return false;
  for (let at = head + 2; at < head + 8 && gaps[at] === " "; at++) {
    if (lower[at] === "and" || lower[at] === "or")
      return !openers.test(lower[at + 1] ?? "") && isNominal(paragraph, at + 1);
  }
  return false;
}

const afterPreposition =
  /^(?:of|in|on|at|by|for|from|with|to|into|between|among|within|under|through|and|or|than|as|like|per|via|over|about|one)$/;

/**
 * "a device that measure the", "children who has": the noun before the pronoun decides, where no preposition
 * stands before it that would let the pronoun mean an earlier one.
 */
export const verbOfRelative: GrammarRule = (paragraph, index) => {
  const { lower, gaps, words, morphology } = paragraph;
  const pronoun = lower[index] ?? "";
  if (!/^(?:that|which|who)$/.test(pronoun) || gaps[index] !== " " || index < 1) return null;
  const noun = index - 1;
  if (words[noun]?.text !== lower[noun] && !words[noun]?.opensSentence) return null;
  const number = numberOf(paragraph, noun);
  const singular = morphology.singularOf(lower[noun] ?? "") ?? lower[noun] ?? "";
  // "decides who is": a verb before the pronoun.
  const person = pronoun === "who" && /(?:er|or|ist|ian|ant)s$/.test(lower[noun] ?? "");
  if (
    number === null ||
    (!isMostlyNoun(singular) && !person && !/^(?:people|children|women|men)$/.test(singular))
  )
    return null;
  let first = noun;
  while (first > 0 && gaps[first] === " " && isModifier(paragraph, first - 1) && noun - first < 3)
    first--;
  // "one of the amateur astro-photographers who comes": tied to what stands before.
  if (gaps[first] !== " " && !words[first]?.opensSentence) return null;
  const determiner = gaps[first] === " " ? (lower[first - 1] ?? "") : "";
  const determined =
    /^(?:a|an|the|this|these|those|many|several|some|all|other|two|three|another)$/.test(
      determiner,
    );
  const before = determined ? first - 2 : first - 1;
  if (afterPreposition.test(lower[before] ?? "") && !words[before + 1]?.opensSentence) return null;
  // "191 amino acids that is": the phrase has to begin where it can be seen.
  if (!determined && pronoun !== "who" && !/^[A-Z][a-z]/.test(words[first]?.text ?? ""))
    return null;
  const found = verbAt(paragraph, index + 1);
  if (!found) return null;

  const { kind, base } = found.form;
  const many = number === "many";
  if (!many && !/^(?:a|an|this|another)$/.test(determiner)) return null;
  const wanted = many
    ? kind === "is"
      ? pluralVerb.get(base)
      : kind === "third"
        ? base
        : undefined
    : kind === "is"
      ? singularVerb.get(base)
      : kind === "base"
        ? morphology.thirdPerson(base)
        : undefined;
  if (!wanted || (!many && mayWantBaseForm(paragraph, first))) return null;
  return replaceWord(paragraph, found.verb, wanted, "relative-agreement", 0.86);
};
