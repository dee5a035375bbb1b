/** Complex and simple fields: what their results are, and where they begin and end. */
import type { LockReason } from "../model.ts";
import type { Element, Outline } from "../xml/outline.ts";
import { characterData } from "./characters.ts";

export type Field = {
  /** Its begin mark. */
  at: Element;
  inResult: boolean;
  instruction: string;
  reason: LockReason;
  /** Whether a field around it is still in its instruction, so that nothing of this one is seen. */
  isInCode: boolean;
  /** What the fields around it are, the outermost that is more than a field deciding. */
  outerReason: LockReason;
};

/** Whether what stands in the innermost field is part of some instruction. */
export function isFieldCode(field: Field): boolean {
  return field.isInCode || !field.inResult;
}

/** What the result of the innermost field is: a field in a citation is the citation. */
export function resultReason(field: Field): LockReason {
  return field.outerReason === "field" ? field.reason : field.outerReason;
}

/**
 * What the instructions of citation managers begin with: Zotero, EndNote, Mendeley, Reference
 * Manager, NoteExpress, RefWorks, Citavi, Papers, and Word's own.
 */
const bibliographies =
  /^(BIBLIOGRAPHY\b|ADDIN (ZOTERO_BIBL|EN\.REFLIST|Mendeley Bibliography|REFMGR\.REFLIST|NE\.Bib|RW\.BIB|CITAVI\.?BIBLIOGRAPHY|PAPERS2?_BIB)|ADDIN\b.*CSL_BIBLIOGRAPHY)/i;
const citations =
  /^(CITATION\b|ADDIN (ZOTERO_ITEM|EN\.CITE|Mendeley|REFMGR|NE\.Ref|RW\.CITE|CITAVI|PAPERS2?_CIT|BIBTEX)|ADDIN\b.*CSL_CITATION)/i;

/** What a field's result is, by the first words of its instruction (ECMA-376 §17.16.5). */
export function fieldReason(instruction: string): LockReason {
  const words = instruction.trim().replace(/\s+/g, " ");
  if (bibliographies.test(words)) return "bibliography";
  if (citations.test(words)) return "citation";
  if (/^(TOC|TOA|INDEX)\b/i.test(words)) return "contents";
  return "field";
}

/** What a w:instrText adds to the instruction of its field, as it stands in the source. */
export function instructionText(outline: Outline, element: Element): string {
  const { parts } = characterData(outline, element);
  return parts.map(({ start, end }) => outline.source.slice(start, end)).join("");
}

/**
 * Follows a w:fldChar (ECMA-376 §17.16.18) on the stack of open fields.
 * @returns false for a mark that has no partner
 */
export function followFieldMark(fields: Field[], type: string | null, at: Element): boolean {
  const top = fields.at(-1);
  if (type === "begin") {
    fields.push({
      at,
      inResult: false,
      instruction: "",
      reason: "field",
      isInCode: top !== undefined && isFieldCode(top),
      outerReason: top ? resultReason(top) : "field",
    });
  } else if (type === "separate" && top && !top.inResult) {
    top.inResult = true;
    top.reason = fieldReason(top.instruction);
  } else if (type === "end" && top) {
    fields.pop();
  } else {
    return false;
  }
  return true;
}
