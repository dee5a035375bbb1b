/**
 * `npm run mutations`: breaks the code on purpose, one small place at a time, and looks whether a
 * test fails. `-- --count N --seed S` chooses how many and which (200, 1; `--count all` every place);
 * `-- --area plans` one area, `--file access/rules` the files whose path holds that
 * text, `--lines 60,92` those lines of them, as after a test was written for what was not noticed. What
 * no test noticed is told as it is found; at least 85 of 100 must be noticed. Changes that make no
 * difference stand with their reason in harmless-mutations.ts: they count as not noticed, and are told
 * apart.
 *
 * Nothing on disk changes: the broken text is given to Vitest in the place of the file. One Vitest
 * serves an area, so that every other file is translated once, and only the tests that import the
 * broken file run, the nearest first, until one fails.
 */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from "vitest/node";
import { reasonOfHarmless } from "./harmless-mutations.ts";
import { type Mutation, mutationsOf } from "./mutation-places.ts";

type Area = { name: string; sources: readonly string[]; tests: readonly string[] };

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const plans = "apps/server/src/features/plans";
const areas: readonly Area[] = [
  {
    name: "contract",
    sources: ["packages/contract/src/**/*.ts"],
    tests: ["packages/contract/src/**/*.test.ts", `${plans}/rules.test.ts`],
  },
  {
    name: "writing",
    sources: ["packages/docx/src/writing/*.ts"],
    tests: [
      "packages/docx/src/writing/*.test.ts",
      "packages/docx/src/document.test.ts",
      "packages/docx/test/hard-cases/!(size|not-a-docx).test.ts",
      "packages/docx/test/own-corpus.test.ts",
    ],
  },
  {
    name: "plans",
    sources: [
      `${plans}/rules.ts`,
      `${plans}/{access,catalogue,groups,reminders,trials,payments}/rules.ts`,
    ],
    tests: [`${plans}/**/rules.test.ts`],
  },
  {
    name: "fold",
    sources: [`${plans}/subscriptions/rules.ts`, "apps/server/src/features/billing/**/rules.ts"],
    tests: [
      `${plans}/subscriptions/rules.test.ts`,
      "apps/server/src/features/billing/**/rules.test.ts",
    ],
  },
  {
    name: "guard",
    sources: ["packages/language/src/editing/{guard,amounts,negations}.ts"],
    tests: ["packages/language/src/editing/{guard,amounts,model/*}.test.ts"],
  },
];
const enough = 0.85;
/** Vitest would sort by size and by earlier failures; here the nearest test comes first. */
class GivenOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

/** Broken code may run for ever; tests that take so many times as long as before have noticed it. */
const patience = 10;
const leastPatienceMs = 60_000;
const progressEvery = 25;

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    area: { type: "string" },
    file: { type: "string", default: "" },
    lines: { type: "string" },
  },
});
const chosen = areas.filter(({ name }) => values.area === undefined || name === values.area);
const lines = values.lines?.split(",").map(Number);
const wanted = values.count === "all" ? Number.POSITIVE_INFINITY : Number(values.count);
let [tried, killed] = [0, 0];
for (const area of chosen) {
  const all = area.sources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.endsWith(".test.ts") && file.includes(values.file))
    .sort()
    .flatMap((file) => mutationsOf(file, readFileSync(join(root, file), "utf8")))
    .filter(({ line }) => lines === undefined || lines.includes(line));
  const some = shuffled(all, Number(values.seed)).slice(0, Math.ceil(wanted / chosen.length));
  const { noticed, harmless } = await tryAll(area, some);
  tried += some.length;
  killed += noticed;
  const left = some.length - noticed - harmless;
  say(
    `${area.name}: ${noticed} of ${some.length} noticed, ${harmless} harmless, ${left} neither; of ${all.length} places\n`,
  );
}
say(`${killed} of ${tried} noticed (${((100 * killed) / tried).toFixed(1)} %)`);
process.exit(killed / tried >= enough ? 0 : 1);

/** How many of an area's mutations a test notices, and how many of the others make no difference. */
async function tryAll(area: Area, mutations: readonly Mutation[]) {
  let runner = await startRunner(area);
  let [noticed, harmless] = [0, 0];
  for (const [index, mutation] of mutations.entries()) {
    if (index > 0 && index % progressEvery === 0) {
      say(`${area.name}: ${index} of ${mutations.length} tried, ${noticed} noticed`);
    }
    // On a busy machine a run may end before its failure is told: what seems unnoticed is tried again.
    let outcome = await runner.outcomeOf(mutation);
    if (outcome === "passed") outcome = await runner.outcomeOf(mutation);
    if (outcome === "endless") {
      await runner.close();
      runner = await startRunner(area);
    }
    if (outcome !== "passed") {
      noticed += 1;
      continue;
    }
    const { file, line, before, after } = mutation;
    const reason = reasonOfHarmless(mutation);
    if (reason !== null) harmless += 1;
    const heading = reason === null ? "not noticed" : `harmless (${reason})`;
    say(`${heading}  ${file}:${line}\n  - ${before.trim()}\n  + ${after.trim()}\n`);
  }
  // Nothing of a mutation may have stayed, or the tests after it would have failed for nothing.
  await runner.mustPass();
  await runner.close();
  return { noticed, harmless };
}

/** The tests of an area, which pass as they are; with a mutation they pass, fail or do not end. */
async function startRunner(area: Area) {
  let present: Mutation | null = null;
  const vitest = await createVitest(
    "test",
    {
      ...{ config: false, root, watch: false, bail: 1, silent: true, reporters: [{}] },
      ...{
        include: [...area.tests],
        isolate: false,
        fsModuleCache: false,
        pool: "threads",
        maxWorkers: 1,
        sequence: { sequencer: GivenOrder },
      },
      ...{ testTimeout: 60_000, teardownTimeout: 1000, passWithNoTests: false },
    },
    {
      plugins: [
        {
          name: "mutation",
          enforce: "pre",
          load: (id) =>
            present && relative(root, id.split("?")[0] ?? "") === present.file
              ? present.text
              : null,
        },
      ],
    },
  );
  const startedAt = performance.now();
  const specifications = await vitest.globTestSpecifications();
  const mustPass = async () => {
    await vitest.runTestSpecifications(specifications);
    if (hasFailed(vitest, specifications)) throw new Error(`tests of ${area.name} fail unchanged`);
  };
  await mustPass();
  const mostMs = Math.max(leastPatienceMs, patience * (performance.now() - startedAt));

  return {
    mustPass,
    outcomeOf: async (mutation: Mutation): Promise<"passed" | "failed" | "endless"> => {
      const path = join(root, mutation.file);
      const testing = importersOf(vitest, path);
      const near = specifications
        .filter(({ moduleId }) => testing.has(moduleId))
        .sort((one, other) => distance(path, one.moduleId) - distance(path, other.moduleId));
      if (near.length === 0) return "passed";
      present = mutation;
      vitest.invalidateFile(path);
      const ended = vitest.runTestSpecifications(near).then(() => true);
      const stop = new AbortController();
      const inTime = await Promise.race([ended, pause(mostMs, false, { signal: stop.signal })]);
      stop.abort();
      present = null;
      vitest.invalidateFile(path);
      if (inTime) return hasFailed(vitest, near) ? "failed" : "passed";
      ended.catch(() => {});
      return "endless";
    },
    close: async () => {
      await vitest.close();
      // Vitest leaves its own verdict there.
      process.exitCode = 0;
    },
  };
}

/** What the last run of these tests came to; Vitest remembers the results of the others as well. */
function hasFailed(vitest: Vitest, specifications: readonly TestSpecification[]): boolean {
  const files = vitest.state.getFiles(specifications.map(({ moduleId }) => moduleId));
  return (
    files.length < specifications.length ||
    files.some(({ result }) => result?.state === "fail") ||
    vitest.state.getUnhandledErrors().length > 0
  );
}

/** Every module that imports a file, itself or through others, as far as Vitest has loaded them. */
function importersOf(vitest: Vitest, path: string): Set<string> {
  const found = new Set([path]);
  for (const { vite } of vitest.projects) {
    for (const { moduleGraph } of Object.values(vite.environments)) {
      const open = [...(moduleGraph.getModulesByFile(path) ?? [])];
      for (let module = open.pop(); module; module = open.pop()) {
        for (const importer of module.importers) {
          if (!importer.file || found.has(importer.file)) continue;
          found.add(importer.file);
          open.push(importer);
        }
      }
    }
  }
  return found;
}

/** The test that is named like a file comes first, then the tests beside it, then the others. */
function distance(file: string, test: string): number {
  if (test === file.replace(/\.ts$/, ".test.ts")) return 0;
  if (dirname(test) === dirname(file)) return 1;
  return basename(test) === `${basename(dirname(file))}.test.ts` ? 2 : 3;
}

/** The same order for the same seed (mulberry32). */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return items
    .map((item) => ({ item, at: random() }))
    .sort((left, right) => left.at - right.at)
    .map(({ item }) => item);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
