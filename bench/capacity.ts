/**
 * A thousand persons at once on one installation: each looks at the list, asks how far an edit is,
 * reads a change report and now and then hands a manuscript in, while the engine edits without a
 * pause. Real persons do something every twenty seconds; here their time runs faster and faster,
 * until answers come late. What was full by then is the bottleneck.
 */
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbeddedPostgres } from "../apps/server/src/platform/db/embedded-postgres.ts";
import { openSql, type Sql } from "../apps/server/src/platform/testing/sql.ts";
import { demoAccount } from "../apps/server/src/seed.ts";
import { type Answer, letAct, type Person, seedPersons } from "./capacity-persons.ts";
import type { ProbeLine } from "./capacity-probe.ts";
import { startEdit, until } from "./edits.ts";
import { type ProcessorTime, processorTime } from "./processor-time.ts";
import type { Bench, Figure, Table } from "./report.ts";
import { manuscriptOf, paragraphsOf } from "./sample-manuscript.ts";
import { ownFolder, type Server, signIn, startServer } from "./servers.ts";

const persons = 1000;
/** How often a person does something, in life. */
const pauseInLifeMs = 20_000;
/** How many times as fast their time runs, until answers come late. */
const paces = [1, 4, 8, 16, 32];
const secondsPerPace = 15;
/** An answer that comes later than this, one in a hundred, is late. */
const lateMs = 1000;
const secret = "0123456789abcdef0123456789abcdef";
const poolSize = 10;
const probe = fileURLToPath(new URL("./capacity-probe.ts", import.meta.url));
const editsMeanwhile = 8;
const wordsOfEdit = 24_000;
const wordsOfUpload = 6000;

export const capacity: Bench = async (note) => {
  const folder = await mkdtemp(join(tmpdir(), "curie-bench-"));
  await chmod(folder, 0o755);
  const database = await startEmbeddedPostgres({ dataDir: folder });
  const databaseUrl = await database.database("capacity");
  const probeFile = join(folder, "probe.jsonl");
  const main = join(ownFolder, "apps/server/src/main.ts");
  const server = await startServer(["--v8-pool-size=1", "--import", probe, main], {
    DATABASE_URL: databaseUrl,
    CURIE_DATA_DIR: join(folder, "data"),
    CURIE_SECRET: secret,
    CURIE_DATABASE_POOL: String(poolSize),
    // All come from one address here.
    CURIE_REQUESTS_PER_MINUTE: "100000000",
    CURIE_FETCH_APERTIUM: "off",
    CURIE_NEURAL_TRANSLATION: "off",
    CAPACITY_PROBE: probeFile,
  });
  const sql = openSql(databaseUrl, 1);
  try {
    note("preparing a thousand persons");
    const cookie = await signIn(server.url, demoAccount);
    const short = manuscriptOf(paragraphsOf(wordsOfUpload));
    const edited = await startEdit(server.url, cookie, short);
    await until(server.url, cookie, edited, ({ status }) => status === "completed");
    const crowd = await seedPersons(sql, secret, persons, edited);
    const long = manuscriptOf(paragraphsOf(wordsOfEdit));
    for (let edit = 0; edit < editsMeanwhile; edit += 1) await startEdit(server.url, cookie, long);

    const rows: Row[] = [];
    for (const pace of paces) {
      const row = await measure({ server, sql, crowd, manuscript: short, probeFile, pace });
      rows.push(row);
      note(`${pace} times as fast: ${row.perSecond.toFixed(0)}/s of ${row.offered.toFixed(0)}/s`);
      if (isLate(row)) break;
    }
    return { bench: "capacity", table: rows.map(tableRow), figures: figures(rows) };
  } finally {
    await sql.end();
    await server.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

type Row = {
  pace: number;
  offered: number;
  perSecond: number;
  failed: number;
  p50: number;
  p95: number;
  p99: number;
  /** By action, the slowest hundredth. */
  slowest: Record<string, number>;
  loopP99: number;
  loopMax: number;
  gcShare: number;
  rssMb: number;
  /** Processors kept busy: by the server's event loop, its other threads, PostgreSQL, and by us. */
  loop: number;
  threads: number;
  postgres: number;
  crowd: number;
  /** Connections of the pool at work, at most. */
  connections: number;
};

type Scene = {
  server: Server;
  sql: Sql;
  crowd: readonly Person[];
  manuscript: Buffer;
  probeFile: string;
  pace: number;
};

async function measure(scene: Scene): Promise<Row> {
  const { server, sql, crowd, manuscript, probeFile, pace } = scene;
  const pid = server.process.pid ?? 0;
  const pauseMs = pauseInLifeMs / pace;
  const act = (seconds: number) => letAct(crowd, { url: server.url, manuscript, seconds, pauseMs });
  // Until everybody has begun.
  await act(Math.min(5, pauseMs / 1000));
  const before = await processorTime(sql, pid);
  const startedAt = Date.now();
  let connections = 0;
  const sampling = setInterval(async () => {
    const [row] = await sql<{ busy: number }[]>`
      select count(*)::int as busy from pg_stat_activity
      where application_name = 'curie' and state <> 'idle'`;
    connections = Math.max(connections, row?.busy ?? 0);
  }, 250);
  const answers = await act(secondsPerPace);
  clearInterval(sampling);
  const seconds = (Date.now() - startedAt) / 1000;
  const after = await processorTime(sql, pid);
  const lines = (await readFile(probeFile, "utf8"))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as ProbeLine)
    .filter(({ at }) => at > startedAt);
  const used = (name: keyof ProcessorTime) => (after[name] - before[name]) / seconds;
  return {
    pace,
    offered: crowd.length / (pauseMs / 1000),
    perSecond: answers.length / seconds,
    failed: answers.filter(({ ok }) => !ok).length,
    p50: percentile(answers, 0.5),
    p95: percentile(answers, 0.95),
    p99: percentile(answers, 0.99),
    slowest: Object.fromEntries(
      (["list", "poll", "report", "upload"] as const).map((action) => [
        action,
        percentile(
          answers.filter((answer) => answer.action === action),
          0.99,
        ),
      ]),
    ),
    loopP99: highest(lines.map(({ p99 }) => p99)),
    loopMax: highest(lines.map(({ max }) => max)),
    gcShare: lines.reduce((sum, { gc }) => sum + gc, 0) / 1000 / seconds,
    rssMb: highest(lines.map(({ rssMb }) => rssMb)),
    loop: used("loop"),
    threads: used("threads"),
    postgres: used("postgres"),
    crowd: used("own"),
    connections,
  };
}

function percentile(answers: readonly Answer[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function highest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}

function isLate({ p99, failed }: Row): boolean {
  return !(p99 <= lateMs) || failed > 0;
}

function tableRow(row: Row): Table[number] {
  const { slowest } = row;
  return {
    pace: row.pace,
    "offered/s": Math.round(row.offered),
    "answered/s": Math.round(row.perSecond),
    failed: row.failed,
    p50: Math.round(row.p50),
    p95: Math.round(row.p95),
    p99: Math.round(row.p99),
    "list p99": Math.round(slowest.list ?? Number.NaN),
    "poll p99": Math.round(slowest.poll ?? Number.NaN),
    "report p99": Math.round(slowest.report ?? Number.NaN),
    "upload p99": Math.round(slowest.upload ?? Number.NaN),
    "loop late p99": Math.round(row.loopP99),
    "loop late max": Math.round(row.loopMax),
    "gc %": Math.round(row.gcShare * 100),
    "server MB": Math.round(row.rssMb),
    "cpu loop": row.loop.toFixed(2),
    "cpu threads": row.threads.toFixed(2),
    "cpu postgres": row.postgres.toFixed(2),
    "cpu persons": row.crowd.toFixed(2),
    "connections busy": row.connections,
  };
}

/** What was fullest when answers began to come late. */
function bottleneckOf(row: Row): string {
  const fullness: readonly (readonly [string, number])[] = [
    ["the server's event loop", row.loop],
    ["the pool of database connections", (row.connections / poolSize) * 0.9],
    ["the processors together", (row.loop + row.threads + row.postgres + row.crowd) / 2],
  ];
  const [fullest] = [...fullness].sort(([, a], [, b]) => b - a);
  return fullest ? `${fullest[0]} (${Math.round(fullest[1] * 100)} %)` : "unknown";
}

function figures(rows: readonly Row[]): Figure[] {
  const good = rows.filter((row) => !isLate(row)).at(-1);
  const last = rows.at(-1);
  const perSecond = good?.perSecond ?? 0;
  return [
    {
      what: "persons that one process serves, at one action in twenty seconds",
      value: Math.round((perSecond * pauseInLifeMs) / 1000),
      unit: "persons",
      wanted: "at least 1,000",
    },
    { what: "actions answered in time", value: Math.round(perSecond), unit: "per second" },
    { what: "p99 at that pace", value: Math.round(good?.p99 ?? Number.NaN), unit: "ms" },
    {
      what: `fullest at the highest pace: ${last ? bottleneckOf(last) : "unknown"}`,
      value: last?.pace ?? 0,
      unit: "times the pace of life",
    },
  ];
}
