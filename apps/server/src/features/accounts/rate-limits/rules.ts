/** Throttling: how many attempts are let through within a window of time, and what happens then. */
export type RateLimit = {
  name: string;
  attempts: number;
  windowMs: number;
  /**
   * With it, attempts beyond the number are let through one by one, each after a wait that doubles.
   * Without it, none is until the window moves on.
   */
  slowing?: { firstMs: number; longestMs: number };
};

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Counted by the possible origin of guessing or flooding: a network address, or a device that the account
 * knows. An address of an institute is shared by many, so that its numbers are larger. The one limit
 * that is counted by account slows and never closes: its owner could not open it again.
 */
export const rateLimits = {
  /** By account and network address, or by account and known device: enough for who mistypes. */
  signIn: { name: "sign-in", attempts: 10, windowMs: 15 * minute },
  signInFromOneNetwork: { name: "sign-in-network", attempts: 300, windowMs: 15 * minute },
  /** By account, from all unknown devices together. A known device is not counted here. */
  signInToOneAccount: {
    name: "sign-in-account",
    attempts: 20,
    windowMs: 24 * hour,
    slowing: { firstMs: 30 * second, longestMs: 15 * minute },
  },
  /** Asking for a mail with a link, whatever it is for: by network address. */
  linkRequestFromOneNetwork: { name: "link-request-network", attempts: 200, windowMs: hour },
  /** The same for one address: by that and the network address, or by a known device. */
  linkRequest: { name: "link-request", attempts: 5, windowMs: hour },
  /** Opening mailed links: by network address. */
  mailedToken: { name: "mailed-token", attempts: 200, windowMs: hour },
  /** Passwords beside one confirmation link, from all network addresses. */
  confirmationPassword: { name: "confirmation-password", attempts: 10, windowMs: 15 * minute },
  /** Codes of the second step: by account and network address, or by account and known device. */
  secondStep: { name: "second-step", attempts: 10, windowMs: 15 * minute },
  /** By account, from all unknown devices together: of somebody who knows its password. */
  secondStepToOneAccount: {
    name: "second-step-account",
    attempts: 20,
    windowMs: 24 * hour,
    slowing: { firstMs: 30 * second, longestMs: 15 * minute },
  },
  /** By account, from all known devices together: who reads the owner's mail makes new ones at will. */
  secondStepOfKnownDevices: {
    name: "second-step-known",
    attempts: 50,
    windowMs: 24 * hour,
    slowing: { firstMs: 30 * second, longestMs: 15 * minute },
  },
  /** Changes that ask for the password again: by account, of somebody who is signed in. */
  reauthentication: { name: "reauthentication", attempts: 10, windowMs: 15 * minute },
} as const satisfies Record<string, RateLimit>;

/** When the next attempt is let through, given the instants of earlier ones; null for now. */
export function nextAttemptAt(limit: RateLimit, earlier: readonly Date[], now: Date): Date | null {
  const recent = earlier
    .map((at) => at.getTime())
    .filter((at) => at > now.getTime() - limit.windowMs)
    .sort((a, b) => a - b);
  const beyond = recent.length - limit.attempts;
  if (beyond < 0) return null;
  const { slowing } = limit;
  const at = slowing
    ? (recent.at(-1) ?? 0) + Math.min(slowing.firstMs * 2 ** beyond, slowing.longestMs)
    : (recent[beyond] ?? 0) + limit.windowMs;
  return at <= now.getTime() ? null : new Date(at);
}
