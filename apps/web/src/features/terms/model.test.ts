import type { TermList } from "@curie/contract";
import { describe, expect, it } from "vitest";
import {
  addressOf,
  entryOf,
  fieldOf,
  fileOfLines,
  formOf,
  formProblem,
  listOf,
  uploadOf,
  viewOf,
} from "./model.ts";

describe("the address of a view", () => {
  it.each([
    ["", { list: "own", search: "", kind: null, page: null }],
    ["?search=fen", { list: "own", search: "fen", kind: null, page: null }],
    [
      "?list=group-1&kind=translate-as&page=3",
      { list: "group-1", search: "", kind: "translate-as", page: "3" },
    ],
  ] as const)("«%s» is read and written back", (address, view) => {
    expect(viewOf(new URLSearchParams(address))).toEqual(view);
    expect(addressOf(view)).toBe(address);
  });

  it("a rule nobody knows is none", () => {
    expect(viewOf(new URLSearchParams("kind=constructor")).kind).toBeNull();
  });

  it("leads to one's own list where it names none that is there", () => {
    const own: TermList = { list: "own", scope: "own", name: null, entries: 0, mayChange: true };
    expect(listOf([own], "group-1")).toBe(own);
    expect(listOf([], "own")).toBeUndefined();
  });

  it("of a document's list names its upload", () => {
    expect([uploadOf("document-7c0a"), uploadOf("own")]).toEqual(["7c0a", undefined]);
  });
});

describe("the form of a term", () => {
  const form = {
    ...formOf(null),
    term: "data set",
    variants: "dataset\n\n data-set",
    translation: "x",
  };

  it("saves only what its rule has", () => {
    expect(entryOf(form)).toMatchObject({ variants: [], language: null, translation: null });
    expect(entryOf({ ...form, kind: "always-write" })).toMatchObject({
      ...{ variants: ["dataset", " data-set"], translation: null },
    });
    expect(entryOf({ ...form, kind: "translate-as" })).toMatchObject({
      ...{ variants: [], language: "zh_CN", translation: "x" },
    });
  });

  it("sees what is missing, and in which field", () => {
    expect(formProblem({ ...form, term: " " })).toBe("term-missing");
    expect(formProblem({ ...form, kind: "always-write", variants: "\n" })).toBe("variants-missing");
    expect(formProblem({ ...form, kind: "translate-as", translation: "" })).toBe(
      "translation-missing",
    );
    expect(formProblem(form)).toBeNull();
    expect(["changes-value", "translation-missing", "too-long"].map(fieldOf)).toEqual([
      "variants",
      "translation",
      "term",
    ]);
  });
});

it("lines become a table of one column, whatever stands in them", async () => {
  const file = fileOfLines('fen, bog\r\n\nthe "old" bog\n');
  expect(await file.text()).toBe('term\n"fen, bog\r"\n"the ""old"" bog"');
});
