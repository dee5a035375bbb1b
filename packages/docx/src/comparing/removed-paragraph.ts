/** Writes a paragraph of the older file into the newer one, as deleted. */
import type { StoryPart } from "../document.ts";
import { PLACEHOLDER } from "../model.ts";
import type { SourceParagraph } from "../reading/source.ts";
import type { Vocabulary } from "../writing/revision-vocabulary.ts";
import { W } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";
import { escapeText } from "../xml/text.ts";
import { type Stamp, stamped } from "./marks.ts";

/** A paragraph and the part that it was read from. */
export type Origin = { part: StoryPart; source: SourceParagraph };

/**
 * @param alike whether formatting of the older file means the same in the newer one: the same prefixes and styles
 * @param properties of the paragraph, instead of its own
 * @param isMarked whether its mark is deleted too
 */
export function removedParagraph(
  { part, source }: Origin,
  words: Vocabulary,
  stamp: Stamp,
  { alike, properties, isMarked }: { alike: boolean; properties?: string; isMarked: boolean },
): string {
  const w = words.element;
  const own = alike ? propertiesOf(part.outline, source.element) : "";
  const mark = isMarked ? `<${w}rPr>${stamped(words, "del", stamp)}/></${w}rPr>` : "";
  const inner = (properties ?? own) + mark;
  const head = inner === "" ? "" : `<${w}pPr>${inner}</${w}pPr>`;
  const runs = runsOf(part, source, w, alike);
  const deleted = runs === "" ? "" : `${stamped(words, "del", stamp)}>${runs}</${w}del>`;
  return `<${w}p>${head}${deleted}</${w}p>`;
}

/** What the properties of a paragraph say, without what belongs to its mark, its section and its history. */
export function propertiesOf(outline: Outline, paragraph: Element): string {
  const properties = outline.child(paragraph, W.pPr);
  if (!properties) return "";
  const left: ReadonlySet<number> = new Set([W.rPr, W.sectPr, W.pPrChange]);
  let text = "";
  for (let child = outline.first(properties); child; child = outline.next(child)) {
    if (!left.has(outline.code(child))) text += outline.markup(child);
  }
  return text;
}

/** The text in runs, each with its formatting; objects are left out, which have no text. */
function runsOf(part: StoryPart, source: SourceParagraph, w: string, alike: boolean): string {
  const { text, pieces } = source;
  let markup = "";
  let at = 0;
  const write = (stretch: string, format: string): void => {
    const content = contentOf(stretch, w);
    if (content !== "") markup += `<${w}r>${format}${content}</${w}r>`;
  };
  for (const { start, end, run } of pieces) {
    write(text.slice(at, start), "");
    const { properties, propertiesChange } = run;
    let format = "";
    if (alike && properties) {
      const change = propertiesChange ?? { start: properties.end, end: properties.end };
      format =
        part.decoded.text.slice(properties.start, change.start) +
        part.decoded.text.slice(change.end, properties.end);
    }
    write(text.slice(start, end), format);
    at = end;
  }
  write(text.slice(at), "");
  return markup;
}

function contentOf(text: string, w: string): string {
  return text
    .split(/([\t\n\uFFFC])/)
    .map((piece) => {
      if (piece === "\t") return `<${w}tab/>`;
      if (piece === "\n") return `<${w}br/>`;
      if (piece === "" || piece === PLACEHOLDER) return "";
      return `<${w}delText xml:space="preserve">${escapeText(piece)}</${w}delText>`;
    })
    .join("");
}
