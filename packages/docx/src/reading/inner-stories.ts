/** Stories within the story: text boxes, notes, and content that is there in several versions. */
import { W } from "../xml/names.ts";
import type { Element } from "../xml/outline.ts";
import type { Context } from "./context.ts";
import { freshContext } from "./context.ts";
import type { OnClose, Reading } from "./reading.ts";
import { runParents } from "./runs.ts";
import { openObject } from "./text.ts";

export function openTextBox(reading: Reading): () => void {
  const outer = reading.context;
  const inner = freshContext("text-box");
  inner.lock = outer.hidden > 0 ? "markup" : outer.lock;
  return enterContext(reading, inner);
}

export function openNote(reading: Reading, note: Element): () => void {
  const inner = freshContext(reading.context.story);
  // The separator lines above notes are notes too, but hold nothing a reader reads.
  const type = reading.outline.attribute(note, W.type);
  if (type !== null && type !== "normal") inner.opaque = 1;
  return enterContext(reading, inner);
}

function enterContext(reading: Reading, inner: Context): () => void {
  const outer = reading.context;
  reading.context = inner;
  return () => {
    closeStory(reading, inner);
    reading.context = outer;
  };
}

/** Several versions inside a run are one object there, whatever they hold. */
export function openAlternate(reading: Reading, element: Element): OnClose {
  const context = reading.context;
  const parent = reading.codeAbove(element);
  const isContent = context.paragraph && (parent === W.r || runParents.has(parent));
  const restore = isContent && !context.opaque ? openObject(reading, "object", element) : null;
  reading.alternates.begin();
  return () => {
    restore?.();
    reading.alternates.end(reading.drafts);
  };
}

/** What was begun and never ended is remembered, so that it can be left out at a second try. */
export function closeStory(reading: Reading, context: Context): void {
  for (const { marks } of context.fields) reading.unmatched.add(marks[0] as Element);
}
