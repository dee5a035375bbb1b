/** What styles say about paragraphs and runs (ECMA-376 §17.7). */
import type { Limits } from "../limits.ts";
import { codeOf, W } from "../xml/names.ts";
import { isOn } from "../xml/on-off.ts";
import type { Handler, StartTag } from "../xml/scanner.ts";
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
  let style: ParagraphStyle | null = null;
  const visibilities = new Map<string, Visibility>();
  let visibility: Visibility | null = null;
  const handler: Handler = {
    open(code: number, tag: StartTag) {
      if (code === W.style) {
        const id = tag.attribute(W.styleId);
        style = null;
        visibility = { isHidden: null, basedOn: null };
        if (id !== null) visibilities.set(id, visibility);
        if (tag.attribute(W.type) !== "paragraph" || id === null) return;
        style = { name: "", basedOn: null, outlineLevel: null, language: null };
        byId.set(id, style);
        if (/^(1|true|on)$/.test(tag.attribute(W.default) ?? "")) defaultId = id;
        return;
      }
      if (!visibility) {
        if (code === W.lang) defaultLanguage = primaryLanguage(tag.attribute(W.val));
        return;
      }
      if (code === W.vanish) visibility.isHidden = isOn(tag.attribute(W.val));
      else if (code === W.basedOn) visibility.basedOn = tag.attribute(W.val);
      if (!style) return;
      if (code === W.name) {
        style.name = (tag.attribute(W.val) ?? "").toLowerCase();
      } else if (code === W.basedOn) {
        style.basedOn = tag.attribute(W.val);
      } else if (code === W.outlineLvl) {
        const level = Number(tag.attribute(W.val));
        if (Number.isInteger(level)) style.outlineLevel = level;
      } else if (code === W.lang) {
        style.language = primaryLanguage(tag.attribute(W.val));
      }
    },
    close(code: number) {
      if (code !== W.style) return;
      style = null;
      visibility = null;
    },
    text() {},
  };
  scanXml(source, handler, codeOf, limits);
  return { byId, defaultId, defaultLanguage, hidden: hiddenStyles(visibilities) };
}

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
