/** The text of a paragraph as it grows: characters of w:t, and placeholders for what has none. */
import type { LockedSpan, LockReason, Span } from "../model.ts";
import { PLACEHOLDER } from "../model.ts";
import { X } from "../xml/names.ts";
import type { Element } from "../xml/outline.ts";
import { hasPlainTag, readCharacters } from "./characters.ts";
import { isInvisible, lockReason } from "./context.ts";
import type { Reading } from "./reading.ts";

/** Adds the characters of a w:t or w:delText to the open paragraph, as a piece where they can be edited. */
export function appendText(reading: Reading, element: Element): void {
  const { outline, context } = reading;
  const { paragraph, run } = context;
  if (!paragraph || !run) return;
  const preserved = outline.attribute(element, X.xmlSpace) === "preserve";
  const content = readCharacters(outline, element, preserved);
  if (content.text === "") return;
  if (isInvisible(context)) {
    passHidden(reading, content.text);
    return;
  }
  // What is trimmed needs a w:t of its own when the text is split; on both sides, that would be
  // one more w:t with unpreserved white space than there was.
  const isCut = content.trimmedSides > (content.cdata === null ? 1 : 0);
  const isOdd = content.hasOther || run.hasOddProperties || isCut || !hasPlainTag(outline, element);
  const reason = lockReason(context) ?? (isOdd ? "markup" : null);
  const start = paragraph.length;
  const visible = content.text.trim().length;
  paragraph.visibleLength += visible;
  if (run.isTypewriter) paragraph.typewriterLength += visible;
  append(reading, content.text, reason);
  if (run.isRaised) raise(paragraph.raised, { start, end: paragraph.length });
  if (reason) return;
  const { sourceStart, offsets, cdata } = content;
  paragraph.pieces.push({
    start,
    end: paragraph.length,
    run,
    element,
    preserved,
    sourceStart,
    offsets,
    cdata,
  });
}

/**
 * Adds to the text of the open paragraph; with a reason, as a locked span.
 *
 * @returns whether a reader sees it
 */
export function append(reading: Reading, text: string, reason: LockReason | null): boolean {
  const { paragraph } = reading.context;
  if (!paragraph) return false;
  if (isInvisible(reading.context)) {
    passHidden(reading, text);
    return false;
  }
  const start = paragraph.length;
  paragraph.parts.push(text);
  paragraph.length += text.length;
  if (!reason) return true;
  const stronger = lockReason(reading.context) ?? reason;
  if (stronger === "bibliography" || stronger === "contents") paragraph.generated = stronger;
  const last: LockedSpan | undefined = paragraph.locked.at(-1);
  if (last && last.end === start && last.reason === stronger) last.end = paragraph.length;
  else paragraph.locked.push({ start, end: paragraph.length, reason: stronger });
  return true;
}

/** Word parts a text into runs as it likes: what touches is one stretch. */
function raise(raised: Span[], { start, end }: Span): void {
  const last = raised.at(-1);
  if (last?.end === start) last.end = end;
  else raised.push({ start, end });
}

/** A placeholder for an element, and where in the part that stands. */
export function appendObject(reading: Reading, reason: LockReason, { start, end }: Span): void {
  const { paragraph } = reading.context;
  if (!append(reading, PLACEHOLDER, reason) || !paragraph) return;
  paragraph.objects.push({ at: paragraph.length - 1, start, end });
}

/** An element that is an object whatever it holds. */
export function openObject(reading: Reading, reason: LockReason, element: Element): () => void {
  appendObject(reading, reason, reading.outline.span(element));
  return reading.set("opaque", reading.context.opaque + 1);
}

/** Deleted text is told with its change; field codes and hidden text are not. */
function passHidden(reading: Reading, text: string): void {
  const { run, fields } = reading.context;
  if (!run?.isHidden && fields.every((field) => field.separate)) reading.trail.gone(text);
}
