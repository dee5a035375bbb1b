/**
 * The document list of a signed-in person: against the code of another commit (`--base FOLDER`, a
 * checkout with its packages installed) and against a bare Fastify route with one statement; among
 * 1,000 documents and among 1,000,000; and how long the slowest hundredth of 200 readers waits,
 * alone and while a manuscript of the greatest length is edited. All take turns, so that a busy
 * minute hits all of them; each figure is the median of five rounds.
 */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "../apps/server/src/platform/db/embedded-postgres.ts";
import { openSql, type Sql } from "../apps/server/src/platform/testing/sql.ts";
import { demoAccount } from "../apps/server/src/seed.ts";
import { startEdit, statusOf, until } from "./edits.ts";
import { processorTime } from "./processor-time.ts";
import { type Bench, type Figure, median } from "./report.ts";
import { manuscriptOf, paragraphsOf } from "./sample-manuscript.ts";
import { load, ownFolder, type Server, signIn, startApplication, startServer } from "./servers.ts";

const rounds = 5;
const secondsPerRound = 3;
const connections = 10;
const manyConnections = 200;
const wordsOfEdit = 24_000;
const listPath = "/api/digital-edit/list?page=1";
const bareScript = fileURLToPath(new URL("./api-bare.ts", import.meta.url));

/** Somebody's list at an address, and what it answered in each round. */
type Contender = {
  name: string;
  url: string;
  cookie: string;
  sql: Sql;
  pid: number;
  perSecond: number[];
  /** Processor time of an answer, of the server and of its database, in microseconds. */
  microseconds: number[];
};

export const api: Bench = async (note, { base }) => {
  const folder = await mkdtemp(join(tmpdir(), "curie-bench-"));
  await chmod(folder, 0o755);
  const database = await startEmbeddedPostgres({ dataDir: folder });
  const servers: Server[] = [];
  const contenders: Contender[] = [];
  try {
    const add = (name: string, server: Server, path: string, of: Filled) => {
      servers.push(server);
      const { cookie, sql } = of;
      const pid = server.process.pid ?? 0;
      const measured = { perSecond: [], microseconds: [] };
      contenders.push({ name, url: server.url + path, cookie, sql, pid, ...measured });
    };
    const addOurs = async (size: string, documents: number) => {
      const own = await application(database, ownFolder, `ours_${size}`, folder, documents);
      add(`ours ${size}`, own.server, listPath, own);
      const bare = await startServer([bareScript], { DATABASE_URL: own.databaseUrl });
      add(`bare ${size}`, bare, "/list", own);
      return own;
    };
    note("preparing 1,000 documents");
    const small = await addOurs("thousand", 1000);
    if (base !== undefined) {
      const earlier = await application(database, resolve(base), "base", folder, 1000);
      add("base", earlier.server, listPath, earlier);
    }
    note("preparing 1,000,000 documents");
    await addOurs("million", 1_000_000);

    for (const contender of contenders) await load(contender, connections, secondsPerRound);
    for (let round = 1; round <= rounds; round += 1) {
      for (const contender of contenders) {
        await measureRound(contender);
      }
      const speeds = contenders.map(({ name, perSecond }) => `${name} ${lastOf(perSecond)}`);
      note(`round ${round}, requests/s: ${speeds.join(", ")}`);
    }
    const waits = await waitsOfMany(note, small.server.url + listPath, small);
    return { bench: "api", figures: [...speedFigures(contenders), ...waitFigures(waits)] };
  } finally {
    for (const sql of new Set(contenders.map((contender) => contender.sql))) await sql.end();
    for (const server of servers) await server.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

async function measureRound(contender: Contender): Promise<void> {
  const { sql, pid } = contender;
  const before = await processorTime(sql, pid);
  const { perSecond, requests } = await load(contender, connections, secondsPerRound);
  const after = await processorTime(sql, pid);
  const used = after.loop + after.threads + after.postgres;
  const seconds = used - (before.loop + before.threads + before.postgres);
  contender.perSecond.push(perSecond);
  contender.microseconds.push((seconds * 1e6) / requests);
}

type Filled = { server: Server; databaseUrl: string; cookie: string; sql: Sql };

/** The application of a folder on a database of its own, with documents in it. */
async function application(
  database: EmbeddedPostgres,
  folder: string,
  name: string,
  dataDir: string,
  documents: number,
): Promise<Filled> {
  const databaseUrl = await database.database(name);
  const server = await startApplication(folder, {
    DATABASE_URL: databaseUrl,
    CURIE_DATA_DIR: join(dataDir, name),
  });
  const cookie = await signIn(server.url, demoAccount);
  const sql = openSql(databaseUrl, 1);
  await fill(sql, documents);
  return { server, databaseUrl, cookie, sql };
}

/** A thousand documents of the person, and the rest of two hundred others. */
async function fill(sql: Sql, all: number): Promise<void> {
  await sql`
    insert into users (id, name, email, email_verified)
    select gen_random_uuid(), 'Writer', 'writer-' || n || '@example.org', true
    from generate_series(1, 200) n on conflict do nothing`;
  await sql`
    insert into documents (id, upload_id, owner_id, type, status, origin, file_name, size_bytes, words,
      retention_days, style_of_english, created_at, started_at, completed_at, lewis_version, changes,
      original_key, result_key)
    select gen_random_uuid(), gen_random_uuid(),
      case when n <= 1000 then person.id else writers.ids[1 + n % 200] end,
      'edit', 'completed', 'web', 'manuscript ' || n || '.docx', 120000, 6000, 90, 'American English',
      now() - n * interval '1 minute', now(), now(), 'harper 1', 12, 'originals/x', 'results/x'
    from generate_series(1, ${all}::int) n,
      (select id from users where email = ${demoAccount.email}) person,
      (select array_agg(id) as ids from users where email like 'writer-%') writers`;
  await sql`vacuum analyze documents`;
}

type Waits = { alone: number[]; during: number[] };

/** The slowest hundredth of many readers, in turns alone and beside an edit. */
async function waitsOfMany(
  note: (line: string) => void,
  url: string,
  { server, cookie }: { server: Server; cookie: string },
): Promise<Waits> {
  const waits: Waits = { alone: [], during: [] };
  const target = { url, cookie };
  const manuscript = manuscriptOf(paragraphsOf(wordsOfEdit));
  await load(target, manyConnections, secondsPerRound);
  for (let round = 1; round <= rounds; round += 1) {
    waits.alone.push((await load(target, manyConnections, secondsPerRound)).p99);
    const identity = await startEdit(server.url, cookie, manuscript);
    await until(server.url, cookie, identity, ({ progress }) => (progress?.done ?? 0) > 0);
    const { p99 } = await load(target, manyConnections, secondsPerRound);
    const still = await statusOf(server.url, cookie, identity);
    if (still.status === "processing") waits.during.push(p99);
    else note("the edit ended before the readers did: this round does not count");
    note(`round ${round}, 200 readers, p99: alone ${lastOf(waits.alone)} ms, beside ${p99} ms`);
    await until(server.url, cookie, identity, ({ status }) => status !== "processing");
  }
  return waits;
}

function lastOf(values: readonly number[]): string {
  return (values.at(-1) ?? Number.NaN).toFixed(0);
}

function speedFigures(contenders: readonly Contender[]): Figure[] {
  const speed = (name: string) =>
    median(contenders.find((contender) => contender.name === name)?.perSecond ?? []);
  const against = (what: string, one: string, other: string, wanted: string): Figure => ({
    what,
    value: speed(one) / speed(other),
    unit: "of its requests/s",
    wanted,
  });
  const hasBase = contenders.some(({ name }) => name === "base");
  return [
    ...(hasBase
      ? [against("list against the base commit", "ours thousand", "base", "at least 3")]
      : []),
    against("list against the bare route", "ours thousand", "bare thousand", "at least 0.6"),
    against(
      "list among 1,000,000 against the bare route",
      "ours million",
      "bare million",
      "at least 0.6",
    ),
    {
      what: "cost of the same page among 1,000,000 against 1,000",
      value: speed("ours thousand") / speed("ours million"),
      unit: "times",
      wanted: "at most 1.2",
    },
    ...contenders.flatMap(({ name, microseconds }) => [
      { what: name, value: Math.round(speed(name)), unit: "requests/s" },
      {
        what: `${name}, processor time of an answer`,
        value: Math.round(median(microseconds)),
        unit: "µs",
      },
    ]),
  ];
}

function waitFigures({ alone, during }: Waits): Figure[] {
  return [
    {
      what: "p99 of 200 readers beside an edit against alone",
      value: median(during) / median(alone),
      unit: "times",
      wanted: "at most 1.5",
    },
    { what: "p99 of 200 readers alone", value: Math.round(median(alone)), unit: "ms" },
    { what: "p99 of 200 readers beside an edit", value: Math.round(median(during)), unit: "ms" },
  ];
}
