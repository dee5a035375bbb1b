import { wordPairs } from "#data/word-lists.ts";
import { type GrammarRule, nextWord, type Paragraph, replaceWords } from "./sentence.ts";

// Past forms of verbs that have no passive: "was happened" is "happened".
const pasts = wordPairs("pasts-without-passive", ["past", "verb"]);
// Those that have one with another meaning, and what follows where they have none.
const withWord = wordPairs("pasts-without-passive-before", ["past", "next"]);

function activeAt(paragraph: Paragraph, at: number): string | null {
  const form = nextWord(paragraph, at) ?? "";
  const verb = pasts().get(form);
  if (!verb) return null;
  const next = nextWord(paragraph, at + 1) ?? "";
  const wanted = withWord().get(form);
  // "were disappeared by the regime": made to disappear.
  if (wanted ? !wanted.split(" ").includes(next) : next === "by") return null;
  return verb;
}

/** "The reaction was occurred", "is still remained", "was resulted in" → "occurred", "still remains", "resulted in". */
export const passiveOfIntransitive: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  const be = lower[index] ?? "";
  if (!/^(?:is|are|was|were|be)$/.test(be) || nextWord(paragraph, index) === null) return null;
  let at = index + 1;
  const adverb = nextWord(paragraph, at) ?? "";
  const has = /^(?:still|also|often|usually|always|only|\w{3,}ly)$/.test(adverb);
  if (has) at++;
  const verb = activeAt(paragraph, at);
  if (verb === null) return null;
  const done = lower[at] ?? "";
  const between = has ? `${adverb} ` : "";
  if (be === "be")
    return modal.test(lower[index - 1] ?? "")
      ? replaceWords(paragraph, [index, at], `${between}${verb}`, "needless-be", 0.87)
      : null;
  // "It is arisen", "is emerged": only a present "be" with a lasting state keeps the present.
  const form =
    done === "arisen"
      ? "arose"
      : /^(?:was|were)$/.test(be) || /^(?:died|survived|happened)$/.test(done)
        ? done
        : be === "is"
          ? morphology.thirdPerson(verb)
          : verb;
  return replaceWords(paragraph, [index, at], `${between}${form}`, "needless-be", 0.87);
};

const modal = /^(?:can|could|may|might|must|will|would|should|cannot|not|also)$/;
