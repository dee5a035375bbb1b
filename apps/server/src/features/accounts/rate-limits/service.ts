import { createHash } from "node:crypto";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { nextAttemptAt, type RateLimit, rateLimits } from "./rules.ts";
import {
  deleteAttempt,
  deleteAttemptsBefore,
  insertAttempt,
  listAttempts,
  lockAttempts,
} from "./store.ts";

/**
 * Counts an attempt and refuses it when there were too many; parallel attempts wait for one another.
 * Answers the identity of the counted attempt.
 *
 * @throws `too-many-requests` with the instant at which the next attempt is let through
 */
export async function countAttempt(ctx: Context, limit: RateLimit, who: string): Promise<string> {
  const key = createHash("sha256").update(`${limit.name} ${who}`).digest("base64url");
  const now = ctx.clock.now();
  const id = ctx.ids.uuid();
  await ctx.db.transaction(async (tx) => {
    await lockAttempts(tx, key);
    const earlier = await listAttempts(tx, key, new Date(now.getTime() - limit.windowMs));
    const availableAt = nextAttemptAt(limit, earlier, now);
    if (availableAt) {
      throw new Failure("too-many-requests", { availableAt: availableAt.toISOString() });
    }
    await insertAttempt(tx, { id, key, at: now });
  });
  return id;
}

/** An attempt that turned out to be no guessing does not count. */
export async function forgetAttempt(ctx: Context, identity: string): Promise<void> {
  await deleteAttempt(ctx.db, identity);
}

export async function sweepAttempts(ctx: Context): Promise<void> {
  const longest = Math.max(...Object.values(rateLimits).map((limit) => limit.windowMs));
  await deleteAttemptsBefore(ctx.db, new Date(ctx.clock.now().getTime() - longest));
}
