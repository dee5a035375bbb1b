import { type Plan, type PlanState, trialLinks } from "@curie/contract";
import type { QueryClient } from "@tanstack/react-query";
import { api, client } from "#lib/api.ts";
import { CallError, failureFromBody } from "#lib/failure.ts";
import { addressWithPlan, type SubscriptionChange } from "./model.ts";

const freshMs = 60_000;

/** Plans and access, as a page starts with them. */
export const startQuery = api.plans.load.queryOptions({ staleTime: freshMs });

/** Writes what is newly known about plans and access over what was known. */
export function rememberPlanState(queries: QueryClient, now: PlanState): void {
  queries.setQueryData(startQuery.queryKey, (known) => known && { ...known, ...now });
}

/** S51: asks for plans and access as they are now, after something that uses or returns an edit. */
export async function refreshAccess(queries: QueryClient): Promise<void> {
  try {
    rememberPlanState(queries, await client.plans.sync());
  } catch {
    // What we know may be wrong now: it is asked for again when it is next needed.
    await queries.invalidateQueries({ queryKey: startQuery.queryKey });
  }
}

/** Requests the trial link in the background; the address bar never shows it (S33). */
export async function startTrial(entry: "link" | "china-link"): Promise<void> {
  const answer = await fetch(entry === "link" ? trialLinks.world : trialLinks.china);
  if (!answer.ok) throw new CallError(failureFromBody(await answer.json().catch(() => null)));
}

/**
 * S124, G-42: asked for at each click, because an address does not last. A subscription of Paddle Billing has
 * one made for the click; one of Paddle Classic has it with the plan, and each change makes it new.
 */
export async function changeAddress(
  queries: QueryClient,
  { paddleVersion }: Plan,
  change: SubscriptionChange,
): Promise<string> {
  if (paddleVersion === "classic") {
    const now = await client.plans.sync();
    rememberPlanState(queries, now);
    const address = addressWithPlan(now.plans.premium, change);
    if (address !== null) return address;
  }
  const { updateUrl, cancelUrl } = await client.billing.planManagementUrls();
  return change === "update" ? updateUrl : cancelUrl;
}

/** What it costs now to go on with another plan; asked anew each time, because days pass (G-23). */
export function planChangeQuery(planIdentity: string) {
  return api.billing.previewPlanChange.queryOptions({
    input: { planIdentity },
    staleTime: 0,
    gcTime: 0,
  });
}

/** @param chargedAtMost what the person has seen, in the smallest unit */
export async function changePlan(
  queries: QueryClient,
  planIdentity: string,
  chargedAtMost: number,
): Promise<void> {
  rememberPlanState(queries, await client.billing.changePlan({ planIdentity, chargedAtMost }));
}

/** The provider's page was opened, so a change may be on its way. */
export async function noteChangeOpened(queries: QueryClient): Promise<void> {
  try {
    const { asked: _asked, ...now } = await client.plans.reconcile({ reason: "change-opened" });
    rememberPlanState(queries, now);
  } catch {
    // The change arrives all the same; only the page does not wait for it.
  }
}

/** @throws when the code is unknown, expired or used up, or the person is in a group already (G-24) */
export async function joinGroup(identity: string, groupCode: string): Promise<void> {
  await client.plans.joinGroup({ identity, groupCode });
}

export async function leaveGroup(queries: QueryClient, identity: string): Promise<void> {
  await client.plans.leaveGroup({ identity });
  await queries.invalidateQueries({ queryKey: startQuery.queryKey });
}

/** Ends the Starter plan before its time; it cannot be started again. */
export async function endTrial(): Promise<void> {
  await client.plans.endTrial();
}

/**
 * Plans as stored now, asked while something is awaited; the payment provider may be asked as well.
 * Null when no answer came; `asked` when the provider has answered just now.
 */
export async function refreshPlanState(
  queries: QueryClient,
  { asksProvider }: { asksProvider: boolean },
): Promise<(PlanState & { asked: boolean }) | null> {
  try {
    const { asked, ...now } = asksProvider
      ? await client.plans.reconcile({ reason: "poll" })
      : { ...(await client.plans.sync()), asked: false };
    rememberPlanState(queries, now);
    return { ...now, asked };
  } catch {
    // The next turn asks again; the end of a session shows elsewhere.
    return null;
  }
}

/** Where a receipt can be read now; asked for at each click, because the address does not last. */
export async function receiptAddress(receiptCode: string): Promise<string> {
  return (await client.billing.receipt({ receiptCode })).url;
}

/** A group for who runs it, by the mailed link. */
export function groupOverviewQuery(token: string) {
  return api.plans.groupOverview.queryOptions({ input: { token } });
}

export async function inviteToGroup(token: string, emails: string[]): Promise<void> {
  await client.plans.inviteToGroup({ token, emails });
}

export async function removeFromGroup(
  queries: QueryClient,
  token: string,
  member: string,
): Promise<void> {
  await client.plans.removeFromGroup({ token, member });
  await queries.invalidateQueries({ queryKey: groupOverviewQuery(token).queryKey });
}

export async function renewGroupLink(token: string): Promise<void> {
  await client.plans.renewGroupLink({ token });
}
