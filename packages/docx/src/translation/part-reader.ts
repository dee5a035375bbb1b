/**
 * Takes the paragraphs of a part apart. One pass, no recursion; what may be translated has been
 * decided by the reader of the story: its pieces are looked up here, nothing is decided again.
 */
import { unlimitedMarkup } from "../limits.ts";
import type { LockReason } from "../model.ts";
import { PLACEHOLDER } from "../model.ts";
import type { OpenText } from "../reading/characters.ts";
import { characterElements, readCharacters } from "../reading/characters.ts";
import { readControlProperty, readGallery } from "../reading/content-controls.ts";
import { fieldReason } from "../reading/fields.ts";
import type { SourceParagraph } from "../reading/source.ts";
import { codeOf, W, X } from "../xml/names.ts";
import type { Handler, StartTag } from "../xml/scanner.ts";
import { scanXml } from "../xml/scanner.ts";
import type { Container, Draft } from "./content.ts";
import { NO_BREAK_HYPHEN } from "./content.ts";
import { PropertiesReader } from "./formatting.ts";
import type { Frame, Gathering, Mode, OpenParagraph, OpenRun } from "./open-paragraph.ts";
import {
  finishChunk,
  nothing,
  startGathering,
  startParagraph,
  wholeFrame,
} from "./open-paragraph.ts";
import { addRun } from "./runs.ts";
import { isSilentField } from "./settled-content.ts";

/** Text to translate, by the offset of its w:t. */
export type PieceTexts = ReadonlyMap<number, { owner: SourceParagraph; text: string }>;

/** @returns the paragraphs that hold such text, in the order in which they end */
export function readPart(source: string, pieces: PieceTexts): Draft[] {
  const reader = new PartReader(source, pieces);
  // Opening the document has scanned it before, under the caller's limits.
  scanXml(source, reader, codeOf, unlimitedMarkup);
  return reader.drafts;
}

/** Wrappers in one another that text may stand in; real files have fewer than five. */
const DEEPEST = 64;

type OnClose = ((start: number, end: number) => void) | null;

const rangeMark =
  /^(?:.*:)?((bookmark|commentRange|perm|moveFromRange|moveToRange|customXml\w+Range)(Start|End))$/;

class PartReader implements Handler {
  readonly drafts: Draft[] = [];
  readonly #source: string;
  readonly #pieces: PieceTexts;
  readonly #properties = new PropertiesReader();
  readonly #outer: OpenParagraph[] = [];
  readonly #onClose: OnClose[] = [];
  #paragraph: OpenParagraph | null = null;
  /** For each open w:sdt, whether it is for plain text (w:text, ECMA-376 §17.5.2.44). */
  readonly #controls: boolean[] = [];
  #inControlProperties = false;

  constructor(source: string, pieces: PieceTexts) {
    this.#source = source;
    this.#pieces = pieces;
  }

  open(code: number, tag: StartTag): void {
    if (code === W.sdt) this.#controls.push(false);
    else if (code === W.sdtPr) this.#inControlProperties = true;
    else if (this.#inControlProperties && /(^|:)text$/.test(tag.name())) {
      this.#controls[this.#controls.length - 1] = true;
    }
    this.#onClose.push(this.#enter(code, tag));
  }

  close(code: number, start: number, end: number): void {
    if (code === W.sdt) this.#controls.pop();
    else if (code === W.sdtPr) this.#inControlProperties = false;
    this.#onClose.pop()?.(start, end);
  }

  text(start: number, end: number, isCdata: boolean): void {
    const open = this.#paragraph;
    if (!open) return;
    if (open.text) {
      open.text.parts.push({ start, end, cdata: isCdata });
    } else if (open.inInstruction) {
      open.gathering?.fieldEvents.push({
        kind: "instruction",
        text: this.#source.slice(start, end),
      });
    } else if (open.mode === "inline" && /[^ \t\r\n]/.test(this.#source.slice(start, end))) {
      open.draft.isOdd = true;
    }
  }

  /** A comment or instruction between elements nobody sees; it keeps its place. */
  other(start: number, end: number): void {
    const open = this.#paragraph;
    if (open?.mode === "inline") {
      open.draft.items.push({
        ...nothing,
        kind: "chunk",
        slices: [{ start, end }],
        lockedText: null,
      });
    } else if (open?.mode === "run" && open.run && !open.text) {
      open.run.parts.push({ ...nothing, kind: "other", isLockedText: false, start, end });
    }
  }

  #enter(code: number, tag: StartTag): OnClose {
    if (code === W.p) return this.#openParagraph(tag);
    const open = this.#paragraph;
    if (!open) return null;
    switch (open.mode) {
      case "inline":
        return this.#enterInline(open, code, tag);
      case "run":
        return this.#enterRun(open, code, tag);
      case "control":
        return this.#enterControl(open, code, tag);
      case "opaque":
        return this.#enterOpaque(open, code, tag);
    }
  }

  // Paragraphs

  #openParagraph(tag: StartTag): OnClose {
    const outer = this.#paragraph;
    if (outer) {
      // Text boxes hold paragraphs; anywhere else in one they are a mistake of the file.
      if (outer.mode !== "opaque") outer.draft.isOdd = true;
      this.#outer.push(outer);
    }
    const open = startParagraph(tag, this.#controls.at(-1) ?? false);
    const { draft } = open;
    this.#paragraph = open;
    return (start, end) => {
      draft.contentEnd = start;
      draft.end = end;
      if (draft.owner) this.drafts.push(draft);
      this.#paragraph = this.#outer.pop() ?? null;
    };
  }

  #enterInline(open: OpenParagraph, code: number, tag: StartTag): OnClose {
    const { draft } = open;
    if (tag.outerScope !== draft.scope) draft.isOdd = true;
    switch (code) {
      case W.pPr: {
        const isFirst = draft.items.length === 0 && open.frames.length === 0 && !draft.properties;
        if (!isFirst) draft.isOdd = true;
        const start = tag.start;
        return this.#skip(open, (_start, end) => {
          draft.properties = { start, end };
          draft.contentStart = end;
        });
      }
      case W.r:
        return this.#openRun(open, tag);
      case W.hyperlink:
        return this.#openFrame(open, tag, "link");
      case W.ins:
        return this.#openFrame(open, tag, "insertion");
      case W.customXml:
        return this.#openFrame(open, tag, "custom-xml");
      case W.smartTag:
      case W.dir:
      case W.bdo:
        return this.#openFrame(open, tag, null);
      case W.sdt:
        return this.#openControl(open, tag);
      case W.proofErr:
        return this.#drop(open, tag);
      case W.del:
      case W.moveFrom:
        draft.hasDeletedText = true;
        return this.#gather(open, tag, { isVisible: false, reason: "markup", isDeleted: true });
      case W.moveTo:
        return this.#gather(open, tag, { isVisible: true, reason: "moved-text" });
      case W.fldSimple: {
        const instruction = tag.attribute(W.instr) ?? "";
        const isVisible = !isSilentField(instruction);
        return this.#gather(open, tag, { isVisible, reason: fieldReason(instruction) });
      }
      case X.oMath:
      case X.oMathPara:
        return this.#gather(open, tag, { isVisible: true, reason: "equation" });
      case X.alternateContent:
        return this.#gather(open, tag, { isVisible: true, reason: "object" });
    }
    const name = tag.name();
    const frame = open.frames.at(-1);
    if (frame && /(^|:)(smartTag|customXml)Pr$/.test(name)) {
      return this.#skip(open, (_start, end) => {
        frame.openEnd = end;
      });
    }
    const isMark = rangeMark.test(name);
    const onClose = this.#gather(open, tag, { isVisible: !isMark, reason: "markup" });
    if (isMark) this.#noteMark(open, tag);
    return onClose;
  }

  // Wrappers

  #openFrame(open: OpenParagraph, tag: StartTag, meaning: Frame["meaning"]): OnClose {
    const { draft, frames } = open;
    const frame: Frame = {
      start: tag.start,
      openEnd: tag.end,
      closeStart: tag.end,
      meaning,
      control: null,
      itemsBefore: draft.items.length,
      piecesBefore: draft.pieces,
    };
    const container: Container | null = meaning && { meaning, open: [], close: [] };
    if (container) draft.items.push({ kind: "open", container });
    frames.push(frame);
    if (tag.scope !== tag.outerScope || frames.length > DEEPEST) draft.isOdd = true;
    return (start, end) => {
      frames.pop();
      if (!frame.control) frame.closeStart = start;
      if (draft.pieces === frame.piecesBefore) {
        const inside = draft.items.splice(frame.itemsBefore);
        draft.items.push(wholeFrame(frame, draft.isOdd ? [] : inside, end));
      } else if (container) {
        container.open = [{ start: frame.start, end: frame.openEnd }];
        container.close = [{ start: frame.closeStart, end }];
        draft.items.push({ kind: "close", container });
      }
    };
  }

  #openControl(open: OpenParagraph, tag: StartTag): OnClose {
    const closeFrame = this.#openFrame(open, tag, "content-control");
    const frame = open.frames.at(-1);
    if (frame) frame.control = { lock: null };
    open.mode = "control";
    return (start, end) => {
      open.mode = "inline";
      closeFrame?.(start, end);
    };
  }

  #enterControl(open: OpenParagraph, code: number, tag: StartTag): OnClose {
    const frame = open.frames.at(-1);
    const control = frame?.control;
    if (!frame || !control) return null;
    if (code === W.sdtPr) return null; // its children come here as well
    if (code === W.sdtContent) {
      frame.openEnd = tag.end;
      open.mode = "inline";
      return (start) => {
        frame.closeStart = start;
        open.mode = "control";
      };
    }
    readControlProperty(control, code, tag);
    readGallery(control, code, tag);
    return code === W.rPr || code === W.docPartObj ? null : this.#skip(open, null);
  }

  // Runs

  #openRun(open: OpenParagraph, tag: StartTag): OnClose {
    const run: OpenRun = {
      start: tag.start,
      openEnd: tag.end,
      name: tag.name(),
      scope: tag.outerScope,
      properties: null,
      parts: [],
    };
    open.run = run;
    open.mode = "run";
    return (_start, end) => {
      open.run = null;
      open.mode = "inline";
      addRun(open, run, end, this.#source, this.#properties);
    };
  }

  #enterRun(open: OpenParagraph, code: number, tag: StartTag): OnClose {
    const { run } = open;
    if (!run) return null;
    const part = (isVisible: boolean, reason: LockReason, shows = ""): OnClose =>
      this.#gatherPart(open, run, tag, { isVisible, reason, shows });
    switch (code) {
      case W.rPr: {
        const at = tag.start;
        return this.#skip(open, (_start, end) => {
          run.properties ??= { start: at, end };
        });
      }
      case W.t:
        return tag.selfClosing ? null : this.#openText(open, run, tag);
      case W.noBreakHyphen:
        run.parts.push({ kind: "hyphen", text: NO_BREAK_HYPHEN });
        return this.#drop(open, tag);
      case W.softHyphen:
      case W.lastRenderedPageBreak:
        // Where the words of the source break says nothing about the translation.
        return this.#drop(open, tag);
      case W.fldChar: {
        const onClose = part(false, "field");
        this.#noteField(open, tag);
        return onClose;
      }
      case W.instrText:
      case W.delInstrText: {
        const onClose = part(false, "field");
        open.inInstruction = true;
        return (start, end) => {
          open.inInstruction = false;
          onClose?.(start, end);
        };
      }
      case W.commentReference: {
        const onClose = part(false, "markup");
        this.#noteMark(open, tag);
        return onClose;
      }
      case W.drawing:
      case W.pict:
      case W.object:
      case W.contentPart:
      case X.alternateContent:
        return part(true, "object");
      case W.footnoteRef:
      case W.endnoteRef:
        return part(true, "note");
      case W.annotationRef:
        return part(false, "markup");
    }
    const character = characterElements.get(code);
    if (!character) return part(true, "markup");
    const shows = character.text === PLACEHOLDER ? "" : character.text;
    return part(true, character.reason, shows);
  }

  #openText(open: OpenParagraph, run: OpenRun, tag: StartTag): OnClose {
    const text: OpenText = {
      start: tag.start,
      openEnd: tag.end,
      preserved: tag.attribute(X.xmlSpace) === "preserve",
      parts: [],
      hasOther: false,
    };
    open.text = text;
    const restore = this.#enterMode(open, "opaque");
    return (_start, end) => {
      restore();
      open.text = null;
      const piece = this.#pieces.get(text.start);
      if (piece) {
        open.draft.owner ??= piece.owner;
        if (open.draft.owner !== piece.owner) open.draft.isOdd = true;
        open.draft.pieces++;
        run.parts.push({ kind: "text", text: piece.text });
        return;
      }
      const shows = readCharacters(this.#source, text).text;
      run.parts.push({
        ...nothing,
        kind: "other",
        start: text.start,
        end,
        shows,
        isVisible: shows !== "",
        isLockedText: true,
      });
    };
  }

  #gatherPart(open: OpenParagraph, run: OpenRun, tag: StartTag, what: Partial<Gathering>): OnClose {
    const gathering = { ...startGathering(tag.start), ...what };
    const restore = this.#enterGathering(open, gathering);
    return (_start, end) => {
      restore();
      run.parts.push({ ...gathering, kind: "other", isLockedText: false, end });
    };
  }

  // Elements that are moved whole

  #enterOpaque(open: OpenParagraph, code: number, tag: StartTag): OnClose {
    if (!open.gathering) {
      if (open.text) open.draft.isOdd = true;
      return null;
    }
    switch (code) {
      case W.fldChar:
        this.#noteField(open, tag);
        return null;
      case W.instrText:
      case W.delInstrText:
        open.inInstruction = true;
        return () => {
          open.inInstruction = false;
        };
      case W.commentReference:
        this.#noteMark(open, tag);
        return null;
      case W.t: {
        if (!open.gathering.isVisible || tag.selfClosing) return null;
        const { gathering } = open;
        const parts: OpenText["parts"] = [];
        open.text = { start: tag.start, openEnd: tag.end, preserved: true, parts, hasOther: false };
        return () => {
          if (open.text) gathering.shows += readCharacters(this.#source, open.text).text;
          open.text = null;
        };
      }
    }
    if (rangeMark.test(tag.name())) this.#noteMark(open, tag);
    return null;
  }

  #gather(open: OpenParagraph, tag: StartTag, what: Partial<Gathering>): OnClose {
    const gathering = { ...startGathering(tag.start), ...what };
    const restore = this.#enterGathering(open, gathering);
    return (_start, end) => {
      restore();
      open.draft.items.push(finishChunk(gathering, end));
    };
  }

  #enterGathering(open: OpenParagraph, gathering: Gathering): () => void {
    const restore = this.#enterMode(open, "opaque");
    const before = open.gathering;
    open.gathering = gathering;
    return () => {
      restore();
      open.gathering = before;
    };
  }

  #skip(open: OpenParagraph, onClose: OnClose): OnClose {
    const restore = this.#enterMode(open, "opaque");
    return (start, end) => {
      restore();
      onClose?.(start, end);
    };
  }

  /** An element that a translation does without; with something inside it would be more than that. */
  #drop(open: OpenParagraph, tag: StartTag): OnClose {
    if (!tag.selfClosing) open.draft.isOdd = true;
    return this.#skip(open, null);
  }

  #enterMode(open: OpenParagraph, mode: Mode): () => void {
    const before = open.mode;
    open.mode = mode;
    return () => {
      open.mode = before;
    };
  }

  #noteField(open: OpenParagraph, tag: StartTag): void {
    const type = tag.attribute(W.fldCharType);
    if (type === "begin" || type === "separate" || type === "end") {
      open.gathering?.fieldEvents.push({ kind: type, text: "" });
    }
  }

  #noteMark(open: OpenParagraph, tag: StartTag): void {
    const name = tag.name();
    const found = rangeMark.exec(name);
    const family = found?.[2] ?? "commentRange";
    const id = tag.attribute(W.id) ?? "";
    const side = found ? (found[3] === "Start" ? "start" : "end") : "reference";
    if (!tag.selfClosing) open.draft.isOdd = true;
    open.gathering?.marks.push({ start: tag.start, end: tag.end, key: `${family} ${id}`, side });
  }
}
