import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db, PooledDb } from "#platform/db/client.ts";

/**
 * The jobs that are not done, for a backup: what waits, what is tried again, and what was being
 * worked on, which is begun anew after a restore. Work is safe to do twice, so none is lost.
 * Nothing of the queue's own bookkeeping comes along: another version of it may keep it otherwise.
 */
export const waitingJobForm = z.object({
  id: z.uuid(),
  name: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
  priority: z.number().int(),
  startAfter: z.string(),
  singletonKey: z.string().nullable(),
});
export type WaitingJob = z.infer<typeof waitingJobForm>;

/** A query of one column, `line`: each job as JSON. */
export const waitingJobLines = sql`
  select json_build_object(
    'id', id, 'name', name, 'data', data, 'priority', priority,
    'startAfter', to_json(start_after), 'singletonKey', singleton_key)::text as line
  from pgboss.job
  where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'
  order by created_on`;

export type QueueState = { name: string; waiting: number; oldestWaitingSeconds: number };

/** The queues whose jobs could begin and have not. */
export async function waitingByQueue(db: PooledDb): Promise<QueueState[]> {
  const { rows } = await db.execute<QueueState>(sql`
    select name, count(*)::int as waiting,
      greatest(0, extract(epoch from now() - min(greatest(created_on, start_after))))::int
        as "oldestWaitingSeconds"
    from pgboss.job
    where state in ('created', 'retry') and start_after <= now()
    group by name order by name`);
  return rows;
}

/** Whether there is a queue at all: an installation that never worked has none. */
export async function hasQueue(db: Db): Promise<boolean> {
  const answer: unknown = await db.execute(
    sql`select to_regclass('pgboss.job') is not null as has`,
  );
  const rows = Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows;
  return (rows[0] as { has: boolean }).has;
}
