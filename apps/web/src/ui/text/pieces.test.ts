import type { ReportParagraph } from "@curie/contract";
import { expect, test } from "vitest";
import { piecesOf } from "./pieces.ts";

const place = { start: 14, end: 20 };
const paragraph: Pick<ReportParagraph, "text" | "protectedRanges"> = {
  text: "Thaw of 14 cm altered \uFFFC at 5 sites.",
  protectedRanges: [
    { start: 8, end: 13 },
    { start: 27, end: 28 },
  ],
};

const drawn = (changes: readonly { start: number; end: number }[]) =>
  piecesOf({ ...paragraph, changes }).map((piece) => {
    if (piece.kind === "object") return "object";
    return piece.kind === "change" ? "change" : `${piece.kind} ${piece.text}`;
  });

test("tell changes, protected values and objects from the rest, and leave nothing out", () => {
  expect(drawn([place])).toEqual([
    "kept Thaw of ",
    "protected 14 cm",
    "kept  ",
    "change",
    "kept d ",
    "object",
    "kept  at ",
    "protected 5",
    "kept  sites.",
  ]);
});

test("cut a protected stretch where a change stands in it", () => {
  expect(drawn([{ start: 9, end: 10 }]).slice(0, 4)).toEqual([
    "kept Thaw of ",
    "protected 1",
    "change",
    "protected  cm",
  ]);
});
