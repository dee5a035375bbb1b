/**
 * `npm run check:planted -- FOLDER… [--count 200] [--seed 1] [--missed]`: plants faults into the
 * Word manuscripts of folders, one at a time, and tells how many of each kind the submission check
 * finds. Without a folder it uses the manuscripts of ../shared. Nothing is written.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DocxRefusal, openWordDocument } from "@curie/docx";
import { structureOf } from "@curie/manuscript";
import { plantFaults, type Sound } from "@curie/submission-check/testing";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    missed: { type: "boolean", default: false },
  },
});
const folders =
  positionals.length > 0
    ? positionals
    : [join("..", "shared", "corpora", "docx", "manuscripts-en")];
const texts = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".docx"))
    .flatMap((name) => readSound(folder, name)),
);
const rows = plantFaults(texts, Number(values.count), Number(values.seed));
let planted = 0;
let found = 0;
for (const row of rows) {
  planted += row.planted;
  found += row.found;
  process.stdout.write(
    `${String(row.found).padStart(4)} of ${String(row.planted).padStart(3)}  ${row.kind}\n`,
  );
  if (values.missed) for (const one of row.missed) process.stdout.write(`             ${one}\n`);
}
const share = planted === 0 ? 0 : (found / planted) * 100;
process.stdout.write(
  `${found} of ${planted} faults found in ${texts.length} manuscripts (${share.toFixed(1)} %), seed ${values.seed}\n`,
);
process.exitCode = share >= 95 ? 0 : 1;

function readSound(folder: string, name: string): Sound[] {
  try {
    const document = openWordDocument(readFileSync(join(folder, name)));
    return [{ name, manuscript: structureOf(document) }];
  } catch (error) {
    if (error instanceof DocxRefusal) return [];
    throw error;
  }
}
