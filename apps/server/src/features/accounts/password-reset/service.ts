import { passwordResetHours } from "@curie/contract";
import { z } from "zod";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import type { JobRun } from "#platform/jobs/jobs.ts";
import { hashPassword } from "#platform/passwords.ts";
import { deleteTokensOf } from "../api-tokens/store.ts";
import type { Caller } from "../client.ts";
import { findKnownDevice, rememberDevice } from "../known-devices/service.ts";
import { hashOfToken } from "../mailed-links/rules.ts";
import { takeMailSlot } from "../mailed-links/service.ts";
import { mailPasswordChanged } from "../passwords/emails.ts";
import { requireUncommonPassword } from "../passwords/service.ts";
import { rateLimits } from "../rate-limits/rules.ts";
import { countAttempt, countAttempts } from "../rate-limits/service.ts";
import { recordSecurityEvent } from "../security-events/service.ts";
import { toUser } from "../service.ts";
import { findUser, findUserByEmail, getUser, lockUser } from "../store.ts";
import { mailPasswordReset } from "./emails.ts";
import {
  deleteResetsBefore,
  deleteResetsOf,
  deleteSessionsOf,
  findReset,
  insertReset,
  upsertPassword,
} from "./store.ts";

export const resetMailJob = "accounts.mail-password-reset";
const Mailing = z.object({ userId: z.uuid().nullable(), due: z.boolean().default(false) });

/**
 * Mails a link to choose a new password, or seems to: the same is done and answered for an address
 * that has no account. The limit counts the caller, not the owner of the address.
 */
export async function requestPasswordReset(
  ctx: Context,
  email: string,
  caller: Caller,
): Promise<void> {
  const { ip, headers } = caller;
  const userId = (await findUserByEmail(ctx.db, email))?.id ?? null;
  const device = findKnownDevice(ctx, headers, userId);
  await countAttempts(
    ctx,
    [
      { limit: rateLimits.linkRequestFromOneNetwork, by: ip },
      { limit: rateLimits.linkRequest, by: device ? `device ${device}` : `reset ${email} ${ip}` },
    ],
    { ip, email },
  );
  await recordSecurityEvent(ctx, "password-reset-asked", { email }, caller);
  await ctx.jobs.enqueue(ctx.db, resetMailJob, { userId });
}

/** The token is made here, so that the queue never holds one. */
export async function mailReset(ctx: Context, payload: unknown, run: JobRun): Promise<void> {
  const { userId, due } = Mailing.parse(payload);
  const user = userId === null ? null : await findUser(ctx.db, userId);
  if (!user) return;
  const { id, email } = user;
  const job = { name: resetMailJob, payload: { userId } };
  const slot = due ? "now" : await takeMailSlot(ctx, { kind: "password-reset", email, job }, run);
  if (slot !== "now") return;
  const token = ctx.ids.secret();
  await insertReset(ctx.db, {
    id: ctx.ids.uuid(),
    userId: id,
    tokenHash: hashOfToken(token),
    expiresAt: new Date(ctx.clock.now().getTime() + passwordResetHours * 3_600_000),
  });
  await mailPasswordReset(ctx, toUser(user), token);
}

/**
 * Sets the password and ends every session, so that the old password opens nothing. Every other link
 * of the person is over as well. This browser is known to the account from now on.
 */
export async function resetPassword(
  ctx: Context,
  input: { token: string; password: string },
  caller: Caller,
): Promise<{ cookies: string[] }> {
  await countAttempt(ctx, rateLimits.mailedToken, caller.ip);
  const now = ctx.clock.now();
  const reset = await findReset(ctx.db, hashOfToken(input.token));
  if (!reset || reset.expiresAt <= now) throw new Failure("accounts.link-not-valid");
  const { userId } = reset;
  const owner = toUser(await getUser(ctx.db, userId));
  await requireUncommonPassword(ctx, input.password, owner);
  const password = await hashPassword(input.password);
  await ctx.db.transaction(async (tx) => {
    // Of two links that are used at the same moment, one finds itself deleted.
    await lockUser(tx, userId);
    const links = await deleteResetsOf(tx, userId);
    if (!links.includes(reset.id)) throw new Failure("accounts.link-not-valid");
    await upsertPassword(tx, { id: ctx.ids.uuid(), userId, password, updatedAt: now });
    await deleteSessionsOf(tx, userId);
    // Who got in with the old password may have made a token to stay.
    await deleteTokensOf(tx, userId);
    await recordSecurityEvent(ctx, "password-reset-done", { account: userId }, caller, { db: tx });
    await mailPasswordChanged(ctx, tx, owner);
  });
  return { cookies: [rememberDevice(ctx, caller.headers, userId)] };
}

export async function sweepResets(ctx: Context): Promise<void> {
  await deleteResetsBefore(ctx.db, ctx.clock.now());
}
