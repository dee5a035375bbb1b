import type { AlignedSentence } from "./aligned.ts";

const unmoving =
  /^(?:a|an|the|of|in|on|at|for|with|is|are|was|were|be|been|being|has|have|had|do|does|did|it|this|these|those|there|also|already|still|both|either|then|thus|however|therefore|very|not|which|who|(?!(?:supply|family|assembly|anomaly|reply|multiply|butterfly)$)\p{L}{3,}ly)$/u;

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies|es|s|ed|ing)$/, "").slice(0, 6) : word;
}

/**
 * Whether an edit puts two things in each other's place: «wheat replaced barley» and «barley replaced
 * wheat». A passive turns places and no roles, and what «and» or «or» joins may stand either way.
 */
export function turnsRoles({ before, after, from, beforeTo, afterTo }: AlignedSentence): boolean {
  const old = before.slice(from, beforeTo);
  const made = after.slice(from, afterTo);
  const [one, other] = [content(old), content(made)];
  if (old.includes("by") !== made.includes("by")) return losesPassive(old, made, one, other);
  if (one.length < 3 || one.length !== other.length) return false;
  const places = one.flatMap((word, index) => (word === other[index] ? [] : [index]));
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined || last - first < 2) return false;
  if ([...one].sort().join(" ") !== [...other].sort().join(" ")) return false;
  const between = one.slice(first + 1, last);
  return one[first] === other[last] && between.some((word) => word !== "and" && word !== "or");
}

const passive = /\b(?:is|are|was|were|be|been|being) (?:\p{L}+ )?\p{L}+ by\b/u;

/** Whether a verb turns from passive to active, or back, and nothing changes its place with it. */
function losesPassive(old: string[], made: string[], one: string[], other: string[]): boolean {
  const withoutBy = (words: string[]) => words.filter((word) => word !== "by").join(" ");
  return (
    [old, made].some((words) => passive.test(words.join(" "))) &&
    withoutBy(one) === withoutBy(other) &&
    withoutBy(one) !== ""
  );
}

function content(words: readonly string[]): string[] {
  return words.filter((word) => !unmoving.test(word)).map(stem);
}
