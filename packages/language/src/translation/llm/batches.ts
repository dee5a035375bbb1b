/** Segments that are translated in one request, by their indexes: `[first, end)`. */
export type Batch = { first: number; end: number };

export type BatchLimits = {
  /** Weight of the text in one request; see {@link textWeight}. */
  weight: number;
  segments: number;
};

/** About the number of tokens of a text: one for a Chinese character, one for four letters. */
export function textWeight(text: string): number {
  const wide = text.match(/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/g)?.length ?? 0;
  return Math.ceil(wide + (text.length - wide) / 4);
}

/** Cuts a document into runs of neighbouring segments; one that is too heavy goes alone. */
export function batchesOf(segments: readonly string[], limits: BatchLimits): Batch[] {
  const batches: Batch[] = [];
  let weight = 0;
  for (const [index, segment] of segments.entries()) {
    const own = textWeight(segment);
    const last = batches.at(-1);
    if (last && weight + own <= limits.weight && index - last.first < limits.segments) {
      last.end = index + 1;
      weight += own;
    } else {
      batches.push({ first: index, end: index + 1 });
      weight = own;
    }
  }
  return batches;
}
