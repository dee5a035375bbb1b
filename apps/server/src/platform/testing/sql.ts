import pg from "pg";
import { nameOf } from "../db/prepared.ts";

/** A value of the statement that is not a parameter of it: names, or a list of columns and values. */
class Fragment {
  readonly what: unknown;
  constructor(what: unknown) {
    this.what = what;
  }
}

type Row = Record<string, unknown>;

/**
 * SQL as a template, for tests and measurements that look past the application: values become
 * parameters, `${sql("name")}` a name, `${sql(["a", "b"])}` several, `${sql(rows)}` what an insert
 * says after the table.
 */
export type Sql = {
  <Rows extends readonly object[] = Row[]>(
    strings: TemplateStringsArray,
    ...values: readonly unknown[]
  ): Promise<Rows>;
  (what: string | readonly string[] | object | readonly object[]): Fragment;
  begin<Answer>(work: (sql: Sql) => Promise<Answer>): Promise<Answer>;
  end(): Promise<void>;
};

export function openSql(url: string, max = 1): Sql {
  const pool = new pg.Pool({ connectionString: url, max });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return surface(pool, {
    begin: async (work) => {
      const client = await pool.connect();
      const end = () => Promise.reject(new Error("a transaction ends by itself"));
      const begin = () => Promise.reject(new Error("a transaction holds no other"));
      try {
        await client.query("begin");
        const answer = await work(surface(client, { begin, end }));
        await client.query("commit");
        return answer;
      } catch (error) {
        await client.query("rollback").catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
    end: () => pool.end(),
  });
}

function surface(queries: Pick<pg.Pool, "query">, rest: Pick<Sql, "begin" | "end">): Sql {
  const send = (what: unknown, ...values: unknown[]) => {
    if (!isTemplate(what)) return new Fragment(what);
    const statement = written(what, values);
    return queries.query(statement).then(({ rows }) => rows);
  };
  return Object.assign(send, rest) as Sql;
}

function isTemplate(what: unknown): what is TemplateStringsArray {
  return Array.isArray(what) && "raw" in what;
}

function written(strings: TemplateStringsArray, values: readonly unknown[]) {
  const parameters: unknown[] = [];
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  let text = "";
  strings.forEach((string, index) => {
    text += string;
    if (index === values.length) return;
    const value = values[index];
    text += value instanceof Fragment ? writtenFragment(value.what, parameter) : parameter(value);
  });
  return { name: nameOf(text), text, values: parameters };
}

function writtenFragment(what: unknown, parameter: (value: unknown) => string): string {
  const parts = [what].flat();
  if (parts.every((part) => typeof part === "string")) return parts.map(name).join(", ");
  const rows = parts as Row[];
  const columns = Object.keys(rows[0] ?? {});
  const lists = rows.map((row) => `(${columns.map((key) => parameter(row[key])).join(", ")})`);
  return `(${columns.map(name).join(", ")}) values ${lists.join(", ")}`;
}

function name(of: string): string {
  return pg.escapeIdentifier(of);
}
