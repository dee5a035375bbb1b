/** Runs on their way into a paragraph's content: text with its formatting, and objects beside it. */
import type { Chunk } from "./content.ts";
import { endTagOf } from "./element-children.ts";
import type { Formatting, Properties, PropertiesReader } from "./formatting.ts";
import { copyOf } from "./formatting.ts";
import type { OpenParagraph, OpenRun } from "./open-paragraph.ts";
import { finishChunk, startGathering } from "./open-paragraph.ts";

/**
 * Adds a run to the paragraph: as text and what stands between it, or whole when it has no text.
 * @param reader tells what its w:rPr says
 */
export function addRun(
  open: OpenParagraph,
  run: OpenRun,
  end: number,
  source: string,
  reader: PropertiesReader,
): void {
  const { draft } = open;
  const raw = run.properties ? source.slice(run.properties.start, run.properties.end) : "";
  const properties = reader.read(raw, run.scope);
  const isText = run.parts.some((part) => part.kind === "text");
  if (!isText || properties.isHidden) {
    if (run.parts.length > 0) draft.items.push(wholeRun(open, run, properties, end, source));
    return;
  }
  const formatting = formattingOf(open, run, properties, source);
  // Objects leave the run they share with text for one of their own, with the same properties.
  const shell = `${source.slice(run.start, run.openEnd)}${copyOf(properties, raw)}`;
  for (const part of run.parts) {
    if (part.kind !== "other") {
      draft.items.push({ kind: "text", text: part.text, formatting });
      continue;
    }
    const { kind: _kind, isLockedText: _text, start, end: partEnd, ...rest } = part;
    draft.items.push({
      ...rest,
      kind: "chunk",
      slices: [shell, { start, end: partEnd }, `</${run.name}>`],
      lockedText: null,
    });
  }
}

function wholeRun(
  open: OpenParagraph,
  run: OpenRun,
  properties: Properties,
  end: number,
  source: string,
): Chunk {
  const chunk = startGathering(run.start);
  let isLockedText = true;
  for (const part of run.parts) {
    if (part.kind !== "other") {
      if (!chunk.isVisible) chunk.reason = "break";
      chunk.isVisible = true;
      chunk.shows += part.text;
      continue;
    }
    isLockedText &&= part.isLockedText;
    if (part.isVisible && !chunk.isVisible) chunk.reason = part.reason;
    chunk.isVisible ||= part.isVisible;
    chunk.shows += part.shows;
    for (const event of part.fieldEvents) chunk.fieldEvents.push(event);
    for (const mark of part.marks) chunk.marks.push(mark);
  }
  if (properties.isHidden) {
    chunk.isVisible = false;
    chunk.shows = "";
  }
  const finished = finishChunk(chunk, end);
  if (isLockedText && chunk.isVisible) {
    finished.lockedText = {
      text: chunk.shows,
      formatting: formattingOf(open, run, properties, source),
    };
  }
  return finished;
}

function formattingOf(
  open: OpenParagraph,
  run: OpenRun,
  properties: Properties,
  source: string,
): Formatting {
  let before = "";
  let after = "";
  for (const frame of open.frames) {
    if (frame.meaning !== null) continue;
    const start = source.slice(frame.start, frame.openEnd);
    before += start;
    after = `${endTagOf(start)}${after}`;
  }
  const key = `${before} ${run.name} ${properties.key}`;
  let formatting = open.formattings.get(key);
  if (!formatting) {
    const tag = source.slice(run.start, run.openEnd);
    formatting = { properties, open: tag, name: run.name, scope: run.scope, before, after };
    open.formattings.set(key, formatting);
  }
  return formatting;
}
