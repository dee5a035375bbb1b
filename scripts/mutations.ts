/**
 * `npm run mutations`: breaks the code on purpose, one small place at a time, and looks whether a
 * test fails. `-- --count N --seed S` chooses how many and which (200, 1); `-- --area plans` one
 * area. What no test noticed is listed at the end; at least 85 of 100 must be noticed.
 *
 * Nothing on disk changes: the broken text is given to Vitest in the place of the file.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createVitest } from "vitest/node";
import { type Mutation, mutationsOf } from "./mutation-places.ts";

type Area = { name: string; sources: readonly string[]; tests: readonly string[] };

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const plans = "apps/server/src/features/plans";
const areas: readonly Area[] = [
  {
    name: "contract",
    sources: [
      "packages/contract/src/**/{abstract-route,abstract-text,plan-state,flows,return-path,survey,prices,calendar,name-characters}.ts",
    ],
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
    sources: [`${plans}/subscriptions/rules.ts`, "apps/server/src/features/billing/rules.ts"],
    tests: [
      `${plans}/subscriptions/rules.test.ts`,
      "apps/server/src/features/billing/rules.test.ts",
    ],
  },
  {
    name: "guard",
    sources: ["packages/language/src/editing/guard.ts"],
    tests: ["packages/language/src/editing/{guard,model/*}.test.ts"],
  },
];
const enough = 0.85;
/** Broken code may run for ever; tests that take so many times as long as before have noticed it. */
const patience = 10;
const leastPatienceMs = 120_000;

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    area: { type: "string" },
  },
});
const chosen = areas.filter(({ name }) => values.area === undefined || name === values.area);
const survivors: Mutation[] = [];
let [tried, killed] = [0, 0];
for (const area of chosen) {
  const all = area.sources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.endsWith(".test.ts"))
    .sort()
    .flatMap((file) => mutationsOf(file, readFileSync(join(root, file), "utf8")));
  const share = Math.ceil(Number(values.count) / chosen.length);
  const some = shuffled(all, Number(values.seed)).slice(0, share);
  const startedAt = performance.now();
  if (!(await passes(area, null))) throw new Error(`the tests of ${area.name} fail as they are`);
  const mostMs = Math.max(leastPatienceMs, patience * (performance.now() - startedAt));
  let noticed = 0;
  for (const mutation of some) {
    // On a busy machine a run may end before its failure is told: what seems unnoticed is tried again.
    const isNoticed =
      !(await passes(area, mutation, mostMs)) || !(await passes(area, mutation, mostMs));
    if (isNoticed) noticed += 1;
    else survivors.push(mutation);
  }
  tried += some.length;
  killed += noticed;
  say(`${area.name}: ${noticed} of ${some.length} noticed, of ${all.length} places`);
}
for (const { file, line, before, after } of survivors) {
  say(`\nnot noticed  ${file}:${line}\n  - ${before.trim()}\n  + ${after.trim()}`);
}
say(`\n${killed} of ${tried} noticed (${((100 * killed) / tried).toFixed(1)} %)`);
process.exit(killed / tried >= enough ? 0 : 1);

/** Whether the tests of an area pass, with the mutation in the place of what it changes. */
async function passes(area: Area, mutation: Mutation | null, mostMs?: number): Promise<boolean> {
  const vitest = await createVitest(
    "test",
    {
      ...{ config: false, root, watch: false, bail: 1, silent: true, reporters: [{}] },
      ...{
        include: [...area.tests],
        isolate: false,
        fsModuleCache: false,
        pool: "threads",
        maxWorkers: 2,
      },
      ...{ testTimeout: 60_000, teardownTimeout: 1000, passWithNoTests: false },
    },
    {
      plugins: [
        {
          name: "mutation",
          enforce: "pre",
          load: (id) =>
            mutation && relative(root, id.split("?")[0] ?? "") === mutation.file
              ? mutation.text
              : null,
        },
      ],
    },
  );
  const ended = vitest.start().then(() => true);
  const stop = new AbortController();
  const inTime =
    mostMs === undefined
      ? await ended
      : await Promise.race([ended, pause(mostMs, false, { signal: stop.signal })]);
  stop.abort();
  if (!inTime) {
    ended.catch(() => {});
    await vitest.close();
    return false;
  }
  const failed =
    vitest.state.getCountOfFailedTests() > 0 || vitest.state.getUnhandledErrors().length > 0;
  const ran = vitest.state.getFiles().length > 0;
  const broken = vitest.state.getFiles().some(({ result }) => result?.state === "fail");
  await vitest.close();
  // Vitest leaves its own verdict there.
  process.exitCode = 0;
  return ran && !failed && !broken;
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
