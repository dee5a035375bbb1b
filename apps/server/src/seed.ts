import { dayMs } from "@curie/contract";
import { acknowledgeLaunch } from "#features/accounts/notices/service.ts";
import { createConfirmedAccount } from "#features/accounts/service.ts";
import { seedAbstracts } from "#features/demo/abstracts/service.ts";
import { requestDemoDocuments } from "#features/demo/documents/service.ts";
import { demoPassword, type SeededProvider, seedDemoAccounts } from "#features/demo/service.ts";
import { inviteDemoStaff, type StaffInvitation } from "#features/demo/staff/service.ts";
import { grantTrial } from "#features/plans/trials/service.ts";
import type { Context } from "#platform/context.ts";

export const demoAccount = { email: "demo@curie.test", password: demoPassword };

const demoEdits = 1000;

/**
 * Demo data, made by calling services; running it again changes nothing but what time has changed.
 * Of several processes that start at once one makes it, and the others find it.
 */
export async function seedDemo(
  ctx: Context,
  provider: SeededProvider | null,
): Promise<StaffInvitation[]> {
  let invited: StaffInvitation[] = [];
  await ctx.demo?.alone(async () => {
    await makeAll(ctx, provider);
    invited = await inviteDemoStaff(ctx);
  });
  return invited;
}

async function makeAll(ctx: Context, provider: SeededProvider | null): Promise<void> {
  const user = await createConfirmedAccount(ctx, {
    ...demoAccount,
    name: "Lucía Márquez",
    country: "MX",
    locale: "en_US",
  });
  await acknowledgeLaunch(ctx, user);
  const endsAt = new Date(ctx.clock.now().getTime() + 365 * dayMs);
  await grantTrial(ctx, user, { edits: demoEdits, endsAt });
  await seedAbstracts(ctx, user);
  await seedDemoAccounts(ctx, provider);
  await requestDemoDocuments(ctx);
}
