/**
 * Translates every Word file of a folder with an engine that is there, and has each result judged
 * by an outside checker when one is given. Prints a table.
 *
 *     npm run corpus:engines -- FOLDER --from es_ES [--engines FOLDER] [--checker PROGRAM] [--keep DIRECTORY]
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { createApertiumEngine, createChineseGistEngine } from "@curie/draft-translation";
import { type SourceLanguage, translateSegments } from "@curie/language/translation";
import { DocxRefusal, type TranslatedManuscript, translateManuscript } from "@curie/manuscript";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: "string" },
    engines: { type: "string", default: ".data/engines" },
    checker: { type: "string" },
    keep: { type: "string" },
  },
});
const languages: readonly SourceLanguage[] = ["zh_CN", "es_ES", "pt_BR"];
const folder = positionals[0];
const from = languages.find((language) => language === values.from);
if (folder === undefined || !from)
  throw new Error("name a folder, and --from one of three languages");

const scratch = values.keep ?? mkdtempSync(join(tmpdir(), "translate-corpus-"));
mkdirSync(scratch, { recursive: true });
const engine =
  from === "zh_CN"
    ? createChineseGistEngine()
    : await createApertiumEngine({ folder: values.engines });

/** What the checker says against the copy, or nothing. */
function judge(file: string, { translated, bilingual }: TranslatedManuscript): string {
  const [copy, both] = ["english", "bilingual"].map((kind) =>
    join(scratch, `${kind}-${basename(file)}`),
  ) as [string, string];
  writeFileSync(copy, translated);
  writeFileSync(both, bilingual);
  if (values.checker === undefined) return "";
  const runs = [
    ["--mode", "translate", "-q", file, copy],
    ["-q", "--one", both],
  ];
  return runs
    .map((parameters) => spawnSync(values.checker ?? "", parameters, { encoding: "utf8" }))
    .filter(({ status }) => status !== 0)
    .map(({ stdout, stderr }) => `${stdout}${stderr}`.slice(0, 600))
    .join("\n");
}

const lines = ["| file | words | paragraphs | left | to check | ms |", "|---|---|---|---|---|---|"];
const failures: string[] = [];
const noticed = new Map<string, number>();
for (const name of readdirSync(folder)
  .filter((one) => /\.docx$/i.test(one))
  .sort()) {
  const file = join(folder, name);
  const startedAt = performance.now();
  try {
    const done = await translateManuscript(
      readFileSync(file),
      (text) => translateSegments(engine, { ...text, from, style: "american" }),
      { dialect: "american", notice: `${engine.quality} by ${engine.name}` },
    );
    const took = Math.round(performance.now() - startedAt);
    const { words, paragraphs, left, toCheck } = done;
    lines.push(`| ${name} | ${words} | ${paragraphs} | ${left} | ${toCheck} | ${took} |`);
    for (const [code, count] of Object.entries(done.noticed)) {
      noticed.set(code, (noticed.get(code) ?? 0) + count);
    }
    const fault = judge(file, done);
    if (fault !== "") failures.push(`${name}: ${fault}`);
  } catch (error) {
    if (!(error instanceof DocxRefusal)) throw error;
    lines.push(`| ${name} | refused: ${error.code} | | | | |`);
  }
}
await engine.close();
if (values.keep === undefined) rmSync(scratch, { recursive: true });
lines.push("", ...[...noticed].sort().map(([code, count]) => `${code} ${count}`), "");
process.stdout.write(`${[...lines, ...failures].join("\n")}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
