/** What the properties of paragraphs and runs tell the reader (ECMA-376 §17.3.1, §17.3.2). */
import { W } from "../xml/names.ts";
import { isOn } from "../xml/on-off.ts";
import type { StartTag } from "../xml/scanner.ts";
import type { Draft, OpenRun } from "./drafts.ts";
import { primaryLanguage } from "./styles.ts";

const typewriterFont =
  /courier|consolas|monospace|lucida console|menlo|monaco|source code|\bmono\b/i;

/** Takes one child of a paragraph's w:pPr into account. */
export function readParagraphProperty(paragraph: Draft, code: number, tag: StartTag): void {
  if (code === W.pStyle) paragraph.styleId = tag.attribute(W.val);
  else if (code === W.numPr) paragraph.numbered = true;
  else if (code === W.outlineLvl) {
    const level = Number(tag.attribute(W.val));
    if (Number.isInteger(level)) paragraph.outlineLevel = level;
  }
}

/** Takes one child of a run's w:rPr into account. */
export function readRunProperty(run: OpenRun, code: number, tag: StartTag): void {
  if (code === W.vanish) run.hidden = isOn(tag.attribute(W.val));
  else if (code === W.vertAlign) run.raisedOrLowered = tag.attribute(W.val) !== "baseline";
  else if (code === W.lang) run.language = primaryLanguage(tag.attribute(W.val));
  else if (code === W.rFonts) run.typewriter = typewriterFont.test(tag.attribute(W.ascii) ?? "");
}
