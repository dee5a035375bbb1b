/** What styles say about paragraphs and runs (ECMA-376 §17.7). */
import type { Limits } from "../limits.ts";
import { codeOf, W } from "../xml/names.ts";
import { isOn } from "../xml/on-off.ts";
import type { Element, Outline } from "../xml/outline.ts";
import { scanXml } from "../xml/scanner.ts";

export type ParagraphStyle = {
  /** The name in lower case. Word keeps built-in names in English whatever its own language. */
  name: string;
  basedOn: string | null;
  outlineLevel: number | null;
  /** The language it names, as in `Run.language`. */
  language: string | null;
};

/** Paragraph styles by id, with `default` for paragraphs that name none. */
export type Styles = {
  byId: ReadonlyMap<string, ParagraphStyle>;
  defaultId: string | null;
  /** The language of the document's defaults (w:docDefaults). */
  defaultLanguage: string | null;
  /** Ids of paragraph and character styles whose text is hidden, as that of pasted web forms. */
  hidden: ReadonlySet<string>;
};

export const noStyles: Styles = {
  byId: new Map(),
  defaultId: null,
  defaultLanguage: null,
  hidden: new Set(),
};

/** What any style says about hiding its text, and which one it follows where it says nothing. */
type Visibility = { isHidden: boolean | null; basedOn: string | null };

/** The first subtag of a language tag, in lower case; null for "none" and the like. */
export function primaryLanguage(tag: string | null): string | null {
  return /^([a-z]{2,3})(?:[-_]|$)/i.exec(tag ?? "")?.[1]?.toLowerCase() ?? null;
}

export function readStyles(source: string, limits: Limits): Styles {
  const byId = new Map<string, ParagraphStyle>();
  let defaultId: string | null = null;
  let defaultLanguage: string | null = null;
  const visibilities = new Map<string, Visibility>();
  const outline = scanXml(source, codeOf, limits);
  for (let element = 1; element < outline.size; element++) {
    const code = outline.code(element);
    if (code === W.lang) defaultLanguage = primaryLanguage(outline.attribute(element, W.val));
    if (code !== W.style) continue;
    const id = outline.attribute(element, W.styleId);
    const isOfParagraphs = outline.attribute(element, W.type) === "paragraph";
    const { style, visibility } = readStyle(outline, element);
    if (id !== null) visibilities.set(id, visibility);
    if (id !== null && isOfParagraphs) {
      byId.set(id, style);
      if (/^(1|true|on)$/.test(outline.attribute(element, W.default) ?? "")) defaultId = id;
    }
    element = outline.after(element) - 1;
  }
  return { byId, defaultId, defaultLanguage, hidden: hiddenStyles(visibilities) };
}

function readStyle(
  outline: Outline,
  style: Element,
): { style: ParagraphStyle; visibility: Visibility } {
  const read: ParagraphStyle = { name: "", basedOn: null, outlineLevel: null, language: null };
  let isHidden: boolean | null = null;
  for (let element = style + 1; element < outline.after(style); element++) {
    const code = outline.code(element);
    if (!told.has(code)) continue;
    const value = outline.attribute(element, W.val);
    if (code === W.vanish) isHidden = isOn(value);
    else if (code === W.basedOn) read.basedOn = value;
    else if (code === W.name) read.name = (value ?? "").toLowerCase();
    else if (code === W.lang) read.language = primaryLanguage(value);
    else if (Number.isInteger(Number(value))) read.outlineLevel = Number(value);
  }
  return { style: read, visibility: { isHidden, basedOn: read.basedOn } };
}

/** What is read of a style: its name, the style it follows, and a few of its properties. */
const told = new Set<number>([W.vanish, W.basedOn, W.name, W.outlineLvl, W.lang]);

function hiddenStyles(visibilities: ReadonlyMap<string, Visibility>): Set<string> {
  const hidden = new Set<string>();
  for (const id of visibilities.keys()) {
    let next: string | null = id;
    for (let steps = 0; next !== null && steps < LONGEST_CHAIN; steps++) {
      const visibility = visibilities.get(next);
      if (visibility?.isHidden) hidden.add(id);
      next = visibility?.isHidden === null ? visibility.basedOn : null;
    }
  }
  return hidden;
}

/** Styles based on one another: more than Word itself allows, and an end to those in a ring. */
const LONGEST_CHAIN = 20;

/** The style of a paragraph and those it is based on, nearest first. */
export function styleChain(styles: Styles, id: string | null): ParagraphStyle[] {
  const chain: ParagraphStyle[] = [];
  let next = id ?? styles.defaultId;
  while (next !== null && chain.length < LONGEST_CHAIN) {
    const style: ParagraphStyle | undefined = styles.byId.get(next);
    if (!style) break;
    chain.push(style);
    next = style.basedOn;
  }
  return chain;
}
