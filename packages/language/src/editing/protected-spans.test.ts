import { expect, test } from "vitest";
import { mergeSpans, protectedSpans } from "./protected-spans.ts";

function keptIn(text: string): string[] {
  return protectedSpans({ text, locked: [], editable: true }).map(({ start, end }) =>
    text.slice(start, end),
  );
}

test.each([
  ["a number with its unit", "We gave 5 mg/kg of it.", "5 mg/kg"],
  ["a percentage", "about 12.5% of all", "12.5%"],
  ["a temperature", "kept at 37 °C overnight", "37 °C"],
  ["a numbered citation", "as shown [12, 15–17] before", "[12, 15–17]"],
  ["a citation by author and year", "as shown (Smith et al., 2010) before", "(Smith et al., 2010)"],
  ["authors named in the sentence", "Smith et al. found it", "Smith et al."],
  ["a web address", "see https://example.org/a?b=1 for it", "https://example.org/a?b=1"],
  ["a DOI", "see doi: 10.1371/journal.pone.0002554 for it", "doi: 10.1371/journal.pone.0002554"],
  ["an e-mail address", "write to a.b@example.org now", "a.b@example.org"],
  ["a quotation", "they said “we was there” twice", "“we was there”"],
  ["a gene name", "role of p53 in it", "p53"],
  ["a protein name with a Greek letter", "levels of TNF-α rose", "TNF-α"],
  ["a short species name", "strain of E. coli grew", "E. coli"],
  ["code", "call `teh_function` now", "`teh_function`"],
  ["a file name", "the file results.txt is", "results.txt"],
  ["a comparison", "with p < 0.05 as limit", "p < 0.05"],
  ["an object of the document", "where \uFFFC is the rate", "\uFFFC"],
])("keeps %s", (_, text, kept) => {
  expect(keptIn(text).some((span) => span.includes(kept))).toBe(true);
});

test("keeps what the reader locked", () => {
  expect(
    protectedSpans({ text: "plain words here", locked: [{ start: 6, end: 11 }], editable: true }),
  ).toEqual([{ start: 6, end: 11 }]);
});

test.each([
  "The patients were treated with aspirin and recovered.",
  "It wasn't the authors' choice, and it's not ours.",
])("leaves plain words free: %s", (text) => {
  expect(keptIn(text)).toEqual([]);
});

test("joins ranges that overlap or touch", () => {
  expect(
    mergeSpans([
      { start: 5, end: 9 },
      { start: 0, end: 2 },
      { start: 2, end: 4 },
    ]),
  ).toEqual([
    { start: 0, end: 4 },
    { start: 5, end: 9 },
  ]);
});

test.each(["a", "A", "a-", "1,", ".a", "x/", "(", "[", "“", "_", "1 "])(
  "looks through a hundred thousand characters of %j without delay",
  (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    const started = performance.now();
    protectedSpans({ text, locked: [], editable: true });
    expect(performance.now() - started).toBeLessThan(5000);
  },
);
