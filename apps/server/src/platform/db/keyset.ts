import { type Column, type SQL, sql } from "drizzle-orm";
import { Failure } from "#platform/failure.ts";
import { newestFirst } from "./order.ts";

/**
 * Pages of a list by the key of the last row before them, newest first. A page costs the same at the
 * end of a long list as at its beginning, and rows that come meanwhile move nothing.
 */
export function rowKey(at: Column, id: Column): SQL<string> {
  // As text with all its digits: a Date would lose the microseconds.
  return sql<string>`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || ${id}::text`;
}

export function newestKeyFirst(at: Column, id: Column): SQL[] {
  return [newestFirst(at), newestFirst(id)];
}

/** The rows behind the one with this key; undefined for the first page. */
export function after(key: string | undefined, at: Column, id: Column): SQL | undefined {
  if (key === undefined) return undefined;
  const space = key.indexOf(" ");
  const instant = key.slice(0, space);
  const rowId = key.slice(space + 1);
  if (space < 0 || Number.isNaN(Date.parse(instant)))
    throw new Failure("invalid-input", { fields: ["after"] });
  if (id.getSQLType() === "uuid" && !/^[0-9a-f-]{36}$/.test(rowId)) {
    throw new Failure("invalid-input", { fields: ["after"] });
  }
  return sql`(${at}, ${id}) < (${instant}::timestamptz, ${rowId}::${sql.raw(id.getSQLType())})`;
}

/** The rows of a page out of those and one more, and where the next one begins. */
export function pageOf<Row extends { key: string }, Shown>(
  found: readonly Row[],
  size: number,
  show: (row: Row) => Shown,
): { rows: Shown[]; next: string | null } {
  const rows = found.slice(0, size);
  return {
    rows: rows.map(show),
    next: found.length > size ? (rows.at(-1)?.key ?? null) : null,
  };
}
