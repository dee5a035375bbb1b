/**
 * Formatting of text: what a run's w:rPr says that an English reader can see. Spelling marks, language
 * marks and fonts for other scripts are no part of it, so runs that differ in those are formatted alike.
 */

import { chooseVocabulary } from "../writing/revision-vocabulary.ts";
import { NUMBER } from "../writing/splices.ts";
import { isOn } from "../xml/on-off.ts";
import type { Element, Outline } from "../xml/outline.ts";
import type { Scope } from "../xml/scope.ts";
import type { Child } from "./element-children.ts";
import { attributeOf, attributesOf, endTagOf, takeApart } from "./element-children.ts";

/** The English that translations are written in, as w:lang names it. */
export type EnglishLanguage = "en-US" | "en-GB";

/** A w:rPr taken apart. */
export type Properties = {
  /** Its start tag, or "" for a run without properties. */
  open: string;
  children: readonly Child[];
  /** Equal for properties that a reader cannot tell apart. */
  key: string;
  /** w:vanish: the text is there, but not shown. */
  isHidden: boolean;
  /** Visible on white space and punctuation too: underlined, marked, framed, raised. */
  showsSpace: boolean;
};

/** A formatting, with the run it was first seen on: new text in it is written like that run. */
export type Formatting = {
  properties: Properties;
  /** The run's start tag and name as written, and the bindings outside it. */
  open: string;
  name: string;
  scope: Scope;
  /** Start and end tags of smart tags and directions around it, which go where the text goes. */
  before: string;
  after: string;
};

const plain: Properties = {
  open: "",
  children: [],
  key: "",
  isHidden: false,
  showsSpace: false,
};

/** What no reader of English text sees. Other scripts have properties of their own (§17.3.2). */
const unseen = new Set([
  "lang",
  "noProof",
  "webHidden",
  "kern",
  "snapToGrid",
  "szCs",
  "bCs",
  "iCs",
  "cs",
  "rtl",
  "eastAsianLayout",
  "fitText",
]);

/** What belongs to text in another script or language and must not stay on English. */
const foreign = new Set(["lang", "noProof", "cs", "rtl", "eastAsianLayout", "fitText"]);

/** Properties that stand behind w:lang (CT_RPr); so do those of other namespaces. */
const behindLanguage = new Set(["specVanish", "oMath", "rPrChange"]);

const spaceMarks = new Set([
  "u",
  "highlight",
  "shd",
  "bdr",
  "strike",
  "dstrike",
  "vertAlign",
  "position",
]);
const latinFonts = /^(ascii|hAnsi|asciiTheme|hAnsiTheme)$/;

/** Reads w:rPr elements, each distinct one once. */
export class PropertiesReader {
  readonly #known = new Map<Scope, Map<string, Properties>>();

  /** @param element a w:rPr, or 0 for none */
  read(outline: Outline, element: Element): Properties {
    if (!element) return plain;
    const scope = outline.outerScope(element);
    let known = this.#known.get(scope);
    if (!known) {
      known = new Map();
      this.#known.set(scope, known);
    }
    const raw = outline.markup(element);
    let properties = known.get(raw);
    if (!properties) {
      properties = readProperties(outline, element);
      known.set(raw, properties);
    }
    return properties;
  }
}

function readProperties(outline: Outline, element: Element): Properties {
  const { open, children } = takeApart(outline, element);
  const broken = children.findIndex(({ name, raw: change }) => {
    return name === "rPrChange" && !isSoundChange(change);
  });
  if (broken >= 0) children.splice(broken, 1);
  const key = children.map(keyOf).filter(Boolean).sort().join("");
  const vanish = children.find(({ name }) => name === "vanish");
  return {
    open,
    children,
    key,
    isHidden: vanish !== undefined && isOn(attributeOf(vanish.raw, "val")),
    showsSpace: children.some(({ name }) => spaceMarks.has(name)),
  };
}

/** Tracked formatting without a number, an author or what was before would only spread its error. */
function isSoundChange(raw: string): boolean {
  const [open = ""] = /^<[^>]*>\s*<(?:[^\s>]*:)?rPr[\s/>]/.exec(raw) ?? [];
  const names = attributesOf(open).map(({ name }) => name);
  return names.includes("id") && names.includes("author");
}

function keyOf({ name, raw }: Child): string {
  if (unseen.has(name)) return "";
  if (name === "rPrChange") return raw.replace(changeNumber, "$1");
  if (name !== "rFonts") return raw;
  return attributesOf(raw)
    .filter(({ name: font }) => latinFonts.test(font))
    .map(({ name: font, value }) => `${font}=${value};`)
    .sort()
    .join("");
}

/** The w:id of a w:rPrChange, which no two may share. */
const changeNumber =
  /^(<[^\s>]+(?:\s+[^\s=]+\s*=\s*(?:"[^"]*"|'[^']*'))*?\s+(?:[^\s=:]+:)?id\s*=\s*)(?:"[^"]*"|'[^']*')/;

function renumbered(raw: string): string {
  return raw.replace(changeNumber, `$1"${NUMBER}"`);
}

/** The properties for one more run of the same text, somebody's tracked formatting renumbered. */
export function copyOf(properties: Properties, raw: string): string {
  const change = properties.children.find(({ name }) => name === "rPrChange");
  return change ? raw.replace(change.raw, () => renumbered(change.raw)) : raw;
}

/** The w:rPr of English text in this formatting: in the fonts for Latin script, marked as English. */
export function englishProperties(formatting: Formatting, language: EnglishLanguage): string {
  const { properties, name, scope } = formatting;
  const prefix = name.includes(":") ? name.slice(0, name.indexOf(":")) : "";
  const { element, attribute, declaration } = chooseVocabulary(scope, prefix);
  const old = properties.children.find((child) => child.name === "lang")?.raw ?? "";
  let marks = ` ${attribute}val="${language}"`;
  for (const other of ["eastAsia", "bidi"]) {
    const value = attributeOf(old, other);
    if (value !== null && /^[\w-]+$/.test(value)) marks += ` ${attribute}${other}="${value}"`;
  }
  const languageMark = `<${element}lang${declaration}${marks}/>`;
  let content = "";
  let isMarked = false;
  for (const child of properties.children) {
    if (foreign.has(child.name)) continue;
    if (!isMarked && (!child.isWord || behindLanguage.has(child.name))) {
      content += languageMark;
      isMarked = true;
    }
    if (child.name === "rFonts") content += withoutHint(child.raw);
    else content += child.name === "rPrChange" ? renumbered(child.raw) : child.raw;
  }
  if (!isMarked) content += languageMark;
  const open = properties.open === "" ? `<${element}rPr>` : properties.open;
  return `${open}${content}${endTagOf(open)}`;
}

const fontHint = /\s+(?:[^\s=:]+:)?hint\s*=\s*(?:"[^"]*"|'[^']*')/;

/** Without the hint that quotation marks and dashes belong to Chinese (§17.3.2.26). */
function withoutHint(fonts: string): string {
  const left = fonts.replace(fontHint, "");
  return attributesOf(left).length > 0 ? left : "";
}
