import { describe, expect, it } from "vitest";
import { type Placed, piecesOf, withLost, writeTagged } from "./tagged-text.ts";

const word = (content: string, ...formatting: string[]): Placed => ({
  content,
  spaced: true,
  formatting,
});

describe("Tagged text of drafts", () => {
  it("is taken apart into text and objects with the formatting around them", () => {
    expect(piecesOf('a &lt; b <g id="1">c<g id="2"><x id="3"/></g></g>')).toEqual([
      { kind: "text", text: "a < b ", formatting: [] },
      { kind: "text", text: "c", formatting: ["1"] },
      { kind: "object", tag: '<x id="3"/>', formatting: ["1", "2"] },
    ]);
  });

  it("is written with each look once, over small gaps and soundly nested", () => {
    const words = [word("a", "1"), word("b"), word("c", "1", "2"), word("d", "2x"), word("e", "1")];
    expect(writeTagged(words)).toBe('<g id="1">a b <g id="2">c</g></g> <g id="2x">d</g> e');
  });

  it("keeps the longer part of a look that was torn far apart", () => {
    const words = [word("a", "1"), ..."bcdefg".split("").map((one) => word(one))];
    words.push(word("h", "1"), word("i", "1"));
    expect(writeTagged(words)).toBe('a b c d e f g <g id="1">h i</g>');
  });

  it("gets back objects and formatting of words that English does not have", () => {
    const note = { content: '<x id="9"/>', spaced: false, formatting: [] };
    const source = [
      { formatting: [], objects: [] },
      { formatting: ["4"], objects: [note] },
    ];
    const english = [{ ...word("cells"), position: 0 }];
    expect(writeTagged(withLost(english, source))).toBe('<g id="4">cells</g><x id="9"/>');
  });
});
