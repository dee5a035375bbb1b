/** Content that a part holds in several versions: text boxes, mostly. */
import type { Span } from "../model.ts";
import type { Draft } from "./drafts.ts";

/** mc:AlternateContent: the same content in two or more versions (ECMA-376 part 3, §7.3). */
type Alternate = {
  /** The paragraphs of each mc:Choice and mc:Fallback, as positions in the list of all. */
  versions: Span[];
  /** Whether one of them holds alternate content with paragraphs again. */
  nested: boolean;
};

/**
 * Pairs the versions of alternate content: one is the text, and the other follows every edit of it
 * as its twin, or neither is edited. Told by positions, so that content nested a thousand deep
 * costs no more than other content.
 */
export class Alternates {
  readonly #open: Alternate[] = [];
  /** Versions that repeat what another says, and those whose repetitions cannot follow. */
  readonly #repetitions: Span[] = [];
  readonly #fixed: Span[] = [];

  begin(): void {
    this.#open.push({ versions: [], nested: false });
  }

  /** @param at how many paragraphs there are so far */
  beginVersion(at: number): void {
    this.#open.at(-1)?.versions.push({ start: at, end: at });
  }

  endVersion(at: number): void {
    const version = this.#open.at(-1)?.versions.at(-1);
    if (version) version.end = at;
  }

  end(drafts: readonly Draft[]): void {
    const alternate = this.#open.pop();
    const [shown, ...others] = alternate?.versions.filter(({ start, end }) => end > start) ?? [];
    if (!alternate || !shown) return;
    const around = this.#open.at(-1);
    if (around) around.nested = true;
    for (const other of others) this.#repetitions.push(other);
    const [second] = others;
    if (!second && !alternate.nested) return;
    const isPair = second !== undefined && others.length === 1 && !alternate.nested;
    if (!isPair || !pair(drafts, shown, second)) this.#fixed.push(shown);
  }

  /** The paragraphs a reader sees, each once; those that cannot be edited alike are not editable. */
  seen(drafts: readonly Draft[]): Draft[] {
    const isFixed = coverage(this.#fixed);
    const isRepetition = coverage(this.#repetitions);
    return drafts.filter((draft, index) => {
      if (isFixed(index)) draft.editable = false;
      return !isRepetition(index);
    });
  }
}

function pair(drafts: readonly Draft[], shown: Span, second: Span): boolean {
  const length = shown.end - shown.start;
  if (second.end - second.start !== length) return false;
  const first = drafts.slice(shown.start, shown.end);
  const twins = drafts.slice(second.start, second.end);
  if (!first.every((draft, index) => isAlike(draft, twins[index] as Draft))) return false;
  first.forEach((draft, index) => {
    draft.twin = twins[index] as Draft;
  });
  return true;
}

/** Whether a position lies in one of the spans; to be asked from the first to the last. */
function coverage(spans: readonly Span[]): (at: number) => boolean {
  const ends = new Map<number, number>();
  for (const { start, end } of spans) ends.set(start, Math.max(ends.get(start) ?? 0, end));
  let until = 0;
  return (at) => {
    until = Math.max(until, ends.get(at) ?? 0);
    return at < until;
  };
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
