/**
 * Markup as a plain tree, read with saxes and not with the package's own scanner. Names are made
 * alike whatever prefixes a file uses, and whether it is strict or transitional.
 */
import { SaxesParser } from "saxes";

export type Element = {
  /** `w:p`, `m:oMath`, `{uri}local` for namespaces that matter to nobody here; `#comment`, `#pi`. */
  name: string;
  /** The namespace as the file has it. */
  uri: string;
  /** Sorted by name; declarations of namespaces among them. */
  attributes: readonly (readonly [name: string, value: string])[];
  children: (Element | string)[];
};

export type Tree = { root: Element; declaration: string; encoding: string };

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006";
const prefixes = new Map([
  ["http://schemas.openxmlformats.org/wordprocessingml/2006/main", "w"],
  ["http://purl.oclc.org/ooxml/wordprocessingml/main", "w"],
  [`${OFFICE}/math`, "m"],
  ["http://purl.oclc.org/ooxml/officeDocument/math", "m"],
  ["http://schemas.openxmlformats.org/markup-compatibility/2006", "mc"],
  ["http://www.w3.org/XML/1998/namespace", "xml"],
  ["http://www.w3.org/2000/xmlns/", "xmlns"],
]);

function nameOf(uri: string, local: string): string {
  const prefix = prefixes.get(uri);
  if (prefix !== undefined) return `${prefix}:${local}`;
  return uri === "" ? local : `{${uri}}${local}`;
}

/** @throws Error when the part is not namespace-well-formed, has a DOCTYPE or an unknown encoding */
export function readTree(part: Uint8Array): Tree {
  const encoding = encodingOf(part);
  const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(part);
  const parser = new SaxesParser({ xmlns: true, position: false });
  const holder: Element = { name: "#document", uri: "", attributes: [], children: [] };
  const open: Element[] = [holder];
  let declaration = "";
  const append = (child: Element | string): void => {
    (open.at(-1) ?? holder).children.push(child);
  };
  parser.on("xmldecl", (given) => {
    declaration = JSON.stringify(given);
  });
  parser.on("doctype", () => {
    throw new Error("DOCTYPE");
  });
  parser.on("opentag", (tag) => {
    const attributes: [string, string][] = [];
    for (const key in tag.attributes) {
      const given = tag.attributes[key];
      if (given) attributes.push([nameOf(given.uri, given.local), given.value]);
    }
    if (attributes.length > 1) attributes.sort(([a], [b]) => (a < b ? -1 : 1));
    const { uri, local } = tag;
    const element: Element = { name: nameOf(uri, local), uri, attributes, children: [] };
    append(element);
    open.push(element);
  });
  parser.on("closetag", () => {
    open.pop();
  });
  const appendText = (content: string): void => {
    const { children } = open.at(-1) ?? holder;
    const last = children.at(-1);
    if (typeof last === "string") children[children.length - 1] = last + content;
    else children.push(content);
  };
  parser.on("text", appendText);
  parser.on("cdata", appendText);
  parser.on("comment", (content) => {
    append({ name: "#comment", uri: "", attributes: [["", content]], children: [] });
  });
  parser.on("processinginstruction", ({ target, body }) => {
    append({ name: "#pi", uri: "", attributes: [[target, body]], children: [] });
  });
  parser.write(text.startsWith("\uFEFF") ? text.slice(1) : text).close();
  const root = holder.children.find(
    (child): child is Element => typeof child !== "string" && !child.name.startsWith("#"),
  );
  if (!root) throw new Error("no root element");
  return { root, declaration, encoding: text.startsWith("\uFEFF") ? `${encoding} BOM` : encoding };
}

/** By byte order mark or, without one, by the first bytes of the declaration (XML 1.0, appendix F). */
function encodingOf(part: Uint8Array): string {
  const [first, second] = part;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0x3c && second === 0) return "utf-16le";
  if (first === 0 && second === 0x3c) return "utf-16be";
  return "utf-8";
}

export function attribute(element: Element, name: string): string | null {
  return element.attributes.find(([candidate]) => candidate === name)?.[1] ?? null;
}

export function childNamed(element: Element, name: string): Element | null {
  for (const child of element.children) {
    if (typeof child !== "string" && child.name === name) return child;
  }
  return null;
}

export function textOf(element: Element): string {
  return element.children.filter((child) => typeof child === "string").join("");
}

export type Visitor = {
  /** False leaves out what is inside; `leave` is called all the same. */
  enter(element: Element, parent: Element | null): boolean | undefined;
  leave?(element: Element): void;
};

/** Visits every element in document order, without recursion: files may be nested thousands deep. */
export function walk(root: Element, visitor: Visitor): void {
  const stack: { element: Element; next: number }[] = [];
  const enter = (element: Element, parent: Element | null): void => {
    const goesIn = visitor.enter(element, parent) !== false;
    stack.push({ element, next: goesIn ? 0 : element.children.length });
  };
  enter(root, null);
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const child = top.element.children[top.next++];
    if (child === undefined) {
      stack.pop();
      visitor.leave?.(top.element);
    } else if (typeof child !== "string") {
      enter(child, top.element);
    }
  }
}
