import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Dialect } from "../edit.ts";
import { lexicon } from "../spelling/lexicon.ts";
import { createDialectConverter } from "./converter.ts";
import { byRoot } from "./roots.ts";

// A table of spellings kept beside the project; the tests that need it are skipped without it.
const table = fileURLToPath(
  new URL("../../../../../../shared/corpora/english/us-uk/varcon-pairs.tsv", import.meta.url),
);

const converter = createDialectConverter(lexicon());

function converted(words: string, dialect: Dialect): string {
  return words
    .split(" ")
    .map((word) => converter.convert(word, dialect)?.word ?? word)
    .join(" ");
}

test.each([
  [
    "-ize",
    "organize organized organizing organizer organization",
    "organise organised organising organiser organisation",
  ],
  [
    "coined -ize",
    "tokenization binarized unsanitized hyperpolarization",
    "tokenisation binarised unsanitised hyperpolarisation",
  ],
  [
    "-yze",
    "analyze analyzed analyzing reanalyzed catalyzed",
    "analyse analysed analysing reanalysed catalysed",
  ],
  [
    "-or",
    "color colors colored colorful behavioral neighborhood tumors",
    "colour colours coloured colourful behavioural neighbourhood tumours",
  ],
  [
    "-er",
    "center centered centering fiber kilometers theater titers",
    "centre centred centring fibre kilometres theatre titres",
  ],
  [
    "new compounds",
    "nanofiber multicenter grayscale radiolabeled multicolored",
    "nanofibre multicentre greyscale radiolabelled multicoloured",
  ],
  [
    "single l",
    "labeled modeling traveled signaling canceled",
    "labelled modelling travelled signalling cancelled",
  ],
  [
    "double l",
    "fulfill enrollment skillful installment distill",
    "fulfil enrolment skilful instalment distil",
  ],
  ["-og", "catalog catalogs cataloging", "catalogue catalogues cataloguing"],
  ["-ense", "defense offense pretense", "defence offence pretence"],
  [
    "ae",
    "anemia hemoglobin leukemia pediatric anesthetized ischemic",
    "anaemia haemoglobin leukaemia paediatric anaesthetised ischaemic",
  ],
  [
    "oe",
    "estrogen edema diarrhea esophagus maneuver apnea",
    "oestrogen oedema diarrhoea oesophagus manoeuvre apnoea",
  ],
  [
    "vowels",
    "gray mold plow molt aging judgment skeptic",
    "grey mould plough moult ageing judgement sceptic",
  ],
  [
    "single words",
    "aluminum artifact jewelry math cozy",
    "aluminium artefact jewellery maths cosy",
  ],
])("knows both sides of %s", (_, american, british) => {
  expect(converted(american, "british")).toBe(british);
  expect(converted(british, "american")).toBe(american);
  expect(converted(american, "american")).toBe(american);
  expect(converted(british, "british")).toBe(british);
});

test.each([
  ["look-alikes of -ise", "advertise exercise comprise revise surprise otherwise precise promise"],
  [
    "look-alikes of -ize",
    "size resized prize prized seize capsize maize oversized filesize resizable",
  ],
  ["look-alikes of -our", "four hour contour tour your source journal course honorary laboratory"],
  [
    "Latin made of -or",
    "humorous vigorous laborious coloration honorific glamorous odorant honoraria",
  ],
  [
    "look-alikes of -re",
    "timbre acre massacre mediocre genre parameter diameter filter thermometer",
  ],
  ["look-alikes of ae and oe", "phenology pedology academic epidemic systemic hemisphere larvae"],
  ["plural nouns in -yses", "analyses paralyses dialyses"],
  ["words at home on both sides", "while among fetus medieval aesthetic archaeology"],
  [
    "words that depend on their meaning",
    "practice license program meter story tire check disc disk draft curb",
  ],
  ["names that look like verbs", "pfizer citizen horizon"],
])("leaves %s alone", (_, words) => {
  expect(converted(words, "british")).toBe(words);
  expect(converted(words, "american")).toBe(words);
});

test.each([
  [
    "whilst amongst learnt enquiry foetal encyclopaedia",
    "while among learned inquiry fetal encyclopedia",
  ],
  ["practise practised licence programmes metres", "practice practiced license programs meters"],
  ["sulphur disulphide desulphurised", "sulfur disulfide desulfurized"],
])("knows what is foreign to Americans only: %s", (british, american) => {
  expect(converted(british, "american")).toBe(american);
  expect(converted(american, "british").split(" ")).not.toContain(british.split(" ")[0]);
});

test.each(["passaging", "dosaging"])("leaves %s alone: its end is no word of its own", (word) => {
  expect(converter.convert(word, "british")).toBeNull();
});

test("is less sure of a word it has to take apart", () => {
  const whole = converter.convert("organized", "british")?.confidence ?? 0;
  const parts = converter.convert("tokenization", "british")?.confidence ?? 0;
  expect(parts).toBeGreaterThan(0.8);
  expect(whole).toBeGreaterThan(parts);
});

test("turns no word that both dialects know into something else, but for a few of one side", () => {
  const changed = { american: 0, british: 0 };
  for (const word of lexicon().words()) {
    if (lexicon().dialectOf(word) !== null || !/^[a-z]+$/.test(word)) continue;
    // What a learned root tells, dictionaries need not: esophageal, hyperglycemia.
    if (byRoot(word, "american") || byRoot(word, "british")) continue;
    if (converter.convert(word, "american")) changed.american++;
    if (converter.convert(word, "british")) changed.british++;
  }
  // Those of the table of irregular words: toward, gotten, curbside.
  expect(changed.british).toBeLessThan(10);
  expect(changed.american).toBeLessThan(20);
});

describe.skipIf(!existsSync(table))("on a table of spellings (needs ../shared)", () => {
  test.each(["american", "british"] as const)(
    "converts 98 in 100 common words to %s, and none wrongly",
    (dialect) => {
      let words = 0;
      let right = 0;
      const wrong: string[] = [];
      for (const line of readFileSync(table, "utf8").trim().split("\n").slice(1)) {
        const [american = "", note = "", level, depends] = line.split("\t");
        const british = note.replace(/ #.*/, "");
        const [from, to] = dialect === "british" ? [american, british] : [british, american];
        if (Number(level) > 35 || depends === "1" || from !== from.toLowerCase()) continue;
        const answer = converter.convert(from, dialect)?.word;
        words++;
        if (answer === to) right++;
        else if (answer !== undefined) wrong.push(`${from} → ${answer}`);
      }
      expect(words).toBeGreaterThan(1000);
      expect(wrong).toEqual([]);
      expect(right / words).toBeGreaterThanOrEqual(0.98);
    },
  );
});
