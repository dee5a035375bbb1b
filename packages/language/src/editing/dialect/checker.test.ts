import { expect, test } from "vitest";
import { applyEdits, type Dialect, type Span } from "../edit.ts";
import { protectedSpans } from "../protected-spans.ts";
import { lexicon } from "../spelling/lexicon.ts";
import { wordsOf } from "../tokens.ts";
import { dialectEdits, joinDialect } from "./checker.ts";
import { createDialectConverter } from "./converter.ts";

const converter = createDialectConverter(lexicon());

function editsOf(text: string, dialect: Dialect, locked: readonly Span[] = []) {
  const kept = protectedSpans({ text, locked, editable: true });
  return dialectEdits({ text, words: wordsOf(text), kept, dialect, converter });
}

function inDialect(dialect: Dialect, text: string): string {
  return applyEdits(text, editsOf(text, dialect));
}

test.each([
  ["The colour of the centre was analysed.", "The color of the center was analyzed."],
  [
    "Behavioural data were summarised; organisations differ.",
    "Behavioral data were summarized; organizations differ.",
  ],
  ["Colour-coded fibres and multi-centre trials.", "Color-coded fibers and multi-center trials."],
  ["The tumour’s size; the neighbour's garden.", "The tumor’s size; the neighbor's garden."],
])("converts %j both ways", (british, american) => {
  expect(inDialect("american", british)).toBe(american);
  expect(inDialect("british", american)).toBe(british);
  expect(inDialect("british", british)).toBe(british);
  expect(inDialect("american", american)).toBe(american);
});

test.each([
  ["names", "She left the World Health Organization for the Center for Disease Control."],
  ["names that open a sentence", "Center Parcs is a company. Gray et al. agree. Pfizer paid."],
  ["quotations", 'He called it “the color of money” and "a center of gravity".'],
  ["words in capitals", "The COLOR flag and the CENTER option."],
  [
    "words with inner capitals or digits",
    "Set fontColor, color2 and Color3D, or color_map and theme.color.",
  ],
  ["addresses", "See https://example.org/color/center and labor@example.org."],
  ["citations", "It is known (Organization of color, 2010)."],
  ["the unit of dose", "A dose of 2 gray, measured in gray, was given."],
])("leaves %s alone", (_, text) => {
  expect(inDialect("british", text)).toBe(text);
});

test.each([
  ["Gray squirrels live here.", "Grey squirrels live here."],
  [
    "Labor costs rose, and defense mechanisms differ.",
    "Labour costs rose, and defence mechanisms differ.",
  ],
  ["Defense against rust is costly.", "Defence against rust is costly."],
])("converts a word that opens a sentence and could be a name: %j", (american, british) => {
  expect(inDialect("british", american)).toBe(british);
  expect(inDialect("american", british)).toBe(american);
});

test.each([
  "Gray reports the same.",
  "Grey found otherwise.",
  "Labour won the election.",
  "Honour is her first name.",
])("keeps a name that opens a sentence: %j", (text) => {
  expect(inDialect("british", text)).toBe(text);
  expect(inDialect("american", text)).toBe(text);
});

test.each([
  ["The software analyses images of the eye.", "The software analyzes images of the eye."],
  ["This system analyses data from ten sites.", "This system analyzes data from ten sites."],
  ["The software analyses results were lost.", "The software analyses results were lost."],
  ["The study analyses of data were brief.", "The study analyses of data were brief."],
  [
    "A dialogue with patients is a catalogue of wishes.",
    "A dialogue with patients is a catalog of wishes.",
  ],
])("tells the verb from the noun and keeps a dialogue: %j", (british, american) => {
  expect(inDialect("american", british)).toBe(american);
});

test.each([
  ["Anglers need a fishing license.", "Anglers need a fishing licence."],
  ["Hunting licenses are dear.", "Hunting licences are dear."],
  ["It was spelled so, or spelt.", "It was spelled so, or spelt."],
])("spells for Britain: %j", (american, british) => {
  expect(inDialect("british", american)).toBe(british);
});

test("leaves a locked range alone", () => {
  const text = "The color and the color.";
  const edits = editsOf(text, "british", [{ start: 4, end: 9 }]);
  expect(edits.map(({ start }) => start)).toEqual([18]);
});

test.each([
  ["We can practice it daily.", "We can practise it daily."],
  ["It is widely practiced in China.", "It is widely practised in China."],
  ["Practicing physicians took part.", "Practising physicians took part."],
  ["under the Creative Commons license", "under the Creative Commons licence"],
  ["The license was granted.", "The licence was granted."],
  ["The vaccination program began.", "The vaccination programme began."],
  ["It was a few meters long, or 5 meters.", "It was a few metres long, or 5 metres."],
  ["This study analyzes the data.", "This study analyses the data."],
])("converts %j where the context is certain", (american, british) => {
  expect(inDialect("british", american)).toBe(british);
});

test.each([
  "In practice, this best practice helps.",
  "Agencies that license drugs will license them.",
  "The computer program failed.",
  "The meter and the voltmeter were read.",
  "The story was told; check the disk, the disc and the draft; a curb on spending.",
])("leaves %j as it is, because the meaning decides", (text) => {
  expect(inDialect("british", text)).toBe(text);
});

test.each([
  ["This study analyses the data.", "This study analyzes the data."],
  ["Our analyses of the data agree.", "Our analyses of the data agree."],
  ["All analyses the team made agree.", "All analyses the team made agree."],
])("tells the verb from the plural for Americans: %j", (british, american) => {
  expect(inDialect("american", british)).toBe(american);
});

test("names its rules", () => {
  expect(
    editsOf("The color of fibers was analyzed; aluminum.", "british").map(({ rule, category }) => [
      rule,
      category,
    ]),
  ).toEqual([
    ["dialect.our-or", "dialect"],
    ["dialect.re-er", "dialect"],
    ["dialect.yse-yze", "dialect"],
    ["dialect.irregular", "dialect"],
  ]);
});

test("gives way to another edit of the same place, and brings what that one writes into the dialect", () => {
  const text = "They analyses the colour.";
  const grammar = {
    start: 5,
    end: 13,
    replacement: "analyse",
    category: "grammar",
    rule: "grammar.agreement",
    reason: "subject-verb-agreement",
    confidence: 0.8,
  } as const;
  const edits = joinDialect([grammar], editsOf(text, "american"), "american", converter);
  expect(edits.map(({ rule }) => rule)).toEqual(["grammar.agreement", "dialect.our-or"]);
  expect(applyEdits(text, edits)).toBe("They analyze the color.");
});

test("changes words of a heading in title case, where capitals make no names", () => {
  expect(inDialect("british", "Color Vision and Behavior of Birds")).toBe(
    "Colour Vision and Behaviour of Birds",
  );
});

test.each([
  ["Ten percent of it", "Ten per cent of it"],
  ["a five-story house on worn tires at the curb", "a five-storey house on worn tyres at the kerb"],
  ["PE-labeled cells of hyperglycemic mice", "PE-labelled cells of hyperglycaemic mice"],
  ['plotted with color = "gray" in R', 'plotted with color = "gray" in R'],
])("brings %j into British English", (text, british) => {
  expect(inDialect("british", text)).toBe(british);
});

test("leaves a plural that looks like a verb alone", () => {
  expect(inDialect("american", "Several catalyses are known.")).toBe(
    "Several catalyses are known.",
  );
  expect(inDialect("american", "The enzyme catalyses the step.")).toBe(
    "The enzyme catalyzes the step.",
  );
});
