import type { Db } from "#platform/db/client.ts";
import type { WaitingJob } from "./waiting.ts";

/** The job queue as a use case sees it; `Needs` is what the work of a job is handed. */
export type JobQueue<Needs> = {
  /**
   * Queues a job inside the transaction that `db` is; it starts when that commits, or later. The
   * owner is whose work it is, where one person's must not be in the way of another's.
   */
  enqueue(
    db: Db,
    name: string,
    payload: Record<string, unknown>,
    options?: { startAfterSeconds?: number; owner?: string },
  ): Promise<void>;
  /** Has a job that failed for good tried once more; false when there is no such job. */
  retry(db: Db, name: string, id: string): Promise<boolean>;
  /** Puts the jobs of a backup in place of all that wait; answers those that no queue takes. */
  putBack(db: Db, waiting: readonly WaitingJob[]): Promise<WaitingJob[]>;
  /** Takes up work. Without this call the process only queues. */
  work(ctx: Needs): Promise<void>;
  /** Lets running jobs finish, and after `graceMs` gives them back to the queue. */
  stop(graceMs: number): Promise<void>;
};
