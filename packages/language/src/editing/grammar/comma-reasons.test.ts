import { expect, test } from "vitest";
import { lexicon } from "../spelling/lexicon.ts";
import { wordsOf } from "../tokens.ts";
import { grammarEdits } from "./checker.ts";
import { createMorphology } from "./morphology.ts";
import { phraseEdits } from "./phrases.ts";

const morphology = createMorphology(lexicon());

test.each([
  ["In addition we measured the yield.", "comma-after-opening"],
  ["If the cells have died we can not count them.", "comma-after-clause"],
  ["The method is new but we do not trust it.", "comma-before-clause"],
  ["It was late so we had to stop.", "comma-before-clause"],
  ["We saw lions, tigers etc. in the park.", "comma-in-list"],
  ["The values were 12 and 15 respectively.", "comma-around-aside"],
])("says what the comma in %j does", (text, reason) => {
  const commas = grammarEdits(text, wordsOf(text), morphology).filter(
    ({ replacement }) => replacement === ",",
  );
  expect(commas.map((edit) => edit.reason)).toEqual([reason]);
});

test("says why a British “in future” is changed", () => {
  const [edit] = phraseEdits("This will be studied in future.");
  expect(edit).toMatchObject({ replacement: "in the future", reason: "future-time" });
});
