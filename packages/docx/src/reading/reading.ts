/** What one pass over a part keeps in mind, and what it has found so far. */
import type { Story } from "../model.ts";
import type { Element, Outline } from "../xml/outline.ts";
import { Alternates } from "./alternates.ts";
import { ChangeTrail } from "./changes.ts";
import type { Context } from "./context.ts";
import { freshContext } from "./context.ts";
import type { Draft } from "./drafts.ts";

/** What must be undone or finished where an element ends. */
export type OnClose = (() => void) | null;

export class Reading {
  readonly outline: Outline;
  readonly hiddenStyles: ReadonlySet<string>;
  /** Field marks that are not to be followed. */
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
  constructor(
    outline: Outline,
    story: Story,
    hiddenStyles: ReadonlySet<string>,
    ignoredMarks: ReadonlySet<number>,
  ) {
    this.outline = outline;
    this.hiddenStyles = hiddenStyles;
    this.ignoredMarks = ignoredMarks;
    this.context = freshContext(story);
  }

  /** A w:rPr, w:pPr or w:sectPr begins. */
  enterProperties(element: Element): void {
    const { context } = this;
    context.afterProperties = Math.max(context.afterProperties, this.outline.after(element));
  }

  /** Whether an element stands in properties, where broken files may hold what looks like text. */
  isInProperties(element: Element): boolean {
    return element < this.context.afterProperties;
  }

  /** The code of the element around another one, or further up. */
  codeAbove(element: Element, up = 1): number {
    let at = element;
    for (let steps = 0; steps < up; steps++) at = this.outline.parent(at);
    return this.outline.code(at);
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
  followChange(element: Element, restore: () => void): () => void {
    const end = this.trail.begin(this.outline, element, this.context.paragraph);
    return () => {
      end();
      restore();
    };
  }

  /** Notes a tracked change that is a mark in properties. */
  markChange(element: Element): null {
    const { paragraph, run } = this.context;
    this.trail.mark(this.outline, element, paragraph, run !== null);
    return null;
  }
}
