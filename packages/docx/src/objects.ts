/** What stands in a text as one placeholder: pictures, equations, notes, symbols. */
import type { WordDocument } from "./document.ts";
import { attributeValue } from "./xml/text.ts";

export type DocumentObject = {
  /** Of its placeholder, into `Paragraph.text`. */
  offset: number;
  /**
   * What a reader would call it: the letters of an equation, the name of a picture, the program of
   * an embedded object, the number of a note, the font and code of a symbol. Empty without any.
   */
  label: string;
  /** Its markup, without the text boxes in it: their paragraphs are listed by themselves. */
  markup: string;
};

/** The objects of each paragraph, by `Paragraph.id`, in the order of the text. */
export function readObjects(document: WordDocument): DocumentObject[][] {
  const label = labelMaker();
  return document.source.paragraphs.map(({ part, source }) =>
    source.objects.map(({ at, start, end }) => {
      const markup = part.decoded.text.slice(start, end).replace(textBox, "");
      return { offset: at, label: label(markup), markup };
    }),
  );
}

/** Text boxes hold none of their own (ECMA-376 §17.17.1.1). */
const textBox = /<((?:[^\s<>/:]+:)?txbxContent)(?:\s[^>]*)?>[\s\S]*?<\/\1\s*>/g;

/** Names objects by the name of their element; notes are counted as Word counts them. */
function labelMaker(): (markup: string) => string {
  let footnotes = 0;
  let endnotes = 0;
  return (markup) => {
    const element = /^<(?:[^\s<>/:]+:)?(\w+)/.exec(markup)?.[1] ?? "";
    switch (element) {
      case "footnoteReference":
        footnotes++;
        return String(footnotes);
      case "endnoteReference":
        endnotes++;
        return String(endnotes);
      case "sym":
        return `${attribute(markup, "font")} ${attribute(markup, "char")}`.trim();
      case "oMath":
      case "oMathPara":
        return mathText(markup);
      default:
        return attribute(markup, "ProgID") || drawingName(markup);
    }
  };
}

function mathText(markup: string): string {
  const texts = markup.matchAll(/<(?:[^\s<>/:]+:)?t(?:\s[^<>]*)?>([^<]*)</g);
  return [...texts].map(([, text = ""]) => attributeValue(text, 0, text.length)).join("");
}

/** The name of a drawing's first object (ECMA-376 §20.4.2.5). */
function drawingName(markup: string): string {
  const properties = /<(?:[^\s<>/:]+:)?docPr\s[^<>]*>/.exec(markup)?.[0];
  return properties ? attribute(properties, "name") : "";
}

/** The first attribute of that local name. */
function attribute(markup: string, name: string): string {
  const found = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(markup);
  const raw = found?.[1] ?? found?.[2] ?? "";
  return attributeValue(raw, 0, raw.length);
}
