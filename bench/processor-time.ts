/** Who used how much of the processors: unlike seconds of a clock, other programs change it little. */
import { readdirSync, readFileSync } from "node:fs";
import type { Sql } from "../apps/server/src/platform/testing/sql.ts";

/** Seconds so far: of a server's event loop, its other threads, its database's processes, and of us. */
export type ProcessorTime = { loop: number; threads: number; postgres: number; own: number };

/** Zeros for others where the system keeps no such books. `sql` is a connection to the same database. */
export async function processorTime(sql: Sql, pid: number): Promise<ProcessorTime> {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1e6;
  if (process.platform !== "linux") return { loop: 0, threads: 0, postgres: 0, own };
  const backends = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database()`;
  const postgres = backends.reduce((sum, row) => sum + secondsOf(`/proc/${row.pid}/stat`), 0);
  const tasks = readdirSync(`/proc/${pid}/task`).filter((task) => task !== String(pid));
  const threads = tasks.reduce((sum, task) => sum + secondsOf(`/proc/${pid}/task/${task}/stat`), 0);
  return { loop: secondsOf(`/proc/${pid}/task/${pid}/stat`), threads, postgres, own };
}

const ticksPerSecond = 100;

function secondsOf(path: string): number {
  try {
    const fields = readFileSync(path, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    // It ended meanwhile.
    return 0;
  }
}
