import { expect, test } from "vitest";
import { derivationOf } from "./derivation.ts";
import { lexicon } from "./lexicon.ts";

test.each([
  "subdetection",
  "manualised",
  "overrepresentation",
  "genotyping",
  "hypocortisolism",
  "uncolonized",
])("takes %s for a regular formation", (word) => {
  expect(derivationOf(word, lexicon())).toBe("regular");
});

test.each(["endmember", "fulltext", "warfighters"])("takes %s for a compound", (word) => {
  expect(derivationOf(word, lexicon())).toBe("compound");
});

test.each([
  "transfered",
  "commited",
  "enviroment",
  "recieved",
  "withthe",
  "distribuion",
  "diffrence",
])("finds no formation in %s", (word) => {
  expect(derivationOf(word, lexicon())).toBeNull();
});
