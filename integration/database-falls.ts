import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { libretranslateSimulator } from "@curie/language/testing";
import type { Sql } from "../apps/server/src/platform/testing/sql.ts";
import { openAccountWithoutPlan, openAccountWithTranslations, openDatabase } from "../e2e/rows.ts";
import { type RunningApp, runApp } from "../e2e/running-app.ts";
import { type Caller, call, fairWeather, type Weather } from "./asking.ts";
import { chanceFrom } from "./chance.ts";
import {
  audit,
  buyOne,
  type Count,
  emptyLedger,
  type Ledger,
  saveOne,
  startOne,
  uploadOne,
} from "./ledger.ts";
import { processesBelow } from "./processes.ts";

/** How the database falls: connections ended, a fast restart, kill -9, and ten seconds of silence. */
export type Fall = "terminate" | "restart" | "kill" | "freeze";

export type FallsReport = Count & {
  rounds: Record<Fall, number>;
  lived: boolean;
  refusals: number;
  violations: string[];
  /** Milliseconds from the fall to the last refusal, of each round. */
  recoveries: { fall: Fall; ms: number }[];
  done: Record<"uploads" | "edits" | "translations" | "purchases" | "saves", number>;
  /** What the server called a fault of its own. */
  faults: string[];
};

type Options = {
  rounds: number;
  seed: number;
  falls?: readonly Fall[];
  note?: (line: string) => void;
};

/** How long a round may take to come back before it is called stuck. */
const roundLimitMs = 60_000;
/** How long nobody must be refused before a round counts as over. */
const calmMs = 400;
const frozenMs = 10_000;

/** Sixteen callers who read, upload, start, save and buy, while the database falls again and again. */
export async function databaseFalls(options: Options): Promise<FallsReport> {
  const { rounds, seed, falls = ["terminate", "restart", "kill"], note = () => {} } = options;
  const chance = chanceFrom(seed);
  const engine = await libretranslateSimulator({});
  const app = await runApp({
    LIBRETRANSLATE_URL: engine.url,
    FLAG_CURIE_ABSTRACT_WRITER: "on",
    CURIE_REQUESTS_PER_MINUTE: "1000000",
    CURIE_ENGINE_THREADS: "1",
  });
  const sql = await openDatabase(app);
  const weather = fairWeather(false);
  const ledger = emptyLedger();
  try {
    const crowd = await gather(app, sql, weather, ledger);
    const recoveries: FallsReport["recoveries"] = [];
    const counts = { terminate: 0, restart: 0, kill: 0, freeze: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const fall = falls[round % falls.length] ?? chance.of(falls);
      const buyer = await newBuyer(app, sql, weather);
      const purchase = buyOne(ledger, weather, buyer);
      crowd.allowStarts();
      await sleep(chance.below(600));
      const ms = await oneFall(app, sql, crowd, weather, fall);
      await purchase;
      recoveries.push({ fall, ms });
      counts[fall] += 1;
      note(
        `round ${round + 1}, ${fall}: ${Math.round(ms)} ms, ${weather.refusals} refusals so far`,
      );
      await persistently(
        () => sql`update plan_uses set started_at = started_at - interval '2 hours'`,
      );
    }
    const saves = await crowd.stop();
    const count = await audit(ledger, sql, 240_000);
    return {
      ...count,
      rounds: counts,
      lived: app.process().exitCode === null && app.process().signalCode === null,
      refusals: weather.refusals,
      violations: weather.violations,
      recoveries,
      done: {
        uploads: ledger.uploads.length,
        edits: ledger.edits.length,
        translations: ledger.translations.length,
        purchases: ledger.purchases.length,
        saves,
      },
      faults: faultsIn(app.said()),
    };
  } finally {
    await sql.end();
    await app.stop();
    await engine.close();
  }
}

type Crowd = {
  /** How often each caller has been answered. */
  answered(): number[];
  /** Lets each author start one more document. */
  allowStarts(): void;
  stop(): Promise<number>;
};

/** Five who read, four who upload and start, three who ask for states, four who save. */
async function gather(app: RunningApp, sql: Sql, weather: Weather, ledger: Ledger): Promise<Crowd> {
  const callers: Caller[] = [];
  for (let number = 0; number < 16; number += 1) {
    const account = await openAccountWithTranslations(sql, 100_000);
    callers.push(await call(app, account, weather));
  }
  let stopped = false;
  let saves = 0;
  const answered = callers.map(() => 0);
  const allowed = callers.map(() => 0);
  const lives = callers.map(async (who, number) => {
    const session = number < 12 ? null : await begunAbstract(who);
    while (!stopped) {
      if (number < 5) {
        await who.insist(`/api/digital-edit/list?page=1`);
        await who.insist("/api/curie/status/sync");
      } else if (number < 9) {
        if ((allowed[number] ?? 0) > 0) {
          allowed[number] = (allowed[number] ?? 0) - 1;
          await startOne(ledger, weather, who, number === 8 ? "translations" : "edits");
        } else if (ledger.uploads.length < 3 * ledger.edits.length + 3) {
          await uploadOne(ledger, weather, who);
          await sleep(500);
        } else await who.insist("/api/application");
      } else if (number < 12) {
        await who.insist("/api/digital-edit/status", () => ({ identities: [] }));
        await who.insist("/api/digital-translation/list?page=1");
      } else if (session) {
        saves += 1;
        await saveOne(ledger, weather, who, session, `Title ${saves}`);
      }
      answered[number] = (answered[number] ?? 0) + 1;
      await sleep(20);
    }
  });
  return {
    answered: () => [...answered],
    allowStarts: () => {
      for (let number = 5; number < 9; number += 1) allowed[number] = 1;
    },
    stop: async () => {
      stopped = true;
      await Promise.all(lives);
      return saves;
    },
  };
}

async function begunAbstract(who: Caller): Promise<string> {
  return String((await who.insist("/api/writer/start", () => ({}))).body.session);
}

async function newBuyer(app: RunningApp, sql: Sql, weather: Weather): Promise<Caller> {
  return persistently(async () => call(app, await openAccountWithoutPlan(sql, "CN"), weather));
}

/** @returns how long after the fall somebody was last refused */
async function oneFall(
  app: RunningApp,
  sql: Sql,
  crowd: Crowd,
  weather: Weather,
  fall: Fall,
): Promise<number> {
  const before = crowd.answered();
  const fellAt = performance.now();
  await letFall(app, sql, fall);
  const limit = performance.now() + roundLimitMs;
  for (;;) {
    await sleep(50);
    const now = performance.now();
    const everybody = crowd.answered().every((count, who) => count > (before[who] ?? 0));
    const calm = now - Math.max(weather.lastRefusalAt, fellAt) > calmMs;
    if (everybody && calm) break;
    if (now > limit) {
      weather.violations.push(`after ${fall} the application did not come back`);
      break;
    }
  }
  return Math.max(0, weather.lastRefusalAt - fellAt);
}

async function letFall(app: RunningApp, sql: Sql, fall: Fall): Promise<void> {
  if (fall === "terminate") {
    await persistently(
      () => sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    return;
  }
  const postmaster = postmasterOf(app);
  if (fall === "restart") process.kill(postmaster, "SIGINT");
  if (fall === "kill") process.kill(postmaster, "SIGKILL");
  if (fall === "freeze") {
    // No process answers: neither the postmaster nor a backend.
    const everybody = [postmaster, ...processesBelow(postmaster)];
    for (const pid of everybody) process.kill(pid, "SIGSTOP");
    await sleep(frozenMs);
    for (const pid of everybody) process.kill(pid, "SIGCONT");
  }
}

function postmasterOf(app: RunningApp): number {
  const file = join(app.dataDir, "postgres", "cluster", "postmaster.pid");
  return Number(readFileSync(file, "utf8").split("\n")[0]);
}

/** The one who disturbs is disturbed too. */
async function persistently<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries > 100) throw error;
      await sleep(100);
    }
  }
}

/** Lines of the log that mean that a person should look, but for the database being gone. */
function faultsIn(said: string): string[] {
  return said.split("\n").filter((line) => {
    if (!/"level":(50|60)/.test(line)) return false;
    return !line.includes("the embedded PostgreSQL is gone");
  });
}
