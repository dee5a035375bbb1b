import type { Edit } from "../edit.ts";
import type { EditReason } from "../reasons.ts";

const expectsMore =
  /(?:^|\P{L})(?:in|on|at|of|to|from|by|with|for|and|or|but|see|using|into|onto|under|than|as|like|the|an|that|which|consider|press|between|examining|answer|complete|repeat|get|use|when|where|if|through|via|per)$/iu;

/**
 * Slips of the space bar and the comma key between ordinary words. Formulas leave odd spaces behind,
 * so a rule needs lower-case words on both sides.
 */
export function punctuationEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  const add = (start: number, end: number, replacement: string, rule: string, reason: EditReason) =>
    edits.push({
      start,
      end,
      replacement,
      category: "punctuation",
      rule: `punctuation.${rule}`,
      reason,
      confidence: 0.85,
    });
  for (const match of text.matchAll(/(?<=\p{Ll}{3}) +(?=[,;](?: \p{Ll}{2}|$)|\.$)/gu)) {
    // "As can be seen from , the": a reference got lost there.
    if (expectsMore.test(text.slice(Math.max(0, match.index - 14), match.index))) continue;
    add(match.index, match.index + match[0].length, "", "space-before", "punctuation-space");
  }
  for (const match of text.matchAll(/(?<=\p{Ll}{3}),(?=\p{Ll}{3,}(?![\p{L}\p{N},_(-]))/gu)) {
    add(match.index, match.index + 1, ", ", "space-after-comma", "punctuation-space");
  }
  for (const match of text.matchAll(/(?<=\p{Ll}{3}) +,(?=\p{Ll}{3,}(?![\p{L}\p{N},-]))/gu)) {
    add(match.index, match.index + match[0].length, ", ", "space-before", "punctuation-space");
  }
  for (const match of text.matchAll(/(?<=\p{Ll}{3}),[ ]?,(?= \p{Ll}{2})/gu)) {
    add(match.index, match.index + match[0].length, ",", "double-comma", "punctuation-doubled");
  }
  for (const match of text.matchAll(/(?<=\p{Ll}{3})\.\.(?=$| \p{Lu}\p{Ll})/gu)) {
    add(match.index, match.index + 2, ".", "double-stop", "punctuation-doubled");
  }
  // "was clear.The test": words that open sentences follow no other full stop.
  for (const match of text.matchAll(
    /(?<=(?<![\p{L}\p{N}./_-])\p{Ll}{3,})\.(?=(?:The|This|These|In|It|We|However|Therefore|A|An|For|Our|They|There|As|When|After|If|Although|Moreover|Furthermore|All|Both|Here|To|On) \p{Ll})/gu,
  )) {
    add(match.index, match.index + 1, ". ", "space-after-stop", "punctuation-space");
  }
  return edits;
}
