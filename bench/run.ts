/**
 * `npm run bench -- NAME [--json] [--base FOLDER]`: speed and quality as ratios within one run, never as seconds
 * against a limit: machines differ, ratios carry over.
 */
import { parseArgs } from "node:util";
import { accountTiming } from "./account-timing.ts";
import { api } from "./api.ts";
import { capacity } from "./capacity.ts";
import { docx } from "./docx.ts";
import { editingSpeed } from "./editing-speed.ts";
import { english } from "./english.ts";
import { fairness } from "./fairness.ts";
import type { Bench } from "./report.ts";
import { formatTable } from "./report.ts";
import { termsSpeed } from "./terms-speed.ts";
import { translation } from "./translation.ts";
import { web } from "./web.ts";

const benches: Record<string, Bench> = {
  "account-timing": accountTiming,
  api,
  capacity,
  docx,
  "editing-speed": editingSpeed,
  english,
  fairness,
  "terms-speed": termsSpeed,
  translation,
  web,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean", default: false }, base: { type: "string" } },
});
const [name = ""] = positionals;
const bench = benches[name];
if (!bench) {
  console.error(
    `Say which: npm run bench -- ${Object.keys(benches).join(" | ")} [--json] [--base FOLDER]`,
  );
  process.exit(2);
}
const note = (line: string) => process.stderr.write(`${line}\n`);
const report = await bench(note, { base: values.base });
if (values.json) console.log(JSON.stringify(report, null, 2));
else {
  for (const line of report.notes ?? []) console.log(line);
  if (report.table) console.log(`\n${formatTable(report.table)}\n`);
  for (const { what, value, unit, wanted } of report.figures) {
    const shown = Number.isInteger(value) ? String(value) : value.toFixed(3);
    console.log(`${what}: ${shown} ${unit}${wanted ? `  (wanted: ${wanted})` : ""}`);
  }
}
process.exit(0);
