import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { countsFile } from "#editing/counts/counts.ts";
import { lineTable } from "#editing/counts/line-table.ts";
import { readTexts } from "./texts.ts";
import { countVocabulary } from "./vocabulary.ts";

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

function write(name: string, bytes: Uint8Array): void {
  const packed = gzipSync(bytes, { level: 9 });
  // The byte of the operating system, so that every machine writes the same.
  packed[9] = 255;
  writeFileSync(countsFile(name), packed);
  console.log(`${fileURLToPath(countsFile(name))}: ${packed.length} bytes`);
}
