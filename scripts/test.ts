import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildWebWhenStale } from "./build-web.ts";
import { findBrowser, noBrowser } from "./find-browser.ts";
import { stopWithParent } from "./stop-with-parent.ts";
import { type Report, summaryLine } from "./test-summary.ts";

/**
 * `npm test`: everything that can be tested, with one line of figures at the end. Words given to
 * it choose test files (`npm test -- e2e/journey`), options go to Vitest.
 * `npm run test:fast` is the same with the tests of `fast-tests.ts` alone; `npm run test:looks` is the
 * journeys over every page, each page in every look and language (`e2e/looks.ts`).
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");

/** A line that brings 15 MB of Apertium and the library's packages in this time is worth waiting for. */
const enginesMs = 3 * 60_000;

let running: ChildProcess | null = null;
let isInterrupted = false;
stopWithParent();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    isInterrupted = true;
    if (running) running.kill("SIGTERM");
    else process.exit(1);
  });
}

const given = process.argv.slice(2);
const isFast = given.includes("--fast");
const isEveryLook = given.includes("--looks");
const words = given.filter((word) => word !== "--fast" && word !== "--looks");
const chosen = isEveryLook && words.length === 0 ? journeysOverLooks() : words;
const inBrowser = !isFast && needsBrowser(chosen.filter((word) => !word.startsWith("-")));
const [{ browser, problems }] = await Promise.all([
  inBrowser ? prepareBrowser() : { browser: null, problems: [] },
  !isFast && chosen.length === 0 ? fetchEngines() : undefined,
]);
// The signal has ended the fetching alone; nobody who sent it waits for the tests.
if (isInterrupted) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), "curie-test-"));
try {
  const reportFile = join(folder, "report.json");
  const code = await runVitest(reportFile, chosen);
  const report = readReport(reportFile);
  for (const problem of problems) process.stdout.write(`\n${problem}\n`);
  process.stdout.write(`\n${summaryLine(report, code, problems.length)}\n`);
  process.exitCode = code === 0 && problems.length > 0 ? 1 : code;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** What the browser tests stand on; a problem with it must not hide the result of all others. */
async function prepareBrowser(): Promise<{ browser: string | null; problems: string[] }> {
  try {
    await buildWebWhenStale();
  } catch (error) {
    return { browser: null, problems: [error instanceof Error ? error.message : String(error)] };
  }
  const browser = findBrowser();
  return { browser, problems: browser ? [] : [noBrowser] };
}

/**
 * The whole suite has the engines that some tests need; it says what it fetches. What could not be
 * had in time is not tried again: those tests say at the end that they were not run.
 */
function fetchEngines(): Promise<void> {
  const program = join(root, "scripts", "fetch-test-engines.ts");
  running = spawn(process.execPath, [program], {
    cwd: root,
    stdio: "inherit",
    timeout: enginesMs,
  });
  const fetching = running;
  return new Promise((resolve) => {
    fetching.once("error", () => resolve());
    fetching.once("exit", () => resolve());
  });
}

/** A choice of files that names no browser test saves the search for a browser and the build. */
function needsBrowser(words: readonly string[]): boolean {
  const folder = join(root, "e2e");
  const tests = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(".test.ts"))
        .map((file) => `e2e/${file}`)
    : [];
  if (tests.length === 0) return false;
  return words.length === 0 || words.some((word) => tests.some((file) => file.includes(word)));
}

/** The journeys that show a page in several looks or languages. */
function journeysOverLooks(): string[] {
  const folder = join(root, "e2e");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".test.ts"))
    .filter((file) => /expectCleanLooks|languagesOf/.test(readFileSync(join(folder, file), "utf8")))
    .map((file) => `e2e/${file}`);
}

function runVitest(reportFile: string, words: readonly string[]): Promise<number> {
  const parameters = [vitest, "run", "--passWithNoTests", ...words];
  parameters.push("--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`);
  if (isFast) parameters.push("--project=unit", "--project=server", "--project=web");
  // Without a browser its tests cannot run; everything else still can, and the end says so.
  else if (inBrowser && !browser) parameters.push("--project=!e2e");
  running = spawn(process.execPath, parameters, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
      ...(isFast ? { CURIE_TESTS: "fast" } : {}),
      ...(isEveryLook ? { CURIE_TEST_LOOKS: "every" } : {}),
      // Servers and commands are started many times over: each would compile the same files.
      NODE_COMPILE_CACHE: join(folder, "compiled"),
    },
  });
  return new Promise((resolve) => {
    running?.once("error", () => resolve(1));
    running?.once("exit", (code) => resolve(code ?? 1));
  });
}

function readReport(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
