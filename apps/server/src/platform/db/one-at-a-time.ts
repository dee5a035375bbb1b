import pg from "pg";
import { connectionTo } from "./limits.ts";

/**
 * What only one of all processes may do at a time. Any number will do, as long as every process of
 * Curie uses the same.
 */
export const locks = { migration: 4_217_301, demonstration: 4_217_302 } as const;

/**
 * Does something while no other process of the installation does it; the others wait, however long
 * it takes. The lock ends with its connection, so that a process that dies holds nobody up.
 */
export async function oneAtATime<Answer>(
  url: string,
  lock: number,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client(connectionTo(url));
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lock]);
    return await work(client);
  } finally {
    await client.end();
  }
}
