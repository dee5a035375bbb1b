/**
 * The elements of a part with their offsets and relations. Nothing is ever serialised from it: it
 * only tells where to splice.
 */
import type { MarkupLimits } from "../limits.ts";
import { isMathNamespace, isWordNamespace } from "../xml/names.ts";
import type { StartTag } from "../xml/scanner.ts";
import { scanXml } from "../xml/scanner.ts";

export type Element = {
  /** `w:` or `m:` and the local name, whatever prefix the file uses; "" in other namespaces. */
  name: string;
  /** Start tag `start`…`openEnd`, end tag `closeStart`…`end`; without one all but `start` are equal. */
  start: number;
  openEnd: number;
  closeStart: number;
  end: number;
  parent: Element | null;
  first: Element | null;
  last: Element | null;
  next: Element | null;
  previous: Element | null;
  /** w:author. */
  author: string | null;
  /** w:id of a range mark, w:fldCharType of a field mark, w:vMerge of a merge mark. */
  value: string | null;
};

/** Numbers for names, in one part: what a hostile file invents is forgotten with it. */
class NameTable {
  readonly #names = [""];
  readonly #codes = new Map([["", 0]]);

  readonly codeOf = (uri: string, local: string): number => {
    const name = isWordNamespace(uri) ? `w:${local}` : isMathNamespace(uri) ? `m:${local}` : "";
    let code = this.#codes.get(name);
    if (code === undefined) {
      code = this.#names.push(name) - 1;
      this.#codes.set(name, code);
    }
    return code;
  };

  wordName(local: string): number {
    return this.codeOf("http://schemas.openxmlformats.org/wordprocessingml/2006/main", local);
  }

  name(code: number): string {
    return this.#names[code] ?? "";
  }
}

/** The elements of a part, parents before children. */
export function readOutline(source: string, limits: MarkupLimits): Element[] {
  const elements: Element[] = [];
  const table = new NameTable();
  const authorCode = table.wordName("author");
  const valueCodes = new Map([
    ["w:fldChar", table.wordName("fldCharType")],
    ["w:cellMerge", table.wordName("vMerge")],
  ]);
  const idCode = table.wordName("id");
  const readValue = (name: string, tag: StartTag): string | null => {
    const code = valueCodes.get(name) ?? (/Range(Start|End)$/.test(name) ? idCode : null);
    return code === null ? null : tag.attribute(code);
  };
  let around: Element | null = null;
  scanXml(
    source,
    {
      open(code: number, tag: StartTag) {
        const name = table.name(code);
        const element: Element = {
          name,
          start: tag.start,
          openEnd: tag.end,
          closeStart: tag.end,
          end: tag.end,
          parent: around,
          first: null,
          last: null,
          next: null,
          previous: around?.last ?? null,
          author: name.startsWith("w:") ? tag.attribute(authorCode) : null,
          value: readValue(name, tag),
        };
        if (around?.last) around.last.next = element;
        else if (around) around.first = element;
        if (around) around.last = element;
        elements.push(element);
        around = element;
      },
      close(_code: number, start: number, end: number) {
        if (!around) return;
        around.closeStart = start;
        around.end = end;
        around = around.parent;
      },
      text() {},
    },
    table.codeOf,
    limits,
  );
  return elements;
}

export function childNamed(element: Element, name: string): Element | null {
  for (let child = element.first; child; child = child.next) if (child.name === name) return child;
  return null;
}

/** The element behind `element` in document order, within `root`; past its content if `skip`. */
export function following(element: Element, root: Element, skip: boolean): Element | null {
  if (!skip && element.first) return element.first;
  let at: Element | null = element;
  while (at && at !== root) {
    if (at.next) return at.next;
    at = at.parent;
  }
  return null;
}

/** An element's tag as written, for writing one like it: "w:p". */
export function tagName(source: string, element: Element): string {
  return /^[^\s/>]+/.exec(source.slice(element.start + 1, element.openEnd))?.[0] ?? "";
}
