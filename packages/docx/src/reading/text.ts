/** The text of a paragraph as it grows: characters of w:t, and placeholders for what has none. */
import type { LockedSpan, LockReason } from "../model.ts";
import { PLACEHOLDER } from "../model.ts";
import { X } from "../xml/names.ts";
import type { StartTag } from "../xml/scanner.ts";
import type { OpenText } from "./characters.ts";
import { hasPlainTag, readCharacters } from "./characters.ts";
import { isInvisible, lockReason } from "./context.ts";
import type { OnClose, Reading } from "./reading.ts";
import type { Piece, SourceObject } from "./source.ts";

export function openText(reading: Reading, tag: StartTag): OnClose {
  if (tag.selfClosing) return null;
  const text: OpenText = {
    start: tag.start,
    openEnd: tag.end,
    preserved: tag.attribute(X.xmlSpace) === "preserve",
    parts: [],
    hasOther: !hasPlainTag(reading.source.slice(tag.start, tag.end)),
  };
  reading.text = text;
  return (start, end) => {
    reading.text = null;
    appendText(reading, text, start, end);
  };
}

function appendText(reading: Reading, open: OpenText, closeStart: number, end: number): void {
  const { paragraph, run } = reading.context;
  if (!paragraph || !run) return;
  const content = readCharacters(reading.source, open);
  if (content.text === "") return;
  if (isInvisible(reading.context)) {
    passHidden(reading, content.text);
    return;
  }
  // What is trimmed needs a w:t of its own when the text is split; on both sides, that would be
  // one more w:t with unpreserved white space than there was.
  const isCut = content.trimmedSides > (content.cdata === null ? 1 : 0);
  const isOdd = open.hasOther || run.hasOddProperties || isCut;
  const reason = lockReason(reading.context) ?? (isOdd ? "markup" : null);
  const start = paragraph.length;
  const visible = content.text.trim().length;
  paragraph.visibleLength += visible;
  if (run.typewriter) paragraph.typewriterLength += visible;
  append(reading, content.text, reason);
  if (reason) return;
  const piece: Piece = {
    start,
    end: paragraph.length,
    run,
    tag: { start: open.start, openEnd: open.openEnd, closeStart, end },
    preserved: open.preserved,
    sourceStart: content.sourceStart,
    offsets: content.offsets,
    cdata: content.cdata,
  };
  paragraph.pieces.push(piece);
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

/** A placeholder for what begins with a tag, and where in the part that stands. */
export function appendObject(
  reading: Reading,
  reason: LockReason,
  { start, end }: StartTag,
): SourceObject | null {
  const { paragraph } = reading.context;
  if (!append(reading, PLACEHOLDER, reason) || !paragraph) return null;
  const object = { at: paragraph.length - 1, start, end };
  paragraph.objects.push(object);
  return object;
}

export function openObject(
  reading: Reading,
  reason: LockReason,
  tag: StartTag,
): (start: number, end: number) => void {
  const object = appendObject(reading, reason, tag);
  const restore = reading.set("opaque", reading.context.opaque + 1);
  return (_start, end) => {
    restore();
    if (object) object.end = end;
  };
}

/** Deleted text is told with its change; field codes and hidden text are not. */
function passHidden(reading: Reading, text: string): void {
  const { run, fields } = reading.context;
  if (!run?.hidden && fields.every((field) => field.inResult)) reading.trail.gone(text);
}
