import { diffArrays } from "diff";
import { trimEdit } from "../arbitrate.ts";
import type { Edit } from "../edit.ts";
import type { EditCategory } from "../reasons.ts";

const tokenShape = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|\s+|[\s\S]/gu;

/** How much of a paragraph a careful editor leaves: below this the paragraph was written anew. */
const leastKeptByEditor = 0.5;

const functionWord =
  /^(?:an?|the|of|in|on|at|by|for|from|with|to|into|as|than|that|which|who|is|are|was|were|be|been|has|have|had|do|does|did|and|or|but|it|its|they|their|this|these|those)$/i;

/**
 * What a model's rewriting of a paragraph changes, as span edits of the paragraph; null when so
 * little is left that it is no edit of this paragraph but another text.
 *
 * Every edit is as small as whole words allow, so that one that has to be refused takes no other
 * with it.
 */
export function rewriteEdits(
  text: string,
  rewritten: string,
  confidence: number,
  leastKept = leastKeptByEditor,
): Edit[] | null {
  const before = text.match(tokenShape) ?? [];
  const edits: Edit[] = [];
  let position = 0;
  let kept = 0;
  let open: Edit | null = null;
  for (const { added, removed, value } of diffArrays(before, rewritten.match(tokenShape) ?? [])) {
    const part = value.join("");
    if (!added && !removed) {
      if (open) edits.push(open);
      open = null;
      kept += part.trim().length;
      position += part.length;
      continue;
    }
    open ??= { ...blank, start: position, end: position, confidence };
    if (added) open.replacement += part;
    else {
      open.end += part.length;
      position += part.length;
    }
  }
  if (open) edits.push(open);
  const length = text.replace(/\s/g, "").length;
  if (length > 0 && kept / length < leastKept) return null;
  return edits
    .map((edit) => trimEdit(text, edit))
    .filter(({ start, end, replacement }) => text.slice(start, end) !== replacement)
    .map((edit) => {
      const category = categoryOf(text.slice(edit.start, edit.end), edit.replacement);
      return { ...edit, category, rule: `model.${category}` };
    });
}

const blank = {
  replacement: "",
  category: "grammar" as EditCategory,
  rule: "model",
  reason: "model",
} as const;

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** What kind of change it is, by its words alone. */
function categoryOf(before: string, after: string): EditCategory {
  if (letters(before) === letters(after)) {
    return before.toLowerCase() === after.toLowerCase() ? "grammar" : "punctuation";
  }
  const words = [...wordsOf(before), ...wordsOf(after)].filter((word) => !functionWord.test(word));
  const stems = new Set(words.map((word) => word.slice(0, 4).toLowerCase()));
  return words.length > 0 && stems.size > 1 ? "word-choice" : "grammar";
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}
