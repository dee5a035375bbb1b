/** What each element means where it stands: the table of contents of reading a story. */
import { PLACEHOLDER } from "../model.ts";
import { UNKNOWN, W, X } from "../xml/names.ts";
import type { StartTag } from "../xml/scanner.ts";
import { characterElements } from "./characters.ts";
import { readControlProperty, readGallery } from "./content-controls.ts";
import { fieldReason, followFieldMark } from "./fields.ts";
import { openAlternate, openNote, openTextBox } from "./inner-stories.ts";
import { openParagraph } from "./paragraphs.ts";
import { readParagraphProperty } from "./properties.ts";
import type { OnClose, Reading } from "./reading.ts";
import { enterRunProperty, markRunOdd, openRun, openRunProperties, runParents } from "./runs.ts";
import { append, appendObject, openObject, openText } from "./text.ts";

/** Zotero, told to use bookmarks instead of fields, writes over what stands in these. */
const zoteroBookmark = /^ZOTERO_BREF_/;

/** Acts on a start tag; answers what its end tag must undo. */
export function enter(reading: Reading, code: number, tag: StartTag): OnClose {
  const context = reading.context;
  switch (code) {
    case W.p:
      if (context.properties) return markRunOdd(reading);
      return context.opaque ? null : openParagraph(reading);
    case W.r:
      if (context.properties) return markRunOdd(reading);
      return context.opaque || !context.paragraph ? null : openRun(reading, tag);
    case W.t:
      if (context.properties) return markRunOdd(reading);
      return context.run && !context.opaque && reading.parent() === W.r
        ? openText(reading, tag)
        : null;
    case W.delText:
      return context.hidden > 0 && context.run && !context.opaque && reading.parent() === W.r
        ? openText(reading, tag)
        : null;
    case W.rPr:
      return openRunProperties(reading, tag);
    case W.pPr:
    case W.sectPr:
      return reading.set("properties", context.properties + 1);
    case W.tbl:
      context.tables++;
      return () => {
        context.tables--;
      };
    case W.txbxContent:
      return context.properties ? markRunOdd(reading) : openTextBox(reading);
    case W.footnote:
    case W.endnote:
      return openNote(reading, tag);
    case X.alternateContent:
      return openAlternate(reading, tag);
    case X.choice:
    case X.fallback:
      reading.alternates.beginVersion(reading.drafts.length);
      return () => reading.alternates.endVersion(reading.drafts.length);
    case W.altChunk:
    case W.subDoc:
      reading.hasImportedContent = true;
      return null;
    case UNKNOWN:
      return null;
  }
  noteId(reading, tag, code);
  return context.opaque ? null : enterContent(reading, code, tag);
}

/** What is read in visible content only, and not in pictures and equations. */
function enterContent(reading: Reading, code: number, tag: StartTag): OnClose {
  const context = reading.context;
  const parent = reading.parent();
  switch (code) {
    case W.ins:
      if (isPropertyElement(parent)) return reading.markChange(code, tag);
      return reading.followChange(
        code,
        tag,
        reading.set("insertion", {
          tag: { start: tag.start, end: tag.end },
          id: tag.attributeRange(W.id),
          canBeSplit:
            runParents.has(parent) &&
            context.insertion === null &&
            tag.attribute(W.id) !== null &&
            tag.attribute(W.author) !== null,
        }),
      );
    case W.del:
      if (parent === W.trPr) context.lock = "markup";
      if (isPropertyElement(parent)) return reading.markChange(code, tag);
      return reading.followChange(code, tag, reading.hide());
    case W.cellDel:
      context.lock = "markup";
      return reading.markChange(code, tag);
    case W.cellIns:
    case W.cellMerge:
    case W.pPrChange:
    case W.sectPrChange:
    case W.tblPrChange:
    case W.tblPrExChange:
    case W.trPrChange:
    case W.tcPrChange:
      return reading.markChange(code, tag);
    case W.tr:
    case W.tc:
      return reading.set("lock", context.lock);
    case W.moveFrom:
      if (isPropertyElement(parent)) return reading.markChange(code, tag);
      return reading.followChange(code, tag, reading.hide());
    case W.moveTo:
      if (isPropertyElement(parent)) return reading.markChange(code, tag);
      return reading.followChange(code, tag, reading.set("lock", "moved-text"));
    case W.rt:
      return reading.hide();
    case W.hyperlink:
      return reading.set("hyperlink", tag.start);
    case W.bookmarkStart:
      if (zoteroBookmark.test(tag.attribute(W.name) ?? "")) {
        context.citations.add(tag.attribute(W.id) ?? "");
      }
      return null;
    case W.bookmarkEnd:
      context.citations.delete(tag.attribute(W.id) ?? "");
      return null;
    case W.fldSimple:
      return reading.set("lock", context.lock ?? fieldReason(tag.attribute(W.instr) ?? ""));
    case W.sdt:
      return reading.set("control", { lock: null });
    case W.sdtContent:
      return reading.set("lock", context.control?.lock ?? context.lock);
    case X.oMath:
    case X.oMathPara:
      return openObject(reading, "equation", tag);
    case W.drawing:
    case W.pict:
    case W.object:
      // Outside a run none may stand; a reader that shows it all the same sees it here.
      if (parent !== W.r && context.paragraph) return openObject(reading, "object", tag);
  }
  if (parent === W.sdtPr && context.control) readControlProperty(context.control, code, tag);
  else if (parent === W.docPartObj && context.control) readGallery(context.control, code, tag);
  else if (parent === W.pPr && reading.parent(2) === W.p && context.paragraph) {
    readParagraphProperty(context.paragraph, code, tag);
  } else if (parent === W.rPr && reading.parent(2) === W.r)
    return enterRunProperty(reading, code, tag);
  else if (parent === W.r && context.run) return enterRunContent(reading, code, tag);
  return null;
}

function enterRunContent(reading: Reading, code: number, tag: StartTag): OnClose {
  const character = characterElements.get(code);
  if (character) {
    if (character.text === PLACEHOLDER) appendObject(reading, character.reason, tag);
    else append(reading, character.text, character.reason);
    return null;
  }
  switch (code) {
    case W.drawing:
    case W.pict:
    case W.object:
    case W.contentPart:
      return openObject(reading, "object", tag);
    case W.fldChar:
      fieldMark(reading, tag);
      return null;
    case W.instrText:
    case W.delInstrText: {
      const field = reading.context.fields.at(-1);
      if (!field || field.inResult) return null;
      reading.instructionFrom = field;
      return () => {
        reading.instructionFrom = null;
      };
    }
  }
  return null;
}

function noteId(reading: Reading, tag: StartTag, code: number): void {
  const value = tag.attribute(W.id);
  if (value === null) return;
  if (/^\d{1,10}$/.test(value)) reading.usedIds.add(Number(value));
  // Runs that are fitted into one width share its number (w:fitText, ECMA-376 §17.3.2.14).
  const mayBeCopied = code === W.rPrChange || code === W.fitText;
  if (reading.context.properties && !mayBeCopied) markRunOdd(reading);
}

function fieldMark(reading: Reading, tag: StartTag): void {
  const { fields, paragraph } = reading.context;
  const type = reading.ignoredMarks.has(tag.start) ? null : tag.attribute(W.fldCharType);
  if (followFieldMark(fields, type, tag.start)) return;
  reading.hasUnbalancedField = true;
  if (paragraph) paragraph.editable = false;
}

/** Inside these, w:ins and w:del are marks on a paragraph, row or cell, not wrappers around runs. */
function isPropertyElement(code: number): boolean {
  return code === W.rPr || code === W.trPr || code === W.tcPr || code === W.numPr;
}
