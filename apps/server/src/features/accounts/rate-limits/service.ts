import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { keyedHash, logSecurityEvent } from "#platform/security-log.ts";
import { nextAttemptAt, type RateLimit, rateLimits } from "./rules.ts";
import {
  deleteAttempts,
  deleteAttemptsBefore,
  insertAttempt,
  listAttempts,
  lockAttempts,
} from "./store.ts";

/** A limit, and by what it is counted this time. */
export type Counted = { limit: RateLimit; by: string };

/** What attempts are stored under: no address can be read from it, nor guessed without our secret. */
export function attemptKey(ctx: Context, name: string, by: string): string {
  return keyedHash(ctx, `attempt ${name} ${by}`);
}

/**
 * Counts an attempt and refuses it when there were too many; parallel attempts wait for one another.
 * Answers the identity of the counted attempt.
 *
 * @throws `too-many-requests` with the instant at which the next attempt is let through
 */
export async function countAttempt(ctx: Context, limit: RateLimit, by: string): Promise<string> {
  const [id = ""] = await countAttempts(ctx, [{ limit, by }]);
  return id;
}

/** The same under several limits at once: the attempt counts under all of them or under none. */
export async function countAttempts(
  ctx: Context,
  counted: readonly Counted[],
  caller?: { ip: string; email?: string },
): Promise<string[]> {
  const now = ctx.clock.now();
  const attempts = counted.map(({ limit, by }) => ({
    limit,
    row: { id: ctx.ids.uuid(), key: attemptKey(ctx, limit.name, by), at: now },
  }));
  await ctx.db.transaction(async (tx) => {
    await lockAttempts(
      tx,
      attempts.map(({ row }) => row.key),
    );
    for (const { limit, row } of attempts) {
      const earlier = await listAttempts(tx, row.key, new Date(now.getTime() - limit.windowMs));
      const availableAt = nextAttemptAt(
        limit,
        earlier.map(({ at }) => at),
        now,
      );
      if (!availableAt) continue;
      if (caller) {
        logSecurityEvent(ctx, {
          ...{ name: "rate-limit-met", account: null, about: limit.name },
          ...caller,
        });
      }
      throw new Failure("too-many-requests", { availableAt: availableAt.toISOString() });
    }
    for (const { row } of attempts) await insertAttempt(tx, row);
  });
  return attempts.map(({ row }) => row.id);
}

/** Attempts that turned out to be no guessing do not count. */
export async function forgetAttempts(ctx: Context, ids: readonly string[]): Promise<void> {
  await deleteAttempts(ctx.db, ids);
}

export async function sweepAttempts(ctx: Context): Promise<void> {
  const longest = Math.max(...Object.values(rateLimits).map((limit) => limit.windowMs));
  await deleteAttemptsBefore(ctx.db, new Date(ctx.clock.now().getTime() - longest));
}
