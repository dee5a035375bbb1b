/** Ends of ranges, which may stand nearly anywhere (ECMA-376 §17.13): bookmarks, comments, moves. */
import { W } from "../xml/names.ts";

export type RangeEnd = {
  /** Ranges of one family are told apart by their w:id. */
  family: string;
  side: "start" | "end" | "reference";
};

const families: readonly (readonly [string, number, number])[] = [
  ["bookmark", W.bookmarkStart, W.bookmarkEnd],
  ["commentRange", W.commentRangeStart, W.commentRangeEnd],
  ["perm", W.permStart, W.permEnd],
  ["moveFromRange", W.moveFromRangeStart, W.moveFromRangeEnd],
  ["moveToRange", W.moveToRangeStart, W.moveToRangeEnd],
  ["customXmlInsRange", W.customXmlInsRangeStart, W.customXmlInsRangeEnd],
  ["customXmlDelRange", W.customXmlDelRangeStart, W.customXmlDelRangeEnd],
  ["customXmlMoveFromRange", W.customXmlMoveFromRangeStart, W.customXmlMoveFromRangeEnd],
  ["customXmlMoveToRange", W.customXmlMoveToRangeStart, W.customXmlMoveToRangeEnd],
];

const ends: ReadonlyMap<number, RangeEnd> = new Map(
  families.flatMap(([family, start, end]): [number, RangeEnd][] => [
    [start, { family, side: "start" }],
    [end, { family, side: "end" }],
  ]),
);

/** Whether an element of that code is one end of a range. */
export function isRangeMark(code: number): boolean {
  return ends.has(code);
}

/** What range an end belongs to; for a comment's reference, which stands with the range, that of it. */
export function rangeFamily(code: number): RangeEnd {
  return ends.get(code) ?? { family: "commentRange", side: "reference" };
}
