import { expect, test } from "vitest";
import { lexicon } from "../spelling/lexicon.ts";
import { createMorphology } from "./morphology.ts";

const morphology = createMorphology(lexicon());

test.each([
  ["explains", "explain"],
  ["applies", "apply"],
  ["passes", "pass"],
  ["agrees", "agree"],
  ["identifys", "identify"],
  ["patients", null],
  ["this", null],
  ["always", null],
])("takes %s to the verb %s", (word, base) => {
  expect(morphology.baseOfThirdPerson(word)).toBe(base);
});

test.each([
  ["applied", "apply"],
  ["using", "use"],
  ["transferred", "transfer"],
  ["studying", "study"],
  ["agreed", "agree"],
  ["hundred", null],
  ["morning", null],
])("takes the form %s to the verb %s", (word, base) => {
  expect(morphology.baseOfInflected(word)).toBe(base);
});

test.each([
  ["samples", "sample"],
  ["studies", "study"],
  ["processes", "process"],
  ["criteria", "criterion"],
  ["series", null],
  ["analysis", null],
  ["genetics", null],
  ["virus", null],
])("takes the plural %s to %s", (plural, singular) => {
  expect(morphology.singularOf(plural)).toBe(singular);
});

test.each([
  ["sample", "samples"],
  ["study", "studies"],
  ["hypothesis", "hypotheses"],
  ["patient", "patients"],
  ["significant", null],
  ["with", null],
  ["quickly", null],
])("takes the singular %s to %s", (singular, plural) => {
  expect(morphology.pluralOf(singular)).toBe(plural);
});

test.each([
  ["carry", "carries", "carried", "carrying"],
  ["use", "uses", "used", "using"],
  ["show", "shows", "shown", "showing"],
  ["transfer", "transfers", "transferred", "transferring"],
  ["process", "processes", "processed", "processing"],
])("inflects %s", (base, third, participle, gerund) => {
  expect(morphology.thirdPerson(base)).toBe(third);
  expect(morphology.pastParticiple(base)).toBe(participle);
  expect(morphology.gerund(base)).toBe(gerund);
});
