/**
 * What a reader sees in a part, told from the tree alone: a second opinion on the package's own
 * reading, and the text in the notation of an outside checker.
 */
import { visibleText } from "./markup.ts";
import type { Element } from "./tree.ts";
import { attribute, childNamed, textOf, walk } from "./tree.ts";

/**
 * A piece of a paragraph: `seen` as `Paragraph.text` has it, `shown` as the outside checker writes
 * it. Somebody's deletion is shown and not seen; a note mark is seen as one placeholder.
 */
export type Atom = { seen: string; shown: string };

export type ReadParagraph = {
  atoms: Atom[];
  /** The same paragraph in the first version of an mc:AlternateContent, for one of a later version. */
  firstVersion: ReadParagraph | null;
  /** Text boxes anchored in it, those inside others among them, as lists of paragraphs. */
  boxes: ReadParagraph[][];
};

export type Reading = {
  /** Every paragraph in document order. */
  paragraphs: ReadParagraph[];
  /** As the outside checker lists them: text boxes behind the paragraph that anchors them. */
  lines: ReadParagraph[];
};

const PLACEHOLDER = "\uFFFC";

const characters = new Map([
  ["w:tab", "\t"],
  ["w:ptab", "\t"],
  ["w:br", "\n"],
  ["w:cr", "\n"],
  ["w:noBreakHyphen", "\u2011"],
  ["w:softHyphen", "\u00AD"],
]);
const objects = new Set(["w:drawing", "w:pict", "w:object", "mc:AlternateContent"]);
const computed = new Set(
  "dayShort monthShort yearShort dayLong monthLong yearLong pgNum".split(" ").map((n) => `w:${n}`),
);
const hiddenWrappers = new Set(["w:del", "w:moveFrom", "w:rt"]);
const properties = new Set(["w:pPr", "w:rPr", "w:sectPr", "w:sdtPr", "w:trPr", "w:tcPr"]);

/** What changes inside a text box and comes back behind it. */
type Context = {
  paragraph: ReadParagraph | null;
  fields: ("code" | "result")[];
  hidden: number;
  /** Inside an object or equation, of which one placeholder is seen. */
  opaque: number;
  runIsHidden: boolean;
};

const freshContext = (): Context => ({
  paragraph: null,
  fields: [],
  hidden: 0,
  opaque: 0,
  runIsHidden: false,
});

export function readPart(root: Element): Reading {
  const reader = new PartReader();
  walk(root, reader);
  return { paragraphs: reader.paragraphs, lines: listLines(reader.topLevel) };
}

/** Text boxes within text boxes are listed with each box around them, as the checker does. */
function listLines(top: readonly ReadParagraph[]): ReadParagraph[] {
  const lines: ReadParagraph[] = [];
  const pending = [...top].reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    lines.push(next);
    pending.push(...next.boxes.flat().reverse());
  }
  return lines;
}

type Alternate = { versions: ReadParagraph[][] };

class PartReader {
  readonly paragraphs: ReadParagraph[] = [];
  readonly topLevel: ReadParagraph[] = [];
  #context = freshContext();
  readonly #undo: (() => void)[] = [];
  readonly #alternates: Alternate[] = [];
  /** Open text boxes, each with the paragraph that anchors it. */
  readonly #boxes: { anchor: ReadParagraph | null; paragraphs: ReadParagraph[] }[] = [];

  enter(element: Element, parent: Element | null): boolean {
    const undo: (() => void)[] = [];
    this.#undo.push(() => {
      for (const step of undo.reverse()) step();
    });
    return this.#read(element, parent?.name ?? "", undo);
  }

  leave(): void {
    this.#undo.pop()?.();
  }

  /** Acts on a start tag; answers whether to look inside. */
  #read(element: Element, parent: string, undo: (() => void)[]): boolean {
    const context = this.#context;
    const { name } = element;
    if (properties.has(name) || name === "#comment" || name === "#pi") return false;
    if ((name === "w:footnote" || name === "w:endnote") && isSeparator(element)) return false;
    if (name === "w:txbxContent") return this.#openBox(undo);
    if (name === "mc:Choice" || name === "mc:Fallback") {
      this.#alternates.at(-1)?.versions.push([]);
      return true;
    }
    if (name === "mc:AlternateContent") this.#openAlternate(undo);
    if (context.opaque > 0) return true;
    if (name === "w:p") {
      this.#openParagraph(undo);
      return true;
    }
    if (!context.paragraph) return true;
    if (name === "w:r") {
      const before = context.runIsHidden;
      context.runIsHidden = isHiddenRun(element);
      undo.push(() => {
        context.runIsHidden = before;
      });
      return true;
    }
    if (hiddenWrappers.has(name)) {
      context.hidden++;
      undo.push(() => context.hidden--);
      return true;
    }
    return this.#readContent(element, parent, undo);
  }

  #readContent(element: Element, parent: string, undo: (() => void)[]): boolean {
    const { name } = element;
    const inRun = parent === "w:r";
    if (name === "w:t" || name === "w:delText") {
      if (inRun && name === "w:t") this.#readText(element);
      else this.#append("", textOf(element));
      return false;
    }
    if (name === "m:oMath" || name === "m:oMathPara") {
      this.#append(PLACEHOLDER, name === "m:oMath" ? equation(element) : "");
      for (const child of name === "m:oMath" ? [] : element.children) {
        if (typeof child !== "string" && child.name === "m:oMath") {
          this.#append("", equation(child));
        }
      }
      this.#openOpaque(undo);
      return true;
    }
    if (objects.has(name)) {
      this.#append(PLACEHOLDER, "[object]");
      this.#openOpaque(undo);
      return true;
    }
    if (!inRun) return true;
    if (name === "w:fldChar") this.#readFieldMark(element);
    const character = characters.get(name);
    if (character !== undefined) this.#append(character, name === "w:ptab" ? "\t" : character);
    else if (name === "w:sym")
      this.#append(PLACEHOLDER, `[sym ${attribute(element, "w:char") ?? "None"}]`);
    else if (name === "w:footnoteReference" || name === "w:endnoteReference") {
      this.#append(PLACEHOLDER, `[note ${attribute(element, "w:id") ?? "None"}]`);
    } else if (computed.has(name) || name === "w:contentPart") this.#append(PLACEHOLDER, "");
    return true;
  }

  #readText(element: Element): void {
    const text = textOf(element);
    const visible = visibleText(element);
    const at = visible === "" ? 0 : text.indexOf(visible);
    this.#append("", text.slice(0, at));
    for (const character of visible) {
      this.#append(/[\t\n\r]/.test(character) ? " " : character, character);
    }
    this.#append("", text.slice(at + visible.length));
  }

  #append(seen: string, shown: string): void {
    const { paragraph, hidden, runIsHidden, fields } = this.#context;
    if (seen === "" && shown === "") return;
    const isHidden = hidden > 0 || runIsHidden || fields.includes("code");
    paragraph?.atoms.push({ seen: isHidden ? "" : seen, shown });
  }

  #readFieldMark(element: Element): void {
    const { fields } = this.#context;
    const type = attribute(element, "w:fldCharType");
    if (type === "begin") fields.push("code");
    else if (type === "separate" && fields.length > 0) fields[fields.length - 1] = "result";
    else if (type === "end") fields.pop();
  }

  #openOpaque(undo: (() => void)[]): void {
    const context = this.#context;
    context.opaque++;
    undo.push(() => context.opaque--);
  }

  #openParagraph(undo: (() => void)[]): void {
    const context = this.#context;
    const paragraph: ReadParagraph = { atoms: [], firstVersion: null, boxes: [] };
    this.paragraphs.push(paragraph);
    for (const { versions } of this.#alternates) versions.at(-1)?.push(paragraph);
    const box = this.#boxes.at(-1);
    // A box outside of any paragraph has no anchor to stand behind.
    if (box?.anchor) box.paragraphs.push(paragraph);
    else this.topLevel.push(paragraph);
    const before = context.paragraph;
    context.paragraph = paragraph;
    undo.push(() => {
      context.paragraph = before;
    });
  }

  #openBox(undo: (() => void)[]): boolean {
    const outer = this.#context;
    const box = { anchor: outer.paragraph, paragraphs: [] };
    for (const { anchor } of [...this.#boxes, box]) anchor?.boxes.push(box.paragraphs);
    this.#boxes.push(box);
    this.#context = freshContext();
    this.#context.hidden = outer.hidden;
    undo.push(() => {
      this.#boxes.pop();
      this.#context = outer;
    });
    return true;
  }

  #openAlternate(undo: (() => void)[]): void {
    const alternate: Alternate = { versions: [] };
    this.#alternates.push(alternate);
    undo.push(() => {
      this.#alternates.pop();
      const [first, ...later] = alternate.versions.filter((version) => version.length > 0);
      for (const version of later) {
        version.forEach((paragraph, index) => {
          paragraph.firstVersion ??= first?.[index] ?? null;
        });
      }
    });
  }
}

function isSeparator(note: Element): boolean {
  const type = attribute(note, "w:type");
  return type !== null && type !== "normal";
}

function isHiddenRun(run: Element): boolean {
  const look = childNamed(run, "w:rPr");
  const vanish = look && childNamed(look, "w:vanish");
  if (!vanish) return false;
  return !["0", "false", "off"].includes((attribute(vanish, "w:val") ?? "1").toLowerCase());
}

function equation(element: Element): string {
  let text = "";
  walk(element, {
    enter(inner) {
      if (inner.name === "m:t") text += textOf(inner);
      return true;
    },
  });
  return `[math ${text}]`;
}

export const seenText = ({ atoms }: ReadParagraph): string =>
  atoms.map(({ seen }) => seen).join("");
export const shownText = ({ atoms }: ReadParagraph): string =>
  atoms.map(({ shown }) => shown).join("");
