/** Stretches of a part that go or stay as a whole. */
import type { Span } from "../model.ts";
import { firstIndex } from "../sorted.ts";

/** Spans that do not overlap, to be asked quickly which one holds a place. */
export class Intervals {
  readonly spans: readonly Span[];

  /** Of spans inside others only the outer ones are kept. */
  constructor(spans: Iterable<Span>) {
    const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
    const outer: Span[] = [];
    for (const span of sorted) {
      const last = outer.at(-1);
      if (!last || span.start >= last.end) outer.push(span);
    }
    this.spans = outer;
  }

  /** The span that `at` stands in, its start counted, its end not. */
  around(at: number): Span | null {
    const span = this.spans[firstIndex(this.spans, ({ end }) => end > at)];
    return span && span.start <= at ? span : null;
  }

  holds(at: number): boolean {
    return this.around(at) !== null;
  }
}
