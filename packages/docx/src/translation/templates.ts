/**
 * From a paragraph's content to the segment that goes out, and what is needed to put its translation
 * in place: what stays outside at both edges, and what each tag stands for.
 */

import type { TagRule } from "@curie/tagged-text";
import type { LockReason } from "../model.ts";
import { escapeText } from "../xml/text.ts";
import type { Container, ContentItem, MarkItem, ObjectItem, TextItem } from "./content.ts";
import type { Formatting } from "./formatting.ts";

/** What a tag of a segment stands for. */
export type SegmentTag = TagRule & {
  /** For a g: a formatting of its own, or what encloses the text. For an x: what it is. */
  meaning: "format" | Container["meaning"] | LockReason;
  /** The text it encloses or shows; empty for what shows none. */
  shows: string;
};

export type TemplateToken =
  | { kind: "text"; text: string }
  | { kind: "open" | "close"; id: number; isContainer: boolean }
  | { kind: "x"; id: number }
  | { kind: "mark"; mark: MarkItem };

/** What a g encloses its text with, and the formatting of that text. */
export type Enclosure = { container: Container | null; formatting: Formatting };

export type Template = {
  /** What stays before and behind the translation: white space, notes at the end, outer wrappers. */
  lead: readonly ContentItem[];
  trail: readonly ContentItem[];
  /** The segment as text with tags. */
  source: string;
  tags: readonly SegmentTag[];
  /** The same with range marks, which do not go out. */
  tokens: readonly TemplateToken[];
  /** The formatting of text outside of every g. */
  formatting: Formatting;
  enclosures: ReadonlyMap<number, Enclosure>;
  objects: ReadonlyMap<number, readonly ObjectItem[]>;
};

/** @returns null for a paragraph without words */
export function makeTemplate(content: readonly ContentItem[]): Template | null {
  const { lead, core, trail } = trimEdges(content);
  const formatting = mainFormattings(core);
  const outer = formatting.get(null);
  if (!outer || !core.some((item) => item.kind === "text" && /\p{L}/u.test(item.text))) return null;
  const writer = new SegmentWriter(formatting, outer);
  for (const item of core) writer.add(item);
  return { lead, trail, formatting: outer, ...writer.finish() };
}

/** Objects that say nothing to a sentence they stand before or behind. */
const detached = new Set<LockReason>(["break", "object", "note", "symbol"]);

/** Takes off both ends what need not go out, and wrappers around all the rest. */
function trimEdges(content: readonly ContentItem[]): {
  lead: ContentItem[];
  core: ContentItem[];
  trail: ContentItem[];
} {
  const lead: ContentItem[] = [];
  const trail: ContentItem[] = [];
  const core = [...content];
  const partners = partnersOf(core);
  let from = 0;
  let to = core.length;
  const isDetached = (item: ContentItem): boolean =>
    item.kind === "mark" ||
    (item.kind === "text" && item.text.trim() === "") ||
    (item.kind === "object" && (item.pinned !== null || detached.has(item.reason)));
  for (;;) {
    for (; from < to && isDetached(core[from] as ContentItem); from++) {
      lead.push(core[from] as ContentItem);
    }
    for (; to > from && isDetached(core[to - 1] as ContentItem); to--) {
      trail.push(core[to - 1] as ContentItem);
    }
    if (from >= to || partners.get(from) !== to - 1) break;
    lead.push(core[from++] as ContentItem);
    trail.push(core[--to] as ContentItem);
  }
  const first = core[from];
  if (from < to && first?.kind === "text") {
    const text = first.text.trimStart();
    const space = first.text.slice(0, first.text.length - text.length);
    if (space !== "") lead.push({ ...first, text: space });
    core[from] = { ...first, text };
  }
  const last = core[to - 1];
  if (from < to && last?.kind === "text") {
    const text = last.text.trimEnd();
    if (text.length < last.text.length) trail.push({ ...last, text: last.text.slice(text.length) });
    core[to - 1] = { ...last, text };
  }
  return { lead, core: core.slice(from, to), trail: trail.reverse() };
}

/** Where each wrapper that opens at an index closes. */
function partnersOf(items: readonly ContentItem[]): Map<number, number> {
  const partners = new Map<number, number>();
  const open: number[] = [];
  items.forEach(({ kind }, index) => {
    if (kind === "open") {
      open.push(index);
    } else if (kind === "close") {
      const start = open.pop();
      if (start !== undefined) partners.set(start, index);
    }
  });
  return partners;
}

/** The formatting of most text directly in each wrapper, and outside of all (null). */
function mainFormattings(items: readonly ContentItem[]): Map<Container | null, Formatting> {
  const lengths = new Map<Container | null, Map<Formatting, number>>();
  const around: (Container | null)[] = [null];
  let some: Formatting | null = null;
  for (const item of items) {
    if (item.kind === "open") {
      around.push(item.container);
    } else if (item.kind === "close") {
      around.pop();
    } else if (item.kind === "text") {
      some ??= item.formatting;
      const place = around.at(-1) ?? null;
      const counts = lengths.get(place) ?? new Map<Formatting, number>();
      lengths.set(place, counts);
      // What a smart tag says of its words must not be said of all the others.
      const length = item.formatting.before === "" ? item.text.trim().length : 0;
      counts.set(item.formatting, (counts.get(item.formatting) ?? 0) + length);
    }
  }
  const main = new Map<Container | null, Formatting>();
  if (some) main.set(null, some);
  for (const [place, counts] of lengths) {
    let most = -1;
    for (const [formatting, length] of counts) {
      if (length <= most) continue;
      most = length;
      main.set(place, formatting);
    }
  }
  return main;
}

/** Writes the segment: one flat g for each stretch of another formatting, nested only in wrappers. */
class SegmentWriter {
  readonly #mainFormattings: ReadonlyMap<Container | null, Formatting>;
  readonly #parts: string[] = [];
  readonly #tokens: TemplateToken[] = [];
  readonly #tags: SegmentTag[] = [];
  readonly #enclosures = new Map<number, Enclosure>();
  readonly #objects = new Map<number, ObjectItem[]>();
  /** The wrappers around what comes next, with their tags; the outermost is the segment itself. */
  readonly #around: { formatting: Formatting; tag: SegmentTag | null }[];
  #format: { formatting: Formatting; tag: SegmentTag } | null = null;
  /** What may stand inside or outside of the open g: it depends on the text that follows. */
  #pending: (string | ObjectItem | MarkItem)[] = [];

  constructor(mainFormattings: ReadonlyMap<Container | null, Formatting>, outer: Formatting) {
    this.#mainFormattings = mainFormattings;
    this.#around = [{ formatting: outer, tag: null }];
  }

  finish(): Pick<Template, "source" | "tags" | "tokens" | "enclosures" | "objects"> {
    this.#closeFormat();
    return {
      source: this.#parts.join(""),
      tags: this.#tags,
      tokens: this.#tokens,
      enclosures: this.#enclosures,
      objects: this.#objects,
    };
  }

  add(item: ContentItem): void {
    switch (item.kind) {
      case "text":
        this.#addText(item);
        return;
      case "object":
      case "mark":
        this.#pending.push(item);
        return;
      case "open":
        this.#open(item.container);
        return;
      case "close":
        this.#close();
        return;
    }
  }

  /** White space and the marks of a sentence have no formatting of their own where it cannot be seen. */
  #addText({ text, formatting }: TextItem): void {
    if (formatting.properties.showsSpace) {
      this.#addWords(text, formatting);
      return;
    }
    const words = text.trim();
    if (/^[.,;:!?。，、；：！？]*$/.test(words)) {
      this.#pending.push(text);
      return;
    }
    const start = text.indexOf(words);
    if (start > 0) this.#pending.push(text.slice(0, start));
    this.#addWords(words, formatting);
    if (start + words.length < text.length) this.#pending.push(text.slice(start + words.length));
  }

  #addWords(text: string, formatting: Formatting): void {
    const main = this.#around.at(-1)?.formatting;
    if (formatting === main || formatting !== this.#format?.formatting) this.#closeFormat();
    this.#flush();
    if (formatting !== main && !this.#format) {
      const tag = this.#tag("g", "format", false);
      this.#enclosures.set(tag.id, { container: null, formatting });
      this.#format = { formatting, tag };
      this.#boundary("open", tag.id, false);
    }
    this.#emit(text);
  }

  #closeFormat(): void {
    const format = this.#format;
    if (format) {
      this.#format = null;
      this.#boundary("close", format.tag.id, false);
    }
    this.#flush();
  }

  #open(container: Container): void {
    this.#closeFormat();
    const formatting =
      this.#mainFormattings.get(container) ?? (this.#around[0]?.formatting as Formatting);
    const tag = this.#tag("g", container.meaning, true);
    this.#enclosures.set(tag.id, { container, formatting });
    this.#around.push({ formatting, tag });
    this.#boundary("open", tag.id, true);
  }

  #close(): void {
    this.#closeFormat();
    const tag = this.#around.pop()?.tag;
    if (!tag) return;
    this.#boundary("close", tag.id, true);
    const outer = this.#around.at(-1)?.tag;
    if (outer) outer.shows += tag.shows;
  }

  #flush(): void {
    for (const item of this.#pending) {
      if (typeof item === "string") this.#emit(item);
      else if (item.kind === "mark") this.#tokens.push({ kind: "mark", mark: item });
      else this.#emitObject(item);
    }
    this.#pending = [];
  }

  #emit(text: string): void {
    this.#parts.push(escapeText(text));
    const last = this.#tokens.at(-1);
    if (last?.kind === "text") last.text += text;
    else this.#tokens.push({ kind: "text", text });
    if (this.#format) this.#format.tag.shows += text;
    const wrapper = this.#around.at(-1)?.tag;
    if (wrapper) wrapper.shows += text;
  }

  /** Objects side by side are one tag: a translation keeps them together anyway. */
  #emitObject(item: ObjectItem): void {
    const last = this.#tokens.at(-1);
    const lastTag = this.#tags.at(-1);
    if (last?.kind === "x" && lastTag?.id === last.id) {
      this.#objects.get(last.id)?.push(item);
      lastTag.shows += item.shows;
      return;
    }
    const tag = this.#tag("x", item.reason, true);
    tag.shows = item.shows;
    this.#objects.set(tag.id, [item]);
    this.#parts.push(`<x id="${tag.id}"/>`);
    this.#tokens.push({ kind: "x", id: tag.id });
  }

  #boundary(kind: "open" | "close", id: number, isContainer: boolean): void {
    this.#parts.push(kind === "open" ? `<g id="${id}">` : "</g>");
    this.#tokens.push({ kind, id, isContainer });
  }

  #tag(form: SegmentTag["form"], meaning: SegmentTag["meaning"], once: boolean): SegmentTag {
    const tag: SegmentTag = { id: this.#tags.length + 1, form, meaning, shows: "", once };
    this.#tags.push(tag);
    return tag;
  }
}
