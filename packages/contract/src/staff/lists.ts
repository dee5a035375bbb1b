import { z } from "zod";

/** Where the next page of a list begins: the key of the last row before it, as the server wrote it. */
export const After = z.string().max(100).optional();

/** A page of a list, newest first, and where the next one begins; null: this is the last. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.string().nullable() });
