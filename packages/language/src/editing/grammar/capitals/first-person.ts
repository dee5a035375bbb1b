import type { Word } from "#editing/tokens.ts";
import type { Morphology } from "../morphology.ts";

const feel =
  /^(?:am|think|thought|believe|believed|want|wanted|know|knew|like|liked|feel|felt|agree|disagree|hope|wish|guess|remember|love|prefer|need|suppose|mean)$/;
const auxiliary =
  /^(?:have|had|was|will|would|can|could|should|do|did|may|might|must|cannot|don['’]t|can['’]t|didn['’]t|won['’]t)$/;
const pasts =
  /^(?:bought|went|came|saw|took|gave|made|got|met|found|left|told|said|wrote|read|began|became|chose|heard|kept|lost|spent|taught|understood|won)$/;
const notBeforeVerb = /^(?:of|the|each|every|index|node|element|step|case|phase|type|class|for)$/;

/** Whether a paragraph names variables with single letters, so that an "i" may be one as well. */
export function namesVariables(text: string, words: readonly Word[]): boolean {
  return words.some(
    ({ text: word, start }) =>
      /^[b-hj-z]$/.test(word) && !/['’]/.test(text.charAt(start - 1)) && word !== "s",
  );
}

/** Whether a lone "i" is the author and not an index: a verb of its own follows. */
export function isPronoun(
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
