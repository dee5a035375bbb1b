import { type Column, type SQL, sql } from "drizzle-orm";

/**
 * Newest first, the way Drizzle builds an index over `column.desc()`: nulls last. `desc` alone means
 * nulls first, and then PostgreSQL reads and sorts every row of a list to show ten of them, even
 * where the column is never null.
 */
export function newestFirst(column: Column): SQL {
  return sql`${column} desc nulls last`;
}
