import { wordList } from "#data/word-lists.ts";
import { functionWords } from "./morphology.ts";
import { pastToBase } from "./past-forms.ts";
import { isPlainBase } from "./readings.ts";
import {
  type GrammarRule,
  nextWord,
  type Paragraph,
  replaceWord,
  replaceWords,
} from "./sentence.ts";
import { isMostlyAdjective, isMostlyVerb, isOftenVerb } from "./word-uses.ts";

/** Verbs in frames that leave one form: an adverb before them, an object behind them, what they bring along. */

const manner = wordList("adverbs-of-use");
const changing = wordList("verbs-that-change-themselves");

function baseAt(paragraph: Paragraph, at: number): string | null {
  const word = nextWord(paragraph, at);
  if (word === null || paragraph.words[at]?.text !== word || !isPlainBase(paragraph, word))
    return null;
  return isOftenVerb(word) && !isMostlyAdjective(word) ? word : null;
}

/** "is widely use in", "was significantly increase in" → "used", "increased": behind the adverb no noun follows. */
export const participleAfterAdverb: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (!manner().has(lower[index] ?? "") || nextWord(paragraph, index) === null) return null;
  if (!/^(?:is|are|was|were|been|be)$/.test(lower[index - 1] ?? "")) return null;
  const verb = baseAt(paragraph, index + 1);
  if (verb === null || morphology.isAdjective(verb)) return null;
  const next = nextWord(paragraph, index + 2);
  const closes =
    next === null
      ? /^[.,;]/.test(paragraph.text.slice(paragraph.words[index + 1]?.end ?? 0))
      : /^(?:in|by|as|for|to|with|from|at|on|after|during|when|among|between|using)$/.test(next);
  const participle = morphology.pastParticiple(verb);
  return closes && participle !== verb
    ? replaceWord(paragraph, index + 1, participle, "participle-after-be", 0.88)
    : null;
};

const timeAfter =
  /^(?:in|by|from|since|during|over|significantly|rapidly|dramatically|steadily|gradually|considerably|substantially|greatly)$/;

/** "The temperature has increase in recent years" → "increased": no article makes a thing of it. */
export const participleOfChange: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (!/^(?:has|have|had)$/.test(lower[index] ?? "") || nextWord(paragraph, index) === null)
    return null;
  const verb = nextWord(paragraph, index + 1) ?? "";
  if (!changing().has(verb) || !timeAfter.test(nextWord(paragraph, index + 2) ?? "")) return null;
  if (
    /^(?:to|not|who|that|which|they|we|may|can|could|will|would|should)$/.test(
      lower[index - 1] ?? "",
    )
  )
    return null;
  return replaceWord(paragraph, index + 1, morphology.pastParticiple(verb), "auxiliary-have", 0.87);
};

const modals = /^(?:can|could|may|might|must|will|would|should|cannot)$/;

/** "The price will increased next year" → "increase"; "can used to measure" → "can be used to". */
export const plainFormOfChange: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  if (!modals.test(lower[index] ?? "") || nextWord(paragraph, index) === null) return null;
  if (/^(?:the|a|an|his|her|their|its|free|own|in|of|at)$/.test(lower[index - 1] ?? ""))
    return null;
  const form = nextWord(paragraph, index + 1) ?? "";
  if (words[index + 1]?.text !== form || !/ed$/.test(form)) return null;
  const base = morphology.baseOfInflected(form);
  if (base === null || base === form) return null;
  const next = nextWord(paragraph, index + 2);
  if (changing().has(base)) {
    const free =
      next === null ||
      /^(?:next|when|if|as|with|after|until|because|over|since|or|and)$/.test(next) ||
      /ly$/.test(next);
    return free ? replaceWord(paragraph, index + 1, base, "verb-after-modal", 0.86) : null;
  }
  const purpose = /^(?:used|applied|employed|adapted|extended|modified|performed|measured)$/;
  return next === "to" &&
    purpose.test(form) &&
    morphology.isVerb(nextWord(paragraph, index + 3) ?? "")
    ? replaceWord(paragraph, index + 1, `be ${form}`, "verb-after-modal", 0.88)
    : null;
};

const inside = /^(?:in|with|on|from|to|of|using|into|through|by|use|used|uses)$/;
const holding = new Map([
  ["contained", "containing"],
  ["consisted", "consisting"],
  ["belonged", "belonging"],
  ["lacked", "lacking"],
]);
const finite =
  /^(?:is|are|was|were|has|have|had|used|uses|use|added|obtained|found|prepared|grown|grew|kept|made|placed|put|selected|chose|analyzed|measured)$/;

/** "were cultured in a medium contained 10% serum" → "containing": the clause has its verb already. */
export const gerundOfContents: GrammarRule = (paragraph, index) => {
  const { lower, gaps, words } = paragraph;
  const gerund = holding.get(lower[index] ?? "");
  if (!gerund || gaps[index] !== " " || words[index]?.text !== lower[index]) return null;
  const next = nextWord(paragraph, index + 1) ?? "";
  const object = /^(?:consisted)$/.test(lower[index] ?? "")
    ? next === "of"
    : lower[index] === "belonged"
      ? next === "to"
      : !/^(?:in|by|within|on|at|and|or|more|no|only|the)$/.test(next);
  if (!object || next === "") return null;
  let at = index - 1;
  while (at > index - 5 && gaps[at] === " " && !inside.test(lower[at] ?? "")) {
    if (functionWords().has(lower[at] ?? "") && !/^(?:a|an|the)$/.test(lower[at] ?? ""))
      return null;
    at--;
  }
  if (at >= index - 1 || !inside.test(lower[at] ?? "") || lower[at] === "of") return null;
  let isDone = finite.test(lower[at] ?? "") && !/^(?:using|use)$/.test(lower[at] ?? "");
  for (let before = at - 1; before >= 0; before--) {
    const word = lower[before] ?? "";
    if (/^(?:that|which|who|whose|where|and|but|when|while|because|if)$/.test(word)) break;
    if (finite.test(word)) isDone = true;
    if (words[before]?.opensSentence || /[,;:]/.test(gaps[before] ?? "")) break;
  }
  return isDone ? replaceWord(paragraph, index, gerund, "participle-after-noun", 0.86) : null;
};

/** "Instead of measure the weight", "until reach 2 m" → "measuring", "reaching". */
export const gerundAfterUntil: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  const word = lower[index] ?? "";
  const of = word === "of" && lower[index - 1] === "instead";
  const until = word === "until" && nextWord(paragraph, index) !== null;
  if (!of && !until) return null;
  const verb = baseAt(paragraph, index + 1);
  if (verb === null) return null;
  const next = nextWord(paragraph, index + 2) ?? "";
  const object = /^(?:the|a|an|this|these|our|their|its)$/.test(next);
  const reached = reaching.test(verb) && (object || /^\d/.test(next));
  if (of ? !object : !reached && !(object && isMostlyVerb(verb))) return null;
  return replaceWord(
    paragraph,
    index + 1,
    morphology.gerund(verb),
    "gerund-after-preposition",
    0.87,
  );
};

const reaching = /^(?:reach|obtain|achieve|attain|complete|become|get)$/;

/** "It is worth to mention that" → "worth mentioning". */
export const gerundAfterWorth: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (lower[index] !== "worth" || nextWord(paragraph, index + 1) !== "to") return null;
  if (!/^(?:is|was|are|be|not|also|seems)$/.test(lower[index - 1] ?? "")) return null;
  const verb = nextWord(paragraph, index + 2) ?? "";
  if (
    !/^(?:mention|note|notice|highlight|consider|discuss|point|emphasize|remember|investigate|study|explore|remark|comment|analyze|examine|say|do|try)$/.test(
      verb,
    )
  )
    return null;
  return replaceWords(
    paragraph,
    [index + 1, index + 2],
    morphology.gerund(verb),
    "gerund-after-verb",
    0.9,
  );
};

/** "There are many factors influence the yield" → "that influence": the first verb is "are". */
export const thatAfterThere: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  if (lower[index] !== "there") return null;
  const be = nextWord(paragraph, index + 1) ?? "";
  if (!/^(?:is|are|was|were)$/.test(be)) return null;
  for (let at = index + 3; at < index + 7; at++) {
    const word = nextWord(paragraph, at);
    if (word === null || functionWords().has(word)) return null;
    if (words[at]?.text !== word) return null;
    const noun = lower[at - 1] ?? "";
    const many = morphology.singularOf(noun) !== null;
    const one =
      morphology.pluralOf(noun) !== null && /^(?:a|an|one|no)$/.test(lower[index + 2] ?? "");
    const base = many ? word : one ? morphology.baseOfThirdPerson(word) : null;
    if (!base || !isOftenVerb(base) || !isPlainBase(paragraph, base)) continue;
    const next = nextWord(paragraph, at + 1) ?? "";
    if (!/^(?:the|a|an|this|these|our|their|its|both)$/.test(next)) continue;
    return replaceWords(paragraph, [at, at], `that ${word}`, "relative-missing", 0.87);
  }
  return null;
};

/** "made the enzyme lost its activity" → "lose". */
export const baseAfterMake: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  if (!/^(?:make|makes|made)$/.test(lower[index] ?? "")) return null;
  if (!/^(?:the|our|their|its|these|this)$/.test(nextWord(paragraph, index + 1) ?? "")) return null;
  if (/^(?:was|were|is|are|been|be|being)$/.test(lower[index - 1] ?? "")) return null;
  const past = nextWord(paragraph, index + 3) ?? "";
  const base = pastToBase.get(past);
  if (
    !base ||
    words[index + 3]?.text !== past ||
    !/^(?:lost|became|went|took|began|ran|rose|grew|came)$/.test(past)
  )
    return null;
  const next = nextWord(paragraph, index + 4) ?? "";
  return next !== "" && !/^(?:by|that|and|,)$/.test(next)
    ? replaceWord(paragraph, index + 3, base, "needless-to", 0.85)
    : null;
};
