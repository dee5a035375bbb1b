/** Complex and simple fields: what their results are, and where they begin and end. */
import type { LockReason } from "../model.ts";
import { W } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";
import { characterData } from "./characters.ts";

/** An element of a complex field (ECMA-376 §17.16.18): a mark, or a stretch of its instruction. */
export type FieldPart = {
  /** "unknown" for a mark that does not say which it is. */
  kind: "begin" | "separate" | "end" | "unknown" | "instruction";
  element: Element;
  /** What an instruction says, as it stands in the source. */
  text: string;
};

export type Field = {
  /** Its marks, the one of its beginning first. */
  marks: Element[];
  /** The elements of its instruction, and what they say together. */
  codes: Element[];
  instruction: string;
  /** The mark before its result; 0 until it comes. */
  separate: Element;
  reason: LockReason;
  /** Whether a field around it is still in its instruction, so that nothing of this one is seen. */
  isInCode: boolean;
  /** What the fields around it are, the outermost that is more than a field deciding. */
  outerReason: LockReason;
};

/** Whether what stands in the innermost field is part of some instruction. */
export function isFieldCode(field: Field): boolean {
  return field.isInCode || field.separate === 0;
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

/** What an element is to the field around it; null for one that is no part of a field. */
export function fieldPart(outline: Outline, element: Element): FieldPart | null {
  const code = outline.code(element);
  if (code === W.instrText || code === W.delInstrText) {
    const { parts } = characterData(outline, element);
    const text = parts.map(({ start, end }) => outline.source.slice(start, end)).join("");
    return { kind: "instruction", element, text };
  }
  if (code !== W.fldChar) return null;
  const type = outline.attribute(element, W.fldCharType);
  const kind = type === "begin" || type === "separate" || type === "end" ? type : "unknown";
  return { kind, element, text: "" };
}

/**
 * Follows a part of a field on the stack of open fields.
 * @returns the field it belongs to, which is off the stack with its end; null where none is open
 */
export function followField(fields: Field[], { kind, element, text }: FieldPart): Field | null {
  const top = fields.at(-1) ?? null;
  if (kind === "begin") {
    const field: Field = {
      marks: [element],
      codes: [],
      instruction: "",
      separate: 0,
      reason: "field",
      isInCode: top !== null && isFieldCode(top),
      outerReason: top ? resultReason(top) : "field",
    };
    fields.push(field);
    return field;
  }
  if (!top) return null;
  if (kind === "instruction") {
    if (top.separate) return top;
    top.codes.push(element);
    top.instruction += text;
    return top;
  }
  top.marks.push(element);
  if (kind === "separate" && !top.separate) {
    top.separate = element;
    top.reason = fieldReason(top.instruction);
  }
  if (kind === "end") fields.pop();
  return top;
}
