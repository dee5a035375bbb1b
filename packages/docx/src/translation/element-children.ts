/** The children of an element in the source: properties are kept, left out or replaced one by one. */
import { isWordNamespace } from "../xml/names.ts";
import type { Scope } from "../xml/scope.ts";

/** One child, with its local name; a name outside WordprocessingML keeps its prefix. */
export type Child = { name: string; isWord: boolean; raw: string };

const markup =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([^\s/>]+)(?:"[^"]*"|'[^']*'|[^>"'/]|\/(?!>))*(\/?)>/g;

/**
 * @param raw a whole element as it stands in a source that was found well-formed
 * @param scope the bindings around it
 * @returns its start tag, open even where it closed itself, and its children
 */
export function takeApart(raw: string, scope: Scope): { open: string; children: Child[] } {
  const children: Child[] = [];
  let open = "";
  let depth = 0;
  let start = 0;
  let childName = "";
  for (const found of raw.matchAll(markup)) {
    const [tag, slash, name, selfClosing] = found;
    if (name === undefined) continue;
    if (slash === "/") depth--;
    else if (depth === 1) {
      start = found.index;
      childName = name;
    }
    if (open === "") {
      open = tag.replace(/\s*\/>$/, ">");
      depth++;
      continue;
    }
    if (depth === 1 && (slash === "/" || selfClosing === "/")) {
      children.push(child(childName, raw.slice(start, found.index + tag.length), scope));
    }
    if (slash === "" && selfClosing === "") depth++;
  }
  return { open, children };
}

function child(name: string, raw: string, scope: Scope): Child {
  const colon = name.indexOf(":");
  const prefix = colon < 0 ? "" : name.slice(0, colon);
  const isWord = isWordNamespace(scope.bindings.get(prefix) ?? "");
  return { name: isWord ? name.slice(colon + 1) : name, isWord, raw };
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
