/** The text of one paragraph as it grows, with the place of each unit in the source. */
import type { LockedSpan, LockReason, Paragraph, ParagraphKind, Place, Story } from "./model.ts";

export type BlockTraits = {
  story: Story;
  kind: ParagraphKind;
  headingLevel: number | null;
  inTable: boolean;
};

export class ParagraphBuilder {
  readonly #traits: BlockTraits;
  readonly #file: number;
  readonly #parts: string[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #fixed = new Set<number>();
  readonly #locked: LockedSpan[] = [];
  #last = "";
  #hasText = false;
  /** Something in it was not understood: it is shown, and never edited. */
  isDamaged = false;

  constructor(traits: BlockTraits, file: number) {
    this.#traits = traits;
    this.#file = file;
  }

  /** Adds what `source.slice(start, end)` prints, as a whole. */
  add(text: string, start: number, end: number, lock: LockReason | null = null): void {
    const from = this.#starts.length;
    for (let unit = 0; unit < text.length; unit++) {
      this.#starts.push(start);
      this.#ends.push(end);
    }
    this.#parts.push(text);
    this.#last = text.slice(-1);
    if (lock) this.#locked.push({ start: from, end: from + text.length, reason: lock });
    else this.#hasText ||= /[\p{L}\p{N}]/u.test(text);
  }

  /** Adds characters that stand in the source as they are. */
  addPlain(text: string, start: number): void {
    if (text === "") return;
    for (let unit = 0; unit < text.length; unit++) {
      this.#starts.push(start + unit);
      this.#ends.push(start + unit + 1);
    }
    this.#parts.push(text);
    this.#last = text.slice(-1);
    this.#hasText ||= /[\p{L}\p{N}]/u.test(text);
  }

  /** White space reads as one space; nothing at the beginning of a paragraph, or behind a space. */
  addSpace(start: number, end: number, isLineBreak: boolean): void {
    if (this.#last === "" || this.#last === " " || this.#last === "\n") return;
    if (isLineBreak) this.#fixed.add(this.#starts.length);
    this.add(" ", start, end);
  }

  /** Null when it holds no letter and no digit. */
  finish(): { paragraph: Omit<Paragraph, "id">; place: Place } | null {
    if (!this.#hasText) return null;
    const whole = this.#parts.join("");
    const text = whole.trimEnd();
    const { story, kind, headingLevel, inTable } = this.#traits;
    const locked = this.#locked
      .filter(({ start }) => start < text.length)
      .map((span) => ({ ...span, end: Math.min(span.end, text.length) }));
    const editable = !this.isDamaged && kind !== "reference";
    return {
      paragraph: { story, kind, headingLevel, inTable, text, locked, editable },
      place: {
        file: this.#file,
        starts: this.#starts.slice(0, text.length),
        ends: this.#ends.slice(0, text.length),
        fixed: this.#fixed,
      },
    };
  }
}
