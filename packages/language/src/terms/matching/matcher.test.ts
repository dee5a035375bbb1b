import { describe, expect, it } from "vitest";
import {
  altersTerm,
  createTermMatcher,
  mergeTermLists,
  type Term,
  termsInText,
  withoutAltering,
} from "../index.ts";

const keep = (term: string, more: Partial<Pick<Term, "anyCase" | "plural">> = {}): Term => ({
  ...{ kind: "never-change", term, anyCase: false, plural: false },
  ...more,
});
const write = (
  term: string,
  variants: string[],
  more: Partial<Pick<Term, "anyCase" | "plural">> = {},
): Term => ({
  ...{ kind: "always-write", term, variants, anyCase: false, plural: false },
  ...more,
});

function found(text: string, ...terms: Term[]): string[] {
  return createTermMatcher(terms)
    .find(text)
    .map(({ start, end }) => text.slice(start, end));
}

describe("finding terms", () => {
  it.each<[string, Term, string[]]>([
    ["The cell and the cells of a stem-cell line.", keep("cell"), ["cell", "cell"]],
    ["Two assays and one assay.", keep("assay", { plural: true }), ["assays", "assay"]],
    ["Studies of the study.", keep("study", { plural: true }), ["Studies", "study"]],
    ["Cells divide. Cells grow, Cells stay.", keep("cells"), ["Cells", "Cells"]],
    ["RESNET and resnet", keep("ResNet"), []],
    ["RESNET and resnet", keep("ResNet", { anyCase: true }), ["RESNET", "resnet"]],
    ["random\u00A0 forests, random-forests", keep("random forests"), ["random\u00A0 forests"]],
    [
      "end-to-end, end\u2011to\u2011end",
      keep("end-to-end"),
      ["end-to-end", "end\u2011to\u2011end"],
    ],
    ["Wilson’s disease", keep("Wilson's disease"), ["Wilson’s disease"]],
    ["Cafe\u0301 and Café", keep("Café"), ["Cafe\u0301", "Café"]],
    ["C++ and C", keep("C++"), ["C++"]],
    ["deep learning models learn", keep("deep learning model"), []],
  ])("%s", (text, term, wanted) => {
    expect(found(text, term)).toEqual(wanted);
  });

  it("inside a Chinese sentence, which has no spaces", () => {
    const term: Term = {
      ...{
        kind: "translate-as",
        term: "双碳目标",
        language: "zh_CN",
        translation: "dual carbon goals",
      },
      ...{ anyCase: false, plural: false },
    };
    const matcher = createTermMatcher([term], (entry) => [[entry.term, "term"]]);
    expect(matcher.find("我们支持双碳目标。")).toMatchObject([{ start: 4, end: 8 }]);
  });

  it("terms that overlap are all kept, and the words of two become one range", () => {
    const text = "a support vector machine learning method";
    const matches = createTermMatcher([
      keep("support vector machine"),
      keep("machine learning"),
    ]).find(text);
    expect(termsInText(text, matches).kept).toEqual([{ start: 2, end: 33 }]);
  });
});

describe("what is always written so", () => {
  const replaced = (text: string, ...terms: Term[]) => {
    const { variants } = termsInText(text, createTermMatcher(terms).find(text));
    return variants.reduceRight(
      (result, { start, end, replacement }) =>
        result.slice(0, start) + replacement + result.slice(end),
      text,
    );
  };

  it.each<[string, Term[], string]>([
    [
      "Datasets and a dataset.",
      [write("data set", ["dataset"], { plural: true })],
      "Data sets and a data set.",
    ],
    ["The web site of the website", [write("website", ["web site"])], "The website of the website"],
    [
      "Never touch dataset X.",
      [write("data set", ["dataset"]), keep("dataset X")],
      "Never touch dataset X.",
    ],
    [
      "health care workers",
      [
        write("healthcare", ["health care"]),
        write("healthcare worker", ["health care worker"], { plural: true }),
      ],
      "healthcare workers",
    ],
  ])("%s", (text, terms, wanted) => {
    expect(replaced(text, ...terms)).toBe(wanted);
  });

  it("words written as they should be are kept from every other edit", () => {
    const text = "A data set.";
    const matches = createTermMatcher([write("data set", ["dataset"])]).find(text);
    expect(termsInText(text, matches)).toEqual({ kept: [{ start: 2, end: 10 }], variants: [] });
  });
});

describe("edits beside a term", () => {
  const text = "use ResNet models";
  const term = { start: 4, end: 10 };
  it.each([
    ["its letters change", { start: 4, end: 10, replacement: "resnet" }, true],
    ["a word of it goes with its neighbour", { start: 0, end: 5, replacement: "use of R" }, true],
    ["a plural is put behind it", { start: 10, end: 10, replacement: "s" }, true],
    ["a letter is put before it", { start: 4, end: 4, replacement: "X" }, true],
    ["it is joined with the word before it", { start: 3, end: 4, replacement: "" }, true],
    ["something is put into it", { start: 7, end: 7, replacement: "-" }, true],
    ["an article is put before it", { start: 4, end: 4, replacement: "the " }, false],
    ["the word before it changes", { start: 0, end: 3, replacement: "uses" }, false],
    ["a hyphen joins it", { start: 10, end: 11, replacement: "-" }, false],
    ["a comma follows it", { start: 10, end: 10, replacement: "," }, false],
  ])("%s: %j alters it: %s", (_, edit, alters) => {
    expect(altersTerm(text, edit, term)).toBe(alters);
    expect(withoutAltering(text, [edit], [term])).toEqual(alters ? [] : [edit]);
  });
});

describe("several lists", () => {
  it("the nearer list counts for the same words", () => {
    const group = [keep("dataset"), write("web site", ["website"])];
    const own = [write("data set", ["dataset"]), keep("website")];
    expect(mergeTermLists([own, group]).map(({ kind, term }) => [kind, term])).toEqual([
      ["always-write", "data set"],
      ["never-change", "website"],
      ["always-write", "web site"],
    ]);
  });
});
