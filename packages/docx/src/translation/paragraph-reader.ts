/**
 * Takes a paragraph apart. What may be translated has been decided by the reader of the story: its
 * pieces are looked up here, nothing is decided again.
 */
import type { LockReason } from "../model.ts";
import { PLACEHOLDER } from "../model.ts";
import { characterElements, readCharacters } from "../reading/characters.ts";
import { controlLock, isPlainTextControl } from "../reading/content-controls.ts";
import { fieldPart, fieldReason } from "../reading/fields.ts";
import { isRangeMark, rangeFamily } from "../reading/range-marks.ts";
import type { SourceParagraph } from "../reading/source.ts";
import { W, X } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";
import type { Container, Draft } from "./content.ts";
import { NO_BREAK_HYPHEN } from "./content.ts";
import type { PropertiesReader } from "./formatting.ts";
import type { Frame, Gathering, OpenParagraph, RunPart } from "./open-paragraph.ts";
import {
  finishChunk,
  nothing,
  startGathering,
  startParagraph,
  wholeFrame,
} from "./open-paragraph.ts";
import { addRun } from "./runs.ts";
import { isSilentField } from "./settled-content.ts";

/** @param properties of the part's runs, so that each distinct one is read once */
export function readParagraph(
  outline: Outline,
  owner: SourceParagraph,
  properties: PropertiesReader,
): Draft {
  return new ParagraphReader(outline, owner, properties).read();
}

/** Wrappers in one another that text may stand in; real files have fewer than five. */
const DEEPEST = 64;

/** Comments and instructions, which keep their place. */
const aside = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g;

/** What elements of a run are to a reader of the document, where they are no characters. */
const runObjects: ReadonlyMap<number, { isVisible: boolean; reason: LockReason }> = new Map<
  number,
  { isVisible: boolean; reason: LockReason }
>([
  ...[W.fldChar, W.instrText, W.delInstrText].map(
    (code) => [code, { isVisible: false, reason: "field" }] as const,
  ),
  ...[W.commentReference, W.annotationRef].map(
    (code) => [code, { isVisible: false, reason: "markup" }] as const,
  ),
  ...[W.drawing, W.pict, W.object, W.contentPart, X.alternateContent].map(
    (code) => [code, { isVisible: true, reason: "object" }] as const,
  ),
  ...[W.footnoteRef, W.endnoteRef].map(
    (code) => [code, { isVisible: true, reason: "note" }] as const,
  ),
]);

class ParagraphReader {
  readonly #outline: Outline;
  readonly #properties: PropertiesReader;
  readonly #element: Element;
  /** Text to translate, by its w:t. */
  readonly #texts: ReadonlyMap<Element, string>;
  readonly #open: OpenParagraph;
  readonly #draft: Draft;

  constructor(outline: Outline, owner: SourceParagraph, properties: PropertiesReader) {
    this.#outline = outline;
    this.#properties = properties;
    this.#element = owner.element;
    this.#texts = new Map(
      owner.pieces.map(({ element, start, end }) => [element, owner.text.slice(start, end)]),
    );
    this.#open = startParagraph(outline, owner.element, isConfined(outline, owner.element));
    this.#draft = this.#open.draft;
  }

  read(): Draft {
    this.#readInline(this.#element);
    return this.#draft;
  }

  /** The children of the paragraph, or of a wrapper in it. */
  #readInline(parent: Element): void {
    const outline = this.#outline;
    const draft = this.#draft;
    if (outline.scope(parent) !== draft.scope) draft.isOdd = true;
    this.#eachChild(
      parent,
      (between, from) => {
        if (/[^ \t\r\n]/.test(between.replace(aside, ""))) draft.isOdd = true;
        for (const { index, 0: found } of between.matchAll(aside)) {
          const start = from + index;
          draft.items.push(finishChunk(startGathering(start), start + found.length));
        }
      },
      (child) => this.#enterInline(child),
    );
  }

  /** @param onText told what stands between the children, and where */
  #eachChild(
    parent: Element,
    onText: (text: string, start: number) => void,
    onChild: (child: Element) => void,
  ): void {
    const outline = this.#outline;
    let at = outline.openEnd(parent);
    const textUntil = (end: number): void => {
      if (end > at) onText(outline.source.slice(at, end), at);
    };
    for (let child = outline.first(parent); child; child = outline.next(child)) {
      textUntil(outline.start(child));
      onChild(child);
      at = outline.end(child);
    }
    textUntil(outline.closeStart(parent));
  }

  #enterInline(element: Element): void {
    const outline = this.#outline;
    const draft = this.#draft;
    const code = outline.code(element);
    switch (code) {
      case W.p:
        // Text boxes hold paragraphs; anywhere else in one they are a mistake of the file.
        draft.isOdd = true;
        return;
      case W.pPr: {
        const { frames } = this.#open;
        const isFirst = draft.items.length === 0 && frames.length === 0 && !draft.properties;
        if (!isFirst) draft.isOdd = true;
        draft.properties = element;
        draft.contentStart = outline.end(element);
        return;
      }
      case W.r:
        this.#readRun(element);
        return;
      case W.hyperlink:
        this.#readFrame(element, "link");
        return;
      case W.ins:
        this.#readFrame(element, "insertion");
        return;
      case W.customXml:
        this.#readFrame(element, "custom-xml");
        return;
      case W.smartTag:
      case W.dir:
      case W.bdo:
        this.#readFrame(element, null);
        return;
      case W.sdt:
        this.#readFrame(element, "content-control");
        return;
      case W.smartTagPr:
      case W.customXmlPr: {
        const frame = this.#open.frames.at(-1);
        if (!frame) break;
        frame.openEnd = outline.end(element);
        return;
      }
      case W.proofErr:
        this.#drop(element);
        return;
      case W.del:
      case W.moveFrom:
        draft.hasDeletedText = true;
        this.#addWhole(element, { isVisible: false, isDeleted: true });
        return;
      case W.moveTo:
        this.#addWhole(element, { isVisible: true, reason: "moved-text" });
        return;
      case W.fldSimple: {
        const instruction = outline.attribute(element, W.instr) ?? "";
        const isVisible = !isSilentField(instruction);
        this.#addWhole(element, { isVisible, reason: fieldReason(instruction) });
        return;
      }
      case X.oMath:
      case X.oMathPara:
        this.#addWhole(element, { isVisible: true, reason: "equation" });
        return;
      case X.alternateContent:
        this.#addWhole(element, { isVisible: true, reason: "object" });
        return;
    }
    this.#addWhole(element, { isVisible: !isRangeMark(code) });
  }

  #addWhole(element: Element, what: Partial<Gathering>): void {
    const chunk = finishChunk(this.#gather(element, what), this.#outline.end(element));
    this.#draft.items.push(chunk);
  }

  /** A wrapper around runs, or with its text in one (w:sdt). */
  #readFrame(element: Element, meaning: Frame["meaning"]): void {
    const outline = this.#outline;
    const draft = this.#draft;
    const { frames } = this.#open;
    const isControl = outline.code(element) === W.sdt;
    const content = isControl ? outline.child(element, W.sdtContent) : element;
    const { start, end } = outline.span(element);
    const frame: Frame = { start, openEnd: outline.openEnd(content || element), meaning };
    const [itemsBefore, piecesBefore] = [draft.items.length, draft.pieces];
    const container: Container | null = meaning && { meaning, open: [], close: [] };
    if (container) draft.items.push({ kind: "open", container });
    if (isControl && outline.child(element, W.p)) draft.isOdd = true;
    frames.push(frame);
    if (frames.length > DEEPEST) draft.isOdd = true;
    else if (content) this.#readInline(content);
    frames.pop();
    if (draft.pieces === piecesBefore) {
      const inside = draft.items.splice(itemsBefore);
      const lock = isControl ? controlLock(outline, element) : null;
      draft.items.push(wholeFrame(start, draft.isOdd ? [] : inside, lock, end));
    } else if (container) {
      container.open = [{ start, end: frame.openEnd }];
      container.close = [{ start: outline.closeStart(content), end }];
      draft.items.push({ kind: "close", container });
    }
  }

  #readRun(element: Element): void {
    const outline = this.#outline;
    const parts: RunPart[] = [];
    let properties: Element = 0;
    const object = { ...nothing, kind: "other", isLockedText: false } as const;
    this.#eachChild(
      element,
      (between, from) => {
        for (const { index, 0: found } of between.matchAll(aside)) {
          const start = from + index;
          parts.push({ ...object, start, end: start + found.length });
        }
      },
      (child) => {
        const code = outline.code(child);
        switch (code) {
          case W.p:
            this.#draft.isOdd = true;
            return;
          case W.rPr:
            properties ||= child;
            return;
          case W.t:
            if (!outline.closesItself(child)) parts.push(this.#textPart(child));
            return;
          case W.noBreakHyphen:
            parts.push({ kind: "hyphen", text: NO_BREAK_HYPHEN });
            this.#drop(child);
            return;
          case W.softHyphen:
          case W.lastRenderedPageBreak:
            // Where the words of the source break says nothing about the translation.
            this.#drop(child);
            return;
        }
        const character = characterElements.get(code);
        const shows = !character || character.text === PLACEHOLDER ? "" : character.text;
        const { isVisible, reason } = runObjects.get(code) ?? {
          isVisible: true,
          reason: character?.reason ?? "markup",
        };
        const gathered = this.#gather(child, { isVisible, reason, shows });
        parts.push({ ...gathered, kind: "other", isLockedText: false, end: outline.end(child) });
      },
    );
    addRun(this.#open, { outline, element, properties, parts }, this.#properties);
  }

  #textPart(element: Element): RunPart {
    const outline = this.#outline;
    const draft = this.#draft;
    if (outline.first(element)) draft.isOdd = true;
    const text = this.#texts.get(element);
    if (text !== undefined) {
      draft.pieces++;
      return { kind: "text", text };
    }
    const preserved = outline.attribute(element, X.xmlSpace) === "preserve";
    const shows = readCharacters(outline, element, preserved).text;
    const isVisible = shows !== "";
    const span = outline.span(element);
    return { ...nothing, ...span, kind: "other", shows, isVisible, isLockedText: true };
  }

  /** An element that a translation does without; with something inside it would be more than that. */
  #drop(element: Element): void {
    if (!this.#outline.closesItself(element)) this.#draft.isOdd = true;
  }

  /** What an element that is moved whole holds: text it shows, marks of fields and of ranges. */
  #gather(root: Element, what: Partial<Gathering>): Gathering {
    const outline = this.#outline;
    const gathering = { ...startGathering(outline.start(root)), ...what };
    const after = outline.after(root);
    for (let element = root; element < after; element++) {
      const code = outline.code(element);
      if (code === W.p) {
        // Of a text box, which is read by itself.
        element = outline.after(element) - 1;
      } else if (code === W.t) {
        if (!gathering.isVisible || element === root) continue;
        gathering.shows += readCharacters(outline, element, true).text;
      } else if (code === W.commentReference || isRangeMark(code)) {
        this.#gatherMark(gathering, element, code);
      } else {
        const part = fieldPart(outline, element);
        if (part && part.kind !== "unknown") gathering.fieldParts.push(part);
      }
    }
    return gathering;
  }

  #gatherMark(gathering: Gathering, element: Element, code: number): void {
    const outline = this.#outline;
    if (!outline.closesItself(element)) this.#draft.isOdd = true;
    const { family, side } = rangeFamily(code);
    const key = `${family} ${outline.attribute(element, W.id) ?? ""}`;
    gathering.marks.push({ ...outline.span(element), key, side });
  }
}

/** Whether a paragraph stands in a content control for plain text, which holds this one. */
function isConfined(outline: Outline, paragraph: Element): boolean {
  for (let at = outline.parent(paragraph); at; at = outline.parent(at)) {
    if (outline.code(at) === W.sdt) return isPlainTextControl(outline, at);
  }
  return false;
}
