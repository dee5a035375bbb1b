import type { User } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { forgetFlagsOf, listFlagsOf } from "#platform/flag-settings/settings.ts";
import type { PersonalData } from "#platform/personal-data.ts";
import { logSecurityEvent } from "#platform/security-log.ts";
import { describeTokens } from "../api-tokens/service.ts";
import type { Caller } from "../client.ts";
import { listNotices } from "../notices/store.ts";
import { describePasskeys } from "../passkeys/service.ts";
import { findPasswordHash } from "../passwords/store.ts";
import { reauthenticate } from "../reauthentication/service.ts";
import { recordSecurityEvent } from "../security-events/service.ts";
import { listEvents } from "../security-events/store.ts";
import { removeAccount } from "../service.ts";
import { deleteSignUpsOf } from "../sign-up/store.ts";
import { lockUser } from "../store.ts";
import { describeTwoStep, requireCodeIfOn } from "../two-step/service.ts";
import { listSessionFacts, listSignInWays } from "./store.ts";

export const accountData: PersonalData = {
  name: "account",
  collect: async (ctx, user) => {
    const [signInWays, passkeys, apiTokens, notices, securityEvents, twoStep, sessions, flags] =
      await Promise.all([
        listSignInWays(ctx.db, user.identity),
        describePasskeys(ctx, user),
        describeTokens(ctx, user),
        listNotices(ctx.db, user.identity),
        listEvents(ctx.db, user.identity),
        describeTwoStep(ctx, user),
        listSessionFacts(ctx.db, user.identity),
        listFlagsOf(ctx.db, user.identity),
      ]);
    return {
      ...user,
      signInWays,
      passkeys,
      apiTokens,
      notices,
      securityEvents,
      twoStep,
      sessions,
      flags,
    };
  },
  // A sign-up with this address that was not confirmed is deleted too.
  erase: async (_ctx, tx, user) => {
    await deleteSignUpsOf(tx, user.email);
    await forgetFlagsOf(tx, user.identity);
  },
};

/** Everything that is kept about a person, by feature (G-84). */
export async function exportData(
  ctx: Context,
  user: User,
  caller: Caller,
  kept: readonly PersonalData[],
): Promise<{ exportedAt: string; data: Record<string, unknown> }> {
  await recordSecurityEvent(ctx, "data-exported", { account: user.identity }, caller);
  return collectData(ctx, user, kept);
}

/** The same, for whoever has decided already that it may be handed out. */
export async function collectData(
  ctx: Context,
  user: User,
  kept: readonly PersonalData[],
): Promise<{ exportedAt: string; data: Record<string, unknown> }> {
  const parts = await Promise.all(
    kept.map(async ({ name, collect }) => [name, await collect(ctx, user)] as const),
  );
  return { exportedAt: ctx.clock.now().toISOString(), data: Object.fromEntries(parts) };
}

/**
 * Account deletion (G-84): deletes an account and its data for good. `confirmation` is the password; a
 * person who signs in elsewhere and has none gives their address, soon after signing in. Where the second
 * step is on, its code is needed as well. Outside services are told first: while one of them cannot be
 * reached nothing is deleted, and the person may ask again.
 *
 * @throws `accounts.wrong-credentials`, `accounts.sign-in-again`, `too-many-requests`, or the code for an
 *   outside service that does not answer
 */
export async function closeAccount(
  ctx: Context,
  user: User,
  { confirmation, code }: { confirmation: string; code?: string | undefined },
  caller: Caller,
  kept: readonly PersonalData[],
): Promise<void> {
  await reauthenticate(ctx, user, confirmation, caller);
  if ((await findPasswordHash(ctx.db, user.identity)) === null) {
    const isAddress = confirmation.trim().toLowerCase() === user.email;
    if (!isAddress) throw new Failure("accounts.wrong-credentials");
  }
  await requireCodeIfOn(ctx, user, code, caller);
  await removePerson(ctx, user, kept);
  logSecurityEvent(ctx, { name: "account-closed", account: user.identity, ip: caller.ip });
}

/** Tells outsiders, and then deletes the account with all that is kept. Safe to do twice. */
export async function removePerson(
  ctx: Context,
  user: User,
  kept: readonly PersonalData[],
): Promise<void> {
  for (const { release } of kept) await release?.(ctx, user);
  await ctx.db.transaction(async (tx) => {
    for (const { erase } of kept) await erase?.(ctx, tx, user);
    // A concurrent writer of rows of this person waits here, and then finds the person deleted.
    await lockUser(tx, user.identity);
    await removeAccount(tx, user.identity);
  });
}
