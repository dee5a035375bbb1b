/**
 * Makes an edit as small as reads well, before it becomes a tracked change.
 *
 * The rule: what is equal on both sides of the replacement is left out, but a word changed inside
 * is replaced whole ("were" → "was", not "w|ere|as"), because that is how people read changes. An
 * ending added to or cut from a word ("result" → "results") stays a bare insertion or deletion. An
 * edit never grows beyond the span it was given.
 */
import type { SpanEdit } from "../model.ts";

/** Letters, digits, marks and apostrophes of scripts that put spaces between words. */
const wordCharacter =
  /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}\p{M}'’]$/u;

function isWord(character: string | undefined): boolean {
  return character !== undefined && wordCharacter.test(character);
}

/**
 * What a reader sees as part of the character before it (Unicode Standard Annex #29): marks and
 * joiners, skin tones, tags behind a flag, vowels and finals of Korean in parts, Thai and Lao am.
 */
const attaching =
  /^[\p{M}\p{Emoji_Modifier}\u200C-\u200D\u{E0020}-\u{E007F}\u1160-\u11FF\uD7B0-\uD7FF\u0E33\u0EB3]/u;

const JOINER = 0x200d;

/** Whether the two units at `at` are one of the letters that flags are spelled with in pairs. */
function isFlagLetter(text: string, at: number): boolean {
  const trail = text.charCodeAt(at + 1);
  return text.charCodeAt(at) === 0xd83c && trail >= 0xdde6 && trail <= 0xddff;
}

/** Whether cutting before `at` would part what a reader sees as one character. */
export function splitsCharacter(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  const code = text.charCodeAt(at);
  if (code < 0x300) return false;
  const before = text.charCodeAt(at - 1);
  const isTrail = code >= 0xdc00 && code <= 0xdfff;
  if (isTrail && before >= 0xd800 && before <= 0xdbff) return true;
  if (before === JOINER || attaching.test(text.slice(at, at + 2))) return true;
  if (!isFlagLetter(text, at)) return false;
  let letters = 0;
  for (let from = at - 2; from >= 0 && isFlagLetter(text, from); from -= 2) letters++;
  return letters % 2 === 1;
}

/** The smallest edit of equal effect that reads well; null when nothing changes. */
export function trimEdit(
  text: string,
  edit: SpanEdit,
  unit: "words" | "characters" = "words",
): SpanEdit | null {
  const before = text.slice(edit.start, edit.end);
  const after = edit.replacement;
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let prefix = 0;
  while (prefix < shorter && before.charCodeAt(prefix) === after.charCodeAt(prefix)) prefix++;
  while (splitsCharacter(before, prefix) || splitsCharacter(after, prefix)) prefix--;
  let suffix = 0;
  while (
    suffix < shorter - prefix &&
    before.charCodeAt(before.length - 1 - suffix) === after.charCodeAt(after.length - 1 - suffix)
  ) {
    suffix++;
  }
  while (
    splitsCharacter(before, before.length - suffix) ||
    splitsCharacter(after, after.length - suffix)
  ) {
    suffix--;
  }
  if (unit === "words") [prefix, suffix] = growToWords(before, after, prefix, suffix);
  return {
    start: edit.start + prefix,
    end: edit.end - suffix,
    replacement: after.slice(prefix, after.length - suffix),
  };
}

function growToWords(
  before: string,
  after: string,
  prefix: number,
  suffix: number,
): [number, number] {
  const removed = before.slice(prefix, before.length - suffix);
  const added = after.slice(prefix, after.length - suffix);
  const cutsLeft = isWord(before[prefix - 1]) && (isWord(removed[0]) || isWord(added[0]));
  const cutsRight =
    isWord(before[before.length - suffix]) && (isWord(removed.at(-1)) || isWord(added.at(-1)));
  // An ending or a beginning that only comes or only goes reads well by itself.
  const isOneSided = removed === "" || added === "";
  if (isOneSided && !(cutsLeft && cutsRight)) return [prefix, suffix];
  let from = prefix;
  let to = suffix;
  if (cutsLeft) while (isWord(before[from - 1])) from--;
  if (cutsRight) while (isWord(before[before.length - to])) to--;
  return [from, to];
}

const LONGEST_TABLE = 250_000;

/**
 * The same edit as several that leave every unchanged word alone, for when one would touch what
 * must stay (a citation in the sentence, the edge of a link). Null when it is too long to compare.
 */
export function splitEdit(text: string, edit: SpanEdit): SpanEdit[] | null {
  const before = tokens(text.slice(edit.start, edit.end));
  const after = tokens(edit.replacement);
  const width = after.length + 1;
  if ((before.length + 1) * width > LONGEST_TABLE) return null;
  // Longest common subsequence of words, spaces and marks, from the end.
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        before[i] === after[j]
          ? (lengths[(i + 1) * width + j + 1] as number) + 1
          : Math.max(lengths[(i + 1) * width + j] as number, lengths[i * width + j + 1] as number);
    }
  }
  const edits: SpanEdit[] = [];
  let open: SpanEdit | null = null;
  let at = edit.start;
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    // Where one of the two has ended, the other has a token and it has none.
    if (before[i] === after[j]) {
      open = null;
      at += (before[i] as string).length;
      i++;
      j++;
      continue;
    }
    if (!open) {
      open = { start: at, end: at, replacement: "" };
      edits.push(open);
    }
    const takesRemoved =
      j === after.length ||
      (i !== before.length &&
        (lengths[(i + 1) * width + j] as number) >= (lengths[i * width + j + 1] as number));
    if (takesRemoved) {
      at += (before[i] as string).length;
      open.end = at;
      i++;
    } else {
      open.replacement += after[j];
      j++;
    }
  }
  return edits;
}

function tokens(text: string): string[] {
  return (
    text.match(
      /\p{Script=Han}\p{M}*|\p{Script=Hiragana}|\p{Script=Katakana}|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}'’])+|[ \u00A0]+|.(?:[\p{M}\p{Emoji_Modifier}]|\u200D.)*/gsu,
    ) ?? []
  );
}
