/**
 * A tree as lines that can be compared: everything that stands in it, except how its text is cut
 * into runs and w:t elements of one look.
 */
import { deletions, insertions } from "./revisions.ts";
import type { Element } from "./tree.ts";
import { attribute, childNamed, textOf } from "./tree.ts";

const texts = new Set(["w:t", "w:delText", "w:instrText", "w:delInstrText"]);
const TEXT = "T ";

/** The lines of `markupLines` that are not text and no wrapper that may come or go with text. */
export function withoutText(lines: readonly string[]): string[] {
  return lines.filter((line) => !line.startsWith(TEXT) && !/^<\/?w:(ins|del)[ >]/.test(line));
}

type Frame = { element: Element; next: number; close: string | null; run: string | null };

export function markupLines(root: Element): string[] {
  const lines: string[] = [];
  /** What the last line is the text of, so that the next w:t can go on in it. */
  let textKey: string | null = null;
  const push = (line: string): void => {
    lines.push(line);
    textKey = null;
  };
  const pushText = (element: Element, run: string): void => {
    const text = visibleText(element);
    if (text === "") return;
    const key = `${TEXT}${element.name} ${run} `;
    if (textKey === key) lines[lines.length - 1] += text;
    else lines.push(key + text);
    textKey = key;
  };
  const stack: Frame[] = [];

  const open = (element: Element, run: string | null): void => {
    const { name } = element;
    if (run !== null) {
      if (name === "w:rPr") return;
      if (texts.has(name) && element.children.every((child) => typeof child === "string")) {
        pushText(element, run);
        return;
      }
      push(`run ${run}`);
    }
    if (name === "w:r") {
      stack.push({ element, next: 0, close: null, run: runKey(element) });
      return;
    }
    if ((name === "w:rPr" || name === "w:pPr") && isEmpty(element)) return;
    const isWrapper = insertions.has(name) || deletions.has(name);
    const attributes = attributesOf(element, isWrapper);
    const close = isWrapper ? `</${name}${attributes}>` : `</${name}>`;
    // One insertion of somebody split in two by ours is one again when ours is gone.
    if (isWrapper && lines.at(-1) === close) {
      lines.pop();
      textKey = textKeyOf(lines.at(-1));
    } else {
      push(`<${name}${attributes}>`);
    }
    stack.push({ element, next: 0, close, run: null });
  };

  const leave = ({ element, close }: Frame): void => {
    if (close === null) return;
    const isWrapper = insertions.has(element.name) || deletions.has(element.name);
    if (isWrapper && lines.at(-1) === close.replace("</", "<")) {
      lines.pop(); // an empty wrapper is nothing
      textKey = textKeyOf(lines.at(-1));
    } else {
      push(close);
    }
  };

  open(root, null);
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const child = top.element.children[top.next++];
    if (child === undefined) {
      stack.pop();
      leave(top);
    } else if (typeof child !== "string") {
      open(child, top.run);
    } else if (child.trim() !== "") {
      push(`#text ${child}`);
    }
  }
  return lines;
}

/** Behind a closed-up wrapper the text before it goes on, if it is of the same look. */
function textKeyOf(line: string | undefined): string | null {
  return line?.startsWith(TEXT) ? line.slice(0, line.indexOf(KEY_END) + 2) : null;
}

/** Ends the look of a run in a line of text; no XML text can hold it. */
const KEY_END = "\u0001";

function runKey(run: Element): string {
  const properties = childNamed(run, "w:rPr");
  const look = properties && !isEmpty(properties) ? markupLines(properties).join("") : "";
  return `${attributesOf(run, false)}${look}${KEY_END}`;
}

/** Outer white space of text that is not preserved is not there (ECMA-376 §17.3.3.31). */
export function visibleText(element: Element): string {
  const text = textOf(element);
  if (attribute(element, "xml:space") === "preserve") return text;
  return text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "");
}

function isEmpty(element: Element): boolean {
  return element.children.length === 0 && element.attributes.length === 0;
}

function attributesOf(element: Element, isWrapper: boolean): string {
  return element.attributes
    .filter(([name]) => !(isWrapper && name === "w:id"))
    .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
    .join("");
}

/** Where two lists of lines part, in words; null when they do not. */
export function firstDifference(
  expected: readonly string[],
  found: readonly string[],
): string | null {
  const length = Math.max(expected.length, found.length);
  for (let at = 0; at < length; at++) {
    if (expected[at] === found[at]) continue;
    const show = (line: string | undefined): string => (line ?? "nothing").slice(0, 160);
    return `line ${at}: expected ${show(expected[at])} | found ${show(found[at])}`;
  }
  return null;
}
