import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { applyEdits } from "../edit.ts";
import { protectedSpans } from "../protected-spans.ts";
import { lexicon } from "../spelling/lexicon.ts";
import { wordsOf } from "../tokens.ts";
import { dialectEdits, joinDialect } from "./checker.ts";
import { createDialectConverter } from "./converter.ts";
import { oxfordRule, withOxfordSpelling } from "./oxford.ts";

const plain = createDialectConverter(lexicon());
const oxford = withOxfordSpelling(plain);

function rows(file: string): string[][] {
  const url = new URL(`../../../test/dialect/${file}.tsv`, import.meta.url);
  const [, ...lines] = readFileSync(url, "utf8").trimEnd().split("\n");
  return lines.map((line) => line.split("\t"));
}

function editsOf(text: string, converter = oxford, dialect: "american" | "british" = "british") {
  const kept = protectedSpans({ text, locked: [], editable: true });
  return dialectEdits({ text, words: wordsOf(text), kept, dialect, converter });
}

const inOxford = (text: string) => applyEdits(text, editsOf(text));
const inPlainBritish = (text: string) => applyEdits(text, editsOf(text, plain));

test.each(rows("oxford"))(
  "writes %j with -ize, and the other way without the switch",
  (ise, ize) => {
    expect(inOxford(ise ?? "")).toBe(ize);
    expect(inOxford(ize ?? "")).toBe(ize);
    expect(inPlainBritish(ize ?? "")).toBe(ise);
    expect(inPlainBritish(ise ?? "")).toBe(ise);
  },
);

test.each(rows("oxford-alike"))("leaves %j as it is", (sentence = "") => {
  expect(inOxford(sentence)).toBe(sentence);
});

test.each([
  [
    "The color was analyzed and the fiber colorized.",
    "The colour was analysed and the fibre colourized.",
  ],
  ["The metalized mold was capitalized.", "The metallized mould was capitalized."],
  [
    "Behavioral data were summarized by hydrolyzed samples.",
    "Behavioural data were summarized by hydrolysed samples.",
  ],
  ["Anesthetized animals catalyze it.", "Anaesthetized animals catalyse it."],
  ["Colourised maps and catalogues.", "Colourized maps and catalogues."],
])("brings American %j into British with -ize", (american, british) => {
  expect(inOxford(american)).toBe(british);
});

test("tells a word in -ize from other British spellings by its rule and its reason", () => {
  const edits = editsOf("The organisation summarised the color and the colourised map.");
  expect(edits.map(({ rule, reason }) => [rule, reason])).toEqual([
    [`dialect.${oxfordRule}`, "oxford-spelling"],
    [`dialect.${oxfordRule}`, "oxford-spelling"],
    ["dialect.our-or", "british-spelling"],
    [`dialect.${oxfordRule}`, "oxford-spelling"],
  ]);
});

test("changes nothing of American English", () => {
  const text = "The organisation analysed the colour.";
  const changed = applyEdits(text, editsOf(text, oxford, "american"));
  expect(changed).toBe("The organization analyzed the color.");
});

test("brings what another edit writes into Oxford spelling too", () => {
  const text = "They organises the colour.";
  const grammar = {
    start: 5,
    end: 14,
    replacement: "organise",
    category: "grammar",
    rule: "grammar.agreement",
    reason: "subject-verb-agreement",
    confidence: 0.8,
  } as const;
  const edits = joinDialect([grammar], editsOf(text), "british", oxford);
  expect(applyEdits(text, edits)).toBe("They organize the colour.");
});
