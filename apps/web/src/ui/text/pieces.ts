import type { ReportChange, ReportParagraph } from "@curie/contract";

type Place = Pick<ReportChange, "start" | "end">;

/** A stretch of a paragraph as it is drawn. */
export type Piece<Change extends Place = ReportChange> =
  | { kind: "kept" | "protected"; text: string }
  | { kind: "object" }
  | { kind: "change"; change: Change };

/** In the original text, a picture, formula or note. */
const objectSign = "\uFFFC";

type Unchanged = Exclude<Piece, { kind: "change" }>;

/** A paragraph from its beginning to its end, every change in its place. */
export function piecesOf<Change extends Place>({
  text,
  protectedRanges,
  changes,
}: Pick<ReportParagraph, "text" | "protectedRanges"> & {
  changes: readonly Change[];
}): Piece<Change>[] {
  const pieces: Piece<Change>[] = [];
  let at = 0;
  for (const change of changes) {
    pieces.push(...unchangedPieces(text, protectedRanges, at, change.start));
    pieces.push({ kind: "change", change });
    at = change.end;
  }
  pieces.push(...unchangedPieces(text, protectedRanges, at, text.length));
  return pieces;
}

function unchangedPieces(
  text: string,
  protectedRanges: ReportParagraph["protectedRanges"],
  start: number,
  end: number,
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

function textPieces(kind: "kept" | "protected", text: string): Unchanged[] {
  return text
    .split(/(\uFFFC)/)
    .filter((part) => part !== "")
    .map((part) => (part === objectSign ? { kind: "object" } : { kind, text: part }));
}
