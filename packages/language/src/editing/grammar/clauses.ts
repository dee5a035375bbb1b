import { wordList } from "#data/word-lists.ts";
import type { Edit } from "../edit.ts";
import type { Word } from "../tokens.ts";
import type { Morphology } from "./morphology.ts";

const openers = wordList("clause-openers");
const subjects = new Set("we they he she it you i there".split(" "));
const finite =
  /^(?:is|are|was|were|am|has|have|had|can|could|may|might|must|shall|should|will|would|cannot|do|does|did|need|needs|want|wants|believe|found|find|observed|conclude|expect|hope|became|become|becomes)$/;
// After these a pronoun begins a clause that belongs to the one before.
const governing =
  /^(?:that|and|or|but|which|what|how|because|if|when|as|than|where|who|whom|whether|why|so|although|while|since|until|before|after|once|unless|though|thing|things|way|ways|time|reason|more|the|a|an|of|in|on|at|for|with|by|to|from|all|only|even|not|then|whatever|whenever|everything|something|nothing|anything|one|ones|moment|day|extent|degree)$/;

/**
 * The comma between a clause that opens a sentence and the main clause: "If the cells die we can
 * not count them" → "die, we". Set only where the second subject is a pronoun with its verb, the
 * first clause has a verb, and nothing before the pronoun could govern it.
 */
export function clauseCommas(text: string, words: readonly Word[], morphology: Morphology): Edit[] {
  const edits: Edit[] = [];
  for (const [index, word] of words.entries()) {
    if (!word.opensSentence || !openers().has(word.text.toLowerCase())) continue;
    const at = mainSubject(text, words, index, morphology);
    if (at === null) continue;
    const end = words[at - 1]?.end ?? 0;
    if (isContactClause(text.slice(end))) continue;
    edits.push({
      start: end,
      end,
      replacement: ",",
      category: "punctuation",
      rule: "punctuation.after-clause",
      reason: "comma-after-clause",
      confidence: 0.85,
    });
  }
  return edits;
}

function mainSubject(
  text: string,
  words: readonly Word[],
  opener: number,
  morphology: Morphology,
): number | null {
  let hasVerb = false;
  for (let at = opener + 1; at < Math.min(words.length - 2, opener + 22); at++) {
    const word = words[at];
    const before = words[at - 1];
    if (!word || !before || text.slice(before.end, word.start) !== " ") return null;
    const lower = word.text.toLowerCase();
    const next = words[at + 1]?.text ?? "";
    const certain = /^(?:we|they|he|she|i)$/.test(lower);
    const isSubject =
      subjects.has(lower) &&
      (finite.test(next) || (certain && isVerbOf(next, lower, morphology))) &&
      text.slice(word.end, words[at + 1]?.start) === " ";
    if (isSubject && at > opener + 3 && hasVerb) {
      const previous = before.text.toLowerCase();
      const governs =
        governing.test(previous) ||
        morphology.isVerb(previous) ||
        /(?:say|said|think|thought|know|knew|believe|show|found|mean|meant|see|saw|feel|felt|hope|suggest|assume|told|tell)/.test(
          previous,
        ) ||
        (morphology.baseOfThirdPerson(previous) !== null &&
          morphology.singularOf(previous) === null);
      return governs ? null : at;
    }
    if (
      finite.test(lower) ||
      (at > opener + 1 &&
        (morphology.baseOfThirdPerson(lower) !== null ||
          morphology.baseOfInflected(lower) !== null ||
          morphology.isVerb(lower)))
    ) {
      hasVerb = true;
    }
    if (/^(?:that|which|who|whom|whose|where|what|how|why|whether)$/.test(lower)) return null;
  }
  return null;
}

const pasts =
  /^(?:went|came|saw|took|gave|made|got|met|left|told|said|wrote|read|began|chose|heard|kept|lost|spent|taught|understood|won|bought|knew|thought|felt)$/;

/** Whether a word after a subject pronoun is its verb. */
function isVerbOf(word: string, subject: string, morphology: Morphology): boolean {
  if (pasts.test(word)) return true;
  if (/ed$/.test(word)) return morphology.baseOfInflected(word) !== null;
  if (subject === "he" || subject === "she") return morphology.baseOfThirdPerson(word) !== null;
  return morphology.isVerb(word);
}

const transitive =
  "need|needs|needed|want|wants|wanted|owe|owes|owed|know|knows|knew|use|uses|used|make|makes|made|have|has|had|like|likes|take|takes|took|see|sees|saw|buy|buys|bought|pay|paid|earn|earns|find|found|expect|choose|chose|present|presents|mean|means|seek|offer|offers|face|faces|receive|receives|received|serve|serves|are \\p{L}+ing|is \\p{L}+ing|have \\p{L}+ed|had \\p{L}+ed";
const contact = new RegExp(
  `^ (?:\\p{L}+) (?:${transitive})(?:[.,;:?)]|$| (?:in|on|at|of|for|from|with|by|to|when|but|and|as|during|today|most|about)\\b)`,
  "u",
);

/**
 * Whether a pronoun and its verb describe the noun before them rather than begin the main clause: "the
 * information they need in", "the behavior you expect of yourself …, you". Then what they name has no
 * object of its own, or the main clause comes later. "Elizabeth I in": a numeral.
 */
function isContactClause(rest: string): boolean {
  if (contact.test(rest)) return true;
  if (
    /^ (?:I|i) (?:in|of|on|at|to|and|or|by|for|from|with|genes?|is|was|errors?|molecules?)\b/u.test(
      rest,
    )
  )
    return true;
  if (/^ we (?:mean|understand|denote)\b/u.test(rest)) return true;
  const sentence = /^[^.!?;]*/u.exec(rest)?.[0] ?? "";
  return new RegExp(`, (?:${mainSubjects}) `, "u").test(sentence);
}

const mainSubjects =
  "we|you|they|he|she|it|there|I|the|a|an|this|these|that|those|our|their|its|his|her|your|my|what|how|why|do|does|did|is|are|please|some|many|most|one|all|no";

const opening =
  /(?<=^|[.!?] )(?:In|On|At|After|Before|During|For|From|With|Without|By|Since|Despite|Under|Because of|Due to|According to|Among|Between|Through|Throughout|Instead of|Unlike|Like|As a|Even (?:in|after|before|with|for))(?: [\p{L}’'-]+){1,12}?(?= (?:(?:we|they|he|she|I|i) \p{Ll}+|(?:it|there|you) (?:is|are|was|were|has|have|had|can|cannot|could|may|might|will|would|must|should))\b)/gu;
const clauseInside =
  /\b(?:whether|that|which|who|whom|when|if|because|how|what|where|why|while|than|is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|do|does|did|we|they|he|she|I|i|you)\b/u;

/**
 * The comma after a phrase that opens a sentence: "In the last part of this work we show" → "work,
 * we". Only before a pronoun that can be nothing but the subject of the main clause.
 */
export function openingCommas(text: string, morphology: Morphology): Edit[] {
  const edits: Edit[] = [];
  for (const match of text.matchAll(opening)) {
    const phrase = match[0];
    const words = phrase.split(" ");
    const last = words.at(-1)?.toLowerCase() ?? "";
    const inside = words.slice(1).join(" ");
    if (clauseInside.test(inside) || governing.test(last)) continue;
    // "After we", "Since they": the clause begins there; "In order to see it": a verb governs it.
    if (
      words.length < 4 ||
      words.slice(1, -1).includes("to") ||
      (morphology.baseOfThirdPerson(last) && morphology.singularOf(last) === null)
    )
      continue;
    if (
      morphology.isVerb(last) &&
      !/^(?:in|on|at|the|this|my|our|of|a|an|their|his|her)$/.test(
        words.at(-2)?.toLowerCase() ?? "",
      )
    )
      continue;
    const end = match.index + phrase.length;
    // "Among the cases we studied, …": the words after the noun describe it.
    if (/^ \p{L}+ \p{L}+(?: \p{L}+){0,2},/u.test(text.slice(end))) continue;
    if (isContactClause(text.slice(end))) continue;
    edits.push({
      start: end,
      end,
      replacement: ",",
      category: "punctuation",
      rule: "punctuation.after-opening",
      reason: "comma-after-opening",
      confidence: 0.84,
    });
  }
  return edits;
}
