/** Where the reader is: what surrounds the markup it looks at. */
import type { LockReason, Story } from "../model.ts";
import type { Element } from "../xml/outline.ts";
import type { Draft } from "./drafts.ts";
import type { Field } from "./fields.ts";
import { isFieldCode, resultReason } from "./fields.ts";
import type { OtherInsertion, Run } from "./source.ts";

/** What changes when a text box opens inside a run, and comes back when it closes. */
export type Context = {
  story: Story;
  paragraph: Draft | null;
  run: Run | null;
  fields: Field[];
  /** Why the text of the innermost content control must stay, if it must. */
  control: LockReason | null;
  lock: LockReason | null;
  /** Ids of bookmarks that are open in this paragraph and hold a citation. */
  citations: Set<string>;
  insertion: OtherInsertion | null;
  hyperlink: number;
  /** Inside deleted or moved-away text, and such: not part of what a reader sees. */
  hidden: number;
  /** Inside an object or equation: only text boxes in it are read. */
  opaque: number;
  /** The first element behind the properties that were entered last, of a paragraph, run or section. */
  afterProperties: Element;
  tables: number;
};

export function freshContext(story: Story): Context {
  return {
    story,
    paragraph: null,
    run: null,
    fields: [],
    control: null,
    lock: null,
    citations: new Set(),
    insertion: null,
    hyperlink: 0,
    hidden: 0,
    opaque: 0,
    afterProperties: 0,
    tables: 0,
  };
}

/** Whether a reader of the document does not see what stands here. */
export function isInvisible({ hidden, run, fields }: Context): boolean {
  if (hidden > 0 || run?.isHidden) return true;
  const field = fields.at(-1);
  return field !== undefined && isFieldCode(field);
}

/** Why text that stands here must not be touched, or null. */
export function lockReason({ lock, fields, citations }: Context): LockReason | null {
  const field = fields.at(-1);
  if (lock !== null && lock !== "field") return lock;
  if (citations.size > 0) return "citation";
  return field ? resultReason(field) : lock;
}
