/**
 * Reads the paragraphs of one part: the text a reader sees, and where each character stands.
 *
 * One pass over the markup with a stack of contexts. A paragraph's text is assembled from w:t
 * elements and placeholders; each editable w:t leaves a `Piece` with its offsets, everything else
 * leaves a locked span or nothing. The reader never decides what an edit may do beyond that.
 */
import type { Limits } from "./limits.ts";
import type {
  LockedSpan,
  LockReason,
  OtherInsertion,
  Piece,
  Run,
  SourceParagraph,
  Span,
  Story,
} from "./model.ts";
import { PLACEHOLDER } from "./model.ts";
import { codeOf, UNKNOWN, W, X } from "./names.ts";
import type { Handler, StartTag } from "./xml.ts";
import { readReference, scanXml } from "./xml.ts";

export type StoryContent = {
  /** Without the second halves of text boxes, which are reached as twins. */
  paragraphs: SourceParagraph[];
  /** Every w:id in use: revisions, bookmarks, comments and permissions share one space of numbers. */
  usedIds: Set<number>;
  hasImportedContent: boolean;
  hasUnbalancedField: boolean;
  /** The code of the root element. */
  root: number;
};

type Field = {
  /** Offset of its begin mark. */
  at: number;
  inResult: boolean;
  instruction: string;
  reason: LockReason;
};

type Control = { lock: LockReason | null };

type Draft = SourceParagraph & {
  parts: string[];
  length: number;
  typewriterLength: number;
  visibleLength: number;
};

/** What changes when a text box opens inside a run, and comes back when it closes. */
type Context = {
  story: Story;
  paragraph: Draft | null;
  run: (Run & { hidden: boolean; typewriter: boolean; hasOddProperties: boolean }) | null;
  fields: Field[];
  control: Control | null;
  lock: LockReason | null;
  insertion: OtherInsertion | null;
  hyperlink: number;
  /** Inside deleted or moved-away text, and such: not part of what a reader sees. */
  hidden: number;
  /** Inside an object or equation: only text boxes in it are read. */
  opaque: number;
  /** Inside w:rPr, w:pPr and such, where broken files may hold what looks like text. */
  properties: number;
  tables: number;
};

type OpenText = {
  start: number;
  openEnd: number;
  preserved: boolean;
  parts: (Span & { cdata: boolean })[];
  /** Comments or instructions inside, or attributes that w:delText may not have. */
  hasOther: boolean;
};

/** mc:AlternateContent: the same content in two or more versions (ECMA-376 part 3, §7.3). */
type Alternate = { versions: Draft[][]; nested: boolean };

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

/** Kinds of content control whose text is chosen or computed, never typed. */
const fixedControls = new Set<number>([
  W.docPartObj,
  W.docPartList,
  W.dropDownList,
  W.comboBox,
  W.date,
  W.picture,
  W.equation,
  W.group,
  W.dataBinding,
  W.showingPlcHdr,
  X.checkbox,
  X.extendedDataBinding,
]);

/** A w:t with no attributes but those that go with its text wherever it goes. */
const plainTextTag = /^<[^\s>]+(\s+(xml:space|xmlns(:[^\s=]+)?)\s*=\s*("[^"]*"|'[^']*'))*\s*>$/;

const typewriterFont =
  /courier|consolas|monospace|lucida console|menlo|monaco|source code|\bmono\b/i;

/** The text of an attribute of on/off type (ECMA-376 §22.9.2.7): absent means on. */
export function isOn(value: string | null): boolean {
  return value === null || !["0", "false", "off"].includes(value.toLowerCase());
}

/** What a field's result is, by the first words of its instruction (ECMA-376 §17.16.5). */
function fieldReason(instruction: string): LockReason {
  const words = instruction.trim().replace(/\s+/g, " ");
  if (/^(BIBLIOGRAPHY\b|ADDIN (ZOTERO_BIBL|EN\.REFLIST|Mendeley Bibliography))/i.test(words)) {
    return "bibliography";
  }
  if (/^ADDIN\b.*CSL_BIBLIOGRAPHY/i.test(words)) return "bibliography";
  if (
    /^(CITATION\b|ADDIN (ZOTERO_ITEM|EN\.CITE|CSL_CITATION|Mendeley|REFMGR|PAPERS2?_CIT|BIBTEX))/i.test(
      words,
    )
  ) {
    return "citation";
  }
  if (/^ADDIN\b.*CSL_CITATION/i.test(words)) return "citation";
  if (/^(TOC|TOA|INDEX)\b/i.test(words)) return "contents";
  return "field";
}

/**
 * Reads one part.
 * @param source the part's text
 * @param story what its own paragraphs belong to; those in text boxes are told apart
 * @throws DocxRefusal when the part is not well-formed
 */
export function readStory(source: string, story: Story, limits: Limits): StoryContent {
  const reader = new StoryReader(source, story, new Set());
  scanXml(source, reader, codeOf, limits);
  if (reader.unmatched.size === 0) return reader.content();
  // A field that never ends would swallow the rest of the story. Word repairs such a file by
  // dropping the mark; so the part is read again with those marks ignored.
  const again = new StoryReader(source, story, reader.unmatched);
  scanXml(source, again, codeOf, limits);
  const content = again.content();
  content.hasUnbalancedField = true;
  return content;
}

class StoryReader implements Handler {
  /** Begin marks of fields that were still open when their story closed. */
  readonly unmatched = new Set<number>();

  readonly #source: string;
  readonly #ignoredMarks: ReadonlySet<number>;
  readonly #drafts: Draft[] = [];
  readonly #shadows = new Set<Draft>();
  readonly #usedIds = new Set<number>();
  readonly #alternates: Alternate[] = [];
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

  constructor(source: string, story: Story, ignoredMarks: ReadonlySet<number>) {
    this.#source = source;
    this.#ignoredMarks = ignoredMarks;
    this.#context = freshContext(story);
  }

  content(): StoryContent {
    return {
      paragraphs: this.#drafts.filter((draft) => !this.#shadows.has(draft)).map(finish),
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
        this.#alternates.at(-1)?.versions.push([]);
        return null;
      case W.altChunk:
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
        if (isPropertyElement(parent)) return null;
        return this.#set("insertion", {
          tag: { start: tag.start, end: tag.end },
          id: tag.attributeRange(W.id),
        });
      case W.del:
        if (parent === W.trPr) context.lock = "markup";
        if (isPropertyElement(parent)) return null;
        return this.#hide();
      case W.cellDel:
        context.lock = "markup";
        return null;
      case W.tr:
      case W.tc:
        return this.#set("lock", context.lock);
      case W.moveFrom:
        return isPropertyElement(parent) ? null : this.#hide();
      case W.moveTo:
        return isPropertyElement(parent) ? null : this.#set("lock", "moved-text");
      case W.rt:
        return this.#hide();
      case W.hyperlink:
        return this.#set("hyperlink", tag.start);
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
    if (parent === W.sdtPr) this.#readControlProperty(code, tag);
    else if (parent === W.docPartObj) this.#readGallery(code, tag);
    else if (parent === W.pPr) this.#readParagraphProperty(code, tag);
    else if (parent === W.rPr) return this.#readRunProperty(code, tag);
    else if (parent === W.r && context.run) return this.#enterRunContent(code, tag);
    return null;
  }

  #enterRunContent(code: number, tag: StartTag): ((start: number, end: number) => void) | null {
    switch (code) {
      case W.tab:
      case W.ptab:
        this.#append("\t", "break");
        return null;
      case W.br:
      case W.cr:
        this.#append("\n", "break");
        return null;
      case W.noBreakHyphen:
        this.#append("\u2011", "break");
        return null;
      case W.softHyphen:
        this.#append("\u00AD", "break");
        return null;
      case W.sym:
        this.#append(PLACEHOLDER, "symbol");
        return null;
      case W.footnoteReference:
      case W.endnoteReference:
        this.#append(PLACEHOLDER, "note");
        return null;
      case W.dayShort:
      case W.monthShort:
      case W.yearShort:
      case W.dayLong:
      case W.monthLong:
      case W.yearLong:
      case W.pgNum:
        this.#append(PLACEHOLDER, "field");
        return null;
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
    const draft: Draft = {
      story: context.story,
      text: "",
      locked: [],
      pieces: [],
      editable: !isLocked,
      inTable: context.tables > 0,
      styleId: null,
      outlineLevel: null,
      numbered: false,
      monospaced: false,
      generated: null,
      twin: null,
      parts: [],
      length: 0,
      typewriterLength: 0,
      visibleLength: 0,
    };
    this.#drafts.push(draft);
    for (const alternate of this.#alternates) alternate.versions.at(-1)?.push(draft);
    const before = context.paragraph;
    context.paragraph = draft;
    return () => {
      this.#markGenerated(draft);
      draft.text = draft.parts.join("");
      draft.monospaced = draft.visibleLength > 0 && draft.typewriterLength === draft.visibleLength;
      draft.parts.length = 0;
      context.paragraph = before;
    };
  }

  /** An empty paragraph between two entries of a bibliography belongs to it as well. */
  #markGenerated(draft: Draft): void {
    const reason = this.#lockReason();
    if (draft.length === 0 && (reason === "bibliography" || reason === "contents")) {
      draft.generated = reason;
    }
  }

  #readParagraphProperty(code: number, tag: StartTag): void {
    const paragraph = this.#context.paragraph;
    if (!paragraph || this.#parent(2) !== W.p) return;
    if (code === W.pStyle) paragraph.styleId = tag.attribute(W.val);
    else if (code === W.numPr) paragraph.numbered = true;
    else if (code === W.outlineLvl) {
      const level = Number(tag.attribute(W.val));
      if (Number.isInteger(level)) paragraph.outlineLevel = level;
    }
  }

  // Runs

  #openRun(tag: StartTag): (start: number, end: number) => void {
    const context = this.#context;
    const before = context.run;
    const parent = this.#parent();
    const run = {
      start: tag.start,
      openEnd: tag.end,
      properties: null,
      propertiesChange: null,
      closeStart: tag.end,
      end: tag.end,
      name: tag.name(),
      scope: tag.outerScope,
      parentStart: this.#starts.at(-1) ?? 0,
      insertion: parent === W.ins ? context.insertion : null,
      insideInsertion: context.insertion !== null,
      hyperlink: context.hyperlink,
      raisedOrLowered: false,
      hidden: false,
      typewriter: false,
      hasOddProperties: false,
    };
    context.run = run;
    // Inside ruby, or an element unknown here, nobody promised that revisions are allowed.
    const restore = runParents.has(parent) ? null : this.#set("lock", context.lock ?? "markup");
    return (start, end) => {
      run.closeStart = start;
      run.end = end;
      if (run.hasOddProperties) this.#lockRun(run);
      context.run = before;
      restore?.();
    };
  }

  #lockRun(run: Run): void {
    const { paragraph } = this.#context;
    if (!paragraph) return;
    while (paragraph.pieces.at(-1)?.run === run) {
      const { start, end } = paragraph.pieces.pop() as Piece;
      paragraph.locked.push({ start, end, reason: "markup" });
    }
    paragraph.locked.sort((a, b) => a.start - b.start);
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

  #readRunProperty(code: number, tag: StartTag): ((start: number, end: number) => void) | null {
    const { run } = this.#context;
    if (!run || this.#parent(2) !== W.r) return null;
    if (code === W.vanish) run.hidden = isOn(tag.attribute(W.val));
    else if (code === W.vertAlign) run.raisedOrLowered = tag.attribute(W.val) !== "baseline";
    else if (code === W.rFonts) run.typewriter = typewriterFont.test(tag.attribute(W.ascii) ?? "");
    else if (code === W.rPrChange) {
      if (run.propertiesChange) this.#markRunOdd();
      const change = { start: tag.start, end: tag.end, id: tag.attributeRange(W.id) };
      run.propertiesChange = change;
      return (_start, end) => {
        change.end = end;
      };
    }
    return null;
  }

  // Text

  #openText(tag: StartTag): ((start: number, end: number) => void) | null {
    if (tag.selfClosing) return null;
    const text: OpenText = {
      start: tag.start,
      openEnd: tag.end,
      preserved: tag.attribute(X.xmlSpace) === "preserve",
      parts: [],
      hasOther: !plainTextTag.test(this.#source.slice(tag.start, tag.end)),
    };
    this.#text = text;
    return (start, end) => {
      this.#text = null;
      this.#appendText(text, start, end);
    };
  }

  #appendText(open: OpenText, closeStart: number, end: number): void {
    const { paragraph, run } = this.#context;
    if (!paragraph || !run || this.#isInvisible()) return;
    const content = readCharacters(this.#source, open);
    if (content.text === "") return;
    const isOdd = open.hasOther || run.hasOddProperties || (content.cdata && content.isTrimmed);
    const reason = this.#lockReason() ?? (isOdd ? "markup" : null);
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
    if (!paragraph || this.#isInvisible()) return;
    const start = paragraph.length;
    paragraph.parts.push(text);
    paragraph.length += text.length;
    if (!reason) return;
    const stronger = this.#lockReason() ?? reason;
    if (stronger === "bibliography" || stronger === "contents") paragraph.generated = stronger;
    const last: LockedSpan | undefined = paragraph.locked.at(-1);
    if (last && last.end === start && last.reason === stronger) last.end = paragraph.length;
    else paragraph.locked.push({ start, end: paragraph.length, reason: stronger });
  }

  #isInvisible(): boolean {
    const { hidden, run, fields } = this.#context;
    if (hidden > 0 || run?.hidden) return true;
    for (const field of fields) if (!field.inResult) return true;
    return false;
  }

  #lockReason(): LockReason | null {
    const { lock, fields } = this.#context;
    let reason = lock;
    for (const field of fields) {
      if (reason === null || reason === "field") reason = field.reason;
    }
    return reason;
  }

  // Fields

  #fieldMark(tag: StartTag): void {
    const { fields, paragraph } = this.#context;
    const type = tag.attribute(W.fldCharType);
    const top = fields.at(-1);
    if (type === "begin" && !this.#ignoredMarks.has(tag.start)) {
      fields.push({ at: tag.start, inResult: false, instruction: "", reason: "field" });
    } else if (type === "separate" && top && !top.inResult) {
      top.inResult = true;
      top.reason = fieldReason(top.instruction);
    } else if (type === "end" && top) {
      fields.pop();
    } else {
      this.#hasUnbalancedField = true;
      if (paragraph) paragraph.editable = false;
    }
  }

  #closeStory(context: Context): void {
    for (const field of context.fields) this.unmatched.add(field.at);
  }

  // Content controls (ECMA-376 §17.5.2)

  #readControlProperty(code: number, tag: StartTag): void {
    const { control } = this.#context;
    if (!control) return;
    const value = tag.attribute(W.val) ?? "";
    if (code === W.citation) control.lock = "citation";
    else if (code === W.bibliography) control.lock = "bibliography";
    else if (code === W.lock) {
      if (/contentlocked/i.test(value)) control.lock ??= "content-control";
    } else if (code === W.tag) {
      if (/^MENDELEY_CITATION/.test(value)) control.lock = "citation";
      if (/^MENDELEY_BIBLIOGRAPHY/.test(value)) control.lock = "bibliography";
    } else if (fixedControls.has(code)) control.lock ??= "content-control";
  }

  #readGallery(code: number, tag: StartTag): void {
    const { control } = this.#context;
    if (!control || code !== W.docPartGallery) return;
    const gallery = tag.attribute(W.val) ?? "";
    if (/bibliograph/i.test(gallery)) control.lock = "bibliography";
    else if (/table of contents/i.test(gallery)) control.lock = "contents";
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
    const alternate: Alternate = { versions: [], nested: false };
    this.#alternates.push(alternate);
    return () => {
      restore?.();
      this.#alternates.pop();
      this.#pairVersions(alternate);
    };
  }

  /** One version is the text; the other follows every edit of it, or neither is edited. */
  #pairVersions(alternate: Alternate): void {
    const [shown, ...others] = alternate.versions.filter((version) => version.length > 0);
    if (!shown) return;
    const around = this.#alternates.at(-1);
    if (around) around.nested = true;
    for (const version of others) for (const draft of version) this.#shadows.add(draft);
    const [second] = others;
    if (!second && !alternate.nested) return;
    const alike =
      !alternate.nested &&
      others.length === 1 &&
      second?.length === shown.length &&
      shown.every((draft, index) => isAlike(draft, second[index] as Draft));
    shown.forEach((draft, index) => {
      if (alike && second) draft.twin = second[index] as Draft;
      else draft.editable = false;
    });
  }
}

function freshContext(story: Story): Context {
  return {
    story,
    paragraph: null,
    run: null,
    fields: [],
    control: null,
    lock: null,
    insertion: null,
    hyperlink: 0,
    hidden: 0,
    opaque: 0,
    properties: 0,
    tables: 0,
  };
}

/** Inside these, w:ins and w:del are marks on a paragraph, row or cell, not wrappers around runs. */
function isPropertyElement(code: number): boolean {
  return code === W.rPr || code === W.trPr || code === W.tcPr || code === W.numPr;
}

function isAlike(a: Draft, b: Draft): boolean {
  return (
    a.text === b.text &&
    a.locked.length === b.locked.length &&
    a.locked.every((span, index) => {
      const other = b.locked[index];
      return other?.start === span.start && other.end === span.end;
    })
  );
}

function finish(draft: Draft): SourceParagraph {
  if (draft.pieces.length === 0) draft.editable = false;
  return draft;
}

type Characters = {
  text: string;
  sourceStart: number;
  offsets: Int32Array | null;
  cdata: boolean;
  isTrimmed: boolean;
};

const outerSpace = /^[ \t\r\n]*|[ \t\r\n]*$/g;

/**
 * The characters of a w:t as Word shows them: references resolved, line ends and tabs of the source
 * as spaces, outer white space gone unless it is preserved (ECMA-376 §17.3.3.31).
 */
function readCharacters(source: string, open: OpenText): Characters {
  const [first] = open.parts;
  if (!first)
    return { text: "", sourceStart: open.openEnd, offsets: null, cdata: false, isTrimmed: false };
  const raw = source.slice(first.start, first.end);
  if (open.parts.length === 1 && !first.cdata && !/[&\r]/.test(raw)) {
    let sourceStart = first.start;
    let text = raw;
    if (!open.preserved) {
      text = raw.replace(outerSpace, "");
      if (text.length < raw.length) {
        sourceStart += raw.length - raw.replace(/^[ \t\r\n]+/, "").length;
      }
    }
    if (/[\t\n]/.test(text)) text = text.replace(/[\t\n]/g, " ");
    return { text, sourceStart, offsets: null, cdata: false, isTrimmed: text !== raw };
  }

  let text = "";
  const offsets: number[] = [];
  let cdata = false;
  for (const part of open.parts) {
    cdata ||= part.cdata;
    for (let at = part.start; at < part.end; ) {
      const code = source.charCodeAt(at);
      let character = source.charAt(at);
      let end = at + 1;
      if (code === 38 && !part.cdata) {
        ({ text: character, end } = readReference(source, at));
      } else if (code === 13) {
        character = " ";
        if (source.charCodeAt(end) === 10 && end < part.end) end++;
      } else if (code === 9 || code === 10) {
        character = " ";
      }
      if (character === "\t" || character === "\n" || character === "\r") character = " ";
      for (let unit = 0; unit < character.length; unit++) offsets.push(at);
      text += character;
      at = end;
    }
  }
  offsets.push((open.parts.at(-1) as Span).end);
  let from = 0;
  let to = text.length;
  if (!open.preserved) {
    while (from < to && text.charCodeAt(from) === 32) from++;
    while (to > from && text.charCodeAt(to - 1) === 32) to--;
  }
  return {
    text: text.slice(from, to),
    sourceStart: offsets[from] as number,
    offsets: Int32Array.from(offsets.slice(from, to + 1)),
    cdata,
    isTrimmed: to - from < text.length,
  };
}
