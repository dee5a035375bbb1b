import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { countsFile } from "#editing/counts/counts.ts";
import { packed } from "#editing/counts/key-table.ts";
import { lineTable } from "#editing/counts/line-table.ts";
import { createFormReader, type Units, unitsOf } from "#editing/counts/units.ts";
import { createMorphology } from "#editing/grammar/morphology.ts";
import { lexicon } from "#editing/spelling/lexicon.ts";
import { wordsOf } from "#editing/tokens.ts";
import { countSequences } from "./sequences.ts";
import { readTexts } from "./texts.ts";
import { countVocabulary } from "./vocabulary.ts";
import { countWordTables } from "./word-tables.ts";

/**
 * `npm run language:counts -- FOLDER`: builds the tables of `data/counts/` from the texts of a folder
 * (`NAME.txt.gz`, one paragraph a line). The same texts give the same bytes.
 */
const folder = process.argv[2];
if (!folder) {
  console.error("Say where the texts are: npm run language:counts -- FOLDER");
  process.exit(1);
}
const { learning, heldOut } = readTexts(folder);

// A word of one's field is no slip, wherever it was read; nothing is measured with this table.
const vocabulary = countVocabulary([...learning, ...heldOut.textbooks, ...heldOut.papers]);
write(
  "vocabulary",
  lineTable([...vocabulary].map(([word, count]) => [word, String(count)] as const)),
);

const forms = createFormReader(createMorphology(lexicon()));
writePacked("sequences", countSequences(units()));

const { government, nouns } = countWordTables(units());
write(
  "government",
  lineTable(
    [...government].map(([word, { uses, after }]) => {
      const often = [...after].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
      return [word, `${uses}\t${often.map((one) => one.join(" ")).join(",")}`] as const;
    }),
  ),
);
write(
  "nouns",
  lineTable(
    [...nouns].map(([noun, { one, determined, bare, plural }]) => [
      noun,
      [one, determined, bare, plural].join("\t"),
    ]),
  ),
);

function* units(): Generator<Units> {
  for (const text of learning) yield unitsOf(text, wordsOf(text), forms);
}

function write(name: string, bytes: Uint8Array): void {
  writePacked(name, packed(bytes));
}

function writePacked(name: string, bytes: Uint8Array): void {
  writeFileSync(countsFile(name), bytes);
  console.log(`${fileURLToPath(countsFile(name))}: ${bytes.length} bytes`);
}
