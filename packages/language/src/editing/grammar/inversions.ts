import type { Edit } from "../edit.ts";
import { matchCase } from "../tokens.ts";
import { functionWords } from "./morphology.ts";
import {
  type GrammarRule,
  nextWord,
  type Paragraph,
  replaceWord,
  replaceWords,
} from "./sentence.ts";
import { isMostlyAdjective, isOftenNoun } from "./word-uses.ts";

/** Sentences that put the verb before its subject, as Spanish and Portuguese do. */

const participles =
  /^(?:presented|proposed|described|performed|created|observed|found|used|analyzed|analysed|studied|evaluated|developed|published|conducted|obtained|made|introduced|detected|reported|identified|applied|employed|carried|discussed|included|measured|verified|noted|investigated|established|implemented|collected|selected|considered|determined|shown|demonstrated|examined|compared)$/;

/** Where the noun phrase that begins at `from` ends: a determiner, what describes, the noun. */
function endOfPhrase(paragraph: Paragraph, from: number): number | null {
  const { lower, morphology, words } = paragraph;
  if (
    !/^(?:a|an|the|several|many|two|three|four|some|no|various|different|new|few|significant|other)$/.test(
      nextWord(paragraph, from) ?? "",
    )
  )
    return null;
  let end: number | null = null;
  for (let at = from + 1; at < from + 6; at++) {
    const word = nextWord(paragraph, at);
    if (word === null || functionWords().has(word) || !/^[a-z]+$/.test(word)) break;
    const noun =
      isOftenNoun(word) ||
      morphology.singularOf(word) !== null ||
      (morphology.pluralOf(word) !== null && !morphology.isVerb(word));
    const described =
      morphology.isAdjective(word) || isMostlyAdjective(word) || /(?:ed|ly|ing)$/.test(word);
    if (!noun && !described) break;
    if (noun && !(morphology.isAdjective(word) && !isOftenNoun(word))) end = at;
  }
  if (end === null || end === from) return null;
  const next = nextWord(paragraph, end + 1);
  const rest = paragraph.text.slice(words[end]?.end ?? 0);
  const closed =
    next === null
      ? /^[.,;]/.test(rest)
      : /^(?:of|in|for|to|on|with|between|among|from|by|at|that|which|and|when|after|during|using|as|about|because)$/.test(
          next,
        );
  return closed && !/^(?:a|an|the)$/.test(lower[end] ?? "") ? end : null;
}

function isMany({ lower, morphology }: Paragraph, from: number, end: number): boolean {
  if (/^(?:a|an)$/.test(lower[from] ?? "")) return false;
  return morphology.singularOf(lower[end] ?? "") !== null;
}

function phrase({ text, words }: Paragraph, from: number, to: number): string {
  return text.slice(words[from]?.start ?? 0, words[to]?.end ?? 0);
}

function beFor(found: string, many: boolean): string {
  if (/^(?:is|are)$/.test(found)) return many ? "are" : "is";
  if (/^(?:was|were)$/.test(found)) return many ? "were" : "was";
  return many ? "have been" : "has been";
}

function moved(
  paragraph: Paragraph,
  span: readonly [number, number],
  replacement: string,
  confidence: number,
): Edit {
  return replaceWords(paragraph, span, replacement, "verb-first", confidence);
}

/** The auxiliary and participle at `at`: "was observed", "have been published"; else null. */
function passiveAt(paragraph: Paragraph, at: number): { be: string; participle: number } | null {
  const { lower } = paragraph;
  const first = lower[at] ?? "";
  let participle: number;
  if (/^(?:is|are|was|were)$/.test(first)) participle = at + 1;
  else if (/^(?:has|have)$/.test(first) && nextWord(paragraph, at + 1) === "been")
    participle = at + 2;
  else return null;
  return participles.test(nextWord(paragraph, participle) ?? "") ? { be: first, participle } : null;
}

/** "It was observed a significant decrease in" → "A significant decrease was observed in". */
export const itWasObserved: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  if (lower[index] !== "it") return null;
  // "in it is found a proof": there "it" is no subject.
  if (
    !words[index]?.opensSentence &&
    paragraph.gaps[index] !== ", " &&
    !/^(?:that|and|because|but)$/.test(lower[index - 1] ?? "")
  )
    return null;
  const modal =
    /^(?:must|should|can|could|may|will)$/.test(nextWord(paragraph, index + 1) ?? "") &&
    nextWord(paragraph, index + 2) === "be";
  const found = modal ? modalPassive(paragraph, index + 1) : passiveAt(paragraph, index + 1);
  if (!found || nextWord(paragraph, index + 1) === null) return null;
  const { be, participle } = found;
  const last = lower[participle] === "carried" ? participle + 1 : participle;
  if (last > participle && nextWord(paragraph, last) !== "out") return null;
  const from = last + 1;
  const opener = nextWord(paragraph, from) ?? "";
  // "it was found the next day", "it was considered a success": only what is seen or done.
  if (
    opener === "the"
      ? !modal
      : !/^(?:a|an|several|many|no|two|three|various|different|significant|some)$/.test(opener)
  )
    return null;
  if (/^(?:considered|made|shown|selected)$/.test(lower[participle] ?? "") && !modal) return null;
  const end = endOfPhrase(paragraph, from);
  if (end === null) return null;
  const verb = modal ? `${be} be` : beFor(be, isMany(paragraph, from, end));
  const words1 = `${phrase(paragraph, from, end)} ${verb} ${phrase(paragraph, participle, last)}`;
  const text = words[index]?.opensSentence ? matchCase(words1, words[index]?.text ?? "") : words1;
  return moved(paragraph, [index, end], text, 0.87);
};

function modalPassive(paragraph: Paragraph, at: number): { be: string; participle: number } | null {
  const participle = at + 2;
  return participles.test(nextWord(paragraph, participle) ?? "")
    ? { be: paragraph.lower[at] ?? "", participle }
    : null;
}

/** "Was observed a reduction in" → "A reduction was observed in"; "In this work is presented a method" likewise. */
export const passiveBeforeSubject: GrammarRule = (paragraph, index) => {
  const { lower, words, text } = paragraph;
  const found = passiveAt(paragraph, index);
  if (!found) return null;
  const opens = words[index]?.opensSentence === true;
  if (!opens && !followsOpening(paragraph, index)) return null;
  const from = found.participle + (lower[found.participle] === "carried" ? 2 : 1);
  const end = endOfPhrase(paragraph, from);
  if (end === null) return null;
  // "In Figure 1 is shown the structure of the device": the verb would part the noun from its "of".
  if (!opens && nextWord(paragraph, end + 1) === "of") return null;
  // "Are observed the same effects?": a question.
  if (opens && /^[^.!]*\?/.test(text.slice(words[end]?.end ?? 0))) return null;
  const verb = `${beFor(found.be, isMany(paragraph, from, end))} ${phrase(paragraph, found.participle, from - 1)}`;
  const replacement = `${phrase(paragraph, from, end)} ${verb}`;
  return moved(
    paragraph,
    [index, end],
    opens ? matchCase(replacement, words[index]?.text ?? "") : replacement,
    0.8,
  );
};

/** Whether all before the verb is an opening like "In this work" or "In 2010,". */
function followsOpening({ lower, words, gaps, text }: Paragraph, index: number): boolean {
  let from = index;
  while (from > 0 && !words[from]?.opensSentence) from--;
  if (index - from > 6 || lower[from] !== "in") return false;
  const opening = text.slice(words[from]?.start ?? 0, words[index]?.start ?? 0).trim();
  if (gaps[index] !== " " && gaps[index] !== ", ") return false;
  return /^In (?:(?:this|the present|our|the current) (?:paper|work|study|article|research|thesis|review|section|chapter|experiment|investigation),?|(?:19|20)\d\d,?|(?:the )?(?:last|recent|past) (?:\w+ )?(?:years|decades),?|addition,?|total,?|this (?:way|sense|context),?|(?:the )?(?:Fig(?:ure|\.)?|Table|Section|figure|table) \d+[A-Za-z]?,?|the (?:first|second|last) (?:stage|step|phase|part|decade|year|section),?)$/.test(
    opening,
  );
}

/** "Exist several factors that" → "There exist"; "Have many reports of" → "There are". */
export const existFirst: GrammarRule = (paragraph, index) => {
  const { lower, words, text } = paragraph;
  const word = lower[index] ?? "";
  if (!words[index]?.opensSentence) return null;
  // "The website (n.d.) has many": a small letter after a stop that ends no sentence.
  if (index > 0 && words[index]?.text === word) return null;
  const next = nextWord(paragraph, index + 1) ?? "";
  if (/;/.test(paragraph.gaps[index] ?? "")) return null;
  const rest = text.slice(words[index]?.end ?? 0, (words[index]?.end ?? 0) + 200);
  if (/^[^.!]*\?/.test(rest)) return null;
  if (
    /^exists?$/.test(word) &&
    /^(?:a|an|several|many|some|few|two|three|different|various|no|evidence|other)$/.test(next)
  ) {
    return replaceWords(paragraph, [index, index], `There ${word}`, "verb-first", 0.92);
  }
  // "Have some vivid dreams": an item of a questionnaire or a list.
  if (/^(?:have|has)$/.test(word) && /^(?:many|several|few|some|various)$/.test(next)) {
    return index > 0 || words.length >= 8
      ? replaceWords(paragraph, [index, index], "There are", "verb-first", 0.88)
      : null;
  }
  // "Can be seen that", "Should be noted that", "Seems that".
  const modal = /^(?:can|could|must|should|may)$/.test(word) && next === "be";
  if (modal || word === "seems") {
    const that = nextWord(paragraph, modal ? index + 3 : index + 1) === "that";
    return that
      ? replaceWords(paragraph, [index, index], `It ${word}`, "missing-subject", 0.92)
      : null;
  }
  if (
    /^(?:is|was)$/.test(word) &&
    /^(?:important|necessary|possible|known|interesting|essential|expected|clear|evident|worth|recommended|concluded|observed|believed|suggested|noteworthy|found|shown|decided|reported|considered|noted|seen|hypothesized|assumed|determined|confirmed|demonstrated|verified|mentioned)$/.test(
      next,
    )
  ) {
    return /^(?:to|that|noting)$/.test(nextWord(paragraph, index + 2) ?? "")
      ? replaceWords(paragraph, [index, index], `It ${word}`, "missing-subject", 0.92)
      : null;
  }
  return null;
};

/** "In this way, becomes necessary to" → "it becomes necessary to"; "because is easier to" → "because it is". */
export const itBeforeVerb: GrammarRule = (paragraph, index) => {
  const { lower, gaps, words } = paragraph;
  const word = lower[index] ?? "";
  if (!/^(?:is|was|becomes|became|seems)$/.test(word) || words[index]?.opensSentence) return null;
  const before = lower[index - 1] ?? "";
  const adjective = nextWord(paragraph, index + 1) ?? "";
  const after = nextWord(paragraph, index + 2) ?? "";
  const wanted =
    /^(?:necessary|important|possible|impossible|essential|difficult|clear|evident|easy|more|easier|harder|crucial|fundamental)$/.test(
      adjective,
    );
  if (!wanted) return null;
  // "We believe that is necessary to": behind a noun "that" would be the subject.
  const said =
    before === "that" &&
    gaps[index] === " " &&
    /^(?:to|that)$/.test(after) &&
    saying.test(lower[index - 2] ?? "");
  const clause = (gaps[index] === " " && before === "because") || said;
  const opening =
    gaps[index] === ", " && /^(?:to|that)$/.test(after) && opensShortly(paragraph, index);
  if (!clause && !opening) return null;
  if (clause && /^(?:of)$/.test(after)) return null;
  return replaceWords(paragraph, [index, index], `it ${word}`, "missing-subject", 0.88);
};

const saying =
  /^(?:show|shows|showed|believe|believes|think|find|found|suggest|suggests|suggested|conclude|concluded|indicate|indicates|indicated|demonstrate|demonstrates|demonstrated|consider|argue|argues|say|state|stated|know|observed|noted)$/;

/** Whether the comma before `index` closes a short opening of the sentence. */
function opensShortly({ lower, words, gaps }: Paragraph, index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - 4); at--) {
    if (words[at]?.opensSentence)
      return /^(?:in|thus|therefore|however|moreover|furthermore|hence|then|for|with|on|so|nowadays|consequently|also|additionally)$/.test(
        lower[at] ?? "",
      );
    if (gaps[at] !== " ") return false;
  }
  return false;
}

/** "In this region exist two species", "Currently exist several" → "there exist". */
export const existAfterOpening: GrammarRule = (paragraph, index) => {
  const { lower, words, gaps } = paragraph;
  const word = lower[index] ?? "";
  if (!/^exists?$/.test(word) || (gaps[index] !== " " && gaps[index] !== ", ")) return null;
  const next = nextWord(paragraph, index + 1) ?? "";
  if (!/^(?:a|an|several|many|some|few|two|three|different|various|no|other)$/.test(next))
    return null;
  let from = index - 1;
  while (from > 0 && gaps[from] === " " && !words[from]?.opensSentence && index - from < 6) from--;
  if (!words[from]?.opensSentence) return null;
  const first = lower[from] ?? "";
  const adverb =
    index - from === 1 && /^(?:currently|nowadays|today|actually|presently)$/.test(first);
  const place =
    /^(?:in|at|on)$/.test(first) &&
    /^(?:the|this|these|our|each)$/.test(lower[from + 1] ?? "") &&
    index - from <= 5;
  const clause = lower
    .slice(from, index)
    .some((each) => /^(?:that|which|who|there|is|are|was|were)$/.test(each));
  if ((!adverb && !place) || clause) return null;
  return replaceWords(paragraph, [index, index], `there ${word}`, "verb-first", 0.87);
};

/** "still there are many questions" → "there are still many". */
export const stillThere: GrammarRule = (paragraph, index) => {
  const { lower, gaps, words } = paragraph;
  if (lower[index] !== "still" || nextWord(paragraph, index + 1) !== "there") return null;
  const be = nextWord(paragraph, index + 2) ?? "";
  if (!/^(?:is|are|was|were)$/.test(be)) return null;
  const clause =
    words[index]?.opensSentence ||
    gaps[index] === ", " ||
    /^(?:but|and|that|because)$/.test(lower[index - 1] ?? "");
  return clause
    ? replaceWords(
        paragraph,
        [index, index + 2],
        matchCase(`there ${be} still`, words[index]?.text ?? ""),
        "clause-order",
        0.88,
      )
    : null;
};

/** "differences statistically significant between" → "statistically significant differences between". */
export const adjectiveAfterNoun: GrammarRule = (paragraph, index) => {
  const { lower, words, text } = paragraph;
  if (
    !/^(?:differences?|results?|changes?|effects?|correlations?|associations?|increases?|decreases?|reductions?|improvements?)$/.test(
      lower[index] ?? "",
    )
  )
    return null;
  if (!/^(?:statistically|highly|very|clinically)$/.test(nextWord(paragraph, index + 1) ?? ""))
    return null;
  if (
    !/^(?:significant|similar|different|important|relevant|positive|negative|strong|high|low)$/.test(
      nextWord(paragraph, index + 2) ?? "",
    )
  )
    return null;
  if (
    !/^(?:found|observed|showed|obtained|no|any|had|presented|detected|were|was|a|an|there|reported|identified|with)$/.test(
      lower[index - 1] ?? "",
    )
  )
    return null;
  const rest = text.slice(words[index + 2]?.end ?? 0);
  if (!/^(?:[.,;]| (?:between|among|in|for|with|when|regarding|of)\b)/.test(rest)) return null;
  return replaceWords(
    paragraph,
    [index, index + 2],
    `${phrase(paragraph, index + 1, index + 2)} ${lower[index]}`,
    "clause-order",
    0.87,
  );
};

/** "so effective as" → "as effective as", not after "not". */
export const soForAs: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  if (lower[index] !== "so" || !/^(?:is|are|was|were|be)$/.test(lower[index - 1] ?? ""))
    return null;
  const adjective = nextWord(paragraph, index + 1) ?? "";
  if (!paragraph.morphology.isAdjective(adjective) || nextWord(paragraph, index + 2) !== "as")
    return null;
  return nextWord(paragraph, index + 3) === "to"
    ? null
    : replaceWord(paragraph, index, "as", "comparison", 0.88);
};
