import { hkdfSync, randomBytes } from "node:crypto";
import {
  type NewCredential,
  type Passkey,
  type PasskeyCreation,
  type PasskeyRequest,
  passkeyCeremonyMs,
  passkeysPerPerson,
  type ShownCredential,
  type User,
} from "@curie/contract";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { logSecurityEvent } from "#platform/security-log.ts";
import { type Caller, openSession, type WithCookies } from "../client.ts";
import { rateLimits } from "../rate-limits/rules.ts";
import { countAttempts, forgetAttempts } from "../rate-limits/service.ts";
import { reauthenticate } from "../reauthentication/service.ts";
import { recordSecurityEvent } from "../security-events/service.ts";
import { getPerson } from "../service.ts";
import { sessionTokenOf } from "../sessions/service.ts";
import { lockUser } from "../store.ts";
import { requireCodeIfOn } from "../two-step/service.ts";
import { noteSignIn } from "../unusual-sign-ins/service.ts";
import { checkShownCredential, readNewCredential } from "./client.ts";
import { mailPasskey } from "./emails.ts";
import {
  creationOf,
  type RelyingParty,
  readChallenge,
  relyingPartyOf,
  requestOf,
  userHandleOf,
  writeChallenge,
} from "./rules.ts";
import {
  countPasskeys,
  deleteChallengesBefore,
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  noteUse,
  type PasskeyRow,
  renamePasskey,
  spendChallenge,
} from "./store.ts";

export async function describePasskeys(ctx: Context, user: User): Promise<Passkey[]> {
  return (await listPasskeys(ctx.db, user.identity)).map(toPasskey);
}

/**
 * What the browser makes a passkey of. A passkey is a way in past password and code, so both are
 * asked for here; what is given out holds for this session alone.
 *
 * @throws `accounts.wrong-credentials`, `accounts.sign-in-again`, `accounts.second-step-wrong`
 */
export async function beginAdding(
  ctx: Context,
  user: User,
  { password, code }: { password: string; code?: string | undefined },
  caller: Caller,
): Promise<PasskeyCreation> {
  await reauthenticate(ctx, user, password, caller);
  await requireCodeIfOn(ctx, user, code, caller);
  const known = await listPasskeys(ctx.db, user.identity);
  if (known.length >= passkeysPerPerson) throw tooMany();
  const challenge = newChallenge(ctx, adding(ctx, user, caller));
  return creationOf(partyOf(ctx), user, { challenge, known });
}

/** @throws `accounts.passkey-not-added`, `accounts.too-many-passkeys` */
export async function addPasskey(
  ctx: Context,
  user: User,
  { name, credential }: { name: string; credential: NewCredential },
  caller: Caller,
): Promise<Passkey> {
  const purpose = adding(ctx, user, caller);
  const key = await readNewCredential(credential, {
    party: partyOf(ctx),
    isExpected: (challenge) => expiryOf(ctx, purpose, challenge) !== null,
  });
  if (!key) throw new Failure("accounts.passkey-not-added");
  return ctx.db.transaction(async (tx) => {
    // Two at once would both find room for one more.
    await lockUser(tx, user.identity);
    if ((await countPasskeys(tx, user.identity)) >= passkeysPerPerson) throw tooMany();
    const row = await insertPasskey(tx, {
      ...key,
      ...{ id: ctx.ids.uuid(), userId: user.identity, name },
      transports: credential.response.transports ?? [],
      createdAt: ctx.clock.now(),
    });
    // The same answer sent again, or a key that somebody has copied out of another account's.
    if (!row) throw new Failure("accounts.passkey-not-added");
    await noteChange(ctx, tx, user, caller, { change: "passkey-added", passkey: name });
    return toPasskey(row);
  });
}

/** @throws `accounts.passkey-not-found`, also for a passkey of somebody else */
export async function callPasskey(
  ctx: Context,
  user: User,
  { passkey, name }: { passkey: string; name: string },
): Promise<Passkey> {
  const row = await renamePasskey(ctx.db, user.identity, { id: passkey, name });
  if (!row) throw new Failure("accounts.passkey-not-found");
  return toPasskey(row);
}

/** @throws `accounts.passkey-not-found`, also for a passkey of somebody else; `accounts.wrong-credentials`, `accounts.sign-in-again` */
export async function removePasskey(
  ctx: Context,
  user: User,
  { passkey, password }: { passkey: string; password: string },
  caller: Caller,
): Promise<void> {
  await reauthenticate(ctx, user, password, caller);
  await ctx.db.transaction(async (tx) => {
    const row = await deletePasskey(tx, user.identity, passkey);
    if (!row) throw new Failure("accounts.passkey-not-found");
    await noteChange(ctx, tx, user, caller, { change: "passkey-removed", passkey: row.name });
  });
}

/** What a browser asks the person's devices for. Nobody has said yet who they are. */
export function beginPasskeySignIn(ctx: Context): PasskeyRequest {
  return requestOf(partyOf(ctx), newChallenge(ctx, signingIn));
}

/**
 * Signs in with a passkey. The device has asked for a PIN, a finger or a face, so that having it and
 * being its owner are two steps at once: no code is asked for after it.
 *
 * @throws `accounts.passkey-not-known`, `too-many-requests`
 */
export async function signInWithPasskey(
  ctx: Context,
  credential: ShownCredential,
  caller: Caller,
): Promise<WithCookies<{ user: User }>> {
  const attempts = await countAttempts(
    ctx,
    [{ limit: rateLimits.signInFromOneNetwork, by: caller.ip }],
    { ip: caller.ip },
  );
  const row = await findPasskey(ctx.db, credential.id);
  if (!row) throw unknownPasskey(ctx, caller);
  if (!(await passes(ctx, credential, row))) {
    await recordSecurityEvent(ctx, "passkey-refused", { account: row.userId }, caller);
    throw new Failure("accounts.passkey-not-known");
  }
  await forgetAttempts(ctx, attempts);
  const user = await getPerson(ctx.db, row.userId);
  const cookies = await openSession(ctx, row.userId, caller, { everyStepTaken: true });
  const device = await noteSignIn(ctx, user, caller);
  return { user, cookies: [...cookies, device] };
}

/** Whether the answer is right, and the first one to its challenge. */
async function passes(
  ctx: Context,
  credential: ShownCredential,
  row: PasskeyRow,
): Promise<boolean> {
  // The device names the account beside the key, and both must be of the same person.
  if (credential.response.userHandle !== userHandleOf(row.userId)) return false;
  const shown = await checkShownCredential(credential, row, {
    party: partyOf(ctx),
    isExpected: (challenge) => expiryOf(ctx, signingIn, challenge) !== null,
  });
  if (!shown) return false;
  const { challenge, counter } = shown;
  const expiresAt = expiryOf(ctx, signingIn, challenge);
  if (!expiresAt) return false;
  return ctx.db.transaction(
    async (tx) =>
      (await spendChallenge(tx, challenge, expiresAt)) &&
      (await noteUse(tx, row.id, { counter, at: ctx.clock.now() })),
  );
}

/** Challenges that are over are refused by their own date. */
export async function sweepChallenges(ctx: Context): Promise<void> {
  await deleteChallengesBefore(ctx.db, wallTime(ctx.clock));
}

function unknownPasskey(ctx: Context, { ip }: Caller): Failure {
  logSecurityEvent(ctx, { name: "passkey-refused", account: null, ip });
  return new Failure("accounts.passkey-not-known");
}

const tooMany = () => new Failure("accounts.too-many-passkeys");

/** What challenges are given out for: one for one is none for another. */
const signingIn = "sign in";
function adding(ctx: Context, user: User, caller: Caller): string {
  return `add to ${user.identity} in ${sessionTokenOf(ctx, caller)}`;
}

function newChallenge(ctx: Context, purpose: string): string {
  const expiresAt = new Date(wallTime(ctx.clock).getTime() + passkeyCeremonyMs);
  return writeChallenge(challengeKey(ctx), purpose, { expiresAt, random: randomBytes(16) });
}

function expiryOf(ctx: Context, purpose: string, challenge: string): Date | null {
  return readChallenge(challengeKey(ctx), purpose, { challenge, now: wallTime(ctx.clock) });
}

function challengeKey(ctx: Context): Buffer {
  return Buffer.from(hkdfSync("sha256", ctx.secret, "", "curie passkey challenges", 32));
}

function partyOf({ config }: Context): RelyingParty {
  return relyingPartyOf(config.publicUrl, config.operator.name);
}

async function noteChange(
  ctx: Context,
  db: Db,
  user: User,
  caller: Caller,
  change: { change: "passkey-added" | "passkey-removed"; passkey: string },
): Promise<void> {
  await recordSecurityEvent(ctx, change.change, { account: user.identity }, caller, { db });
  await mailPasskey(ctx, db, user, change);
}

function toPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    identity: id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
