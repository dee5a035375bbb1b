import { describe, expect, test } from "vitest";
import { applySplices, NUMBER, spliced } from "./splices.ts";

const source = "0123456789";

describe("a stretch with its splices", () => {
  const splices = [
    { start: 1, end: 2, text: "a" },
    { start: 3, end: 7, text: "b" },
    { start: 5, end: 6, text: "c" },
    { start: 8, end: 8, text: "d" },
  ];

  test("has those that begin in it, and of one inside another the outer one", () => {
    expect(spliced(source, splices, 0, 10)).toBe("0a2b7d89");
    expect(spliced(source, splices, 1, 8)).toBe("a2b7");
    expect(spliced(source, splices, 2, 3)).toBe("2");
    expect(spliced(source, splices, 5, 9)).toBe("c67d8");
  });
});

test("splices at one place stay in their order, and numbers follow the text", () => {
  let last = 0;
  const written = applySplices(
    source,
    [
      { start: 6, end: 7, text: `<${NUMBER}>` },
      { start: 2, end: 2, text: `(${NUMBER}` },
      { start: 2, end: 2, text: `${NUMBER})` },
    ],
    () => (last += 1),
  );
  const text = written.map((part) =>
    typeof part === "string" ? part : source.slice(part.start, part.end),
  );
  expect(text.join("")).toBe("01(12)2345<3>789");
});
