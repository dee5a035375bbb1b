import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { libretranslateSimulator } from "@curie/language/testing";
import { openAccountWithoutPlan, openAccountWithTranslations, openDatabase } from "../e2e/rows.ts";
import { type RunningApp, runApp } from "../e2e/running-app.ts";
import { call, fairWeather } from "./asking.ts";
import { chanceFrom } from "./chance.ts";
import {
  audit,
  buyOne,
  type Count,
  emptyLedger,
  startOne,
  uploadOne,
  waitUntilQuiet,
} from "./ledger.ts";
import { processesBelow } from "./processes.ts";

const supervised = fileURLToPath(new URL("./supervised-server.ts", import.meta.url));

const everyWork = ["edit", "translation", "purchase", "upload"] as const;
export type Work = (typeof everyWork)[number];

export type DeathsReport = Count & {
  rounds: Record<Work, number>;
  /** How often the supervisor started the server again. */
  restarts: number;
  cutOff: number;
  violations: string[];
  /** Milliseconds from kill -9 until the server answered again, of each round. */
  recoveries: number[];
};

type Options = {
  rounds: number;
  seed: number;
  /** In the middle of what the server is killed, in turn. */
  works?: readonly Work[];
  note?: (line: string) => void;
};

/** The longest an edit of the sample takes; the server dies somewhere in it. */
const longestMs = 1_500;
/** How long what was cut off may take to be handed on and come to its end. */
const roundLimitMs = 120_000;

/** The server is killed in the middle of an edit, a translation, a purchase, an upload; in turn. */
export async function serverDies({
  rounds,
  seed,
  works = everyWork,
  note = () => {},
}: Options): Promise<DeathsReport> {
  const chance = chanceFrom(seed);
  const engine = await libretranslateSimulator({});
  const app = await runApp(
    {
      LIBRETRANSLATE_URL: engine.url,
      CURIE_REQUESTS_PER_MINUTE: "1000000",
      CURIE_ENGINE_THREADS: "1",
    },
    supervised,
  );
  const sql = await openDatabase(app);
  const weather = fairWeather(true);
  const ledger = emptyLedger();
  try {
    const account = await openAccountWithTranslations(sql, 100_000);
    const author = await call(app, account, weather);
    const counts = { edit: 0, translation: 0, purchase: 0, upload: 0 };
    const recoveries: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const work = works[round % works.length] ?? "edit";
      const begun =
        work === "purchase"
          ? buyOne(
              ledger,
              weather,
              await call(app, await openAccountWithoutPlan(sql, "CN"), weather),
            )
          : work === "upload"
            ? uploadOne(ledger, weather, author)
            : startOne(ledger, weather, author, work === "edit" ? "edits" : "translations");
      await sleep(chance.below(work === "upload" ? longestMs / 10 : longestMs));
      const killedAt = performance.now();
      process.kill(serverBelow(app), "SIGKILL");
      await begun;
      await untilItAnswers(app);
      recoveries.push(performance.now() - killedAt);
      counts[work] += 1;
      // A job that dies with its process three times is given up, rightly: each round ends first.
      await waitUntilQuiet(sql, roundLimitMs);
      note(`round ${round + 1}, ${work}: back after ${Math.round(recoveries.at(-1) ?? 0)} ms`);
      await sql`update plan_uses set started_at = started_at - interval '2 hours'`;
    }
    const count = await audit(ledger, sql, 240_000);
    return {
      ...count,
      rounds: counts,
      restarts: app.said().split("is started again in").length - 1,
      cutOff: weather.cutOff,
      violations: weather.violations,
      recoveries,
    };
  } finally {
    await sql.end();
    await app.stop();
    await engine.close();
  }
}

/** The process that the supervisor started. */
function serverBelow(app: RunningApp): number {
  const [server] = processesBelow(app.process().pid ?? 0);
  if (!server) throw new Error("there is no server below the supervisor");
  return server;
}

async function untilItAnswers(app: RunningApp): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (performance.now() < deadline) {
    const up = await fetch(`${app.url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    await sleep(50);
  }
  throw new Error("the server did not come back");
}
