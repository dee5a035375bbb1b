/**
 * `npm run loops -- database --rounds 50`, `npm run loops -- server --rounds 100` and
 * `npm run loops -- cluster --rounds 20`: the long forms of `integration/loops.test.ts`. `--seed N` repeats a run; `--freeze` adds a database that
 * says nothing for ten seconds. `npm run loops -- fapiao --rounds 100000` is the long form of
 * `integration/fapiao-life.test.ts`: its rounds are steps; `human-order` and `group-seats` are such walks too.
 */
import { parseArgs } from "node:util";
import { clusterDies } from "./cluster-dies.ts";
import { databaseFalls } from "./database-falls.ts";
import { liveThroughRandomEvents } from "./fapiao-life.ts";
import { seatsThroughRandomSteps } from "./group-seats.ts";
import { orderThroughRandomActs } from "./human-order-life.ts";
import { serverDies } from "./server-dies.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string" },
    seed: { type: "string", default: "1" },
    freeze: { type: "boolean", default: false },
  },
});
const note = (line: string) => process.stderr.write(`${line}\n`);
const seed = Number(values.seed);
const [name] = positionals;
if (name === "database") {
  const falls = [
    "terminate",
    "restart",
    "kill",
    ...(values.freeze ? ["freeze" as const] : []),
  ] as const;
  const report = await databaseFalls({ rounds: Number(values.rounds ?? 50), seed, falls, note });
  const { lost, stuck, miscounted, violations, faults, lived } = report;
  finish(
    report,
    lived && [lost, stuck, miscounted, violations, faults].every((list) => list.length === 0),
  );
} else if (name === "server") {
  const report = await serverDies({ rounds: Number(values.rounds ?? 100), seed, note });
  const { lost, stuck, miscounted, violations } = report;
  finish(
    report,
    [lost, stuck, miscounted, violations].every((list) => list.length === 0),
  );
} else if (name === "cluster") {
  const report = await clusterDies({ rounds: Number(values.rounds ?? 20), seed, note });
  const { lost, stuck, miscounted, violations } = report;
  finish(
    report,
    [lost, stuck, miscounted, violations].every((list) => list.length === 0),
  );
} else if (name === "fapiao") {
  const report = liveThroughRandomEvents({ steps: Number(values.rounds ?? 100_000), seed });
  finish(report, report.violations.length === 0);
} else if (name === "human-order") {
  const report = orderThroughRandomActs({ steps: Number(values.rounds ?? 100_000), seed });
  finish(report, report.violations.length === 0);
} else if (name === "group-seats") {
  const report = seatsThroughRandomSteps({ steps: Number(values.rounds ?? 100_000), seed });
  finish(report, report.violations.length === 0);
} else {
  console.error(
    "Say which: npm run loops -- database | server | cluster | fapiao | human-order | group-seats [--rounds N] [--seed N]",
  );
  process.exit(2);
}

function finish(report: object, sound: boolean): void {
  console.log(JSON.stringify(report, null, 1));
  console.log(sound ? "nothing lost, nothing stuck, nothing miscounted" : "NOT SOUND");
  process.exit(sound ? 0 : 1);
}
