import type { User } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { hashPassword } from "#platform/passwords.ts";
import type { Caller } from "../client.ts";
import { reauthenticate } from "../reauthentication/service.ts";
import { recordSecurityEvent } from "../security-events/service.ts";
import { leaveOnlyThisSession } from "../sessions/service.ts";
import { commonPasswords } from "./client.ts";
import { mailPasswordChanged } from "./emails.ts";
import { isAboutOwner, isSimplePattern, type PasswordOwner, plainForm } from "./rules.ts";
import { findPasswordHash, replacePassword } from "./store.ts";

/**
 * Refuses a new password that a stranger would try first (OWASP ASVS 5.0, 6.2). Length is the
 * contract's matter; which characters are used is nobody's.
 *
 * @throws `accounts.password-simple-pattern`, `accounts.password-common`, `accounts.password-about-you`
 */
export async function requireUncommonPassword(
  ctx: Context,
  password: string,
  owner: PasswordOwner | null,
): Promise<void> {
  if (isSimplePattern(password)) throw new Failure("accounts.password-simple-pattern");
  const isCommon = await commonPasswords();
  if (isCommon(plainForm(password))) throw new Failure("accounts.password-common");
  const productNames = ["Curie", ctx.config.operator.name];
  if (isAboutOwner(password, owner, productNames, isCommon)) {
    throw new Failure("accounts.password-about-you");
  }
}

/** False for who signs in elsewhere only. */
export async function hasPassword(ctx: Context, user: User): Promise<boolean> {
  return (await findPasswordHash(ctx.db, user.identity)) !== null;
}

/**
 * Changes the password of somebody who is signed in and knows the present one. Every other session
 * ends, and the owner is told by mail: it may have been somebody at an unlocked screen.
 *
 * @throws `accounts.no-password`, `accounts.wrong-credentials`, and why the new one is too weak
 */
export async function changePassword(
  ctx: Context,
  user: User,
  { password, newPassword }: { password: string; newPassword: string },
  caller: Caller,
): Promise<void> {
  const present = await findPasswordHash(ctx.db, user.identity);
  if (present === null) throw new Failure("accounts.no-password");
  await reauthenticate(ctx, user, password, caller, "password-change-failed");
  await requireUncommonPassword(ctx, newPassword, user);
  const next = await hashPassword(newPassword);
  await ctx.db.transaction(async (tx) => {
    // Of two changes at once, or a change and a reset, only the first knew the present password.
    if (!(await replacePassword(tx, user.identity, present, next))) {
      throw new Failure("accounts.wrong-credentials");
    }
    await leaveOnlyThisSession(ctx, tx, user, caller);
    await recordSecurityEvent(ctx, "password-changed", { account: user.identity }, caller, {
      db: tx,
    });
    await mailPasswordChanged(ctx, tx, user);
  });
}
