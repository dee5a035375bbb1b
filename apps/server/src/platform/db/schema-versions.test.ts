import { randomUUID } from "node:crypto";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { openSql, type Sql } from "#platform/testing/sql.ts";
import { connectDatabase } from "./client.ts";
import { migrateDatabase } from "./migrate.ts";
import { applyMigrations, knownMigrations } from "./schema-versions.ts";

const migrations = knownMigrations();
let drop: (() => Promise<void>) | null = null;
afterEach(async () => {
  await drop?.();
  drop = null;
});

/** A database of its own for one test: an empty one, or a copy. */
async function newDatabase(copyOf = "template1"): Promise<string> {
  const name = newName();
  const admin = openSql(inject("adminUrl"));
  await admin`create database ${admin(name)} template ${admin(copyOf)} strategy file_copy`;
  drop = async () => {
    await admin`drop database ${admin(name)} with (force)`;
    await admin.end();
  };
  return urlOf(name);
}

const newName = () => `earlier_${randomUUID().replaceAll("-", "")}`;
const urlOf = (name: string) => inject("adminUrl").replace(/\/[^/]+$/, `/${name}`);

/** Grows by one migration at a time, so that the schema of each is a copy and not made from nothing. */
let growing: { name: string; applied: number } | null = null;
afterAll(async () => {
  if (!growing) return;
  const admin = openSql(inject("adminUrl"));
  await admin`drop database ${admin(growing.name)} with (force)`;
  await admin.end();
});

/** An installation as the first `count` migrations leave it. */
async function databaseAfter(count: number): Promise<string> {
  if (!growing) {
    growing = { name: newName(), applied: 0 };
    const admin = openSql(inject("adminUrl"));
    await admin`create database ${admin(growing.name)}`;
    await admin.end();
  }
  const { name, applied } = growing;
  const database = connectDatabase(urlOf(name), 1, createLog("silent"));
  await database.db.transaction((db) => applyMigrations(db, migrations.slice(applied, count)));
  await database.close();
  growing.applied = count;
  return newDatabase(name);
}

type Column = {
  table: string;
  column: string;
  type: string;
  /** The column that this one refers to. */
  to: string | null;
  toColumn: string | null;
};

/** Every stored column, with where it refers to, in an order in which tables can be filled. */
async function columnsOf(sql: Sql): Promise<Column[]> {
  return sql<Column[]>`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
      t.relname as "to", ta.attname as "toColumn"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.conkey[1] = a.attnum
    left join pg_class t on t.oid = k.confrelid
    left join pg_attribute ta on ta.attrelid = t.oid and ta.attnum = k.confkey[1]
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by c.relname, a.attnum`;
}

/** A value of each column whose values are listed by a CHECK constraint, by `table.column`. */
async function listedValues(sql: Sql): Promise<Map<string, string | number>> {
  const constraints = await sql<{ place: string; definition: string }[]>`
    select c.relname || '.' || a.attname as place, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'c' and k.conname like '%_listed'`;
  return new Map(
    constraints.map(({ place, definition }) => {
      const [, text, number] = /'([^']*)'|\[(\d+)/.exec(definition) ?? [];
      return [place, text ?? Number(number)];
    }),
  );
}

function aValue(type: string, column: string): unknown {
  if (type.endsWith("[]")) return type.startsWith("text") ? "{one,two}" : "{7,8}";
  if (type === "uuid") return randomUUID();
  if (type.startsWith("timestamp")) return "2026-01-05 07:08:09.123456+00";
  if (type === "boolean") return true;
  if (/^(integer|bigint|smallint|numeric|double)/.test(type)) return 7;
  if (type === "date") return "2026-01-05";
  if (type === "bytea") return "\\x00ff5c27";
  if (type === "jsonb" || type === "json") return '{"kept": [1, null]}';
  return `${column} «ñ» 日本 '"\\`;
}

/** A listed value as a column of this type holds it: by itself, or as the only one of several. */
function asStored(type: string, value: string | number | undefined) {
  return value !== undefined && type.endsWith("[]") ? `{"${value}"}` : value;
}

/** Columns that hold what the row of their table leaves open, because it says something else already. */
const otherwise: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["purchases.human_order_id", null],
  // The rows are in American English.
  ["documents.oxford_spelling", false],
  ["human_orders.oxford_spelling", false],
  // Only what is shortened has a target, and the row is.
  ["documents.strength", "shorten"],
  // What belongs to a person belongs to no group.
  ["journal_profiles.group_id", null],
  ["check_profiles.journal_profile_id", null],
  ["term_lists.group_id", null],
  ["term_lists.upload_id", null],
  // Only what is rejected has a reason.
  ["edit_decisions.decision", "rejected"],
]);

/** One row in every table, as far as they refer to one another. */
async function fill(sql: Sql): Promise<void> {
  const listed = await valuesOfToday();
  const columns = await columnsOf(sql);
  const waiting = new Set(columns.map(({ table }) => table));
  const rows = new Map<string, Record<string, unknown>>();
  while (waiting.size > 0) {
    const next = [...waiting].find((table) =>
      columns.every(
        (one) => one.table !== table || !one.to || one.to === table || rows.has(one.to),
      ),
    );
    if (next === undefined) throw new Error(`tables in a circle: ${[...waiting]}`);
    waiting.delete(next);
    const own = columns.filter(({ table }) => table === next);
    const row = Object.fromEntries(
      own.map(({ column, type, to, toColumn }) => [
        column,
        otherwise.has(`${next}.${column}`)
          ? otherwise.get(`${next}.${column}`)
          : to === next
            ? null
            : to
              ? rows.get(to)?.[toColumn ?? ""]
              : (asStored(type, listed.get(nameOfToday(next, column))) ?? aValue(type, column)),
      ]),
    );
    await sql`insert into ${sql(next)} ${sql(row)}`;
    rows.set(next, row);
  }
}

/** The values of every table as text, by column. */
async function contents(sql: Sql): Promise<Map<string, Record<string, string>[]>> {
  const tables = new Set((await columnsOf(sql)).map(({ table }) => table));
  const found = new Map<string, Record<string, string>[]>();
  for (const table of tables) {
    const rows = await sql<{ row: Record<string, string> }[]>`
      select to_jsonb(t) as row from ${sql(table)} t`;
    found.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

/** The listed values that today's schema allows. */
async function valuesOfToday(): Promise<Map<string, string | number>> {
  const today = openSql(inject("adminUrl").replace(/\/[^/]+$/, `/${inject("templateDatabase")}`));
  try {
    return await listedValues(today);
  } finally {
    await today.end();
  }
}

/** `table.column` as today's schema calls it. */
function nameOfToday(earlierTable: string, column: string): string {
  const table = renamedTables.get(earlierTable) ?? earlierTable;
  return `${table}.${renamedColumns.get(`${table}.${column}`) ?? column}`;
}

/** Tables and columns that a later migration gave another name. */
const renamedTables = new Map([
  ["subscription_news", "provider_events"],
  ["plan_payments", "payments"],
  ["alipay_trades", "gateway_trades"],
]);
const renamedColumns = new Map([
  ["provider_events.news_id", "event_id"],
  ["provider_events.news", "event"],
  ["plan_syncs.news_from", "events_from"],
  ["plan_reminders.letter", "kind"],
  ["gateway_trades.out_trade_no", "id"],
  ["gateway_trades.trade_no", "payment_id"],
]);

/** Emptied on purpose: links mailed before their tokens were stored as hashes are asked for anew. */
const emptied = new Map([["verifications", 17]]);

test.each(migrations.map((_, index) => index + 1))(
  "data in the schema of migration %i is found again in today's",
  async (count) => {
    const url = await databaseAfter(count);
    const sql = openSql(url);
    try {
      await fill(sql);
      const before = await contents(sql);
      expect(before.size).toBeGreaterThan(5);
      await migrateDatabase(url);
      const after = await contents(sql);
      for (const [name, [row = {}]] of before) {
        const table = renamedTables.get(name) ?? name;
        const [found] = after.get(table) ?? [];
        const kept = count >= (emptied.get(table) ?? 0);
        expect(after.get(table), table).toHaveLength(kept ? 1 : 0);
        for (const [earlier, value] of Object.entries(row)) {
          const column = renamedColumns.get(`${table}.${earlier}`) ?? earlier;
          if (found && Object.hasOwn(found, column))
            expect(found[column], `${table}.${column}`).toEqual(value);
        }
      }
      // The schema is today's, whatever it was: migrating again changes nothing.
      const [done] = await sql<{ count: number }[]>`
        select count(*)::int as count from drizzle.__drizzle_migrations`;
      expect(done?.count).toBe(migrations.length);
    } finally {
      await sql.end();
    }
  },
);

test("an enumerated column refuses every other value", async () => {
  const url = await newDatabase();
  await migrateDatabase(url);
  const sql = openSql(url);
  try {
    await fill(sql);
    // The audit log refuses every change, before its columns are looked at.
    await sql`alter table audit_entries disable trigger audit_entries_no_change`;
    const places = [...(await listedValues(sql))].map(([place, allowed]) => ({ place, allowed }));
    expect(places.length).toBeGreaterThan(40);
    const types = new Map(
      (await columnsOf(sql)).map(({ table, column, type }) => [`${table}.${column}`, type]),
    );
    for (const { place, allowed } of places) {
      const [table = "", column = ""] = place.split(".");
      const wrong = typeof allowed === "number" ? 7 : "something else";
      const other = asStored(types.get(place) ?? "", wrong);
      const refused = await sql`update ${sql(table)} set ${sql(column)} = ${other}`.then(
        () => null,
        (error: { code?: string }) => error.code,
      );
      expect(refused, place).toBe("23514");
    }
  } finally {
    await sql.end();
  }
});

test("a provider event that was stored under its earlier key has today's", async () => {
  const url = await newDatabase();
  const database = connectDatabase(url, 1, createLog("silent"));
  await database.db.transaction((db) => applyMigrations(db, migrations.slice(0, 19)));
  await database.close();
  const sql = openSql(url);
  try {
    await fill(sql);
    const [subscription] = await sql<{ id: string }[]>`select id from subscriptions`;
    const id = subscription?.id ?? "";
    const stored = { newsId: "evt_1", occurredAt: "2026-01-05T07:08:09.000Z", status: "active" };
    await sql`delete from subscription_news`;
    await sql`insert into subscription_news
      values (${id}, 'evt_1', ${stored.occurredAt}, ${JSON.stringify(stored)})`;
    await migrateDatabase(url);
    const { newsId: eventId, ...rest } = stored;
    expect(await sql`select event from provider_events`).toEqual([{ event: { eventId, ...rest } }]);
  } finally {
    await sql.end();
  }
});

test("a value that was stored as free text becomes one of those that are listed", async () => {
  const url = await newDatabase();
  const database = connectDatabase(url, 1, createLog("silent"));
  await database.db.transaction((db) => applyMigrations(db, migrations.slice(0, 21)));
  await database.close();
  const sql = openSql(url);
  try {
    await fill(sql);
    await sql`update users set locale = 'de_DE'`;
    const outcomes = [
      ["applied", "applied", null],
      ["ignored: of another installation", "ignored", "another-installation"],
      ["ignored: for nobody here", "ignored", "unknown-person"],
      ["ignored: no money went back", "ignored", "nothing-refunded"],
      ["ignored: of no concern", "ignored", "not-concerned"],
      [null, null, null],
    ] as const;
    await sql`delete from provider_messages`;
    for (const [index, [outcome]] of outcomes.entries()) {
      await sql`
        insert into provider_messages (paddle_version, message_id, kind, received_at, outcome)
        values ('newer', ${`evt_${index}`}, 'subscription.updated', now(), ${outcome})`;
    }
    await migrateDatabase(url);
    expect(await sql`select locale from users`).toEqual([{ locale: "en_US" }]);
    expect(
      await sql`select outcome, ignore_reason from provider_messages order by message_id`,
    ).toEqual(outcomes.map(([, outcome, reason]) => ({ outcome, ignore_reason: reason })));
  } finally {
    await sql.end();
  }
});

test("a payment for a plan is called what its plan was called", async () => {
  const url = await newDatabase();
  const database = connectDatabase(url, 1, createLog("silent"));
  await database.db.transaction((db) => applyMigrations(db, migrations.slice(0, 23)));
  await database.close();
  const sql = openSql(url);
  try {
    const plans = [
      ["premium_editing_only", "original", "Premium, editing only"],
      ["premium_including_translation", "original", "Premium with translation"],
      ["premium_editing_only", "repriced", "Premium Essential"],
      ["premium_including_translation", "repriced", "Premium Complete"],
    ] as const;
    for (const [index, [name, set]] of plans.entries()) {
      await sql`
        insert into plan_payments (id, taken_by, external_id, paid_at, amount, currency, plan_name, catalogue_set)
        values (${randomUUID()}, 'newer', ${`txn_${index}`}, now(), 1900, 'USD', ${name}, ${set})`;
    }
    await migrateDatabase(url);
    expect(await sql`select kind, product_name from payments order by external_id`).toEqual(
      plans.map(([, , name]) => ({ kind: "plan", product_name: name })),
    );
  } finally {
    await sql.end();
  }
});

test("an account that nobody confirmed waits as a sign-up after the migration", async () => {
  const url = await newDatabase();
  const database = connectDatabase(url, 1, createLog("silent"));
  await database.db.transaction((db) => applyMigrations(db, migrations.slice(0, 16)));
  await database.close();
  const sql = openSql(url);
  try {
    const [waiting, confirmed] = [randomUUID(), randomUUID()];
    for (const id of [waiting, confirmed]) {
      await sql`
        insert into users (id, name, email, email_verified, country)
        values (${id}, 'Ada Ortiz', ${`${id}@example.org`}, ${id === confirmed}, 'ES')`;
      await sql`
        insert into credentials (id, user_id, account_id, provider_id, password)
        values (${randomUUID()}, ${id}, ${id}, 'credential', 'a hash')`;
    }
    await migrateDatabase(url);
    expect(await sql`select id from users`).toEqual([{ id: confirmed }]);
    expect(await sql`select id, email, password, token_hash from sign_ups`).toEqual([
      { id: waiting, email: `${waiting}@example.org`, password: "a hash", token_hash: null },
    ]);
  } finally {
    await sql.end();
  }
});
