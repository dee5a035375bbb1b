/** A translation as a paragraph of its own, behind the one it translates. */

import type { TaggedToken } from "@curie/tagged-text";
import { chooseVocabulary } from "../writing/revision-vocabulary.ts";
import type { Splice } from "../writing/splices.ts";
import type { Element, Outline } from "../xml/outline.ts";
import type { Pen } from "./compose.ts";
import type { ObjectItem } from "./content.ts";
import { endTagOf, takeApart } from "./element-children.ts";
import type { Formatting } from "./formatting.ts";
import type { Half } from "./paragraphs.ts";
import type { Template } from "./templates.ts";

/** @returns what comes behind the paragraph; and a section break of its own goes there as well */
export function appendParagraph(
  outline: Outline,
  { draft, template }: Half,
  tokens: readonly TaggedToken[],
  pen: Pen,
): Splice[] {
  const open = outline.tag(draft.element);
  const end = endTagOf(open);
  const declarations = open.match(/\sxmlns(?::[^\s=]+)?\s*=\s*(?:"[^"]*"|'[^']*')/g) ?? [];
  const splices: Splice[] = [];
  let properties = "";
  if (draft.properties) {
    const copied = copyProperties(outline, draft.properties, template.formatting);
    properties = copied.properties;
    const { sectionBreak } = copied;
    if (sectionBreak) splices.push({ ...outline.span(sectionBreak), text: "" });
  }
  const start = `${end.replace("</", "<").slice(0, -1)}${declarations.join("")}>`;
  const text = `${start}${properties}${writeContent(template, tokens, pen)}${end}`;
  splices.push({ start: draft.end, end: draft.end, text });
  return splices;
}

/** What is the source's alone: its number, its page break, changes somebody made with tracking on. */
const notCopied = new Set(["numPr", "sectPr", "pPrChange", "pageBreakBefore", "bidi"]);
const marksOfChanges = new Set(["ins", "del", "moveFrom", "moveTo", "rPrChange"]);

/** What stands before w:numPr (CT_PPr). */
const beforeNumber = new Set([
  "pStyle",
  "keepNext",
  "keepLines",
  "pageBreakBefore",
  "framePr",
  "widowControl",
]);

function copyProperties(
  outline: Outline,
  original: Element,
  { name }: Formatting,
): { properties: string; sectionBreak: Element } {
  const { open, children } = takeApart(outline, original);
  const scope = outline.outerScope(original);
  const prefix = name.includes(":") ? name.slice(0, name.indexOf(":")) : "";
  const { element, attribute, declaration } = chooseVocabulary(scope, prefix);
  // A style may number its paragraphs too; the number zero says that this one has none (§17.9.15).
  const noNumber = `<${element}numPr><${element}numId${declaration} ${attribute}val="0"/></${element}numPr>`;
  const isNumbered = children.some((child) => child.name === "numPr" || child.name === "pStyle");
  let before = "";
  let behind = "";
  let sectionBreak: Element = 0;
  for (const child of children) {
    if (child.name === "sectPr") sectionBreak = child.element;
    if (notCopied.has(child.name)) continue;
    if (beforeNumber.has(child.name)) before += child.raw;
    else behind += child.name === "rPr" ? copyMark(outline, child.element) : child.raw;
  }
  const number = isNumbered ? noNumber : "";
  const lastChild = sectionBreak ? outline.markup(sectionBreak) : "";
  return {
    properties: `${open}${before}${number}${behind}${lastChild}${endTagOf(open)}`,
    sectionBreak,
  };
}

function copyMark(outline: Outline, element: Element): string {
  const { open, children } = takeApart(outline, element);
  const kept = children.filter(({ name }) => !marksOfChanges.has(name)).map((child) => child.raw);
  return `${open}${kept.join("")}${endTagOf(open)}`;
}

function writeContent(template: Template, tokens: readonly TaggedToken[], pen: Pen): string {
  let output = "";
  for (const item of template.lead) {
    if (item.kind === "text") output += pen.text(item.text, item.formatting);
    else if (item.kind === "object") output += writeObject(item, template.formatting, pen);
  }
  const formattings = [template.formatting];
  for (const token of tokens) {
    const formatting = formattings.at(-1) ?? template.formatting;
    if (token.kind === "text") {
      output += pen.text(token.text, formatting);
    } else if (token.kind === "open") {
      formattings.push(template.enclosures.get(token.id)?.formatting ?? formatting);
    } else if (token.kind === "close") {
      formattings.pop();
    } else {
      for (const object of template.objects.get(token.id) ?? []) {
        output += writeObject(object, formatting, pen);
      }
    }
  }
  return output;
}

/** Attributes that name something else in the file, or are the only ones of their value. */
const reference = /\s(?:[^\s=:]+:)?(?:id|embed|link|pict|paraId)\s*=/i;

function writeObject(
  { slices, shows, reason }: ObjectItem,
  formatting: Formatting,
  pen: Pen,
): string {
  if (reason === "equation" || reason === "symbol") {
    const copy = slices.map((slice) => pen.slice(slice)).join("");
    return reference.test(copy) ? "" : copy;
  }
  if (reason !== "break") return pen.text(shows.replace(/\s/g, " "), formatting);
  const isPage = slices.some((slice) => /type\s*=\s*["'](page|column)/.test(pen.slice(slice)));
  if (isPage) return "";
  const elements = { "\t": "tab", "\n": "br" } as const;
  return [...shows]
    .map((character) =>
      character === "\t" || character === "\n"
        ? pen.run((prefix) => `<${prefix}${elements[character]}/>`, formatting)
        : "",
    )
    .join("");
}
