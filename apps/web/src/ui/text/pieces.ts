import type { ReportChange, ReportParagraph } from "@curie/contract";

type Place = Pick<ReportChange, "start" | "end">;

/** A stretch of a paragraph as it is drawn. */
export type Piece<Change extends Place = ReportChange> =
  | { kind: "kept" | "protected"; text: string }
  /** What it reads as; empty: a picture, or a formula of more than one line. */
  | { kind: "object"; text: string }
  | { kind: "change"; change: Change };

/** In the original text, a picture, formula or note. */
const objectSign = "\uFFFC";

type Unchanged = Exclude<Piece, { kind: "change" }>;

/** A paragraph from its beginning to its end, every change in its place. */
export function piecesOf<Change extends Place>({
  text,
  objects = [],
  protectedRanges,
  changes,
}: Pick<ReportParagraph, "text" | "objects" | "protectedRanges"> & {
  changes: readonly Change[];
}): Piece<Change>[] {
  const pieces: Piece<Change>[] = [];
  const left = objects.values();
  const textPieces = (kind: "kept" | "protected", part: string): Unchanged[] =>
    part
      .split(/(\uFFFC)/)
      .filter((one) => one !== "")
      .map((one) =>
        one === objectSign
          ? { kind: "object", text: left.next().value ?? "" }
          : { kind, text: one },
      );
  let at = 0;
  for (const change of changes) {
    pieces.push(
      ...unchangedPieces(text, protectedRanges, { start: at, end: change.start }, textPieces),
    );
    pieces.push({ kind: "change", change });
    at = change.end;
  }
  pieces.push(
    ...unchangedPieces(text, protectedRanges, { start: at, end: text.length }, textPieces),
  );
  return pieces;
}

function unchangedPieces(
  text: string,
  protectedRanges: ReportParagraph["protectedRanges"],
  { start, end }: Place,
  textPieces: (kind: "kept" | "protected", text: string) => Unchanged[],
): Unchanged[] {
  const pieces: Unchanged[] = [];
  let at = start;
  for (const range of protectedRanges) {
    const from = Math.max(range.start, at);
    const to = Math.min(range.end, end);
    if (from >= to) continue;
    pieces.push(...textPieces("kept", text.slice(at, from)));
    pieces.push(...textPieces("protected", text.slice(from, to)));
    at = to;
  }
  pieces.push(...textPieces("kept", text.slice(at, end)));
  return pieces;
}
