import { randomBytes } from "node:crypto";
import {
  type StaffSession,
  secondStepMs,
  staffIdleMinutes,
  staffSessionHours,
} from "@curie/contract";
import { hashOfToken } from "#features/accounts/mailed-links/rules.ts";
import { requireUncommonPassword } from "#features/accounts/passwords/service.ts";
import { rateLimits } from "#features/accounts/rate-limits/rules.ts";
import {
  countAttempt,
  countAttempts,
  forgetAttempts,
} from "#features/accounts/rate-limits/service.ts";
import {
  isAppCode,
  isRecoveryCode,
  newSecret,
  plainCode,
  seal,
  stepOf,
  unseal,
  uriOf,
} from "#features/accounts/two-step/rules.ts";
import { hashedCodes, newRecoveryCodes, sealing } from "#features/accounts/two-step/service.ts";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { readSignedCookie, signedCookie } from "#platform/http/cookies.ts";
import { hashPassword, verifyPassword } from "#platform/passwords.ts";
import { logSecurityEvent } from "#platform/security-log.ts";
import { recordAct } from "../audit/service.ts";
import type { SessionStep } from "../rules.ts";
import { toMember } from "../service.ts";
import {
  deleteSessionsOf,
  findMemberByEmail,
  type MemberRow,
  replaceRecoveryCodes,
} from "../store.ts";
import {
  confirmSecret,
  deleteOldSessions,
  deleteSession,
  type FoundSession,
  findInvited,
  findSession,
  insertSession,
  keepNewSecret,
  listUnusedCodes,
  noteSeen,
  openSession,
  spendRecoveryCode,
  spendStep,
  takeInvitation,
} from "./store.ts";

type Caller = { ip: string; headers: Headers };
/** An answer and the cookie that travels with it. */
type WithCookie<Value> = { answer: Value; cookie: string };

const minuteMs = 60_000;
const cookieName = "staff";

/** The session whose cookie this is, half or whole; null for none. A forged cookie costs no query. */
export async function findStaffSession(
  ctx: Context,
  cookieHeader: string | undefined,
): Promise<FoundSession | null> {
  const token = readSignedCookie(ctx, cookieHeader, cookieName);
  if (!token) return null;
  const times = instants(ctx);
  const session = await findSession(ctx.db, hashOfToken(token), times);
  if (session && times.now.getTime() - session.lastSeenAt.getTime() >= minuteMs) {
    // Nobody waits for it, and a database that cannot write does not shut readers out.
    noteSeen(ctx.db, session.id, times.now).catch((error: unknown) =>
      ctx.log.warn({ err: error }, "the last use of a session of the console was not noted"),
    );
  }
  return session;
}

export function describeSession(session: FoundSession | null): StaffSession {
  if (!session) return { stage: "none", member: null };
  // Who somebody is is said when they have shown it.
  return { stage: session.step, member: session.step === "open" ? toMember(session.member) : null };
}

/** @throws `accounts.wrong-credentials`, `too-many-requests` */
export async function signInStaff(
  ctx: Context,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<WithCookie<StaffSession>> {
  const attempts = await countAttempts(
    ctx,
    [
      { limit: rateLimits.signInFromOneNetwork, by: caller.ip },
      { limit: rateLimits.signIn, by: `staff ${email} ${caller.ip}` },
      { limit: rateLimits.signInToOneAccount, by: `staff ${email}` },
    ],
    { ip: caller.ip, email },
  );
  const member = await findMemberByEmail(ctx.db, email);
  if (!(await isPassword(member, password)) || !member) {
    logSecurityEvent(ctx, {
      name: "sign-in-failed",
      account: null,
      email,
      ip: caller.ip,
      about: "staff",
    });
    throw new Failure("accounts.wrong-credentials");
  }
  await forgetAttempts(ctx, attempts);
  return beginSession(ctx, ctx.db, member);
}

/** One password is hashed in every case, so that time does not tell whether there is an account. */
async function isPassword(member: MemberRow | null, password: string): Promise<boolean> {
  if (member?.password && !member.endedAt) return verifyPassword(password, member.password);
  await hashPassword(password);
  return false;
}

async function beginSession(
  ctx: Context,
  db: Db,
  member: MemberRow,
): Promise<WithCookie<StaffSession>> {
  const step: SessionStep = member.twoStepSince ? "code-due" : "set-up-due";
  const token = ctx.ids.secret();
  const { now } = instants(ctx);
  await insertSession(db, {
    ...{ id: ctx.ids.uuid(), staffId: member.id, tokenHash: hashOfToken(token), step },
    ...{ expiresAt: new Date(now.getTime() + secondStepMs), lastSeenAt: now, createdAt: now },
  });
  return { answer: { stage: step, member: null }, cookie: cookieOf(ctx, token) };
}

/**
 * The password of an invitation. The app is set up anew as well, and every session ends: the link is
 * also the way back in for who has lost both.
 *
 * @throws `accounts.link-not-valid`, and why the password is too weak
 */
export async function acceptInvitation(
  ctx: Context,
  { token, password }: { token: string; password: string },
  caller: Caller,
): Promise<WithCookie<StaffSession>> {
  await countAttempts(ctx, [{ limit: rateLimits.mailedToken, by: caller.ip }], { ip: caller.ip });
  const tokenHash = hashOfToken(token);
  const invited = await findInvited(ctx.db, tokenHash, ctx.clock.now());
  if (!invited) throw new Failure("accounts.link-not-valid");
  await requireUncommonPassword(ctx, password, invited);
  const hash = await hashPassword(password);
  return ctx.db.transaction(async (tx) => {
    const member = await takeInvitation(tx, tokenHash, ctx.clock.now(), hash);
    if (!member) throw new Failure("accounts.link-not-valid");
    await replaceRecoveryCodes(tx, member.id, []);
    await deleteSessionsOf(tx, member.id);
    return beginSession(ctx, tx, member);
  });
}

/** @throws `not-signed-in`, `accounts.two-step-on` */
export async function beginStaffTwoStep(
  ctx: Context,
  caller: Caller,
): Promise<{ secret: string; uri: string }> {
  const { member } = await requireStep(ctx, caller, "set-up-due");
  const secret = newSecret();
  const sealed = seal({ ...sealing(ctx, sealedFor(member)), nonce: randomBytes(12) }, secret);
  if (!(await keepNewSecret(ctx.db, member.id, sealed))) throw new Failure("accounts.two-step-on");
  return { secret, uri: uriOf(secret, `${member.email} (staff)`) };
}

/** @throws `not-signed-in`, `accounts.second-step-wrong`, `accounts.two-step-on`, `accounts.two-step-off` */
export async function confirmStaffTwoStep(
  ctx: Context,
  typed: string,
  caller: Caller,
): Promise<WithCookie<{ recoveryCodes: string[] }>> {
  const session = await requireStep(ctx, caller, "set-up-due");
  const { member } = session;
  if (member.encryptedSecret === null) throw new Failure("accounts.two-step-off");
  const { encryptedSecret } = member;
  const attempt = await countAttempt(ctx, rateLimits.secondStep, `staff ${member.id}`);
  const { now } = instants(ctx);
  const secret = unseal(sealing(ctx, sealedFor(member)), encryptedSecret);
  const step = stepOf(secret, plainCode(typed), now);
  if (step === null) throw new Failure("accounts.second-step-wrong");
  await forgetAttempts(ctx, [attempt]);
  const codes = newRecoveryCodes();
  const hashed = await hashedCodes(ctx, codes);
  return ctx.db.transaction(async (tx) => {
    if (!(await confirmSecret(tx, member.id, encryptedSecret, { step, now }))) {
      throw new Failure("accounts.two-step-on");
    }
    await replaceRecoveryCodes(tx, member.id, hashed);
    await recordOwn(ctx, tx, member, "two-step-set-up");
    return { answer: { recoveryCodes: codes }, cookie: await goOn(ctx, tx, session) };
  });
}

/** @throws `not-signed-in`, `accounts.second-step-wrong`, `too-many-requests` */
export async function takeStaffSecondStep(
  ctx: Context,
  typed: string,
  caller: Caller,
): Promise<WithCookie<StaffSession>> {
  const session = await requireStep(ctx, caller, "code-due");
  const { member } = session;
  const attempts = await countAttempts(
    ctx,
    [
      { limit: rateLimits.secondStep, by: `staff ${member.id} ${caller.ip}` },
      { limit: rateLimits.secondStepToOneAccount, by: `staff ${member.id}` },
    ],
    caller,
  );
  const code = plainCode(typed);
  const passed = isAppCode(code)
    ? await passAppCode(ctx, member, code)
    : await passRecoveryCode(ctx, member, code);
  if (!passed) {
    logSecurityEvent(ctx, {
      name: "second-step-failed",
      account: null,
      ip: caller.ip,
      about: "staff",
    });
    throw new Failure("accounts.second-step-wrong");
  }
  await forgetAttempts(ctx, attempts);
  return ctx.db.transaction(async (tx) => ({
    cookie: await goOn(ctx, tx, session),
    answer: { stage: "open" as const, member: toMember(member) },
  }));
}

/** From here on the session opens the console. */
async function goOn(ctx: Context, db: Db, { id, member }: FoundSession): Promise<string> {
  const token = ctx.ids.secret();
  const { now } = instants(ctx);
  const opened = await openSession(db, id, {
    tokenHash: hashOfToken(token),
    expiresAt: new Date(now.getTime() + staffSessionHours * 60 * minuteMs),
    lastSeenAt: now,
  });
  if (!opened) throw new Failure("not-signed-in");
  await recordOwn(ctx, db, member, "signed-in");
  return cookieOf(ctx, token);
}

async function passAppCode(ctx: Context, member: MemberRow, code: string): Promise<boolean> {
  if (member.encryptedSecret === null) return false;
  const secret = unseal(sealing(ctx, sealedFor(member)), member.encryptedSecret);
  const step = stepOf(secret, code, instants(ctx).now);
  return step !== null && (await spendStep(ctx.db, member.id, step));
}

async function passRecoveryCode(ctx: Context, member: MemberRow, code: string): Promise<boolean> {
  if (!isRecoveryCode(code)) return false;
  for (const { id, codeHash } of await listUnusedCodes(ctx.db, member.id)) {
    if (!(await verifyPassword(code, codeHash))) continue;
    return ctx.db.transaction(async (tx) => {
      if (!(await spendRecoveryCode(tx, id, ctx.clock.now()))) return false;
      await recordOwn(ctx, tx, member, "recovery-code-used");
      return true;
    });
  }
  return false;
}

/** Ends the session on the server as well as in the browser. Signed out already is signed out. */
export async function signOutStaff(ctx: Context, { headers }: Caller): Promise<{ cookie: string }> {
  const token = readSignedCookie(ctx, headers.get("cookie"), cookieName);
  if (token) await deleteSession(ctx.db, hashOfToken(token));
  return { cookie: signedCookie(ctx, { name: cookieName, value: "none", maxAgeSeconds: 0 }) };
}

export async function sweepStaffSessions(ctx: Context): Promise<void> {
  const { now, idleSince } = instants(ctx);
  await deleteOldSessions(ctx.db, now, idleSince);
}

async function requireStep(
  ctx: Context,
  { headers }: Caller,
  step: SessionStep,
): Promise<FoundSession> {
  const session = await findStaffSession(ctx, headers.get("cookie") ?? undefined);
  if (session?.step !== step) throw new Failure("not-signed-in");
  return session;
}

function recordOwn(
  ctx: Context,
  db: Db,
  { id }: MemberRow,
  act: "signed-in" | "two-step-set-up" | "recovery-code-used",
): Promise<void> {
  const inside: Context = { ...ctx, db: db as Context["db"] };
  return recordAct(inside, { by: id, act, kind: "member", identity: id });
}

/** A row copied to a user's account, or from one, does not open. */
function sealedFor({ id }: MemberRow): string {
  return `staff ${id}`;
}

function cookieOf(ctx: Context, token: string): string {
  return signedCookie(ctx, {
    ...{ name: cookieName, value: token, maxAgeSeconds: staffSessionHours * 3600 },
  });
}

/** Sessions end by the time outside, whatever a demonstration does with the clock. */
function instants(ctx: Context): { now: Date; idleSince: Date } {
  const now = wallTime(ctx.clock);
  return { now, idleSince: new Date(now.getTime() - staffIdleMinutes * minuteMs) };
}
