/** What paragraph styles say about a paragraph (ECMA-376 §17.7). */
import type { Limits } from "../limits.ts";
import { codeOf, W } from "../xml/names.ts";
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
};

/** The first subtag of a language tag, in lower case; null for "none" and the like. */
export function primaryLanguage(tag: string | null): string | null {
  return /^([a-z]{2,3})(?:[-_]|$)/i.exec(tag ?? "")?.[1]?.toLowerCase() ?? null;
}

export function readStyles(source: string, limits: Limits): Styles {
  const byId = new Map<string, ParagraphStyle>();
  let defaultId: string | null = null;
  let defaultLanguage: string | null = null;
  let style: ParagraphStyle | null = null;
  let isInStyle = false;
  const handler: Handler = {
    open(code: number, tag: StartTag) {
      if (code === W.style) {
        const id = tag.attribute(W.styleId);
        style = null;
        isInStyle = true;
        if (tag.attribute(W.type) !== "paragraph" || id === null) return;
        style = { name: "", basedOn: null, outlineLevel: null, language: null };
        byId.set(id, style);
        if (/^(1|true|on)$/.test(tag.attribute(W.default) ?? "")) defaultId = id;
      } else if (!style) {
        if (code === W.lang && !isInStyle) defaultLanguage = primaryLanguage(tag.attribute(W.val));
      } else if (code === W.name) {
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
      isInStyle = false;
    },
    text() {},
  };
  scanXml(source, handler, codeOf, limits);
  return { byId, defaultId, defaultLanguage };
}

/** The style of a paragraph and those it is based on, nearest first. */
export function styleChain(styles: Styles, id: string | null): ParagraphStyle[] {
  const chain: ParagraphStyle[] = [];
  let next = id ?? styles.defaultId;
  while (next !== null && chain.length < 20) {
    const style: ParagraphStyle | undefined = styles.byId.get(next);
    if (!style) break;
    chain.push(style);
    next = style.basedOn;
  }
  return chain;
}
