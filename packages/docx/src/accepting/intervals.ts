/** Stretches of a part that go or stay as a whole. */
import type { Span } from "../model.ts";

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
    let low = 0;
    let high = this.spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.spans[middle] as Span).end > at) high = middle;
      else low = middle + 1;
    }
    const span = this.spans[low];
    return span && span.start <= at ? span : null;
  }

  holds(at: number): boolean {
    return this.around(at) !== null;
  }
}
