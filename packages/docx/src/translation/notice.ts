/** A line at the very top of a translated document that says what its English may be called. */
import { unlimitedMarkup } from "../limits.ts";
import { chooseVocabulary } from "../writing/revision-vocabulary.ts";
import type { Splice } from "../writing/splices.ts";
import { codeOf, W } from "../xml/names.ts";
import type { Handler, StartTag } from "../xml/scanner.ts";
import { scanXml } from "../xml/scanner.ts";
import type { Scope } from "../xml/scope.ts";
import { escapeText } from "../xml/text.ts";
import type { EnglishLanguage } from "./formatting.ts";

/**
 * Puts the notice before the first words of the body, as a run of its own with a line end (w:cr,
 * ECMA-376 §17.3.3.4), so that the document has the paragraphs it had.
 *
 * @param source a body part
 * @returns null for a body without paragraphs
 */
export function noticeSplice(
  source: string,
  notice: string,
  language: EnglishLanguage,
): Splice | null {
  const finder = new FirstParagraph(source);
  // Opening the document has scanned it before, under the caller's limits.
  scanXml(source, finder, codeOf, unlimitedMarkup);
  const place = finder.place;
  if (!place) return null;
  const run = writeRun(place, notice, language);
  if (!place.isSelfClosing) return { start: place.at, end: place.at, text: run };
  const open = source.slice(place.start, place.at).replace(/\s*\/>$/, "");
  return { start: place.start, end: place.at, text: `${open}>${run}</${place.name}>` };
}

type Place = {
  start: number;
  /** Where the run goes: behind the start tag, or behind w:pPr. */
  at: number;
  name: string;
  scope: Scope;
  isSelfClosing: boolean;
  hasContent: boolean;
};

/** What a paragraph may stand in: in anything else, such as a content control, it may be bound to data. */
const plainParents = new Set<number>([W.document, W.body, W.tbl, W.tr, W.tc]);

/** Finds the first paragraph that nothing but tables is around, else the first of all. */
class FirstParagraph implements Handler {
  readonly #source: string;
  readonly #around: number[] = [];
  #plain: Place | null = null;
  #any: Place | null = null;
  /** The paragraph being read, and how deep it stands. */
  #open: { place: Place; depth: number } | null = null;

  constructor(source: string) {
    this.#source = source;
  }

  get place(): Place | null {
    return this.#plain ?? this.#any;
  }

  open(code: number, tag: StartTag): void {
    const depth = this.#around.length;
    if (this.#open && depth === this.#open.depth + 1 && code !== W.pPr) {
      this.#open.place.hasContent = true;
    }
    if (code === W.p && !this.#plain && !this.#open) this.#take(tag, depth);
    this.#around.push(code);
  }

  close(_code: number, _start: number, end: number): void {
    const closed = this.#around.pop();
    const depth = this.#around.length;
    if (!this.#open) return;
    if (closed === W.pPr && depth === this.#open.depth + 1 && !this.#open.place.hasContent) {
      this.#open.place.at = end;
    } else if (depth === this.#open.depth) {
      this.#open = null;
    }
  }

  text(): void {}

  #take(tag: StartTag, depth: number): void {
    const isPlain = this.#around.every((code) => plainParents.has(code));
    if (!isPlain && this.#any) return;
    const place: Place = {
      start: tag.start,
      at: tag.end,
      name: tag.name(),
      scope: tag.scope,
      isSelfClosing: this.#source[tag.end - 2] === "/",
      hasContent: false,
    };
    if (isPlain) this.#plain = place;
    else this.#any = place;
    this.#open = { place, depth };
  }
}

/** Small, upright and in the colour of what is to be checked, whatever the paragraph looks like. */
function writeRun({ name, scope, hasContent }: Place, notice: string, language: string): string {
  const prefix = name.includes(":") ? name.slice(0, name.indexOf(":")) : "";
  const { element, attribute, declaration } = chooseVocabulary(scope, prefix);
  const value = (property: string, to: string): string =>
    `<${element}${property}${declaration} ${attribute}val="${to}"/>`;
  const off = ["b", "i", "caps", "smallCaps", "vanish"].map((property) => value(property, "0"));
  const properties = [...off, value("color", "765000"), value("sz", "20"), value("lang", language)];
  const lineEnd = hasContent ? `<${element}cr/>` : "";
  return `<${element}r><${element}rPr>${properties.join("")}</${element}rPr><${element}t>${escapeText(notice)}</${element}t>${lineEnd}</${element}r>`;
}
