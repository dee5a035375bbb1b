import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sourceFiles } from "./source-files.ts";

/**
 * The table of docs/security.md has every requirement of ASVS 5.0.0 at levels 1 and 2 once, with a
 * state that is known and a reason, and names no file that is not there.
 */
const states = new Set(["met", "not applicable", "open"]);

export type Requirement = { number: string; state: string; reason: string };

export function readTable(text: string): Requirement[] {
  return [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| ([^|]*) \| ([^|]*) \|$/gm)].map(
    ([, number = "", state = "", reason = ""]) => ({ number, state, reason: reason.trim() }),
  );
}

export function checkTable(
  table: readonly Requirement[],
  wanted: readonly string[],
  files: readonly string[],
): string[] {
  const problems: string[] = [];
  const say = (number: string, problem: string) => problems.push(`${number}: ${problem}`);
  for (const number of wanted) {
    const found = table.filter((one) => one.number === number).length;
    if (found !== 1) say(number, `stands in the table ${found} times`);
  }
  for (const { number, state, reason } of table) {
    if (!wanted.includes(number)) say(number, "is no requirement of these levels");
    if (!states.has(state)) say(number, `"${state}" is no state`);
    if (reason === "") say(number, "says neither where nor why");
    for (const name of namedFiles(reason)) {
      const isThere = files.some(
        (file) =>
          file === name ||
          file.endsWith(`/${name}`) ||
          file.startsWith(name) ||
          file.includes(`/${name}`),
      );
      if (!isThere) say(number, `${name} is not there`);
    }
  }
  return problems;
}

/** Names in backticks that mean a file, or a folder with a slash at its end. */
function namedFiles(reason: string): string[] {
  return [...reason.matchAll(/`([^`]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => /^\w[\w./-]*(?:\.(?:ts|tsx|md|json)|[a-z]\/)$/.test(name));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const wanted = read("docs/asvs-5.0.0-level-2.txt").trim().split("\n");
  const problems = checkTable(readTable(read("docs/security.md")), wanted, sourceFiles(root));
  for (const problem of problems) process.stdout.write(`docs/security.md ${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
