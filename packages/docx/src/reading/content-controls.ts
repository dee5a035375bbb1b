/** Content controls (ECMA-376 §17.5.2): whose text is typed, and whose is chosen or computed. */
import type { LockReason } from "../model.ts";
import { W, X } from "../xml/names.ts";
import type { StartTag } from "../xml/scanner.ts";

/** An open w:sdt, and why its text must stay, if it must. */
export type Control = { lock: LockReason | null };

/** Kinds of content control whose text is chosen or computed, never typed. */
const fixedControls = new Set<number>([
  W.docPartObj,
  W.docPartList,
  W.dropDownList,
  W.comboBox,
  W.date,
  W.picture,
  W.equation,
  W.group,
  W.dataBinding,
  W.showingPlcHdr,
  X.checkbox,
  X.extendedDataBinding,
]);

/** Takes one child of w:sdtPr into account. */
export function readControlProperty(control: Control, code: number, tag: StartTag): void {
  const value = tag.attribute(W.val) ?? "";
  if (code === W.citation) control.lock = "citation";
  else if (code === W.bibliography) control.lock = "bibliography";
  else if (code === W.lock) {
    if (/contentlocked/i.test(value)) control.lock ??= "content-control";
  } else if (code === W.tag) {
    if (/^(MENDELEY_CITATION|CitaviPlaceholder)/.test(value)) control.lock = "citation";
    if (/^(MENDELEY_BIBLIOGRAPHY|CitaviBibliography)/.test(value)) control.lock = "bibliography";
  } else if (fixedControls.has(code)) control.lock ??= "content-control";
}

/** Takes one child of w:docPartObj into account: Word builds bibliographies and contents so. */
export function readGallery(control: Control, code: number, tag: StartTag): void {
  if (code !== W.docPartGallery) return;
  const gallery = tag.attribute(W.val) ?? "";
  if (/bibliograph/i.test(gallery)) control.lock = "bibliography";
  else if (/table of contents/i.test(gallery)) control.lock = "contents";
}
