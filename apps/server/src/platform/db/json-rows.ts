import { Column, type GetColumnData, is, SQL, type Subquery, sql } from "drizzle-orm";

type Fields = Record<string, Column | SQL.Aliased>;
type RowOf<Chosen extends Fields> = {
  [Name in keyof Chosen]: Chosen[Name] extends Column
    ? GetColumnData<Chosen[Name]>
    : Chosen[Name] extends SQL.Aliased<infer Value>
      ? Value
      : never;
};

/**
 * Rows of a subquery as one value of another statement: a page of a list beside its total. Drizzle
 * finds out for each cell of each row again how it is read, and the driver reads a description of
 * every column with every answer; together that costs a page of ten rows more than the rest of the
 * request. As JSON the page is one cell, and how a column is read is found out once.
 *
 * `cells` goes into the subquery's selection; `rowsOf` reads that subquery, in its order.
 */
export function jsonRows<Chosen extends Fields>(fields: Chosen) {
  const readers = Object.entries(fields).map(([name, field]) => ({
    name,
    read: is(field, Column)
      ? (value: unknown) => field.mapFromDriverValue(value)
      : (value: unknown) => value,
  }));
  const expressions = Object.values(fields).map((field) =>
    is(field, SQL.Aliased) ? field.sql : field,
  );
  const readRow = (cells: readonly unknown[]) =>
    Object.fromEntries(
      readers.map(({ name, read }, index) => {
        const cell = cells[index] ?? null;
        return [name, cell === null ? null : read(cell)];
      }),
    ) as RowOf<Chosen>;
  return {
    cells: sql`json_build_array(${sql.join(expressions, sql`, `)})`.as("cells"),
    rowsOf: (page: Subquery) =>
      sql`(select coalesce(json_agg(cells), '[]') from ${page})`.mapWith((rows: unknown[][]) =>
        rows.map(readRow),
      ),
  };
}
