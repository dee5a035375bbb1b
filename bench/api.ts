/**
 * The document list of a signed-in person against a bare Fastify route that sends the same SQL and
 * the same rows; with 1,000 documents in the table and with 1,000,000.
 */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import Fastify from "fastify";
import { buildApp, jobs } from "../apps/server/src/app.ts";
import { readConfig } from "../apps/server/src/config.ts";
import { createContext } from "../apps/server/src/platform/create-context.ts";
import { startEmbeddedPostgres } from "../apps/server/src/platform/db/embedded-postgres.ts";
import { migrateDatabase } from "../apps/server/src/platform/db/migrate.ts";
import { createLog } from "../apps/server/src/platform/log.ts";
import { openSql, type Sql } from "../apps/server/src/platform/testing/sql.ts";
import { demoAccount, seedDemo } from "../apps/server/src/seed.ts";
import { type Bench, type Figure, median } from "./report.ts";

const rounds = 5;
const secondsPerRound = 4;
const connections = 10;
const listPath = "/api/digital-edit/list?page=1";

export const api: Bench = async (note) => {
  const folder = await mkdtemp(join(tmpdir(), "curie-bench-"));
  await chmod(folder, 0o755);
  const database = await startEmbeddedPostgres({ dataDir: folder });
  const url = await database.database("bench");
  await migrateDatabase(url);
  const config = readConfig({
    CURIE_DATA_DIR: join(folder, "data"),
    CURIE_REQUESTS_PER_MINUTE: "100000000",
    PORT: "0",
  });
  // Logging stays on, as in service; only its end is cut off.
  const log = createLog("info", { write: () => {} });
  const { ctx, close } = await createContext({ config, databaseUrl: url, jobs, log });
  const { app, provider } = await buildApp(ctx);
  await seedDemo(ctx, provider);
  const sql = openSql(url, config.databasePoolSize);
  const [person] = await sql<
    { id: string }[]
  >`select id from users where email = ${demoAccount.email}`;
  const personId = person?.id ?? "";

  const appUrl = await app.listen({ host: "127.0.0.1", port: 0 });
  const signedIn = await fetch(`${appUrl}/api/accounts/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(demoAccount),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const [session] = await sql<
    { token: string }[]
  >`select token from sessions where user_id = ${personId}`;
  const bare = await bareRoute(sql, session?.token ?? "");

  try {
    const figures: Figure[] = [];
    await fill(sql, personId, 1000, 1000);
    const small = await measure(note, "1,000 documents", `${appUrl}${listPath}`, bare.url, cookie);
    note("filling the table to 1,000,000 documents");
    await fill(sql, personId, 0, 999_000);
    const large = await measure(
      note,
      "1,000,000 documents",
      `${appUrl}${listPath}`,
      bare.url,
      cookie,
    );
    figures.push(
      {
        what: "list of 1,000 against the bare route",
        value: small.ours / small.bare,
        unit: "of its requests/s",
        wanted: "at least 0.5",
      },
      {
        what: "list among 1,000,000 against the bare route",
        value: large.ours / large.bare,
        unit: "of its requests/s",
        wanted: "at least 0.5",
      },
      {
        what: "cost of the same page among 1,000,000 against 1,000",
        value: small.ours / large.ours,
        unit: "times",
        wanted: "at most 1.2",
      },
      { what: "list of 1,000", value: Math.round(small.ours), unit: "requests/s" },
      { what: "bare route of 1,000", value: Math.round(small.bare), unit: "requests/s" },
      { what: "list among 1,000,000", value: Math.round(large.ours), unit: "requests/s" },
      { what: "bare route among 1,000,000", value: Math.round(large.bare), unit: "requests/s" },
    );
    return { bench: "api", figures };
  } finally {
    await bare.close();
    await app.close();
    await sql.end();
    await close(1000);
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

/** The same three queries, nothing around them. */
async function bareRoute(sql: Sql, token: string) {
  const app = Fastify();
  app.get("/list", async () => {
    const [user] = await sql`
      select u.* from sessions s inner join users u on u.id = s.user_id
      where s.token = ${token} and s.expires_at > now() limit 1`;
    const [total] = await sql`
      select count(*) from documents
      where owner_id = ${user?.id} and type = 'edit' and deleted_at is null`;
    const rows = await sql`
      select d.*, case when d.status = 'processing' and d.started_at is null
        then (select count(*)::int from documents earlier
              where earlier.status = 'processing' and earlier.deleted_at is null
                and earlier.created_at < d.created_at) else 0 end as ahead
      from documents d
      where d.owner_id = ${user?.id} and d.type = 'edit' and d.deleted_at is null
      order by d.created_at desc, d.id offset 0 limit 10`;
    return { documents: rows, pagination: { numberOfResults: Number(total?.count), page: 1 } };
  });
  const base = await app.listen({ host: "127.0.0.1", port: 0 });
  return { url: `${base}/list`, close: () => app.close() };
}

/** Documents of the person, and of two hundred others. */
async function fill(sql: Sql, personId: string, own: number, all: number): Promise<void> {
  await sql`
    insert into users (id, name, email, email_verified)
    select gen_random_uuid(), 'Writer', 'writer-' || n || '@example.org', true
    from generate_series(1, 200) n on conflict do nothing`;
  await sql`
    insert into documents (id, upload_id, owner_id, type, status, origin, file_name, size_bytes, words,
      retention_days, style_of_english, created_at, started_at, completed_at, lewis_version, changes,
      original_key, result_key)
    select gen_random_uuid(), gen_random_uuid(),
      case when n <= ${own} then ${personId}::uuid else writers.ids[1 + n % 200] end,
      'edit', 'completed', 'web', 'manuscript ' || n || '.docx', 120000, 6000, 90, 'American English',
      now() - n * interval '1 minute', now(), now(), 'harper 1', 12, 'originals/x', 'results/x'
    from generate_series(1, ${all}) n,
      (select array_agg(id) as ids from users where email like 'writer-%') writers`;
  await sql`vacuum analyze documents`;
}

/** Both are measured in turns, so that a busy minute hits both. */
async function measure(
  note: (line: string) => void,
  name: string,
  ours: string,
  bare: string,
  cookie: string,
): Promise<{ ours: number; bare: number }> {
  const oursPerSecond: number[] = [];
  const barePerSecond: number[] = [];
  await load(ours, cookie, 2);
  await load(bare, cookie, 2);
  for (let round = 1; round <= rounds; round += 1) {
    oursPerSecond.push(await load(ours, cookie, secondsPerRound));
    barePerSecond.push(await load(bare, cookie, secondsPerRound));
    note(
      `${name}, round ${round}: ${oursPerSecond.at(-1)?.toFixed(0)} and bare ${barePerSecond.at(-1)?.toFixed(0)} requests/s`,
    );
  }
  return { ours: median(oursPerSecond), bare: median(barePerSecond) };
}

async function load(url: string, cookie: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { cookie },
    workers: 1,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} answered ${result.non2xx} refusals and ${result.errors} errors`);
  }
  return result.requests.total / result.duration;
}
