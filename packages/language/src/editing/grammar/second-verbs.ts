import { pluralVerb, singularVerb } from "./number-words.ts";
import { type GrammarRule, nextWord, type Paragraph, replaceWord } from "./sentence.ts";
import { type SubjectWithVerb, subjectAt, verbAt } from "./subjects.ts";

/** How far the second verb may stand behind the first. */
const reach = 16;

// Behind these the second verb has another subject, or is an infinitive with the first.
const otherClause =
  /^(?:to|that|which|who|whose|whom|what|how|why|where|when|whether|if|because|although|though|while|as|than|it|he|she|they|we|this|these|those|can|could|may|might|must|will|would|shall|should|do|does|did|is|are|was|were|has|have|had|be|been|rather|cannot|helps?|lets?|makes?|sees?|causes?|allows?|enables?|there|so|since|until|unless|for)$/;

type Subject = { number: "one" | "many"; verb: number; form: SubjectWithVerb["form"] };

/** A pronoun, or a noun phrase that its verb agrees with, where a sentence opens. */
function plainSubject(paragraph: Paragraph, index: number): Subject | null {
  const { lower, morphology } = paragraph;
  // "Assume that the tub is square and find": the second verb may belong to what stands before.
  if (!paragraph.words[index]?.opensSentence && paragraph.gaps[index] !== ", ") return null;
  const word = lower[index] ?? "";
  if (/^(?:it|he|she|this|they|we|these)$/.test(word)) {
    const number = /^(?:they|we|these)$/.test(word) ? "many" : "one";
    const found = verbAt(paragraph, index + 1);
    if (found) return { number, ...found };
  }
  const found = subjectAt(paragraph, index);
  if (!found || found.joined) return null;
  // "The team meets and discuss": a group may be many; "All but one of": not told here.
  if (/^(?:all|most|some|one|half)$/.test(word)) return null;
  const head = lower[found.head] ?? "";
  return morphology.singularOf(head) !== null || found.number === "one" || head === "species"
    ? found
    : null;
}

const present = /^(?:is|are|has|have|do|does)$/;

/**
 * "The drug inhibits growth and reduce the" → "reduces", "Samples were dried and was weighed" → "were": the second
 * verb of one subject. Nothing between the two may open another clause.
 */
export const secondVerb: GrammarRule = (paragraph, index) => {
  const { lower, gaps, words, morphology } = paragraph;
  const subject = plainSubject(paragraph, index);
  if (!subject) return null;
  const { number, form } = subject;
  const many = number === "many";
  // The first verb has to be one of that number, or the subject is read wrongly.
  const fits = many
    ? form.kind === "base" || singularVerb.has(form.base)
    : form.kind === "third" || pluralVerb.has(form.base);
  if (!fits) return null;
  for (let at = subject.verb + 1; at < subject.verb + reach; at++) {
    const word = lower[at] ?? "";
    if (words[at]?.opensSentence || !/^(?:[ -]|, )$/.test(gaps[at] ?? "")) return null;
    if (!/^(?:and|but)$/.test(word)) {
      // "binds to DNA", "leads to a loss": no infinitive.
      const thing =
        word === "to" &&
        (/^(?:the|an?|its|their|this|these|both)$/.test(lower[at + 1] ?? "") ||
          /^[A-Z\d]/.test(words[at + 1]?.text ?? ""));
      if (otherClause.test(word) && !thing && !(many && /^(?:to|as|than|for|do)$/.test(word)))
        return null;
      continue;
    }
    if (gaps[at] === ", " && word === "and" && hasComma(paragraph, subject.verb, at)) return null;
    const found = verbAt(paragraph, at + 1) ?? needAt(paragraph, at + 1);
    if (!found) continue;
    const { kind, base } = found.form;
    if (kind === "is") {
      const wanted = (many ? pluralVerb : singularVerb).get(base);
      const negated = nextWord(paragraph, found.verb + 1) === "not";
      return wanted && (negated || (base !== "does" && base !== "do"))
        ? replaceWord(paragraph, found.verb, wanted, "distant-subject", 0.84)
        : null;
    }
    if (many)
      return kind === "third"
        ? replaceWord(paragraph, found.verb, base, "distant-subject", 0.84)
        : null;
    // "is heated and reduce": what is meant may be "reduced".
    const passive = /(?:ed|en|wn)$/.test(lower[subject.verb + 1] ?? "");
    if (kind !== "base" || (form.kind === "is" && (passive || !present.test(form.base))))
      return null;
    if (form.base === "has" || form.base === "does") return null;
    return replaceWord(
      paragraph,
      found.verb,
      morphology.thirdPerson(base),
      "distant-subject",
      0.85,
    );
  }
  return null;
};

/** "and need further study": a noun elsewhere, and the verb before what is still to do. */
function needAt(paragraph: Paragraph, at: number): ReturnType<typeof verbAt> {
  if (nextWord(paragraph, at) !== "need") return null;
  return /^(?:further|more|additional|to)$/.test(nextWord(paragraph, at + 1) ?? "")
    ? { verb: at, form: { kind: "base", base: "need" } }
    : null;
}

function hasComma({ gaps }: Paragraph, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++) if (gaps[at] === ", ") return true;
  return false;
}
