/** What the edits of a part do inside each w:t element. */
import type { Piece, Run } from "../reading/source.ts";
import { tagOf } from "../reading/source.ts";
import type { Place } from "./places.ts";

/** What happens inside one w:t, in text order; offsets count from the piece's start. */
type Operation =
  | { kind: "delete"; from: number; to: number }
  | { kind: "insert"; at: number; text: string; like: Run };
export type PieceChange = { text: string; operations: Operation[] };
export type PieceChanges = Map<Piece, PieceChange>;

/** Notes a place with the pieces it touches; places come in text order. */
export function addPlace(changes: PieceChanges, place: Place): void {
  const operationsOf = (piece: Piece): Operation[] => {
    let change = changes.get(piece);
    if (!change) {
      change = { text: place.text.slice(piece.start, piece.end), operations: [] };
      changes.set(piece, change);
    }
    return change.operations;
  };
  for (const { piece, from, to } of place.deletions) {
    operationsOf(piece).push({ kind: "delete", from, to });
  }
  if (place.insertion) {
    const { piece, at, text, like } = place.insertion;
    operationsOf(piece).push({ kind: "insert", at, text, like });
  }
}

/** A stretch of one w:t after the edits. */
export type Segment =
  | { kind: "keep" | "delete"; from: number; to: number }
  | { kind: "space"; raw: string }
  | { kind: "insert"; text: string; like: Run };

/** A changed w:t as the stretches it is written in. */
export function segmentsOf(source: string, piece: Piece, change: PieceChange): Segment[] {
  const { text, operations } = change;
  const segments: Segment[] = [];
  // White space that Word does not show, because it is not preserved, must neither appear now
  // nor be lost: it gets a w:t of its own, which shows nothing.
  const { preserved, sourceStart } = piece;
  const tag = tagOf(piece);
  const sourceEnd = piece.offsets?.at(-1) ?? sourceStart + text.length;
  const space = (start: number, end: number): void => {
    if (!preserved && piece.cdata === null && end > start) {
      segments.push({ kind: "space", raw: source.slice(start, end) });
    }
  };
  space(tag.openEnd, sourceStart);
  let at = 0;
  const keepUntil = (to: number): void => {
    if (to > at) segments.push({ kind: "keep", from: at, to });
    at = to;
  };
  for (const operation of operations) {
    if (operation.kind === "insert") {
      keepUntil(operation.at);
      segments.push({ kind: "insert", text: operation.text, like: operation.like });
    } else {
      keepUntil(operation.from);
      const last = segments.at(-1);
      if (last?.kind === "delete") last.to = operation.to;
      else segments.push({ kind: "delete", from: operation.from, to: operation.to });
      at = operation.to;
    }
  }
  keepUntil(text.length);
  space(sourceEnd, tag.closeStart);
  return segments;
}
