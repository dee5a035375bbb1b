import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ChangeReport, Document } from "@curie/contract";
import { libretranslateSimulator } from "@curie/language/testing";
import type { Sql } from "../apps/server/src/platform/testing/sql.ts";
import { aWordFile } from "../apps/server/src/platform/testing/word-file.ts";
import { openAccountWithoutPlan, openAccountWithTranslations } from "../e2e/rows.ts";
import { type Caller, call, fairWeather, type Weather } from "./asking.ts";
import { chanceFrom } from "./chance.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { manuscriptOf } from "./editing.ts";
import {
  audit,
  buyOne,
  type Count,
  emptyLedger,
  type Ledger,
  startOne,
  uploadOne,
  waitUntilQuiet,
} from "./ledger.ts";

export type ClusterReport = Count & {
  /** Each of them kills one process that works and one that answers, with kill -9. */
  rounds: number;
  /** How many jobs were cut off and done by another process. */
  handedOn: number;
  /** How many requests got no answer. */
  cutOff: number;
  violations: string[];
  /** Milliseconds after the kill until something begun after it was finished by those left. */
  survivors: { worker: number[]; web: number[] };
  /** Milliseconds from the start of a process that was killed until it took part again. */
  rejoined: { worker: number[]; web: number[] };
  /** Milliseconds from the kill of a worker until another one had begun the last of its jobs. */
  handovers: number[];
  done: {
    uploads: number;
    edits: number;
    translations: number;
    purchases: number;
    downloads: number;
  };
};

type Options = { rounds: number; seed: number; note?: (line: string) => void };

/** Long enough that both processes that work are in the middle of one most of the time. */
const paragraphs = 80;
/** How long those left, or one that was started again, may take before it is called stuck. */
const limitMs = 120_000;

/**
 * Two processes that answer and two that work, and people who upload, edit, translate, download and
 * buy. In each round one of those that work is killed, then one of those that answer; the others go
 * on, and both are started again.
 */
export async function clusterDies({
  rounds,
  seed,
  note = () => {},
}: Options): Promise<ClusterReport> {
  const chance = chanceFrom(seed);
  const engine = await libretranslateSimulator({});
  const cluster = await startCluster({
    LIBRETRANSLATE_URL: engine.url,
    CURIE_REQUESTS_PER_MINUTE: "1000000",
    CURIE_ENGINE_THREADS: "1",
    // A worker says which jobs it did, and by that alone that it is there.
    LOG_LEVEL: "info",
  });
  const { sql } = cluster;
  const weather = fairWeather(true);
  const ledger = emptyLedger();
  const survivors: ClusterReport["survivors"] = { worker: [], web: [] };
  const rejoined: ClusterReport["rejoined"] = { worker: [], web: [] };
  const handovers: number[] = [];
  let downloads = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const worker = cluster.workers[round % 2] ?? cluster.workers[0];
      const web = cluster.webs[round % 2] ?? cluster.webs[0];
      const people = await gather(cluster, weather, ledger);

      await untilBothWork(sql);
      const killedAt = new Date();
      await worker.kill();
      survivors.worker.push(await people.somethingNewDone());

      const buyer = await call(cluster.balanced, await openAccountWithoutPlan(sql, "CN"), weather);
      const purchase = buyOne(ledger, weather, buyer);
      await sleep(chance.below(400));
      await web.kill();
      survivors.web.push(await people.somethingNewDone());
      await purchase;

      const startedAt = performance.now();
      const said = worker.said().length;
      worker.restart();
      await web.restart();
      rejoined.web.push(performance.now() - startedAt);
      await until("the worker takes part again", () =>
        worker.said().slice(said).includes('"msg":"job done"'),
      );
      rejoined.worker.push(performance.now() - startedAt);

      downloads += await people.stop();
      // A job that dies with its process three times is given up, rightly: each round ends first.
      await waitUntilQuiet(sql, limitMs);
      handovers.push(await handoverOf(sql, killedAt));
      await sql`update plan_uses set started_at = started_at - interval '2 hours'`;
      note(
        `round ${round + 1}: the others finished something new after ${lastOf(survivors.worker)} and ${lastOf(survivors.web)} ms, jobs were handed on after ${lastOf(handovers)} ms`,
      );
    }
    const count = await audit(ledger, sql, limitMs);
    const [again] = await sql<[{ jobs: number }]>`
      select count(*)::int as jobs from pgboss.job where retry_count > 0`;
    return {
      ...count,
      lost: [...count.lost, ...(await missingFiles(cluster))],
      rounds,
      handedOn: again.jobs,
      cutOff: weather.cutOff,
      violations: weather.violations,
      survivors,
      rejoined,
      handovers,
      done: {
        uploads: ledger.uploads.length,
        edits: ledger.edits.length,
        translations: ledger.translations.length,
        purchases: ledger.purchases.length,
        downloads,
      },
    };
  } finally {
    await cluster.stop();
    await engine.close();
  }
}

type People = {
  /** @returns after how many milliseconds a document was finished that was started after this call */
  somethingNewDone(): Promise<number>;
  /** Lets everybody finish what they began. @returns how many files they have downloaded */
  stop(): Promise<number>;
};

const manuscripts = {
  edits: manuscriptOf(paragraphs),
  translations: aWordFile(
    Array.from(
      { length: paragraphs },
      (_, number) => `La muestra ${number} se midió en la estación y se comparó con otra anterior.`,
    ),
  ),
} as const;

/** Three clients that edit and one that translates, wait and download, and one that only uploads. */
async function gather(cluster: Cluster, weather: Weather, ledger: Ledger): Promise<People> {
  let stopped = false;
  let downloads = 0;
  const finished: { startedAt: number; finishedAt: number }[] = [];
  const lives = Array.from({ length: 5 }, async (_, number) => {
    const account = await openAccountWithTranslations(cluster.sql, 100_000);
    const who = await call(cluster.balanced, account, weather);
    while (!stopped) {
      if (number < 4) {
        const service = number < 3 ? "edits" : "translations";
        const startedAt = performance.now();
        const identity = await startOne(ledger, weather, who, service, manuscripts[service]);
        if (identity === null) continue;
        const status = await ended(who, service, identity);
        if (status !== "completed") {
          weather.violations.push(`${service} ${identity}: ${status}`);
          continue;
        }
        finished.push({ startedAt, finishedAt: performance.now() });
        await checkDownload(weather, who, service, identity);
        downloads += 2;
      } else {
        await uploadOne(ledger, weather, who);
        await sleep(400);
      }
    }
  });
  // Whatever goes wrong is said when they are waited for.
  const all = Promise.all(lives);
  all.catch(() => {});
  return {
    somethingNewDone: async () => {
      const from = performance.now();
      const first = () => finished.find(({ startedAt }) => startedAt > from);
      await Promise.race([all, until("somebody is served", () => first() !== undefined)]);
      return (first()?.finishedAt ?? Number.NaN) - from;
    },
    stop: async () => {
      stopped = true;
      await all;
      return downloads;
    },
  };
}

const pathOf = { edits: "/api/digital-edit", translations: "/api/digital-translation" } as const;

/** @returns what has become of a document */
async function ended(who: Caller, service: keyof typeof pathOf, identity: string) {
  let status: Document["status"] | undefined;
  await until(`${service} ${identity} ends`, async () => {
    const answer = await who.insist(`${pathOf[service]}/status`, () => ({
      identities: [identity],
    }));
    status = (answer.body.documents as Document[])[0]?.status;
    return status !== "processing";
  });
  return status;
}

/** The same bytes from both processes that answer, and of an edit those that its report speaks of. */
async function checkDownload(
  weather: Weather,
  who: Caller,
  service: keyof typeof pathOf,
  identity: string,
): Promise<void> {
  const path = `${pathOf[service]}/${identity}/download`;
  const sums = new Set([sha256(await who.download(path)), sha256(await who.download(path))]);
  if (service === "edits") {
    const report = await who.insist(`${pathOf.edits}/${identity}/report`);
    sums.add((report.body as unknown as ChangeReport).comparison.editedSha256);
  }
  if (sums.size !== 1) weather.violations.push(`${path}: not the same file every time`);
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Waits until each of the two that work has an edit in its hands. */
async function untilBothWork(sql: Sql): Promise<void> {
  await until("both work", async () => {
    const [row] = await sql<[{ edits: number }]>`
      select count(*)::int as edits from pgboss.job
      where name = 'editing.edit-document' and state = 'active'`;
    return row.edits === 2;
  });
}

/** How long after this instant the last job was begun that its first process could not end. */
async function handoverOf(sql: Sql, killedAt: Date): Promise<number> {
  const [row] = await sql<[{ begun: Date | null }]>`
    select max(started_on) as begun from pgboss.job
    where retry_count > 0 and started_on > ${killedAt}`;
  return (row.begun?.getTime() ?? Number.NaN) - killedAt.getTime();
}

/** Files that rows name and the store does not have. */
async function missingFiles({ sql, store }: Cluster): Promise<string[]> {
  const named = await sql<{ key: string }[]>`
    select 'originals/' || id || '.docx' as key from uploads where stored_at is not null
    union select unnest(array[original_key, result_key, report_key, bilingual_key]) from documents`;
  const stored = new Set(store.keys());
  return named
    .filter(({ key }) => key !== null && !stored.has(key))
    .map(({ key }) => `file ${key}`);
}

async function until(what: string, look: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await look())) {
    if (performance.now() > deadline) throw new Error(`it did not happen in time that ${what}`);
    await sleep(50);
  }
}

function lastOf(times: readonly number[]): number {
  return Math.round(times.at(-1) ?? 0);
}
