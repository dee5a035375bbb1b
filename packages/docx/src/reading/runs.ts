/** Runs and their properties. */
import { W } from "../xml/names.ts";
import type { Element } from "../xml/outline.ts";
import { lockRun } from "./drafts.ts";
import { readRunProperty } from "./properties.ts";
import type { OnClose, Reading } from "./reading.ts";
import { Run } from "./source.ts";

/** Elements that runs may stand in and in which w:ins and w:del are allowed (EG_PContent). */
export const runParents: ReadonlySet<number> = new Set<number>([
  W.p,
  W.hyperlink,
  W.ins,
  W.smartTag,
  W.customXml,
  W.sdtContent,
  W.dir,
  W.bdo,
]);

export function openRun(reading: Reading, element: Element): () => void {
  const { outline, context } = reading;
  const before = context.run;
  const parent = reading.codeAbove(element);
  const run = new Run(outline, element, context, parent === W.ins);
  run.isHidden = reading.isHiddenStyle(context.paragraph?.styleId ?? null);
  context.run = run;
  // Inside ruby, or an element unknown here, nobody promised that revisions are allowed.
  const restore = runParents.has(parent) ? null : reading.set("lock", context.lock ?? "markup");
  return () => {
    reading.trail.endRun();
    if (run.hasOddProperties && context.paragraph) lockRun(context.paragraph, run);
    context.run = before;
    restore?.();
  };
}

export function enterRunProperties(reading: Reading, element: Element): null {
  const { outline, context } = reading;
  const { run, opaque } = context;
  if (run !== null && !opaque && reading.codeAbove(element) === W.r) {
    const between = outline.source.slice(run.openEnd, outline.start(element));
    if (run.propertiesElement || /\S/.test(between)) markRunOdd(reading);
    run.propertiesElement = element;
  }
  reading.enterProperties(element);
  return null;
}

export function enterRunProperty(reading: Reading, element: Element): OnClose {
  const { outline } = reading;
  const { run } = reading.context;
  if (!run) return null;
  const code = outline.code(element);
  if (code === W.rPrChange) {
    reading.markChange(element);
    if (run.changeElement) markRunOdd(reading);
    run.changeElement = element;
  } else {
    const isStyle = code === W.rStyle;
    if (isStyle && reading.isHiddenStyle(outline.attribute(element, W.val))) run.isHidden = true;
    readRunProperty(run, outline, element);
  }
  return null;
}

/** Properties behind content, or with content or numbers inside, cannot go to each part of a run. */
export function markRunOdd(reading: Reading): null {
  if (reading.context.run) reading.context.run.hasOddProperties = true;
  return null;
}
