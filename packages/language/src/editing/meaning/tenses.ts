import type { AlignedSentence } from "./aligned.ts";

type Time = "past" | "now" | "future";

/** When something happens, where its verbs say so plainly. */
function timeOf(words: readonly string[]): Time | null {
  const text = words.join(" ");
  if (/\b(?:will|shall|(?:plan|intend|hope)s? to)\b/.test(text)) return "future";
  if (/\b(?:is|are) (?:currently |now |still )?(?:being |\p{L}+ing\b)/u.test(text)) return "now";
  if (/\b(?:was|were|had|did|has|have)\b|\p{L}{2}ed\b/u.test(text)) return "past";
  return null;
}

/** Whether an edit moves what happens from the future or the present course of things into the past, or back. */
export function movesInTime({ before, after, from, beforeTo, afterTo }: AlignedSentence): boolean {
  const [old, made] = [timeOf(before.slice(from, beforeTo)), timeOf(after.slice(from, afterTo))];
  return old !== null && made !== null && old !== made;
}
