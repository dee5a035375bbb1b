/** The tracked changes that stand in a story when it is read, other people's and ours. */
import type { ChangeKind } from "../model.ts";
import { W } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";
import type { Draft } from "./drafts.ts";
import type { SourceParagraph } from "./source.ts";

export type SourceChange = {
  kind: ChangeKind;
  author: string;
  date: string | null;
  paragraph: SourceParagraph;
  /** Where it begins in the paragraph's text; what is deleted would stand there. */
  offset: number;
  text: string;
  /** Of text that was deleted: it stands in text that somebody inserted, or moved here. */
  inInsertion: boolean;
};

/** A change whose end, or whose paragraph, has not come yet. */
type OpenChange = Omit<SourceChange, "paragraph"> & { paragraph: Draft | null; length: number };

/** Wrappers around runs (ECMA-376 §17.13.5). */
const wrappers: ReadonlyMap<number, ChangeKind> = new Map([
  [W.ins, "insertion"],
  [W.del, "deletion"],
  [W.moveTo, "moved-here"],
  [W.moveFrom, "moved-away"],
]);

const textKinds: ReadonlySet<ChangeKind> = new Set(wrappers.values());

/** The same names as marks, by the properties they stand in. */
const marks: ReadonlyMap<number, ReadonlyMap<number, ChangeKind>> = new Map([
  [
    W.rPr,
    new Map<number, ChangeKind>([
      [W.ins, "paragraph-inserted"],
      [W.moveTo, "paragraph-inserted"],
      [W.del, "paragraph-deleted"],
      [W.moveFrom, "paragraph-deleted"],
    ]),
  ],
  [
    W.trPr,
    new Map<number, ChangeKind>([
      [W.ins, "row-inserted"],
      [W.del, "row-deleted"],
    ]),
  ],
  [
    W.tcPr,
    new Map<number, ChangeKind>([
      [W.cellIns, "cell-inserted"],
      [W.cellDel, "cell-deleted"],
      [W.cellMerge, "cell-merged"],
    ]),
  ],
]);

const formatting: ReadonlySet<number> = new Set([
  W.rPrChange,
  W.pPrChange,
  W.sectPrChange,
  W.tblPrChange,
  W.tblPrExChange,
  W.trPrChange,
  W.tcPrChange,
]);

/** Inside these, w:ins and w:del are marks on a paragraph, row, cell or number, not wrappers around runs. */
export function isPropertyElement(code: number): boolean {
  return code === W.rPr || code === W.trPr || code === W.tcPr || code === W.numPr;
}

/** Follows a reader through a story and notes every tracked change it passes. */
export class ChangeTrail {
  readonly #changes: OpenChange[] = [];
  /** Deletions around the place of the reader, the innermost last. */
  readonly #deletions: OpenChange[] = [];
  /** How many insertions, and texts that were moved here, are around the place of the reader. */
  #insertions = 0;
  /** Formatting that the run being read has. */
  #ofRun: OpenChange | null = null;

  /** A wrapper around runs begins; answers what must be done where it ends. */
  begin(outline: Outline, element: Element, paragraph: Draft | null): () => void {
    const code = outline.code(element);
    const change = this.#note(wrappers.get(code), outline, element, paragraph);
    if (!change) return () => {};
    const isGone = code === W.del || code === W.moveFrom;
    if (isGone) this.#deletions.push(change);
    else this.#insertions++;
    return () => {
      if (isGone) this.#deletions.pop();
      else this.#insertions--;
      if (!isGone && change.paragraph) change.length = change.paragraph.length - change.offset;
    };
  }

  /** A mark in properties: on a paragraph, row or cell, or of earlier formatting. */
  mark(outline: Outline, element: Element, paragraph: Draft | null, ofRun: boolean): void {
    const code = outline.code(element);
    const parent = outline.code(outline.parent(element));
    if (!formatting.has(code)) {
      if (!(ofRun && parent === W.rPr))
        this.#note(marks.get(parent)?.get(code), outline, element, paragraph);
      return;
    }
    const isOfTable = code === W.tblPrChange || code === W.trPrChange || code === W.tcPrChange;
    const change = this.#note("formatting", outline, element, isOfTable ? null : paragraph);
    if (ofRun) this.#ofRun = change;
  }

  endRun(): void {
    const change = this.#ofRun;
    if (change?.paragraph) change.length = change.paragraph.length - change.offset;
    this.#ofRun = null;
  }

  /** Text nobody sees because it is deleted or moved away. */
  gone(text: string): void {
    const innermost = this.#deletions.at(-1);
    if (innermost) innermost.text += text;
  }

  /** A paragraph begins: changes of the row or cell around it are told with it. */
  startParagraph(paragraph: Draft): void {
    for (let index = this.#changes.length - 1; index >= 0; index--) {
      const change = this.#changes[index] as OpenChange;
      if (change.paragraph) break;
      change.paragraph = paragraph;
    }
  }

  /**
   * In document order. What touches and has one author, date and kind is one change; wrappers
   * around nothing a reader sees are none. What has no paragraph behind it is told with the last.
   */
  finish(last: Draft | undefined, isShadow: (paragraph: Draft) => boolean): SourceChange[] {
    const finished: SourceChange[] = [];
    for (const { length, paragraph: own, ...change } of this.#changes) {
      const paragraph = own ?? last;
      if (!paragraph || isShadow(paragraph)) continue;
      const { kind, author, date, offset } = change;
      const text = length > 0 ? paragraph.text.slice(offset, offset + length) : change.text;
      const before = finished.at(-1);
      const isText = textKinds.has(kind);
      if (isText && text === "") continue;
      const goesOn =
        before?.kind === kind &&
        before.paragraph === paragraph &&
        before.author === author &&
        before.inInsertion === change.inInsertion &&
        before.date === date &&
        (isText || kind === "formatting") &&
        before.offset + (length > 0 ? before.text.length : 0) === offset;
      if (goesOn) before.text += text;
      else {
        const { inInsertion } = change;
        finished.push({ kind, author, date, paragraph, offset, text, inInsertion });
      }
    }
    return finished;
  }

  #note(
    kind: ChangeKind | undefined,
    outline: Outline,
    element: Element,
    paragraph: Draft | null,
  ): OpenChange | null {
    if (kind === undefined) return null;
    const change: OpenChange = {
      kind,
      author: outline.attribute(element, W.author) ?? "",
      date: outline.attribute(element, W.date),
      paragraph,
      offset: paragraph?.length ?? 0,
      length: 0,
      text: "",
      inInsertion: this.#insertions > 0,
    };
    this.#changes.push(change);
    return change;
  }
}
