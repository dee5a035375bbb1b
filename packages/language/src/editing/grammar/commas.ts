import { once } from "#data/tables.ts";
import type { Edit } from "../edit.ts";
import { withParts } from "./phrases.ts";

// A clause follows when its subject begins: these cannot belong to the words before the comma.
const subject =
  "(?:we|they|he|she|it|you|i|I|there|this|these|those|the|a|an|our|my|their|his|her|its|some|many|most|all|each|every|people|no|one|another|both|several)";

type Comma = { rule: string; pattern: RegExp; confidence: number };

const table = once((): readonly Comma[] => [
  {
    // "For example they …", "In addition the …"
    rule: "after-connective",
    pattern: new RegExp(
      `(?<=(?:^|[.!?;] )(?:(?:but|and|so|thus,) )?(?:${withParts("«connective»")}))(?! (?:however|enough|though|then|for|to|at|and|or)\\b)(?= [\\p{L}"“])`,
      "giu",
    ),
    confidence: 0.92,
  },
  {
    // "However we …", "Therefore the …", "In this case it …": with a subject only.
    rule: "after-connective",
    pattern: new RegExp(
      `(?<=(?:^|[.!?;] )(?:however|therefore|thus|hence|thereby|otherwise|also|first|second|third|finally|nowadays|today|similarly|in (?:this|that|some|many|most|such) (?:case|cases|way|regard|respect|situation)|after that|before that|because of (?:this|that)|for (?:this|that) reason|for these reasons))(?= ${subject} )`,
      "giu",
    ),
    confidence: 0.88,
  },
  {
    // "It is new but we do not …": a second clause with a subject of its own.
    rule: "before-but",
    pattern: /(?<=\p{Ll}{2})(?= but (?:we|they|he|she|it|you|I|i|there) \p{Ll}+)/gu,
    confidence: 0.85,
  },
  {
    // "a lot of ideas but the facts are not": the second clause has its own noun and verb.
    rule: "before-but",
    pattern:
      /(?<=\p{Ll}{2})(?= but (?:the|a|an|this|these|our|my|his|her|their|some|many|most|other|people) (?:\p{Ll}+ ){0,3}?(?:is|are|was|were|has|have|had|can|cannot|could|will|would|do|does|did|may|might|must|should)\b)/gu,
    confidence: 0.85,
  },
  {
    // "It is late so we must go": not "so that", and not "I think so they …".
    rule: "before-so",
    pattern:
      /(?<=\p{Ll}{3})(?<!\b(?:think|hope|say|said|do|does|did|doing|more|ever|even|only|not|and|but|or|if|just|why|is|are|was|were|very|believe))(?= so (?:we|they|he|she|it|you|I|i|there|people) (?:can|cannot|could|will|would|must|should|have|has|had|do|does|did|is|are|was|were|need|want)\b)/gu,
    confidence: 0.85,
  },
  {
    // "lions, tigers etc."
    rule: "before-etc",
    pattern: /(?<=, [^.;:()]{2,60}\p{L})(?= (?:etc\b|and so on\b|and so forth\b))/gu,
    confidence: 0.86,
  },
  {
    // "12 and 15 respectively."
    rule: "before-respectively",
    pattern: /(?<=(?: and | or )[^.;:()]{1,60}[\p{L}\p{N}%)])(?= respectively[.,;)])/gu,
    confidence: 0.88,
  },
]);

/** Commas that nearly every editor sets and writers from other languages leave out. */
export function commaEdits(text: string): Edit[] {
  return table().flatMap(({ rule, pattern, confidence }) =>
    [...text.matchAll(pattern)].map(({ index }) => ({
      start: index,
      end: index,
      replacement: ",",
      category: "punctuation" as const,
      rule: `punctuation.${rule}`,
      reason: "comma-needed" as const,
      confidence,
    })),
  );
}
