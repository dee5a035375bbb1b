import { getTableColumns, getTableName, sql } from "drizzle-orm";
import { type AnyPgColumn, type CheckBuilder, check, text, timestamp } from "drizzle-orm/pg-core";

/** A moment in time; read and written as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A text column that holds one of these values: that is its type in TypeScript. `onlyListed` makes
 * PostgreSQL refuse any other.
 */
export const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
  text(name, { enum: values as [Value, ...Value[]] });

/** CHECK constraints for columns made by `oneOf`. Null passes where a column may be null. */
export function onlyListed(...columns: readonly AnyPgColumn[]): CheckBuilder[] {
  return columns.map((column) => {
    // What a table hands to its constraints does not know its values; the table itself does.
    const own = Object.values(getTableColumns(column.table)).find(
      ({ name }) => name === column.name,
    );
    const values = own?.enumValues ?? [];
    if (values.length === 0) throw new Error(`${column.name} lists no values`);
    return onlyThese(
      column,
      values.map((value) => `'${value}'`),
    );
  });
}

/** A CHECK constraint for a column of numbers. */
export function onlyNumbers(column: AnyPgColumn, values: readonly number[]): CheckBuilder {
  return onlyThese(column, values.map(String));
}

function onlyThese(column: AnyPgColumn, literals: readonly string[]): CheckBuilder {
  const name = `${getTableName(column.table)}_${column.name}_listed`;
  return check(name, sql`${column} in (${sql.raw(literals.join(", "))})`);
}
