import type { JobState } from "@curie/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";

export type JobRow = {
  id: string;
  name: string;
  state: string;
  createdAt: string;
  startedAt: string | null;
  tries: number;
  mostTries: number;
  problem: string | null;
  percent: number | null;
  to: string | null;
  subject: string | null;
  key: string;
};

const statesOf: Record<JobState, readonly string[]> = {
  failed: ["failed"],
  waiting: ["created", "retry"],
  active: ["active"],
  done: ["completed", "cancelled"],
};

/** Jobs of the queue's own table, newest first. Of what they work on only a mail's reader and subject. */
export async function listJobs(
  db: Db,
  { state, mails }: { state: JobState | undefined; mails: boolean },
  cursor: string | undefined,
  limit: number,
): Promise<JobRow[]> {
  const wanted: SQL[] = [sql`name not like '\\_\\_pgboss%'`];
  if (state) {
    const states = statesOf[state].map((one) => sql`${one}`);
    wanted.push(sql`state::text in (${sql.join(states, sql`, `)})`);
  }
  if (mails) wanted.push(sql`name = 'mail.deliver'`);
  if (cursor !== undefined) wanted.push(behind(cursor));
  const { rows } = await db.execute<JobRow>(sql`
    select id, name, state::text as state,
      to_json(created_on)#>>'{}' as "createdAt", to_json(started_on)#>>'{}' as "startedAt",
      retry_count as tries, retry_limit as "mostTries",
      case when state = 'failed' or retry_count > 0 then output->>'message' end as problem,
      case when state = 'active' then (
        select least(100, d.progress_done * 100 / d.progress_total)
        from documents d where d.id::text = data->>'documentId' and d.progress_total > 0)
        end as percent,
      case when name = 'mail.deliver' then data->>'to' end as "to",
      case when name = 'mail.deliver' then data->>'subject' end as subject,
      to_char(created_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || id as key
    from pgboss.job where ${sql.join(wanted, sql` and `)}
    order by created_on desc, id desc limit ${limit}`);
  return rows;
}

/** The queue's table is none of ours, so that the columns of `keyset.ts` are not there to name. */
function behind(cursor: string): SQL {
  const [at = "", id = ""] = cursor.split(" ");
  if (Number.isNaN(Date.parse(at)) || !/^[0-9a-f-]{36}$/.test(id)) {
    throw new Failure("invalid-input", { fields: ["after"] });
  }
  return sql`(created_on, id) < (${at}::timestamptz, ${id}::uuid)`;
}

export async function countFailedJobs(db: Db): Promise<number> {
  const { rows } = await db.execute<{ failed: number }>(
    sql`select count(*)::int as failed from pgboss.job where state = 'failed'`,
  );
  return rows[0]?.failed ?? 0;
}
