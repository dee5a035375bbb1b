/** Content controls (ECMA-376 §17.5.2): whose text is typed, and whose is chosen or computed. */
import type { LockReason } from "../model.ts";
import { W, X } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";

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

/** What the properties of a w:sdt say about its text: why it must stay, or null. */
export function controlLock(outline: Outline, control: Element): LockReason | null {
  let lock: LockReason | null = null;
  const properties = outline.child(control, W.sdtPr);
  for (let at = outline.first(properties); properties && at; at = outline.next(at)) {
    const code = outline.code(at);
    if (code === W.docPartObj) lock = galleryLock(outline, at) ?? lock ?? "content-control";
    else lock = propertyLock(code, outline, at, lock);
  }
  return lock;
}

function propertyLock(
  code: number,
  outline: Outline,
  property: Element,
  lock: LockReason | null,
): LockReason | null {
  if (code === W.citation || code === W.bibliography) {
    return code === W.citation ? "citation" : "bibliography";
  }
  if (code === W.lock) {
    const isLocked = /contentlocked/i.test(outline.attribute(property, W.val) ?? "");
    return isLocked ? (lock ?? "content-control") : lock;
  }
  if (code === W.tag) {
    const tag = outline.attribute(property, W.val) ?? "";
    if (/^(MENDELEY_CITATION|CitaviPlaceholder)/.test(tag)) return "citation";
    return /^(MENDELEY_BIBLIOGRAPHY|CitaviBibliography)/.test(tag) ? "bibliography" : lock;
  }
  return fixedControls.has(code) ? (lock ?? "content-control") : lock;
}

/** Word builds bibliographies and tables of contents from a gallery of building blocks. */
function galleryLock(outline: Outline, parts: Element): LockReason | null {
  const gallery = outline.child(parts, W.docPartGallery);
  const name = gallery ? (outline.attribute(gallery, W.val) ?? "") : "";
  if (/bibliograph/i.test(name)) return "bibliography";
  return /table of contents/i.test(name) ? "contents" : null;
}

/** Whether a control is for plain text (w:text, ECMA-376 §17.5.2.44) and holds one paragraph. */
export function isPlainTextControl(outline: Outline, control: Element): boolean {
  const properties = outline.child(control, W.sdtPr);
  return properties !== 0 && outline.child(properties, W.text) !== 0;
}
