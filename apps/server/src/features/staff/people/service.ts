import type { GrantedPlan, PersonRow, Region } from "@curie/contract";
import { staffPageSize } from "@curie/contract";
import { z } from "zod";
import { removePerson } from "#features/accounts/personal-data/service.ts";
import { describePerson, setRegionOverride } from "#features/accounts/service.ts";
import { grantPremium, withdrawPlan } from "#features/plans/grants/service.ts";
import { leaveGroup } from "#features/plans/groups/service.ts";
import { loadPlanState } from "#features/plans/service.ts";
import { endTrial, grantTrial } from "#features/plans/trials/service.ts";
import type { Context } from "#platform/context.ts";
import { pageOf } from "#platform/db/keyset.ts";
import { Failure } from "#platform/failure.ts";
import type { PersonalData } from "#platform/personal-data.ts";
import { logSecurityEvent } from "#platform/security-log.ts";
import { searchPeople } from "./store.ts";

export const closePersonJob = "staff.close-account";
const Closing = z.object({ identity: z.uuid() });

export async function findPeople(
  ctx: Context,
  search: string | undefined,
  cursor: string | undefined,
): Promise<{ rows: PersonRow[]; next: string | null }> {
  const found = await searchPeople(ctx.db, search, cursor, staffPageSize + 1);
  return pageOf(found, staffPageSize, ({ id, name, email, country, group, createdAt }) => ({
    ...{ identity: id, name, email, country, group, since: createdAt.toISOString() },
  }));
}

/** @throws `not-found` */
export async function requirePerson(ctx: Context, identity: string) {
  const person = await describePerson(ctx.db, identity);
  if (!person) throw new Failure("not-found");
  return person;
}

/** A person with plans and access as they see them. @throws `not-found` */
export async function loadPerson(ctx: Context, identity: string) {
  const { user, since, regionOverride } = await requirePerson(ctx, identity);
  const { plans, access } = await loadPlanState(ctx, user, true);
  return { user, since: since.toISOString(), regionOverride, plans, access };
}

export type Grant = {
  plan: GrantedPlan;
  endsAt: string | null;
  edits: number | null;
  translations: number | null;
};

export async function grantPlan(
  ctx: Context,
  identity: string,
  { plan, endsAt, edits, translations }: Grant,
  grantedFrom: string,
): Promise<void> {
  const { user } = await requirePerson(ctx, identity);
  const end = endsAt === null ? null : new Date(endsAt);
  if (plan === "starter") {
    const change = { ...(end ? { endsAt: end } : {}), ...(edits === null ? {} : { edits }) };
    return grantTrial(ctx, user, change);
  }
  await grantPremium(ctx, {
    userId: identity,
    planName: plan === "editing" ? "premium_editing_only" : "premium_including_translation",
    endsAt: end,
    ...(edits === null ? {} : { edits }),
    ...(translations === null ? {} : { translationsPerMonth: translations }),
    grantedFrom,
  });
}

/**
 * Ends a plan that nobody charges again. One that a subscription carries on ends with a refund, or at
 * the provider: ending it here would leave the person charged for nothing.
 *
 * @throws `not-found`, `staff.plan-renews`, `plans.no-trial`, `plans.no-group`
 */
export async function endPlan(ctx: Context, identity: string, planId: string): Promise<string> {
  const { user } = await requirePerson(ctx, identity);
  const { plans } = await loadPlanState(ctx, user, true);
  const plan = Object.values(plans).find((one) => one?.identity === planId);
  if (!plan) throw new Failure("not-found");
  if (plan.renews) throw new Failure("staff.plan-renews");
  if (plan.planType === "preferred_group") await leaveGroup(ctx, user);
  else if (plan.planType === "free_trial") await endTrial(ctx, user);
  else await withdrawPlan(ctx, ctx.db, { id: planId });
  return plan.planType;
}

export async function decideRegion(
  ctx: Context,
  identity: string,
  region: Region | null,
): Promise<void> {
  await requirePerson(ctx, identity);
  await setRegionOverride(ctx.db, identity, region);
}

/**
 * Queues the closing of an account: outsiders are told first, and no transaction waits for them.
 *
 * @throws `not-found`, `staff.wrong-confirmation` when the address is another one's
 */
export async function closePerson(
  ctx: Context,
  identity: string,
  confirmation: string,
): Promise<void> {
  const { user } = await requirePerson(ctx, identity);
  if (confirmation !== user.email) throw new Failure("staff.wrong-confirmation");
  await ctx.jobs.enqueue(ctx.db, closePersonJob, { identity });
}

export async function closePersonNow(
  ctx: Context,
  payload: unknown,
  kept: readonly PersonalData[],
): Promise<void> {
  const { identity } = Closing.parse(payload);
  const person = await describePerson(ctx.db, identity);
  // Done before: the job was tried again.
  if (!person) return;
  await removePerson(ctx, person.user, kept);
  logSecurityEvent(ctx, { name: "account-closed", account: identity, ip: "", about: "staff" });
}
