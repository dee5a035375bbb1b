/** What each element means where it stands: the table of contents of reading a story. */
import { PLACEHOLDER } from "../model.ts";
import { isInEquation, UNKNOWN, W, X } from "../xml/names.ts";
import type { Element } from "../xml/outline.ts";
import { isPropertyElement } from "./changes.ts";
import { characterElements } from "./characters.ts";
import { controlLock } from "./content-controls.ts";
import type { FieldPart } from "./fields.ts";
import { fieldPart, fieldReason, followField } from "./fields.ts";
import { openAlternate, openNote, openTextBox } from "./inner-stories.ts";
import { openParagraph } from "./paragraphs.ts";
import { readParagraphProperty } from "./properties.ts";
import type { OnClose, Reading } from "./reading.ts";
import { enterRunProperties, enterRunProperty, markRunOdd, openRun, runParents } from "./runs.ts";
import { append, appendObject, appendText, openObject } from "./text.ts";

/** Zotero, told to use bookmarks instead of fields, writes over what stands in these. */
const zoteroBookmark = /^ZOTERO_BREF_/;

/** Acts on an element; answers what must be undone where it ends. */
export function enter(reading: Reading, element: Element): OnClose {
  const { context, outline } = reading;
  const code = outline.code(element);
  switch (code) {
    case W.p:
      if (reading.isInProperties(element)) return markRunOdd(reading);
      return context.opaque ? null : openParagraph(reading, element);
    case W.r:
      if (reading.isInProperties(element)) return markRunOdd(reading);
      return context.opaque || !context.paragraph ? null : openRun(reading, element);
    case W.t:
      if (reading.isInProperties(element)) return markRunOdd(reading);
      if (!context.opaque && reading.codeAbove(element) === W.r) appendText(reading, element);
      return null;
    case W.delText:
      if (context.hidden > 0 && !context.opaque && reading.codeAbove(element) === W.r) {
        appendText(reading, element);
      }
      return null;
    case W.rPr:
      return enterRunProperties(reading, element);
    case W.pPr:
    case W.sectPr:
      reading.enterProperties(element);
      return null;
    case W.tbl:
      context.tables++;
      return () => {
        context.tables--;
      };
    case W.txbxContent:
      return reading.isInProperties(element) ? markRunOdd(reading) : openTextBox(reading);
    case W.footnote:
    case W.endnote:
      return openNote(reading, element);
    case X.alternateContent:
      return openAlternate(reading, element);
    case X.choice:
    case X.fallback:
      reading.alternates.beginVersion(reading.drafts.length);
      return () => reading.alternates.endVersion(reading.drafts.length);
    case W.altChunk:
    case W.subDoc:
      reading.hasImportedContent = true;
      return null;
  }
  if (code === UNKNOWN || isInEquation(code)) return null;
  noteId(reading, element, code);
  return context.opaque ? null : enterContent(reading, code, element);
}

/** What is read in visible content only, and not in pictures and equations. */
function enterContent(reading: Reading, code: number, element: Element): OnClose {
  const { context, outline } = reading;
  const parent = reading.codeAbove(element);
  switch (code) {
    case W.ins:
      if (isPropertyElement(parent)) return reading.markChange(element);
      return reading.followChange(
        element,
        reading.set("insertion", {
          tag: { start: outline.start(element), end: outline.openEnd(element) },
          id: outline.attributeRange(element, W.id),
          canBeSplit:
            runParents.has(parent) &&
            context.insertion === null &&
            outline.attributeRange(element, W.id) !== null &&
            outline.attributeRange(element, W.author) !== null,
        }),
      );
    case W.del:
      if (parent === W.trPr) context.lock = "markup";
      if (isPropertyElement(parent)) return reading.markChange(element);
      return reading.followChange(element, reading.hide());
    case W.cellDel:
      context.lock = "markup";
      return reading.markChange(element);
    case W.cellIns:
    case W.cellMerge:
    case W.pPrChange:
    case W.sectPrChange:
    case W.tblPrChange:
    case W.tblPrExChange:
    case W.trPrChange:
    case W.tcPrChange:
      return reading.markChange(element);
    case W.tr:
    case W.tc:
      return reading.set("lock", context.lock);
    case W.moveFrom:
      if (isPropertyElement(parent)) return reading.markChange(element);
      return reading.followChange(element, reading.hide());
    case W.moveTo:
      if (isPropertyElement(parent)) return reading.markChange(element);
      return reading.followChange(element, reading.set("lock", "moved-text"));
    case W.rt:
      return reading.hide();
    case W.hyperlink:
      return reading.set("hyperlink", outline.start(element));
    case W.bookmarkStart:
      if (zoteroBookmark.test(outline.attribute(element, W.name) ?? "")) {
        context.citations.add(outline.attribute(element, W.id) ?? "");
      }
      return null;
    case W.bookmarkEnd:
      context.citations.delete(outline.attribute(element, W.id) ?? "");
      return null;
    case W.fldSimple:
      return reading.set(
        "lock",
        context.lock ?? fieldReason(outline.attribute(element, W.instr) ?? ""),
      );
    case W.sdt:
      return reading.set("control", controlLock(outline, element));
    case W.sdtContent:
      return reading.set("lock", context.control ?? context.lock);
    case X.oMath:
    case X.oMathPara:
      return openObject(reading, "equation", element);
    case W.drawing:
    case W.pict:
    case W.object:
      // Outside a run none may stand; a reader that shows it all the same sees it here.
      if (parent !== W.r && context.paragraph) return openObject(reading, "object", element);
  }
  if (parent === W.r && context.run) return enterRunContent(reading, code, element);
  if (parent === W.rPr && reading.codeAbove(element, 2) === W.r) {
    return enterRunProperty(reading, element);
  }
  if (parent === W.pPr && reading.codeAbove(element, 2) === W.p && context.paragraph) {
    readParagraphProperty(context.paragraph, outline, element);
  }
  return null;
}

function enterRunContent(reading: Reading, code: number, element: Element): OnClose {
  const { outline } = reading;
  const character = characterElements.get(code);
  if (character) {
    if (character.text === PLACEHOLDER) {
      const tag = { start: outline.start(element), end: outline.openEnd(element) };
      appendObject(reading, character.reason, tag);
    } else append(reading, character.text, character.reason);
    return null;
  }
  switch (code) {
    case W.drawing:
    case W.pict:
    case W.object:
    case W.contentPart:
      return openObject(reading, "object", element);
  }
  const part = fieldPart(outline, element);
  if (part) readFieldPart(reading, part);
  return null;
}

function noteId(reading: Reading, element: Element, code: number): void {
  const value = reading.outline.attribute(element, W.id);
  if (value === null) return;
  if (/^\d{1,10}$/.test(value)) reading.usedIds.add(Number(value));
  // Runs that are fitted into one width share its number (w:fitText, ECMA-376 §17.3.2.14).
  const mayBeCopied = code === W.rPrChange || code === W.fitText;
  if (reading.isInProperties(element) && !mayBeCopied) markRunOdd(reading);
}

function readFieldPart(reading: Reading, part: FieldPart): void {
  const { fields, paragraph } = reading.context;
  const { kind, element } = part;
  const isRepeated = kind === "separate" && fields.at(-1)?.separate;
  const isOdd = kind === "unknown" || isRepeated || reading.ignoredMarks.has(element);
  if ((!isOdd && followField(fields, part)) || kind === "instruction") return;
  reading.hasUnbalancedField = true;
  if (paragraph) paragraph.editable = false;
}
