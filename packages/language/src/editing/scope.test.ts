import { expect, test } from "vitest";
import { editableParagraphs, isForeign } from "./scope.ts";
import { lexicon } from "./spelling/lexicon.ts";
import { wordsOf } from "./tokens.ts";

function editable(...texts: string[]): boolean[] {
  return editableParagraphs(texts.map((text) => ({ text, locked: [], editable: true })));
}

test("leaves everything after the references heading alone", () => {
  expect(editable("We did it.", "References", "Some title of a work.", "Another one.")).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("goes on at the appendix after the references", () => {
  expect(editable("7. References", "A title.", "Appendix A", "We did more.")).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test.each([
  "1. Smith J, Lee K (2010) Growth of plants. J Exp Biol 12: 34–56.",
  "Smith, J., & Lee, K. (2010). Growth of plants. Journal of Biology, 12(3), 34–56.",
  "[4] Müller A. and Jones B., “Growth,” Nature, vol. 5, pp. 3-9, 2011, doi 10.1000/xyz.",
])("knows a reference by its shape: %s", (text) => {
  expect(editable(text)).toEqual([false]);
});

test.each([
  "Smith et al. (2010) found that plants grow.",
  "In 2010, we collected 12 samples, 3 of which were lost.",
])("keeps a sentence with authors or years editable: %s", (text) => {
  expect(editable(text)).toEqual([true]);
});

test("respects the reader's word on a paragraph", () => {
  expect(editableParagraphs([{ text: "Some text", locked: [], editable: false }])).toEqual([false]);
});

test("tells a paragraph in another language from English with technical words", () => {
  const foreign =
    "Diese Untersuchung beschreibt verschiedene Verfahren, welche ungewöhnliche Ergebnisse zwischen Gruppen erklären könnten.";
  const technical =
    "Phosphorylation of the mitogen-activated kinases was quantified by immunoblotting in transfected fibroblasts.";
  expect(isForeign(wordsOf(foreign), lexicon())).toBe(true);
  const chinese = "本研究采用问卷调查法，结果表明该方法是有效的。";
  expect(isForeign(wordsOf(technical), lexicon())).toBe(false);
  expect(isForeign(wordsOf(chinese), lexicon())).toBe(true);
  expect(isForeign(wordsOf(`The term 方法 means a method.`), lexicon())).toBe(false);
});
