import { wordList } from "#data/word-lists.ts";
import { lexicon } from "../spelling/lexicon.ts";
import { matchCase } from "../tokens.ts";
import { type ConsistencyCheck, gapBefore, isPlain, type Passage, standsFree } from "./passages.ts";
import { settle, type Use } from "./uses.ts";

/** Parts that are written with a hyphen by some and without by others. */
const prefixes = wordList("prefixes-with-hyphen");
const particles = new Set("up down out off in on over back away through by".split(" "));

// Some words mean another thing with a hyphen: to re-cover a chair, to recover from an illness.
const otherMeaning =
  /^(?:re-(?!analy|evaluat|examin|run|us|test|estimat|infect|sampl|assess|calculat|introduc|activat|establish|distribut|admi|hospital)|un-|a-|co-ops?$|pro-rat|pre-position|extra-ordinar)/;

type Joint = { first: string; second: string };

/** One way to join two parts: "co-operation" and "cooperation", "follow-up" and "followup". */
export const oneJoint: ConsistencyCheck = (passages) => {
  const joints = new Map<string, Joint>();
  const uses: Use[] = [];
  for (const passage of passages) {
    for (const index of passage.words.keys()) {
      const joint = jointAt(passage, index);
      if (!joint) continue;
      const whole = joint.first + joint.second;
      joints.set(whole, joint);
      const start = passage.words[index]?.start ?? 0;
      const end = passage.words[index + 1]?.end ?? start;
      const instead = isPaired(passage, start, end)
        ? null
        : matchCase(whole, passage.words[index]?.text ?? "");
      uses.push({ passage, start, end, term: whole, way: "other", instead });
    }
  }
  for (const passage of passages) {
    for (const [index, { start, end, text }] of passage.words.entries()) {
      const whole = passage.lower[index] ?? "";
      const joint = joints.get(whole);
      if (!joint || !isPlain(passage, index) || !standsFree(passage, index)) continue;
      const instead = takesHyphen(joint) ? matchCase(`${joint.first}-${joint.second}`, text) : null;
      uses.push({ passage, start, end, term: whole, way: "one", instead });
    }
  }
  return settle(uses, { rule: "hyphen", reason: "one-hyphenation" });
};

/** The two parts of a word with one hyphen that begins at the word at `index`. */
function jointAt(passage: Passage, index: number): Joint | null {
  const first = passage.lower[index] ?? "";
  const second = passage.lower[index + 1] ?? "";
  if (gapBefore(passage, index + 1) !== "-" || !isPlain(passage, index)) return null;
  if (passage.words[index + 1]?.text !== second || !/^\p{Ll}{2,}$/u.test(second)) return null;
  if (!standsFree(passage, index, index + 1) || otherMeaning.test(`${first}-${second}`))
    return null;
  return { first, second };
}

/** "pre- and post-treatment": the hyphen of one word stands for that of its neighbour. */
function isPaired({ text }: Passage, start: number, end: number): boolean {
  return (
    /\p{L}- (?:and|or|to|versus|vs\.?|but|not) $/u.test(
      text.slice(Math.max(0, start - 14), start),
    ) || /^ (?:and|or|to|versus|vs\.?) -\p{L}/u.test(text.slice(end, end + 12))
  );
}

/** Whether the parts may be written apart though the dictionaries know them as one word. */
function takesHyphen({ first, second }: Joint): boolean {
  return prefixes().has(first) || particles.has(second) || !lexicon().knows(first + second);
}
