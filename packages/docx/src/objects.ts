/** What stands in a text as one placeholder: pictures, equations, notes, symbols. */
import type { WordDocument } from "./document.ts";
import { characterOfSymbol } from "./reading/symbol-font.ts";
import { attributeValue } from "./xml/text.ts";

export type DocumentObject = {
  kind: ObjectKind;
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

export type ObjectKind =
  /** The mark of a footnote or endnote. */
  | "note"
  /** A character of a symbol font. */
  | "symbol"
  /** Written in Word, or with an equation program of old. */
  | "equation"
  /** A picture, shape, chart or embedded object. */
  | "picture"
  /** The date or the page number, as one element. */
  | "field";

/** The objects of each paragraph, by `Paragraph.id`, in the order of the text. */
export function readObjects(document: WordDocument): DocumentObject[][] {
  const describe = describer();
  return document.source.paragraphs.map(({ part, source }) =>
    source.objects.map(({ at, start, end }) => {
      const markup = part.decoded.text.slice(start, end).replace(textBox, "");
      return { offset: at, ...describe(markup), markup };
    }),
  );
}

/**
 * What each placeholder of a paragraph reads as, by `Paragraph.id`, in the order of the text: a symbol as the character
 * it looks like, the letters of a formula that stands in one line, the number of a note. Empty for everything else.
 */
export function readObjectTexts(document: WordDocument): string[][] {
  return readObjects(document).map((objects) => objects.map(textOf));
}

function textOf({ kind, label, markup }: DocumentObject): string {
  switch (kind) {
    case "note":
      return label;
    case "symbol":
      return characterOfSymbol(attribute(markup, "font"), attribute(markup, "char"));
    case "equation":
      return lineOfFormula(markup);
    default:
      return "";
  }
}

/** Fractions, roots, matrices and limits stand above one another: their letters in a row would say something else. */
const standsAbove = /<(?:[^\s<>/:]+:)?(?:f|rad|m|eqArr|nary|limLow|limUpp|groupChr|acc|bar)[\s>]/;
const raised = new Map(
  [..."0123456789+−-=()n"].map((sign, index) => [sign, [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ"][index] ?? ""]),
);
const lowered = new Map(
  [..."0123456789+−-=()"].map((sign, index) => [sign, [..."₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎"][index] ?? ""]),
);

function lineOfFormula(markup: string): string {
  if (!/^<(?:[^\s<>/:]+:)?oMath/.test(markup) || standsAbove.test(markup)) return "";
  let readable = true;
  const small = (signs: ReadonlyMap<string, string>) => (_: string, part: string) => {
    const text = [...mathText(part)].map((sign) => signs.get(sign) ?? "?").join("");
    readable &&= !text.includes("?");
    return `<m:t>${text}</m:t>`;
  };
  const line = markup
    .replace(/<(?:[^\s<>/:]+:)?sup>([\s\S]*?)<\/(?:[^\s<>/:]+:)?sup>/g, small(raised))
    .replace(/<(?:[^\s<>/:]+:)?sub>([\s\S]*?)<\/(?:[^\s<>/:]+:)?sub>/g, small(lowered));
  return readable ? mathText(line) : "";
}

/** Text boxes hold none of their own (ECMA-376 §17.17.1.1). */
const textBox = /<((?:[^\s<>/:]+:)?txbxContent)(?:\s[^>]*)?>[\s\S]*?<\/\1\s*>/g;

/** Tells objects apart by the name of their element; notes are counted as Word counts them. */
function describer(): (markup: string) => { kind: ObjectKind; label: string } {
  let footnotes = 0;
  let endnotes = 0;
  return (markup) => {
    switch (/^<(?:[^\s<>/:]+:)?(\w+)/.exec(markup)?.[1]) {
      case "footnoteReference":
        footnotes++;
        return { kind: "note", label: String(footnotes) };
      case "endnoteReference":
        endnotes++;
        return { kind: "note", label: String(endnotes) };
      case "sym":
        return {
          kind: "symbol",
          label: `${attribute(markup, "font")} ${attribute(markup, "char")}`.trim(),
        };
      case "oMath":
      case "oMathPara":
        return { kind: "equation", label: mathText(markup) };
      case "object":
        return embedded(attribute(markup, "ProgID"));
      case "drawing":
      case "pict":
      case "AlternateContent":
      case "contentPart":
        return { kind: "picture", label: drawingName(markup) };
      default:
        return { kind: "field", label: "" };
    }
  };
}

/** An embedded object goes by the program that opens it; those of equations begin alike. */
function embedded(program: string): { kind: ObjectKind; label: string } {
  return { kind: program.startsWith("Equation") ? "equation" : "picture", label: program };
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
