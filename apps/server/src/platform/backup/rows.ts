import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { BackupProblem } from "./folder.ts";

/**
 * Rows as lines: each is a JSON list of its values in PostgreSQL's own text form, so that nothing
 * passes through a type of JavaScript and microseconds, numbers and JSON come back as they were.
 */
export type Table = { name: string; columns: readonly string[] };

const rowsAtOnce = 500;
/** Rows of a table that are sent together; long texts make it fewer. */
const charactersAtOnce = 4_000_000;

/** Drivers answer with rows, or with an object that holds them. */
export async function rowsOf<Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  const answer: unknown = await db.execute(query);
  const rows = Array.isArray(answer) ? [...answer] : (answer as { rows: unknown[] }).rows;
  return rows as Row[];
}

/** Values are written in one form, whatever the server prefers. */
export async function fixTextForms(db: Db): Promise<void> {
  const settings = {
    timezone: "UTC",
    datestyle: "ISO, YMD",
    intervalstyle: "postgres",
    extra_float_digits: "1",
    bytea_output: "hex",
  };
  for (const [name, value] of Object.entries(settings)) {
    await db.execute(sql`select set_config(${name}, ${value}, true)`);
  }
}

/** Every table of the product, with the columns that are stored. */
export async function listTables(db: Db): Promise<Table[]> {
  const columns = await rowsOf<{ table: string; column: string }>(
    db,
    sql`select c.relname as "table", a.attname as "column"
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and not c.relispartition and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by c.relname, a.attnum`,
  );
  const tables = new Map<string, string[]>();
  for (const { table, column } of columns) {
    tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  return [...tables].map(([name, names]) => ({ name, columns: names }));
}

/** The rows of a table, in the snapshot that `db` sees; a few hundred are in memory at a time. */
export async function* dumpTable(db: Db, { name, columns }: Table): AsyncGenerator<string> {
  const values = sql.join(
    columns.map((column) => sql`${sql.identifier(column)}::text`),
    sql`, `,
  );
  yield* readCursor(
    db,
    sql`select to_json(array[${values}])::text as line from public.${sql.identifier(name)}`,
  );
}

export async function* readCursor(db: Db, query: ReturnType<typeof sql>): AsyncGenerator<string> {
  await db.execute(sql`declare backup_lines no scroll cursor for ${query}`);
  for (;;) {
    const part = await rowsOf<{ line: string }>(
      db,
      sql.raw(`fetch ${rowsAtOnce} from backup_lines`),
    );
    for (const { line } of part) yield line;
    if (part.length < rowsAtOnce) break;
  }
  await db.execute(sql`close backup_lines`);
}

/** Puts lines back into a table that is empty, and answers how many there were. */
export async function loadTable(
  db: Db,
  { name, columns }: Table,
  lines: AsyncIterable<string>,
): Promise<number> {
  const types = await columnTypes(db, name);
  const unknown = columns.find((column) => !types.has(column));
  if (unknown !== undefined) {
    throw new BackupProblem(`The table ${name} has no column ${unknown}; nothing was restored.`);
  }
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((column, index) => sql.raw(`(line->>${index})::${types.get(column)}`)),
    sql`, `,
  );
  let rows = 0;
  let batch: string[] = [];
  let characters = 0;
  const send = async () => {
    if (batch.length === 0) return;
    await db.execute(
      sql`insert into public.${sql.identifier(name)} (${names}) overriding system value
          select ${values} from json_array_elements(${`[${batch.join(",")}]`}::text::json) as lines(line)`,
    );
    rows += batch.length;
    batch = [];
    characters = 0;
  };
  for await (const line of lines) {
    batch.push(line);
    characters += line.length;
    if (batch.length >= rowsAtOnce || characters >= charactersAtOnce) await send();
  }
  await send();
  return rows;
}

async function columnTypes(db: Db, table: string): Promise<ReadonlyMap<string, string>> {
  const found = await rowsOf<{ name: string; type: string }>(
    db,
    sql`select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relname = ${table}
          and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  );
  return new Map(found.map(({ name, type }) => [name, type]));
}

/** Tables so that each stands after those that it refers to. */
export async function inOrderOfReference<T extends Table>(
  db: Db,
  tables: readonly T[],
): Promise<T[]> {
  const references = await rowsOf<{ from: string; to: string }>(
    db,
    sql`select f.relname as "from", t.relname as "to" from pg_constraint k
        join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
        where k.contype = 'f' and f.relnamespace = 'public'::regnamespace and f.oid <> t.oid`,
  );
  const waiting = new Set(tables);
  const ordered: T[] = [];
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name));
    const next = [...waiting].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && names.has(to)),
    );
    if (next.length === 0) {
      throw new BackupProblem(`Tables refer to one another in a circle: ${[...names].join(", ")}`);
    }
    for (const table of next) {
      waiting.delete(table);
      ordered.push(table);
    }
  }
  return ordered;
}
