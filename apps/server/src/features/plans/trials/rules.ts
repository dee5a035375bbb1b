import type { ErrorCode, StarterEntry } from "@curie/contract";
import { isRunning, type StoredPlan } from "../rules.ts";

/** What a browser says about where a request comes from and what it is for. */
export type FetchMetadata = {
  site: string | undefined;
  mode: string | undefined;
  destination: string | undefined;
  purpose: string | undefined;
};

/**
 * What a GET of a trial link means (G-27). Only our own page asking in the background activates;
 * somebody who opens the address gets the page that asks; everything else changes nothing:
 * pictures, frames and prefetching of other sites.
 */
export function meaningOfTrialRequest(request: FetchMetadata): "activate" | "page" | "nothing" {
  const ahead =
    request.purpose !== undefined && /prefetch|prerender|preview/i.test(request.purpose);
  if (ahead) return "nothing";
  if (request.site === undefined) return "page";
  if (request.mode === "navigate") return request.destination === "document" ? "page" : "nothing";
  const background = request.destination === undefined || request.destination === "empty";
  return request.site === "same-origin" && background ? "activate" : "nothing";
}

/** Which way a Starter plan is asked for. */
export type TrialRequest = { by: "link" | "china-link" | "group-code" };

/**
 * Why the Starter plan cannot be started now; null when it can. Once per account (G-10), by the
 * entry that region and flags give (S257), and not beside a plan that gives more.
 */
export function trialProblem(
  asked: TrialRequest["by"],
  entry: Exclude<StarterEntry, "used">,
  usedBefore: boolean,
  held: readonly StoredPlan[],
  now: Date,
): ErrorCode | null {
  if (usedBefore) return "plans.trial-already-used";
  if (asked !== entry) {
    return entry === "group-code" ? "plans.trial-needs-code" : "plans.trial-not-offered";
  }
  const running = held.filter((plan) => plan.replacedAt === null && isRunning(plan, now));
  if (running.some((plan) => plan.type === "preferred_group")) return "plans.incompatible-plan";
  if (running.some((plan) => plan.type === "premium")) return "plans.trial-not-offered";
  return null;
}
