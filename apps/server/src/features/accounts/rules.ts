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
