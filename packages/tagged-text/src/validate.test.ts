import { describe, expect, test } from "vitest";
import type { TagRule } from "./index.ts";
import { parseTagged, validateSegment } from "./index.ts";

const format = (id: number): TagRule => ({ id, form: "g", once: false });
const link = (id: number): TagRule => ({ id, form: "g", once: true });
const object = (id: number): TagRule => ({ id, form: "x", once: true });

describe("tagged text", () => {
  test("is text, tags and references of XML, white space of any kind a space", () => {
    const { tokens, problems } = parseTagged('a &lt;\n<g id="1">b</g><x id="2"/> &#x4E2D;&#65;');
    expect(problems).toEqual([]);
    expect(tokens).toEqual([
      { kind: "text", text: "a < " },
      { kind: "open", id: 1 },
      { kind: "text", text: "b" },
      { kind: "close", id: 1 },
      { kind: "x", id: 2 },
      { kind: "text", text: " 中A" },
    ]);
  });

  test.each([
    ["a < b", 2],
    ["a & b", 2],
    ["a <b>bold</b>", 2],
    ['<x id="1">', 0],
    ["a</g>", 1],
    ["&nbsp;", 0],
    ["&#xD800;", 0],
  ])("%j is malformed", (text, at) => {
    expect(validateSegment("a", text)[0]).toEqual({ code: "malformed", at });
  });

  test.each(["a\u0000", "a\uFFFC", "a\uD800", "&#1;"])("%j cannot stand in a file", (text) => {
    expect(validateSegment("a", text)).toMatchObject([{ code: "text-not-writable" }]);
  });
});

describe("a translated segment", () => {
  const source = 'One <g id="1">two</g> three<x id="2"/> <g id="3">link <x id="4"/></g>.';
  const tags = [format(1), object(2), link(3), object(4)];
  const problems = (translated: string) => validateSegment(source, translated, tags);

  test("may have its tags in another order, formatting left out or used twice", () => {
    expect(problems(source)).toEqual([]);
    expect(problems('<g id="3"><x id="4"/> L</g> <x id="2"/>A')).toEqual([]);
    expect(
      problems('<g id="1">A</g><x id="2"/> <g id="1">B</g> <g id="3">l<x id="4"/></g>'),
    ).toEqual([]);
    expect(problems('<g id="1">A <g id="3">l<x id="4"/></g></g><x id="2"/>')).toEqual([]);
  });

  test("must have every object and every link once", () => {
    expect(problems("A")).toEqual([
      { code: "missing-tag", id: 2 },
      { code: "missing-tag", id: 3 },
      { code: "missing-tag", id: 4 },
    ]);
    const twice = 'A<x id="2"/><x id="2"/> <g id="3">l<x id="4"/></g> <g id="3">m</g>';
    expect(problems(twice)).toEqual([
      { code: "repeated-tag", id: 2 },
      { code: "repeated-tag", id: 3 },
    ]);
  });

  test("must keep objects in or out of the link they were in or out of", () => {
    expect(problems('A <g id="3">l<x id="2"/></g><x id="4"/>')).toEqual([
      { code: "misplaced-tag", id: 2 },
      { code: "misplaced-tag", id: 4 },
    ]);
  });

  test("must leave text in a link", () => {
    expect(problems('A<x id="2"/><g id="3"> <x id="4"/></g>')).toEqual([
      { code: "empty-tag", id: 3 },
    ]);
  });

  test("must close what it opens and know what it names", () => {
    expect(problems('A<g id="1">b')).toEqual([{ code: "unclosed-tag", id: 1 }]);
    const unknown = 'A<x id="2"/><g id="9">b</g><x id="1"/><g id="3">l<x id="4"/></g>';
    expect(problems(unknown)).toEqual([
      { code: "unknown-tag", id: 9 },
      { code: "unknown-tag", id: 1 },
    ]);
  });

  test("must say something", () => {
    expect(validateSegment("One", " ")).toEqual([{ code: "no-text" }]);
  });

  test("is checked by its tags alone where nothing is known of them", () => {
    expect(validateSegment(source, 'A<x id="2"/><x id="4"/>')).toEqual([]);
  });
});
