/** What one pass over a part keeps in mind, and what it has found so far. */
import type { Story } from "../model.ts";
import type { StartTag } from "../xml/scanner.ts";
import { Alternates } from "./alternates.ts";
import { ChangeTrail } from "./changes.ts";
import type { OpenText } from "./characters.ts";
import type { Context } from "./context.ts";
import { freshContext } from "./context.ts";
import type { Draft } from "./drafts.ts";
import type { Field } from "./fields.ts";

/** What an end tag must undo or finish, told the offsets of that tag. */
export type OnClose = ((start: number, end: number) => void) | null;

export class Reading {
  readonly source: string;
  readonly hiddenStyles: ReadonlySet<string>;
  /** Offsets of field marks that are not to be followed. */
  readonly ignoredMarks: ReadonlySet<number>;

  readonly drafts: Draft[] = [];
  readonly alternates = new Alternates();
  readonly trail = new ChangeTrail();
  readonly usedIds = new Set<number>();
  /** Begin marks of fields that were still open when their story closed. */
  readonly unmatched = new Set<number>();
  hasImportedContent = false;
  hasUnbalancedField = false;

  context: Context;
  /** The w:t whose characters come next. */
  text: OpenText | null = null;
  /** The field whose instruction comes next. */
  instructionFrom: Field | null = null;
  /** The code of the root element; negative before it. */
  root = -1;

  /** Codes and offsets of the open elements, and what to do when one closes. */
  readonly #codes: number[] = [];
  readonly #starts: number[] = [];
  readonly #onClose: OnClose[] = [];

  constructor(
    source: string,
    story: Story,
    hiddenStyles: ReadonlySet<string>,
    ignoredMarks: ReadonlySet<number>,
  ) {
    this.source = source;
    this.hiddenStyles = hiddenStyles;
    this.ignoredMarks = ignoredMarks;
    this.context = freshContext(story);
  }

  push(code: number, start: number, onClose: OnClose): void {
    this.#codes.push(code);
    this.#starts.push(start);
    this.#onClose.push(onClose);
  }

  /** @returns what the innermost element's end tag must do */
  pop(): OnClose {
    this.#codes.pop();
    this.#starts.pop();
    return this.#onClose.pop() ?? null;
  }

  get isOutside(): boolean {
    return this.#codes.length === 0;
  }

  /** The code of an open element, the innermost by default; -1 for none. */
  parent(up = 1): number {
    return this.#codes[this.#codes.length - up] ?? -1;
  }

  get parentStart(): number {
    return this.#starts.at(-1) ?? 0;
  }

  /** Sets one value of the context until the element closes. */
  set<Key extends keyof Context>(key: Key, value: Context[Key]): () => void {
    const context = this.context;
    const before = context[key];
    context[key] = value;
    return () => {
      context[key] = before;
    };
  }

  hide(): () => void {
    return this.set("hidden", this.context.hidden + 1);
  }

  isHiddenStyle(id: string | null): boolean {
    return id !== null && this.hiddenStyles.has(id);
  }

  /** A wrapper of tracked changes begins; `restore` is what else its end tag must do. */
  followChange(code: number, tag: StartTag, restore: () => void): () => void {
    const end = this.trail.begin(code, tag, this.context.paragraph);
    return () => {
      end();
      restore();
    };
  }

  /** Notes a tracked change that is a mark in properties. */
  markChange(code: number, tag: StartTag): null {
    const { paragraph, run } = this.context;
    this.trail.mark(code, tag, this.parent(), paragraph, run !== null);
    return null;
  }
}
