/** How many attempts are let through within a window of time. */
export type RateLimit = { name: string; attempts: number; windowMs: number };

const minute = 60_000;

/**
 * Per account: enough for a person who mistypes, not enough for a machine that guesses. Per network
 * address: enough for an institute that shares one.
 */
export const rateLimits = {
  signIn: { name: "sign-in", attempts: 10, windowMs: 15 * minute },
  signInFromOneAddress: { name: "sign-in-ip", attempts: 300, windowMs: 15 * minute },
  signUp: { name: "sign-up", attempts: 200, windowMs: 60 * minute },
  mailedLink: { name: "mailed-link", attempts: 5, windowMs: 60 * minute },
  token: { name: "token", attempts: 200, windowMs: 60 * minute },
} as const satisfies Record<string, RateLimit>;

/** When the next attempt is let through, given the instants of earlier ones; null for now. */
export function nextAttemptAt(limit: RateLimit, earlier: readonly Date[], now: Date): Date | null {
  const recent = earlier
    .filter((at) => at.getTime() > now.getTime() - limit.windowMs)
    .sort((a, b) => a.getTime() - b.getTime());
  if (recent.length < limit.attempts) return null;
  const leaving = recent[recent.length - limit.attempts];
  return leaving ? new Date(leaving.getTime() + limit.windowMs) : null;
}
