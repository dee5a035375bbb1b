/** Runs on their way into a paragraph's content: text with its formatting, and objects beside it. */
import type { Chunk } from "./content.ts";
import { endTagOf } from "./element-children.ts";
import type { Formatting, Properties, PropertiesReader } from "./formatting.ts";
import { copyOf } from "./formatting.ts";
import type { OpenParagraph, OpenRun } from "./open-paragraph.ts";
import { finishChunk, gatherWhole, startGathering } from "./open-paragraph.ts";

/**
 * Adds a run to the paragraph: as text and what stands between it, or whole when it has no text.
 * @param reader tells what its w:rPr says
 */
export function addRun(open: OpenParagraph, run: OpenRun, reader: PropertiesReader): void {
  const { draft } = open;
  const { outline, element, parts } = run;
  const raw = run.properties ? outline.markup(run.properties) : "";
  const properties = reader.read(outline, run.properties);
  const isText = parts.some((part) => part.kind === "text");
  if (!isText || properties.isHidden) {
    if (parts.length > 0) draft.items.push(wholeRun(open, run, properties));
    return;
  }
  const formatting = formattingOf(open, run, properties);
  // Objects leave the run they share with text for one of their own, with the same properties.
  const shell = `${outline.tag(element)}${copyOf(properties, raw)}`;
  for (const part of parts) {
    if (part.kind !== "other") {
      draft.items.push({ kind: "text", text: part.text, formatting });
      continue;
    }
    const { kind: _kind, isLockedText: _text, start, end: partEnd, ...rest } = part;
    draft.items.push({
      ...rest,
      kind: "chunk",
      slices: [shell, { start, end: partEnd }, `</${outline.name(element)}>`],
      lockedText: null,
    });
  }
}

function wholeRun(open: OpenParagraph, run: OpenRun, properties: Properties): Chunk {
  const { outline, element } = run;
  const chunk = startGathering(outline.start(element));
  let isLockedText = true;
  for (const part of run.parts) {
    if (part.kind !== "other") {
      if (!chunk.isVisible) chunk.reason = "break";
      chunk.isVisible = true;
      chunk.shows += part.text;
      continue;
    }
    isLockedText &&= part.isLockedText;
    gatherWhole(chunk, part);
  }
  if (properties.isHidden) {
    chunk.isVisible = false;
    chunk.shows = "";
  }
  const finished = finishChunk(chunk, outline.end(element));
  if (isLockedText && chunk.isVisible) {
    finished.lockedText = {
      text: chunk.shows,
      formatting: formattingOf(open, run, properties),
    };
  }
  return finished;
}

function formattingOf(
  open: OpenParagraph,
  { outline, element }: OpenRun,
  properties: Properties,
): Formatting {
  let before = "";
  let after = "";
  for (const frame of open.frames) {
    if (frame.meaning !== null) continue;
    const start = outline.source.slice(frame.start, frame.openEnd);
    before += start;
    after = `${endTagOf(start)}${after}`;
  }
  const name = outline.name(element);
  const key = `${before} ${name} ${properties.key}`;
  let formatting = open.formattings.get(key);
  if (!formatting) {
    const scope = outline.outerScope(element);
    formatting = { properties, open: outline.tag(element), name, scope, before, after };
    open.formattings.set(key, formatting);
  }
  return formatting;
}
