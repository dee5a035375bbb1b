import type { Edit } from "../edit.ts";
import type { Word } from "../tokens.ts";
import type { Morphology } from "./morphology.ts";

// Words that open a sentence far more often than they follow a formula or stand in a list.
const openers = new Set(
  (
    "the this these those that there he she they people my our your his her their some many most another " +
    "however therefore moreover furthermore finally first second third also although because but and " +
    "in on at for if when while as so we it you to by from after before during according not no such " +
    "even all each every both other today nowadays now then thus what who how why i is are do"
  ).split(" "),
);
// After a displayed formula a paragraph goes on with one of these, whatever stands before it.
const continuations = new Set(
  (
    "where and or with for if when so we as since while which whose that then thus hence in by is are " +
    "to from at on it i do not such but because what who how why"
  ).split(" "),
);
// Words of countries, peoples, languages and days that mean nothing else in small letters.
const proper = new Set(
  (
    "american americans english chinese spanish german germans italian italians japanese korean koreans portuguese " +
    "brazilian brazilians european europeans african africans asian asians russian russians mexican mexicans canadian " +
    "canadians australian australians british indian indians iranian turkish vietnamese thai taiwanese indonesian " +
    "malaysian egyptian swedish norwegian dutch belgian austrian greek hungarian romanian ukrainian israeli " +
    "france germany italy spain brazil korea england britain europe africa asia america russia india canada australia " +
    "mexico vietnam thailand indonesia malaysia egypt sweden norway belgium austria hungary poland ukraine " +
    "monday tuesday wednesday thursday friday saturday sunday"
  ).split(" "),
);
const sentenceEnd = /[.!?]["”’)\]]*\s*$/u;
const feel =
  /^(?:am|think|thought|believe|believed|want|wanted|know|knew|like|liked|feel|felt|agree|disagree|hope|wish|guess|remember|love|prefer|need|suppose|mean)$/;
const auxiliary =
  /^(?:have|had|was|will|would|can|could|should|do|did|may|might|must|cannot|don['’]t|can['’]t|didn['’]t|won['’]t)$/;
const pasts =
  /^(?:bought|went|came|saw|took|gave|made|got|met|found|left|told|said|wrote|read|began|became|chose|heard|kept|lost|spent|taught|understood|won)$/;
const notBeforeVerb = /^(?:of|the|each|every|index|node|element|step|case|phase|type|class|for)$/;

/** Small letters where English wants a capital: "i think", and the first word of a sentence. */
export function capitalEdits(
  text: string,
  words: readonly Word[],
  morphology: Morphology,
  before: string | null,
): Edit[] {
  const edits: Edit[] = [];
  const hasVariables = words.some(
    ({ text: word, start }) =>
      /^[b-hj-z]$/.test(word) && !/['’]/.test(text.charAt(start - 1)) && word !== "s",
  );
  for (const [index, word] of words.entries()) {
    if (word.text === "i" && isPronoun(text, words, index, morphology, hasVariables)) {
      edits.push(capital(word, "first-person", 0.93));
    } else if (proper.has(word.text) && /^$|[\s("“]/.test(text.charAt(word.start - 1))) {
      if (/^$|[\s.,;)]/.test(text.charAt(word.end))) edits.push(capital(word, "proper-name", 0.9));
    } else if (word.opensSentence && opens(text, words, index, before)) {
      edits.push(capital(word, "sentence-start", 0.9));
    }
  }
  return edits;
}

/** Whether a lone "i" is the author and not an index: a verb of its own follows. */
function isPronoun(
  text: string,
  words: readonly Word[],
  index: number,
  morphology: Morphology,
  hasVariables: boolean,
): boolean {
  const word = words[index];
  if (!word || !/^$|[\s"“(]/.test(text.charAt(word.start - 1))) return false;
  if (/^['’]m\b/.test(text.slice(word.end))) return true;
  let at = index + 1;
  let end = word.end;
  const follows = () => {
    const next = words[at];
    return next && text.slice(end, next.start) === " " ? next.text : null;
  };
  const adverb = follows();
  if (
    adverb !== null &&
    /^(?:also|just|really|always|never|still|only|\p{Ll}{3,}ly)$/u.test(adverb)
  ) {
    end = words[at]?.end ?? end;
    at++;
  }
  const verb = follows();
  if (verb === null) return false;
  if (feel.test(verb)) return true;
  const previous = words[index - 1]?.text.toLowerCase() ?? "";
  if (hasVariables || notBeforeVerb.test(previous)) return false;
  if (/[=<>≤≥∈]|\bi[-–]?th\b/u.test(text)) return false;
  return (
    auxiliary.test(verb) ||
    (/^\p{Ll}{3,}$/u.test(verb) &&
      (morphology.isVerb(verb) ||
        (/ed$/.test(verb) && morphology.baseOfInflected(verb) !== null) ||
        pasts.test(verb)))
  );
}

function opens(
  text: string,
  words: readonly Word[],
  index: number,
  before: string | null,
): boolean {
  const word = words[index];
  if (!word || !openers.has(word.text)) return false;
  if (index > 0) {
    // A full stop inside a sentence belongs to an abbreviation or a number: ask for a sound sentence.
    const gap = text.slice(words[index - 1]?.end ?? 0, word.start);
    return /^[.!?]["”’)]* $/u.test(gap) && /\p{Ll}{3}$/u.test(words[index - 1]?.text ?? "");
  }
  if (word.start !== 0 || words.length < 6 || !sentenceEnd.test(text)) return false;
  if (before === null) return true;
  // A list in small letters, or the rest of a sentence that a formula interrupted, is left alone.
  return (
    sentenceEnd.test(before) &&
    /^\s*["“‘(]?\p{Lu}/u.test(before) &&
    before.split(" ").length > 5 &&
    !before.includes("\uFFFC") &&
    !(continuations.has(word.text) && /[=<>≤≥∑∫√±]|\(\d+\)/u.test(`${before.slice(-80)} ${text}`))
  );
}

function capital(word: Word, rule: string, confidence: number): Edit {
  return {
    start: word.start,
    end: word.end,
    replacement: word.text.charAt(0).toUpperCase() + word.text.slice(1),
    category: "grammar",
    rule: `grammar.${rule}`,
    reason: "capital-letter",
    confidence,
  };
}
