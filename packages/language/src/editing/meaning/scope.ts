import type { AlignedSentence } from "./aligned.ts";

const opening =
  /^(?:in|among|within|for|under|at|during|between|across|on|with|who|whose|near|outside|inside|below|above|aged|throughout|if|unless|when|where|after|before|since|until)$/;
/** Openings that say how one goes on, and nothing about where a statement holds. */
const asides =
  /^(?:in (?:order|fact|general|addition|contrast|particular|conclusion|summary|short|brief|other words|turn|recent years|the (?:following|present|current)|this (?:study|paper|work|article|section|way|regard|case|respect|context|sense)|our (?:opinion|view|study)|terms of|spite|view)|for (?:example|instance|this|that|the (?:purpose|sake)|these)|on the (?:other|one|contrary|basis)|at (?:the same|first|last|present|all|least|most)|under (?:the|this)|with (?:respect|regard|the (?:help|aid|use))|when (?:it|we)|who (?:is|are|was|were)$)\b/;
const light =
  /^(?:a|an|the|of|to|and|or|this|that|these|those|it|its|our|their|his|her|my|your|some|any|all)$/;

/**
 * Whether an edit takes out in whom, where or under what a statement holds: «in mice», «in our sample»,
 * and puts nothing in its place.
 */
export function dropsScope({ before, after, from, beforeTo, afterTo }: AlignedSentence): boolean {
  if (beforeTo - from < 2) return false;
  const gone = before.slice(from, beforeTo);
  const first = gone.findIndex((word) => opening.test(word));
  if (first < 0 || first > 1 || asides.test(gone.slice(first).join(" "))) return false;
  if (after.slice(from, afterTo).length > first) return false;
  return gone.slice(first + 1).some((word) => !light.test(word));
}
