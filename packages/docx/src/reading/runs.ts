/** Runs and their properties. */
import { W } from "../xml/names.ts";
import type { StartTag } from "../xml/scanner.ts";
import { lockRun, startRun } from "./drafts.ts";
import { readRunProperty } from "./properties.ts";
import type { OnClose, Reading } from "./reading.ts";

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

export function openRun(reading: Reading, tag: StartTag): (start: number, end: number) => void {
  const context = reading.context;
  const before = context.run;
  const parent = reading.parent();
  const run = startRun(tag, {
    parentStart: reading.parentStart,
    insertion: parent === W.ins && context.insertion?.canBeSplit ? context.insertion : null,
    insideInsertion: context.insertion !== null,
    hyperlink: context.hyperlink,
  });
  run.hidden = reading.isHiddenStyle(context.paragraph?.styleId ?? null);
  context.run = run;
  // Inside ruby, or an element unknown here, nobody promised that revisions are allowed.
  const restore = runParents.has(parent) ? null : reading.set("lock", context.lock ?? "markup");
  return (start, end) => {
    run.closeStart = start;
    run.end = end;
    reading.trail.endRun();
    if (run.hasOddProperties && context.paragraph) lockRun(context.paragraph, run);
    context.run = before;
    restore?.();
  };
}

export function openRunProperties(
  reading: Reading,
  tag: StartTag,
): (start: number, end: number) => void {
  const { run, opaque } = reading.context;
  const isOfRun = run !== null && !opaque && reading.parent() === W.r;
  if (isOfRun && (run.properties || /\S/.test(reading.source.slice(run.openEnd, tag.start)))) {
    markRunOdd(reading);
  }
  const restore = reading.set("properties", reading.context.properties + 1);
  const at = tag.start;
  return (_start, end) => {
    restore();
    if (isOfRun) run.properties = { start: at, end };
  };
}

export function enterRunProperty(reading: Reading, code: number, tag: StartTag): OnClose {
  const { run } = reading.context;
  if (!run) return null;
  if (code !== W.rPrChange) {
    if (code === W.rStyle && reading.isHiddenStyle(tag.attribute(W.val))) run.hidden = true;
    readRunProperty(run, code, tag);
    return null;
  }
  reading.markChange(code, tag);
  if (run.propertiesChange) markRunOdd(reading);
  const change = { start: tag.start, end: tag.end, id: tag.attributeRange(W.id) };
  run.propertiesChange = change;
  return (_start, end) => {
    change.end = end;
  };
}

/** Properties behind content, or with content or numbers inside, cannot go to each part of a run. */
export function markRunOdd(reading: Reading): null {
  if (reading.context.run) reading.context.run.hasOddProperties = true;
  return null;
}
