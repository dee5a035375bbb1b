import type { Region } from "@curie/contract";

/** What is known about where a person is, strongest evidence first (G-7). */
export type RegionEvidence = {
  operatorOverride: string | null;
  billingCountry: string | null;
  profileCountry: string | null;
  networkCountry: string | null;
};

/**
 * Mainland China or not. Hong Kong, Macao and Taiwan have country codes of their own and are not
 * China here; the language of the interface never decides.
 */
export function regionOf(evidence: RegionEvidence): Region {
  if (evidence.operatorOverride === "china") return "china";
  if (evidence.operatorOverride === "rest-of-world") return "rest-of-world";
  const country = evidence.billingCountry ?? evidence.profileCountry ?? evidence.networkCountry;
  return country === "CN" ? "china" : "rest-of-world";
}

/** Who may ask for a fapiao: mainland China; which payments it can be asked for is another matter (G-49). */
export function isFapiaoEligible(region: Region): boolean {
  return region === "china";
}

/** A door and how often it may be tried within its window. */
export type Door = { name: string; tries: number; windowMs: number };

const minute = 60_000;

/**
 * Per account: enough for a person who mistypes, not enough for a machine that guesses. Per network
 * address: enough for an institute that shares one.
 */
export const doors = {
  signIn: { name: "sign-in", tries: 10, windowMs: 15 * minute },
  signInFromOneAddress: { name: "sign-in-ip", tries: 300, windowMs: 15 * minute },
  signUp: { name: "sign-up", tries: 200, windowMs: 60 * minute },
  mailedLink: { name: "mailed-link", tries: 5, windowMs: 60 * minute },
  token: { name: "token", tries: 200, windowMs: 60 * minute },
} as const satisfies Record<string, Door>;

/** When the next try is let through, given the instants of earlier ones in the window; null for now. */
export function nextTryAt(door: Door, earlier: readonly Date[], now: Date): Date | null {
  const recent = earlier
    .filter((at) => at.getTime() > now.getTime() - door.windowMs)
    .sort((a, b) => a.getTime() - b.getTime());
  if (recent.length < door.tries) return null;
  const leaving = recent[recent.length - door.tries];
  return leaving ? new Date(leaving.getTime() + door.windowMs) : null;
}

/** A page of ours to come back to; anything that could lead to another site becomes the start page. */
export function safeReturnPath(asked: string | undefined): string {
  return asked !== undefined && /^\/(?![/\\])[^\\\s]*$/.test(asked) ? asked : "/";
}
