/**
 * Reads the paragraphs of one part: the text a reader sees, and where each character stands.
 *
 * One pass over the markup with a stack of contexts. A paragraph's text is assembled from w:t
 * elements and placeholders; each editable w:t leaves a `Piece` with its offsets, everything else
 * leaves a locked span or nothing. The reader never decides what an edit may do beyond that.
 */
import type { Limits } from "../limits.ts";
import type { LockedSpan, LockReason, Story } from "../model.ts";
import { PLACEHOLDER } from "../model.ts";
import { codeOf, UNKNOWN, W, X } from "../xml/names.ts";
import type { Handler, StartTag } from "../xml/scanner.ts";
import { scanXml } from "../xml/scanner.ts";
import { Alternates } from "./alternates.ts";
import type { SourceChange } from "./changes.ts";
import { ChangeTrail } from "./changes.ts";
import type { OpenText } from "./characters.ts";
import { characterElements, hasPlainTag, readCharacters } from "./characters.ts";
import { readControlProperty, readGallery } from "./content-controls.ts";
import type { Context } from "./context.ts";
import { freshContext, isInvisible, lockReason } from "./context.ts";
import type { Draft } from "./drafts.ts";
import { endParagraph, finishParagraph, lockRun, startParagraph, startRun } from "./drafts.ts";
import type { Field } from "./fields.ts";
import { fieldReason, followFieldMark } from "./fields.ts";
import { readParagraphProperty, readRunProperty } from "./properties.ts";
import type { Piece, SourceParagraph } from "./source.ts";

export type StoryContent = {
  /** Without the second halves of text boxes, which are reached as twins. */
  paragraphs: SourceParagraph[];
  changes: SourceChange[];
  /** Every w:id in use: revisions, bookmarks, comments and permissions share one space of numbers. */
  usedIds: Set<number>;
  hasImportedContent: boolean;
  hasUnbalancedField: boolean;
  /** The code of the root element. */
  root: number;
};

/** Elements that runs may stand in and in which w:ins and w:del are allowed (EG_PContent). */
const runParents = new Set<number>([
  W.p,
  W.hyperlink,
  W.ins,
  W.smartTag,
  W.customXml,
  W.sdtContent,
  W.dir,
  W.bdo,
]);

/** Zotero, told to use bookmarks instead of fields, writes over what stands in these. */
const zoteroBookmark = /^ZOTERO_BREF_/;

/**
 * Reads one part.
 * @param source the part's text
 * @param story what its own paragraphs belong to; those in text boxes are told apart
 * @param hiddenStyles ids of styles whose text is hidden
 * @throws DocxRefusal when the part is not well-formed
 */
export function readStory(
  source: string,
  story: Story,
  limits: Limits,
  hiddenStyles: ReadonlySet<string> = new Set(),
): StoryContent {
  const reader = new StoryReader(source, story, hiddenStyles, new Set());
  scanXml(source, reader, codeOf, limits);
  if (reader.unmatched.size === 0) return reader.content();
  // A field that never ends would swallow the rest of the story. Word repairs such a file by
  // dropping the mark; so the part is read again with those marks ignored.
  const again = new StoryReader(source, story, hiddenStyles, reader.unmatched);
  scanXml(source, again, codeOf, limits);
  const content = again.content();
  content.hasUnbalancedField = true;
  return content;
}

class StoryReader implements Handler {
  /** Begin marks of fields that were still open when their story closed. */
  readonly unmatched = new Set<number>();

  readonly #source: string;
  readonly #hiddenStyles: ReadonlySet<string>;
  readonly #ignoredMarks: ReadonlySet<number>;
  readonly #drafts: Draft[] = [];
  readonly #usedIds = new Set<number>();
  readonly #alternates = new Alternates();
  readonly #trail = new ChangeTrail();
  #context: Context;
  #text: OpenText | null = null;
  #instructionFrom: Field | null = null;
  #root = -1;
  #hasImportedContent = false;
  #hasUnbalancedField = false;

  /** Codes and offsets of the open elements, and what to do when one closes. */
  readonly #codes: number[] = [];
  readonly #starts: number[] = [];
  readonly #onClose: (((start: number, end: number) => void) | null)[] = [];

  constructor(
    source: string,
    story: Story,
    hiddenStyles: ReadonlySet<string>,
    ignoredMarks: ReadonlySet<number>,
  ) {
    this.#hiddenStyles = hiddenStyles;
    this.#source = source;
    this.#ignoredMarks = ignoredMarks;
    this.#context = freshContext(story);
  }

  content(): StoryContent {
    const seen = this.#alternates.seen(this.#drafts);
    const isSeen = new Set(seen);
    return {
      paragraphs: seen.map(finishParagraph),
      changes: this.#trail.finish(this.#drafts.at(-1), (draft) => !isSeen.has(draft)),
      usedIds: this.#usedIds,
      hasImportedContent: this.#hasImportedContent,
      hasUnbalancedField: this.#hasUnbalancedField,
      root: this.#root,
    };
  }

  #parent(up = 1): number {
    return this.#codes[this.#codes.length - up] ?? -1;
  }

  open(code: number, tag: StartTag): void {
    if (this.#root < 0) this.#root = code;
    this.other();
    const onClose = this.#enter(code, tag);
    this.#codes.push(code);
    this.#starts.push(tag.start);
    this.#onClose.push(onClose);
  }

  close(_code: number, start: number, end: number): void {
    this.#codes.pop();
    this.#starts.pop();
    this.#onClose.pop()?.(start, end);
    if (this.#codes.length === 0) this.#closeStory(this.#context);
  }

  text(start: number, end: number, isCdata: boolean): void {
    if (this.#text) this.#text.parts.push({ start, end, cdata: isCdata });
    else if (this.#instructionFrom) {
      this.#instructionFrom.instruction += this.#source.slice(start, end);
    }
  }

  /** A w:t that holds more than characters cannot be cut. */
  other(): void {
    if (this.#text) this.#text.hasOther = true;
  }

  /** Acts on a start tag; answers what its end tag must undo. */
  #enter(code: number, tag: StartTag): ((start: number, end: number) => void) | null {
    const context = this.#context;
    switch (code) {
      case W.p:
        if (context.properties) return this.#markRunOdd();
        return context.opaque ? null : this.#openParagraph();
      case W.r:
        if (context.properties) return this.#markRunOdd();
        return context.opaque || !context.paragraph ? null : this.#openRun(tag);
      case W.t:
        if (context.properties) return this.#markRunOdd();
        return context.run && !context.opaque && this.#parent() === W.r
          ? this.#openText(tag)
          : null;
      case W.delText:
        return context.hidden > 0 && context.run && !context.opaque && this.#parent() === W.r
          ? this.#openText(tag)
          : null;
      case W.rPr:
        return this.#openRunProperties(tag);
      case W.pPr:
      case W.sectPr:
        return this.#set("properties", context.properties + 1);
      case W.tbl:
        context.tables++;
        return () => {
          context.tables--;
        };
      case W.txbxContent:
        return context.properties ? this.#markRunOdd() : this.#openTextBox();
      case W.footnote:
      case W.endnote:
        return this.#openNote(tag);
      case X.alternateContent:
        return this.#openAlternate();
      case X.choice:
      case X.fallback:
        this.#alternates.beginVersion(this.#drafts.length);
        return () => this.#alternates.endVersion(this.#drafts.length);
      case W.altChunk:
      case W.subDoc:
        this.#hasImportedContent = true;
        return null;
      case UNKNOWN:
        return null;
    }
    this.#noteId(tag, code);
    return context.opaque ? null : this.#enterContent(code, tag);
  }

  #enterContent(code: number, tag: StartTag): ((start: number, end: number) => void) | null {
    const context = this.#context;
    const parent = this.#parent();
    switch (code) {
      case W.ins:
        if (isPropertyElement(parent)) return this.#markChange(code, tag);
        return this.#followChange(
          code,
          tag,
          this.#set("insertion", {
            tag: { start: tag.start, end: tag.end },
            id: tag.attributeRange(W.id),
            canBeSplit:
              runParents.has(parent) &&
              context.insertion === null &&
              tag.attribute(W.id) !== null &&
              tag.attribute(W.author) !== null,
          }),
        );
      case W.del:
        if (parent === W.trPr) context.lock = "markup";
        if (isPropertyElement(parent)) return this.#markChange(code, tag);
        return this.#followChange(code, tag, this.#hide());
      case W.cellDel:
        context.lock = "markup";
        return this.#markChange(code, tag);
      case W.cellIns:
      case W.cellMerge:
      case W.pPrChange:
      case W.sectPrChange:
      case W.tblPrChange:
      case W.tblPrExChange:
      case W.trPrChange:
      case W.tcPrChange:
        return this.#markChange(code, tag);
      case W.tr:
      case W.tc:
        return this.#set("lock", context.lock);
      case W.moveFrom:
        if (isPropertyElement(parent)) return this.#markChange(code, tag);
        return this.#followChange(code, tag, this.#hide());
      case W.moveTo:
        if (isPropertyElement(parent)) return this.#markChange(code, tag);
        return this.#followChange(code, tag, this.#set("lock", "moved-text"));
      case W.rt:
        return this.#hide();
      case W.hyperlink:
        return this.#set("hyperlink", tag.start);
      case W.bookmarkStart:
        if (zoteroBookmark.test(tag.attribute(W.name) ?? "")) {
          context.citations.add(tag.attribute(W.id) ?? "");
        }
        return null;
      case W.bookmarkEnd:
        context.citations.delete(tag.attribute(W.id) ?? "");
        return null;
      case W.fldSimple:
        return this.#set("lock", context.lock ?? fieldReason(tag.attribute(W.instr) ?? ""));
      case W.sdt:
        return this.#set("control", { lock: null });
      case W.sdtContent:
        return this.#set("lock", context.control?.lock ?? context.lock);
      case X.oMath:
      case X.oMathPara:
        return this.#object("equation");
    }
    if (parent === W.sdtPr && context.control) readControlProperty(context.control, code, tag);
    else if (parent === W.docPartObj && context.control) readGallery(context.control, code, tag);
    else if (parent === W.pPr && this.#parent(2) === W.p && context.paragraph) {
      readParagraphProperty(context.paragraph, code, tag);
    } else if (parent === W.rPr && this.#parent(2) === W.r)
      return this.#enterRunProperty(code, tag);
    else if (parent === W.r && context.run) return this.#enterRunContent(code, tag);
    return null;
  }

  #enterRunContent(code: number, tag: StartTag): ((start: number, end: number) => void) | null {
    const character = characterElements.get(code);
    if (character) {
      this.#append(character.text, character.reason);
      return null;
    }
    switch (code) {
      case W.drawing:
      case W.pict:
      case W.object:
      case W.contentPart:
        return this.#object("object");
      case W.fldChar:
        this.#fieldMark(tag);
        return null;
      case W.instrText:
      case W.delInstrText: {
        const field = this.#context.fields.at(-1);
        if (!field || field.inResult) return null;
        this.#instructionFrom = field;
        return () => {
          this.#instructionFrom = null;
        };
      }
    }
    return null;
  }

  /** Sets one value of the context until the element closes. */
  #set<Key extends keyof Context>(key: Key, value: Context[Key]): () => void {
    const context = this.#context;
    const before = context[key];
    context[key] = value;
    return () => {
      context[key] = before;
    };
  }

  #hide(): () => void {
    return this.#set("hidden", this.#context.hidden + 1);
  }

  #object(reason: LockReason): () => void {
    this.#append(PLACEHOLDER, reason);
    return this.#set("opaque", this.#context.opaque + 1);
  }

  #noteId(tag: StartTag, code: number): void {
    const value = tag.attribute(W.id);
    if (value === null) return;
    if (/^\d{1,10}$/.test(value)) this.#usedIds.add(Number(value));
    if (this.#context.properties && code !== W.rPrChange) this.#markRunOdd();
  }

  #holdsElements(start: number, end: number): boolean {
    return end > start && /<(?![!?])/.test(this.#source.slice(start, end));
  }

  /** Properties behind content, or with content or numbers inside, cannot go to each part of a run. */
  #markRunOdd(): null {
    if (this.#context.run) this.#context.run.hasOddProperties = true;
    return null;
  }

  // Paragraphs

  #openParagraph(): () => void {
    const context = this.#context;
    const isLocked = context.lock !== null || context.hidden > 0;
    const draft = startParagraph(context.story, !isLocked, context.tables > 0);
    this.#drafts.push(draft);
    this.#trail.startParagraph(draft);
    const before = context.paragraph;
    context.paragraph = draft;
    return () => {
      this.#markGenerated(draft);
      // Citations end in their paragraph; a bookmark without an end must not lock all that follows.
      context.citations.clear();
      endParagraph(draft);
      context.paragraph = before;
    };
  }

  /** An empty paragraph between two entries of a bibliography belongs to it as well. */
  #markGenerated(draft: Draft): void {
    const reason = lockReason(this.#context);
    if (draft.length === 0 && (reason === "bibliography" || reason === "contents")) {
      draft.generated = reason;
    }
  }

  // Runs

  #openRun(tag: StartTag): (start: number, end: number) => void {
    const context = this.#context;
    const before = context.run;
    const parent = this.#parent();
    const run = startRun(tag, {
      parentStart: this.#starts.at(-1) ?? 0,
      insertion: parent === W.ins && context.insertion?.canBeSplit ? context.insertion : null,
      insideInsertion: context.insertion !== null,
      hyperlink: context.hyperlink,
    });
    run.hidden = this.#isHiddenStyle(context.paragraph?.styleId ?? null);
    context.run = run;
    // Inside ruby, or an element unknown here, nobody promised that revisions are allowed.
    const restore = runParents.has(parent) ? null : this.#set("lock", context.lock ?? "markup");
    return (start, end) => {
      run.closeStart = start;
      run.end = end;
      this.#trail.endRun();
      if (run.hasOddProperties && context.paragraph) lockRun(context.paragraph, run);
      context.run = before;
      restore?.();
    };
  }

  #openRunProperties(tag: StartTag): (start: number, end: number) => void {
    const { run, opaque } = this.#context;
    const isOfRun = run !== null && !opaque && this.#parent() === W.r;
    if (isOfRun && (run.properties || this.#holdsElements(run.openEnd, tag.start))) {
      this.#markRunOdd();
    }
    const restore = this.#set("properties", this.#context.properties + 1);
    const at = tag.start;
    return (_start, end) => {
      restore();
      if (isOfRun) run.properties = { start: at, end };
    };
  }

  #isHiddenStyle(id: string | null): boolean {
    return id !== null && this.#hiddenStyles.has(id);
  }

  #enterRunProperty(code: number, tag: StartTag): ((start: number, end: number) => void) | null {
    const { run } = this.#context;
    if (!run) return null;
    if (code !== W.rPrChange) {
      if (code === W.rStyle && this.#isHiddenStyle(tag.attribute(W.val))) run.hidden = true;
      readRunProperty(run, code, tag);
      return null;
    }
    this.#markChange(code, tag);
    if (run.propertiesChange) this.#markRunOdd();
    const change = { start: tag.start, end: tag.end, id: tag.attributeRange(W.id) };
    run.propertiesChange = change;
    return (_start, end) => {
      change.end = end;
    };
  }

  // Text

  #openText(tag: StartTag): ((start: number, end: number) => void) | null {
    if (tag.selfClosing) return null;
    const text: OpenText = {
      start: tag.start,
      openEnd: tag.end,
      preserved: tag.attribute(X.xmlSpace) === "preserve",
      parts: [],
      hasOther: !hasPlainTag(this.#source.slice(tag.start, tag.end)),
    };
    this.#text = text;
    return (start, end) => {
      this.#text = null;
      this.#appendText(text, start, end);
    };
  }

  #appendText(open: OpenText, closeStart: number, end: number): void {
    const { paragraph, run } = this.#context;
    if (!paragraph || !run) return;
    const content = readCharacters(this.#source, open);
    if (content.text === "") return;
    if (isInvisible(this.#context)) {
      this.#passHidden(content.text);
      return;
    }
    // What is trimmed needs a w:t of its own when the text is split; on both sides, that would be
    // one more w:t with unpreserved white space than there was.
    const isCut = content.trimmedSides > (content.cdata === null ? 1 : 0);
    const isOdd = open.hasOther || run.hasOddProperties || isCut;
    const reason = lockReason(this.#context) ?? (isOdd ? "markup" : null);
    const start = paragraph.length;
    const visible = content.text.trim().length;
    paragraph.visibleLength += visible;
    if (run.typewriter) paragraph.typewriterLength += visible;
    this.#append(content.text, reason);
    if (reason) return;
    const piece: Piece = {
      start,
      end: paragraph.length,
      run,
      tag: { start: open.start, openEnd: open.openEnd, closeStart, end },
      preserved: open.preserved,
      sourceStart: content.sourceStart,
      offsets: content.offsets,
      cdata: content.cdata,
    };
    paragraph.pieces.push(piece);
  }

  /** Adds to the text of the open paragraph; with a reason, as a locked span. */
  #append(text: string, reason: LockReason | null): void {
    const { paragraph } = this.#context;
    if (!paragraph) return;
    if (isInvisible(this.#context)) {
      this.#passHidden(text);
      return;
    }
    const start = paragraph.length;
    paragraph.parts.push(text);
    paragraph.length += text.length;
    if (!reason) return;
    const stronger = lockReason(this.#context) ?? reason;
    if (stronger === "bibliography" || stronger === "contents") paragraph.generated = stronger;
    const last: LockedSpan | undefined = paragraph.locked.at(-1);
    if (last && last.end === start && last.reason === stronger) last.end = paragraph.length;
    else paragraph.locked.push({ start, end: paragraph.length, reason: stronger });
  }

  // Tracked changes

  #followChange(code: number, tag: StartTag, restore: () => void): () => void {
    const end = this.#trail.begin(code, tag, this.#context.paragraph);
    return () => {
      end();
      restore();
    };
  }

  #markChange(code: number, tag: StartTag): null {
    const { paragraph, run } = this.#context;
    this.#trail.mark(code, tag, this.#parent(), paragraph, run !== null);
    return null;
  }

  /** Deleted text is told with its change; field codes and hidden text are not. */
  #passHidden(text: string): void {
    const { run, fields } = this.#context;
    if (!run?.hidden && fields.every((field) => field.inResult)) this.#trail.gone(text);
  }

  // Fields

  #fieldMark(tag: StartTag): void {
    const { fields, paragraph } = this.#context;
    const type = this.#ignoredMarks.has(tag.start) ? null : tag.attribute(W.fldCharType);
    if (followFieldMark(fields, type, tag.start)) return;
    this.#hasUnbalancedField = true;
    if (paragraph) paragraph.editable = false;
  }

  #closeStory(context: Context): void {
    for (const field of context.fields) this.unmatched.add(field.at);
  }

  // Stories within the story

  #openTextBox(): () => void {
    const outer = this.#context;
    const inner = freshContext("text-box");
    inner.lock = outer.hidden > 0 ? "markup" : outer.lock;
    return this.#enterContext(inner);
  }

  #openNote(tag: StartTag): () => void {
    const inner = freshContext(this.#context.story);
    // The separator lines above notes are notes too, but hold nothing a reader reads.
    const type = tag.attribute(W.type);
    if (type !== null && type !== "normal") inner.opaque = 1;
    return this.#enterContext(inner);
  }

  #enterContext(inner: Context): () => void {
    const outer = this.#context;
    this.#context = inner;
    return () => {
      this.#closeStory(inner);
      this.#context = outer;
    };
  }

  #openAlternate(): (() => void) | null {
    const context = this.#context;
    const parent = this.#parent();
    const isContent = context.paragraph && (parent === W.r || runParents.has(parent));
    const restore = isContent && !context.opaque ? this.#object("object") : null;
    this.#alternates.begin();
    return () => {
      restore?.();
      this.#alternates.end(this.#drafts);
    };
  }
}

/** Inside these, w:ins and w:del are marks on a paragraph, row or cell, not wrappers around runs. */
function isPropertyElement(code: number): boolean {
  return code === W.rPr || code === W.trPr || code === W.tcPr || code === W.numPr;
}
