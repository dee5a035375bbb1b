import { isOneThing, plainVerbs } from "./agreement.ts";
import { pluralVerb, singularVerb } from "./number-words.ts";
import { pastToBase } from "./past-forms.ts";
import { grammarReasons } from "./reasons.ts";
import { type GrammarRule, nextWord, type Paragraph, replaceWord } from "./sentence.ts";
import { onlyVerbs } from "./verbs.ts";

/** Where the noun phrase that ends at `noun` begins, and with which determiner. */
function determinerOf(paragraph: Paragraph, noun: number): number | null {
  const { lower, morphology } = paragraph;
  for (let at = noun - 1; at >= noun - 4 && at >= 0; at--) {
    if (nextWord(paragraph, at + 1) === null) return null;
    const word = lower[at] ?? "";
    if (
      /^(?:a|an|this|each|every|another|one|the|these|those|several|many|some|few|all|both|two|three|four|five|our)$/.test(
        word,
      )
    )
      return at;
    if (!morphology.isAdjective(word) && !/(?:ed|ing)$/.test(word)) return null;
  }
  return null;
}

/**
 * "a method that allow" → "allows", "several factors which affects" → "affect": the noun right before
 * the pronoun governs the verb, unless another noun with "of" stands before it.
 */
export const relativeClause: GrammarRule = (paragraph, index) => {
  const { lower, words, gaps, morphology } = paragraph;
  const pronoun = lower[index] ?? "";
  if (!/^(?:that|which|who)$/.test(pronoun) || index < 1) return null;
  // After a comma the pronoun may take up another noun or the whole clause.
  if (gaps[index] !== " ") return null;
  const noun = lower[index - 1] ?? "";
  if (words[index - 1]?.text !== noun && !words[index - 1]?.opensSentence) return null;
  let at = index + 1;
  if (/^(?:also|often|only|usually|always|still|never)$/.test(nextWord(paragraph, at) ?? "")) at++;
  const verb = nextWord(paragraph, at);
  if (verb === null || words[at]?.text !== verb) return null;

  const start = determinerOf(paragraph, index - 1);
  const determiner = start === null ? "" : (lower[start] ?? "");
  // "a set of genes that is": what stands before "of" may be meant. Also "A and B that are".
  if (belongsToOther(paragraph, start ?? index - 1)) return null;

  const singular = morphology.singularOf(noun);
  if (singular !== null) {
    // "a solution emerges which is": a verb that looks like a plural.
    if (onlyVerbs().has(singular)) return null;
    const auxiliary = pluralVerb.get(verb);
    if (auxiliary) return replaceWord(paragraph, at, auxiliary, "relative-agreement", 0.84);
    const base = morphology.baseOfThirdPerson(verb);
    return base !== null && (plainVerbs().has(base) || onlyVerbs().has(base))
      ? replaceWord(paragraph, at, base, "relative-agreement", 0.84)
      : null;
  }
  if (!/^(?:a|an|this|each|every|another|the)$/.test(determiner) || !isOneThing(paragraph, noun))
    return null;
  const auxiliary = singularVerb.get(verb);
  if (auxiliary) return replaceWord(paragraph, at, auxiliary, "relative-agreement", 0.84);
  if (pronoun === "that" && verbOfSaying.test(noun)) return null;
  return onlyVerbs().has(verb) || plainVerbs().has(verb)
    ? replaceWord(paragraph, at, morphology.thirdPerson(verb), "relative-agreement", 0.83)
    : null;
};

const joining =
  /^(?:of|in|for|with|on|between|among|from|to|and|or|by|at|as|than|like|per|within|under|including|not|except|unlike|even|especially|particularly|along|near|beside|behind|above|below|over|around|across|through|inside|outside|against|beyond|into|onto|upon|via|without|towards?|before|after|during|but|rather|using)$/;

/** Whether a preposition, "and" or "not" ties the phrase that begins at `from` to a noun before it. */
function belongsToOther({ lower, gaps }: Paragraph, from: number): boolean {
  for (let at = from; at > from - 6 && at > 0; at--) {
    // "a layer of compressed, keratinized cells that": adjectives in a row; "background of X-rays that".
    if (!/^(?: |, |-)$/.test(gaps[at] ?? "")) return false;
    const before = lower[at - 1] ?? "";
    if (joining.test(before)) return true;
    // "your needs that": a relative clause stands before.
    if (/^(?:that|which|who)$/.test(before)) return true;
    if (/^(?:is|are|was|were|used|use|have|has|show|shows)$/.test(before)) return false;
    if (/^(?:the|a|an|these|several|many|its|their|our|your|his|her)$/.test(before)) {
      const earlier = lower[at - 2] ?? "";
      return (
        gaps[at - 1] === " " && (joining.test(earlier) || /^(?:fits?|meets?|using)$/.test(earlier))
      );
    }
  }
  return false;
}

// "a requirement that patients be", "the recommendation that": a clause of its own follows.
const verbOfSaying =
  /^(?:requirement|recommendation|suggestion|proposal|condition|demand|request|rule|hypothesis|idea|fact|evidence|need|claim|belief|finding|result)$/;

/** Whether the clause that ends before `index` has a verb of its own and opens with none of "if", "when". */
function hasFiniteBefore({ lower, words, text }: Paragraph, index: number): boolean {
  let found = false;
  for (let at = index - 1; at >= 0; at--) {
    const word = lower[at] ?? "";
    if (
      /^(?:is|are|was|were|has|have|had|can|could|may|might|will|would|must|should|did|does|do)$|ed$/.test(
        word,
      ) ||
      pastToBase.has(word)
    )
      found = true;
    if (words[at]?.opensSentence) {
      const rest = text.slice(words[index]?.end ?? 0);
      return found && !/^(?:if|when|although|while|because)$/.test(word) && !/^[^.!]*\?/.test(rest);
    }
  }
  return false;
}

/** "The results were clear, what means that": a clause is taken up by "which". */
export const whatForWhich: GrammarRule = (paragraph, index) => {
  const { lower, gaps } = paragraph;
  if (lower[index] !== "what" || gaps[index] !== ", ") return null;
  const verb = nextWord(paragraph, index + 1);
  if (
    verb === null ||
    !/^(?:means|meant|leads|led|suggests|suggested|indicates|indicated|shows|showed|allows|allowed|confirms|confirmed|explains|implies|demonstrates|results|resulted|agrees|corresponds)$/.test(
      verb,
    )
  ) {
    return null;
  }
  // "Technically, what means …", "musical taste, what shows": a clause with a verb must stand before.
  if (!hasFiniteBefore(paragraph, index)) return null;
  const edit = replaceWord(paragraph, index, "which", "person-who", 0.86);
  return { ...edit, rule: "grammar.what-which", reason: grammarReasons["person-who"] };
};
