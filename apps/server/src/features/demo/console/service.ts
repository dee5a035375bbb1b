import type { DemoAccount, DemoFlag, DemoGroup, FlagName } from "@curie/contract";
import { flagNames } from "@curie/contract";
import { localProviderPath } from "#config/billing.ts";
import { findAccount } from "#features/accounts/service.ts";
import { describeGroup } from "#features/plans/groups/service.ts";
import { loadPlanState } from "#features/plans/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { configuredFlag } from "#platform/flags.ts";
import { demoAccounts, demoEmail, demoGroups } from "../service.ts";

/** The demo accounts as they are now; one that somebody removed is left out. */
export async function listDemoAccounts(ctx: Context): Promise<DemoAccount[]> {
  const found = await Promise.all(
    demoAccounts.map(async ({ key }) => {
      const user = await findAccount(ctx.db, demoEmail(key));
      if (!user) return null;
      const { plans } = await loadPlanState(ctx, user, true);
      return { key, user, plans };
    }),
  );
  return found.filter((account) => account !== null);
}

export async function listDemoGroups(ctx: Context): Promise<DemoGroup[]> {
  const found = await Promise.all(demoGroups.map(({ code }) => describeGroup(ctx, code)));
  return found.flatMap((one) => {
    if (!one) return [];
    const { code, name, kind, seats, grantsEditing, translationsPerMember, endsAt } = one.group;
    return {
      code,
      name,
      kind,
      members: one.members,
      seats,
      grantsEditing,
      translationsPerMember,
      endsAt: endsAt?.toISOString() ?? null,
    };
  });
}

export async function listFlags(ctx: Context): Promise<DemoFlag[]> {
  return Promise.all(flagNames.map((name) => describeFlag(ctx, name)));
}

/** Null leaves the flag to the configuration. */
export async function switchFlag(
  ctx: Context,
  name: FlagName,
  on: boolean | null,
): Promise<DemoFlag> {
  if (!ctx.demo) throw new Failure("not-found");
  await ctx.demo.switchFlag(name, on);
  return describeFlag(ctx, name);
}

async function describeFlag(ctx: Context, name: FlagName): Promise<DemoFlag> {
  const on = await ctx.flags.getBooleanValue(name, false);
  return { name, on, configured: configuredFlag(ctx.config.flags, name) };
}

/** The dashboard of the local payment provider, as an address of ours. */
export function providerPathOf(ctx: Context): string | null {
  return ctx.config.provider.local ? `${localProviderPath}/_sandbox` : null;
}
