/** The children of an element in the source: properties are kept, left out or replaced one by one. */
import { isWordName } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";

/** One child, with its local name; a name outside WordprocessingML keeps its prefix. */
export type Child = { element: Element; name: string; isWord: boolean; raw: string };

/** The start tag of an element, open even where it closed itself, and its children. */
export function takeApart(outline: Outline, element: Element): { open: string; children: Child[] } {
  const children: Child[] = [];
  for (let at = outline.first(element); at; at = outline.next(at)) {
    const isWord = isWordName(outline.code(at));
    const name = outline.name(at);
    const local = name.slice(name.indexOf(":") + 1);
    children.push({ element: at, name: isWord ? local : name, isWord, raw: outline.markup(at) });
  }
  return { open: outline.tag(element).replace(/\s*\/>$/, ">"), children };
}

/** The end tag that belongs to a start tag. */
export function endTagOf(open: string): string {
  return `</${open.slice(1).split(/[\s/>]/, 1)[0]}>`;
}

export type Attribute = { name: string; value: string };

const attributes = /([^\s=<]+)\s*=\s*("[^"]*"|'[^']*')/g;

/** The attributes in a stretch of markup by their local names, values as they stand there. */
export function attributesOf(raw: string): Attribute[] {
  return [...raw.matchAll(attributes)].map(([, name = "", value = ""]) => ({
    name: name.slice(name.indexOf(":") + 1),
    value: value.slice(1, -1),
  }));
}

export function attributeOf(raw: string, name: string): string | null {
  return attributesOf(raw).find((attribute) => attribute.name === name)?.value ?? null;
}
