import { expect, test } from "vitest";
import { applyEdits, type Dialect } from "../edit.ts";
import { protectedSpans } from "../protected-spans.ts";
import { wordsOf } from "../tokens.ts";
import { lexicon } from "./lexicon.ts";
import { createSpeller } from "./speller.ts";
import { vocabularyOf } from "./vocabulary.ts";

const speller = createSpeller(lexicon());

function spelled(text: string, rest = "", dialect: Dialect = "american"): string {
  const words = wordsOf(text);
  const edits = speller.check({
    text,
    words,
    kept: protectedSpans({ text, locked: [], editable: true }),
    vocabulary: vocabularyOf([words, wordsOf(rest)], lexicon()),
    dialect,
  });
  return applyEdits(text, edits);
}

test.each([
  ["We recieved the samples.", "We received the samples."],
  ["The enviromental conditions", "The environmental conditions"],
  ["This is signifcant, becouse it occured.", "This is significant, because it occurred."],
  ["Diffrent groups were used.", "Different groups were used."],
  ["It dosnt matter but it dont work.", "It dosnt matter but it don't work."],
  ["Cells wich grew teh fastest", "Cells which grew the fastest"],
  ["Inmany familys it grew", "In many families it grew"],
  ["It was rememberd well.", "It was remembered well."],
  ["It was taught in sience.", "It was taught in science."],
  ["It was analysd twice.", "It was analysed twice."],
])("corrects %s", (wrong, right) => {
  expect(spelled(wrong)).toBe(right);
});

test.each([
  ["technical words", "The phosphorylation of ubiquitinated histones in organoids"],
  ["new formations", "a subdetection of neuroenhancement by sonoporation"],
  ["names inside a sentence", "as Rosenheim and Ryserova noted"],
  ["a name that opens a sentence", "Rosenheim, who noted it"],
  ["gene names and codes", "the qRTpcr of Tnfrsf11a and dropoff3"],
  ["names of programs", "a wrapper of openssl for the systemd backend via pthread calls"],
  ["species", "of Varroa destructor and Oryzias latipes"],
  ["parts of hyphenated words", "an oligo-dextrinated form"],
  ["British spelling", "the colour of labelled fibres"],
  ["American spelling", "the color of labeled fibers"],
  ["negations whose apostrophe got lost", "It wasn t found and didn t grow"],
  [
    "words among those of another language",
    "for whom das Ding an sich is one, nihil est in intellectu",
  ],
  ["a word that is spoken of", "before feet the form foots and the verb goed"],
  ["words with accents", "under the motto liberté and fraternité"],
  ["a phrase of two words that nothing explains", "reads senatus populusque on one side"],
  ["a rare word that a large list has", "Root nodulation and conidial viability were scored."],
  ["a word with the letter of a note in a cell", "Effect sizea"],
  ["a phrase of another language in brackets", "the simple present (presente indicativo) was used"],
  ["a letter that got stuck to a word", "The symbolp denotes piano."],
  ["text in quotation marks", "they wrote “we recieved it” twice"],
])("leaves %s alone", (_, text) => {
  expect(spelled(text)).toBe(text);
  expect(spelled(text, "", "british")).toBe(text);
});

test("takes a word the author uses again and again for a term", () => {
  const text = "The luthiers worked.";
  expect(spelled(text, "A luthier and another luthier and more luthiers.")).toBe(text);
});

test("believes an author who uses a word three times, whatever stands near it", () => {
  const slips =
    "We recieved enviromental samples of diffrent concentrasion. The experimet was sucessful becouse the temprature occured.";
  const text = "Their interoception was low.";
  expect(spelled(text, `${slips} Then interoception was measured, and interoception rose.`)).toBe(
    text,
  );
});

test("does not take a farther word because the author writes it often", () => {
  expect(spelled("The selction criteria", "section section section section section section")).toBe(
    "The selction criteria",
  );
  expect(spelled("The selction criteria", "selection, selection and selection")).toBe(
    "The selection criteria",
  );
});

test("knows a name by its use elsewhere in the document", () => {
  const text = "Wilsen compared the groups.";
  expect(spelled(text, "as done by Wilsen before")).toBe(text);
});

test("prefers the word the document uses", () => {
  expect(spelled("the phogoperiod was short", "photoperiod, photoperiod and photoperiod")).toBe(
    "the photoperiod was short",
  );
});

test("corrects into the dialect asked for", () => {
  expect(spelled("the behavoiur of cells", "", "british")).toBe("the behaviour of cells");
  expect(spelled("the behavoir of cells", "", "american")).toBe("the behavior of cells");
});

test("proposes nearer words in a text full of slips than in one with a single slip", () => {
  const slips =
    "We recieved enviromental samples of diffrent concentrasion. The experimet was sucessful becouse the temprature occured.";
  expect(spelled("The youg rats ate.")).toBe("The youg rats ate.");
  expect(spelled("The youg rats ate.", slips)).toBe("The young rats ate.");
});

test("leaves a little word of a language alone that the text quotes elsewhere too", () => {
  expect(spelled("The word sich was rare.", "Both nicht and auch were common.")).toBe(
    "The word sich was rare.",
  );
  expect(spelled("In sich cases it was rare.")).toBe("In such cases it was rare.");
});

test("corrects beside the particle of a name and an abbreviation", () => {
  expect(spelled("the der Waals enviroment and Smith et al enviroment")).toBe(
    "the der Waals environment and Smith et al environment",
  );
});
