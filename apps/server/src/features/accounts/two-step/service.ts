import { hkdfSync, randomBytes } from "node:crypto";
import { dayMs, recoveryCodeCount, sessionDays, type User } from "@curie/contract";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { hashPassword, verifyPassword } from "#platform/passwords.ts";
import type { Caller, WithCookies } from "../client.ts";
import { findKnownDevice } from "../known-devices/service.ts";
import { rateLimits } from "../rate-limits/rules.ts";
import {
  type Counted,
  countAttempt,
  countAttempts,
  forgetAttempts,
} from "../rate-limits/service.ts";
import { reauthenticate } from "../reauthentication/service.ts";
import { recordSecurityEvent } from "../security-events/service.ts";
import { getPerson } from "../service.ts";
import { leaveOnlyThisSession, readSessionToken, sessionCookie } from "../sessions/service.ts";
import { noteSignIn } from "../unusual-sign-ins/service.ts";
import { mailTwoStep } from "./emails.ts";
import {
  isAppCode,
  isRecoveryCode,
  newSecret,
  plainCode,
  recoveryCodeOf,
  seal,
  stepOf,
  unseal,
  uriOf,
} from "./rules.ts";
import {
  completeSession,
  confirmSecret,
  countUnusedCodes,
  deleteTwoStep,
  findPendingUser,
  findTwoStep,
  keepNewSecret,
  listUnusedCodes,
  replaceRecoveryCodes,
  spendRecoveryCode,
  spendStep,
} from "./store.ts";

export async function describeTwoStep(
  ctx: Context,
  user: User,
): Promise<{ on: boolean; recoveryCodesLeft: number }> {
  const row = await findTwoStep(ctx.db, user.identity);
  const on = Boolean(row?.confirmedAt);
  return { on, recoveryCodesLeft: on ? await countUnusedCodes(ctx.db, user.identity) : 0 };
}

/**
 * A secret for the person's authenticator app. Nothing changes for them until a code shows that the
 * app has it; asked again, an unconfirmed secret is replaced.
 */
export async function beginTwoStep(
  ctx: Context,
  user: User,
  password: string,
  caller: Caller,
): Promise<{ secret: string; uri: string }> {
  await reauthenticate(ctx, user, password, caller);
  const secret = newSecret();
  const sealed = seal({ ...sealing(ctx, user.identity), nonce: randomBytes(12) }, secret);
  if (!(await keepNewSecret(ctx.db, user.identity, sealed))) {
    throw new Failure("accounts.two-step-on");
  }
  return { secret, uri: uriOf(secret, user.email) };
}

/** Switches it on. Sessions that began without a second step end, but for the one that asks. */
export async function confirmTwoStep(
  ctx: Context,
  user: User,
  code: string,
  caller: Caller,
): Promise<{ recoveryCodes: string[] }> {
  const row = await findTwoStep(ctx.db, user.identity);
  if (!row) throw new Failure("accounts.two-step-off");
  if (row.confirmedAt) throw new Failure("accounts.two-step-on");
  const attempt = await countAttempt(ctx, rateLimits.secondStep, user.identity);
  const now = wallTime(ctx.clock);
  const secret = unseal(sealing(ctx, user.identity), row.encryptedSecret);
  const step = stepOf(secret, plainCode(code), now);
  if (step === null) throw new Failure("accounts.second-step-wrong");
  await forgetAttempts(ctx, [attempt]);
  const codes = newRecoveryCodes();
  const hashed = await hashedCodes(ctx, codes);
  await ctx.db.transaction(async (tx) => {
    if (!(await confirmSecret(tx, user.identity, row.encryptedSecret, { step, now }))) {
      throw new Failure("accounts.two-step-on");
    }
    await replaceRecoveryCodes(tx, user.identity, hashed);
    await leaveOnlyThisSession(ctx, tx, user, caller);
    await noteChange(ctx, tx, user, caller, "two-step-on");
  });
  return { recoveryCodes: codes };
}

export async function renewRecoveryCodes(
  ctx: Context,
  user: User,
  { password, code }: { password: string; code: string },
  caller: Caller,
): Promise<{ recoveryCodes: string[] }> {
  await reauthenticate(ctx, user, password, caller);
  await requireCode(ctx, user, code, caller);
  const codes = newRecoveryCodes();
  const hashed = await hashedCodes(ctx, codes);
  const about = { account: user.identity };
  await ctx.db.transaction(async (tx) => {
    await replaceRecoveryCodes(tx, user.identity, hashed);
    await recordSecurityEvent(ctx, "recovery-codes-renewed", about, caller, { db: tx });
  });
  return { recoveryCodes: codes };
}

/** Needs both steps: neither the password alone nor an open screen switches it off. */
export async function endTwoStep(
  ctx: Context,
  user: User,
  { password, code }: { password: string; code: string },
  caller: Caller,
): Promise<void> {
  await reauthenticate(ctx, user, password, caller);
  await requireCode(ctx, user, code, caller);
  await ctx.db.transaction(async (tx) => {
    await deleteTwoStep(tx, user.identity);
    await noteChange(ctx, tx, user, caller, "two-step-off");
  });
}

/** For changes that need the second step again. Who has not switched it on needs none. */
export async function requireCodeIfOn(
  ctx: Context,
  user: User,
  code: string | undefined,
  caller: Caller,
): Promise<void> {
  if (await isTwoStepOn(ctx, user.identity)) await requireCode(ctx, user, code ?? "", caller);
}

/** Whether a session of this person opens only after a second step. */
export async function isTwoStepOn(ctx: Context, userId: string): Promise<boolean> {
  return Boolean((await findTwoStep(ctx.db, userId))?.confirmedAt);
}

/** Whether the caller's session waits for its second step. */
export async function isSecondStepDue(
  ctx: Context,
  cookieHeader: string | undefined,
): Promise<boolean> {
  const token = readSessionToken(ctx, cookieHeader);
  return token !== null && (await findPendingUser(ctx.db, token, wallTime(ctx.clock))) !== null;
}

/**
 * The second step of signing in, whatever way the first one went. The session goes on under a new
 * token, so that one which was seen before the second step opens nothing after it.
 *
 * @throws `not-signed-in` when there was no first step, or it is too long ago
 */
export async function takeSecondStep(
  ctx: Context,
  code: string,
  caller: Caller,
): Promise<WithCookies<{ user: User }>> {
  const now = wallTime(ctx.clock);
  const token = readSessionToken(ctx, caller.headers.get("cookie") ?? undefined);
  const userId = token && (await findPendingUser(ctx.db, token, now));
  if (!token || !userId) throw new Failure("not-signed-in");
  const user = await getPerson(ctx.db, userId);
  await requireCode(ctx, user, code, caller);
  const next = {
    token: ctx.ids.secret(),
    expiresAt: new Date(now.getTime() + sessionDays * dayMs),
    lastSeenAt: now,
  };
  if (!(await completeSession(ctx.db, token, next))) throw new Failure("not-signed-in");
  const device = await noteSignIn(ctx, user, caller);
  return { user, cookies: [sessionCookie(ctx, next.token), device] };
}

/**
 * A code of the app or a recovery code, each good once.
 *
 * @throws `accounts.two-step-off`, `accounts.second-step-wrong`, `too-many-requests`
 */
async function requireCode(ctx: Context, user: User, typed: string, caller: Caller): Promise<void> {
  const row = await findTwoStep(ctx.db, user.identity);
  if (!row?.confirmedAt) throw new Failure("accounts.two-step-off");
  const attempts = await countAttempts(ctx, countedBy(ctx, user, caller), caller);
  const code = plainCode(typed);
  const secret = unseal(sealing(ctx, user.identity), row.encryptedSecret);
  const passed = isAppCode(code)
    ? await passAppCode(ctx, user.identity, secret, code)
    : await passRecoveryCode(ctx, user, code, caller);
  if (!passed) {
    await recordSecurityEvent(ctx, "second-step-failed", { account: user.identity }, caller);
    throw new Failure("accounts.second-step-wrong");
  }
  await forgetAttempts(ctx, attempts);
}

/** Nobody who knows the password alone can keep the owner out of a browser that the account knows. */
function countedBy(ctx: Context, { identity }: User, { ip, headers }: Caller): Counted[] {
  const device = findKnownDevice(ctx, headers, identity);
  return device
    ? [
        { limit: rateLimits.secondStep, by: `device ${device} ${identity}` },
        { limit: rateLimits.secondStepOfKnownDevices, by: identity },
      ]
    : [
        { limit: rateLimits.secondStep, by: `${identity} ${ip}` },
        { limit: rateLimits.secondStepToOneAccount, by: identity },
      ];
}

async function passAppCode(
  ctx: Context,
  userId: string,
  secret: string,
  code: string,
): Promise<boolean> {
  const step = stepOf(secret, code, wallTime(ctx.clock));
  return step !== null && (await spendStep(ctx.db, userId, step));
}

async function passRecoveryCode(
  ctx: Context,
  user: User,
  code: string,
  caller: Caller,
): Promise<boolean> {
  if (!isRecoveryCode(code)) return false;
  for (const { id, codeHash } of await listUnusedCodes(ctx.db, user.identity)) {
    if (!(await verifyPassword(code, codeHash))) continue;
    return ctx.db.transaction(async (tx) => {
      if (!(await spendRecoveryCode(tx, id, ctx.clock.now()))) return false;
      await noteChange(ctx, tx, user, caller, "recovery-code-used");
      return true;
    });
  }
  return false;
}

/** Into the log, the person's own list, and their mailbox. */
async function noteChange(
  ctx: Context,
  db: Db,
  user: User,
  caller: Caller,
  name: "two-step-on" | "two-step-off" | "recovery-code-used",
): Promise<void> {
  await recordSecurityEvent(ctx, name, { account: user.identity }, caller, { db });
  await mailTwoStep(ctx, db, user, name);
}

/** Fresh recovery codes; they are shown once and kept as hashes. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(10)));
}

export async function hashedCodes(ctx: Context, codes: readonly string[]) {
  return Promise.all(
    codes.map(async (code) => ({
      id: ctx.ids.uuid(),
      codeHash: await hashPassword(plainCode(code)),
    })),
  );
}

/** What a secret is sealed with for one account; the nonce comes with each sealing. */
export function sealing(ctx: Context, account: string): { key: Buffer; account: string } {
  const key = Buffer.from(hkdfSync("sha256", ctx.secret, "", "curie two-step secrets", 32));
  return { key, account };
}
