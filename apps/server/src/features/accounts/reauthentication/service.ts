import { recentSignInMs, type SecurityEventName, type User } from "@curie/contract";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { verifyPassword } from "#platform/passwords.ts";
import type { Caller } from "../client.ts";
import { findPasswordHash } from "../passwords/store.ts";
import { rateLimits } from "../rate-limits/rules.ts";
import { countAttempt, forgetAttempts } from "../rate-limits/service.ts";
import { recordSecurityEvent } from "../security-events/service.ts";
import { sessionTokenOf } from "../sessions/service.ts";
import { findSessionStart } from "../sessions/store.ts";

/**
 * Before a change that would let a stranger at an open screen take the account over: the password
 * again. Who has none here must have signed in a moment ago, with the identity they use elsewhere.
 *
 * @throws `accounts.wrong-credentials`, `accounts.sign-in-again`, `too-many-requests`
 */
export async function reauthenticate(
  ctx: Context,
  user: User,
  password: string,
  caller: Caller,
  failed: SecurityEventName = "reauthentication-failed",
): Promise<void> {
  const hash = await findPasswordHash(ctx.db, user.identity);
  if (hash === null) {
    const since = await findSessionStart(ctx.db, user.identity, sessionTokenOf(ctx, caller));
    const latest = wallTime(ctx.clock).getTime() - recentSignInMs;
    if (!since || since.getTime() < latest) throw new Failure("accounts.sign-in-again");
    return;
  }
  const attempt = await countAttempt(ctx, rateLimits.reauthentication, user.identity);
  if (!(await verifyPassword(password, hash))) {
    await recordSecurityEvent(ctx, failed, { account: user.identity }, caller);
    throw new Failure("accounts.wrong-credentials");
  }
  await forgetAttempts(ctx, [attempt]);
}
