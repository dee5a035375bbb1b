/** What the properties of paragraphs and runs tell the reader (ECMA-376 §17.3.1, §17.3.2). */
import { W } from "../xml/names.ts";
import { isOn } from "../xml/on-off.ts";
import type { Element, Outline } from "../xml/outline.ts";
import type { Draft } from "./drafts.ts";
import type { Run } from "./source.ts";
import { primaryLanguage } from "./styles.ts";

const typewriterFont =
  /courier|consolas|monospace|lucida console|menlo|monaco|source code|\bmono\b/i;

/** What the properties of a run say that matters here. */
type RunLook = Pick<Run, "isHidden" | "isTypewriter" | "raisedOrLowered" | "isRaised" | "language">;

/** Takes one child of a paragraph's w:pPr into account. */
export function readParagraphProperty(paragraph: Draft, outline: Outline, property: Element): void {
  const code = outline.code(property);
  if (code === W.numPr) paragraph.numbered = true;
  else if (code === W.pStyle) paragraph.styleId = outline.attribute(property, W.val);
  else if (code === W.outlineLvl) {
    const level = Number(outline.attribute(property, W.val));
    if (Number.isInteger(level)) paragraph.outlineLevel = level;
  }
}

/** Takes one child of a run's w:rPr into account. */
export function readRunProperty(run: RunLook, outline: Outline, property: Element): void {
  const code = outline.code(property);
  if (code === W.rFonts) {
    run.isTypewriter = typewriterFont.test(outline.attribute(property, W.ascii) ?? "");
  } else if (code === W.lang || code === W.vanish || code === W.vertAlign) {
    const value = outline.attribute(property, W.val);
    if (code === W.vanish) run.isHidden = isOn(value);
    else if (code === W.lang) run.language = primaryLanguage(value);
    else {
      run.raisedOrLowered = value !== "baseline";
      run.isRaised = value === "superscript";
    }
  }
}
