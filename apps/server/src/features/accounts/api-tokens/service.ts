import { randomBytes } from "node:crypto";
import {
  type ApiScope,
  type ApiToken,
  apiTokensPerPerson,
  dayMs,
  type NewApiToken,
  type TokenOrigin,
  type User,
} from "@curie/contract";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import type { Caller } from "../client.ts";
import { reauthenticate } from "../reauthentication/service.ts";
import { recordSecurityEvent } from "../security-events/service.ts";
import { toUser } from "../service.ts";
import { lockUser } from "../store.ts";
import { requireCodeIfOn } from "../two-step/service.ts";
import { mailNewToken } from "./emails.ts";
import {
  bearerOf,
  hashOfSecret,
  isSecret,
  secretBytes,
  startOfSecret,
  writeSecret,
} from "./rules.ts";
import {
  type ApiTokenRow,
  countTokens,
  deleteToken,
  findToken,
  insertToken,
  listTokens,
  noteTokenUse,
} from "./store.ts";

/** Who calls the public API, with what their token lets them do. */
export type ApiCaller = {
  user: User;
  token: { identity: string; origin: TokenOrigin; scopes: readonly ApiScope[] };
};

export async function describeTokens(ctx: Context, user: User): Promise<ApiToken[]> {
  return (await listTokens(ctx.db, user.identity)).map((row) => toToken(ctx, row));
}

/**
 * Makes a token. It is a way past password and code, so both are asked for. The secret is in the
 * answer and nowhere else.
 *
 * @throws `accounts.wrong-credentials`, `accounts.sign-in-again`, `accounts.second-step-wrong`,
 *   `accounts.too-many-tokens`
 */
export async function createToken(
  ctx: Context,
  user: User,
  asked: NewApiToken & { password: string; code?: string | undefined },
  caller: Caller,
): Promise<{ token: ApiToken; secret: string }> {
  await reauthenticate(ctx, user, asked.password, caller);
  await requireCodeIfOn(ctx, user, asked.code, caller);
  const secret = writeSecret(randomBytes(secretBytes));
  const now = wallTime(ctx.clock);
  return ctx.db.transaction(async (tx) => {
    // Two at once would both find room for one more.
    await lockUser(tx, user.identity);
    if ((await countTokens(tx, user.identity)) >= apiTokensPerPerson) {
      throw new Failure("accounts.too-many-tokens", { limit: apiTokensPerPerson });
    }
    const row = await insertToken(tx, {
      id: ctx.ids.uuid(),
      userId: user.identity,
      name: asked.name,
      origin: "api",
      scopes: [...asked.scopes],
      secretHash: hashOfSecret(secret),
      start: startOfSecret(secret),
      createdAt: now,
      expiresAt: new Date(now.getTime() + asked.days * dayMs),
    });
    const subject = { account: user.identity };
    await recordSecurityEvent(ctx, "api-token-created", subject, caller, { db: tx });
    await mailNewToken(ctx, tx, user, asked.name);
    return { token: toToken(ctx, row), secret };
  });
}

/** From here on the token opens nothing. @throws `accounts.token-not-found`, also for a token of somebody else */
export async function revokeToken(
  ctx: Context,
  user: User,
  identity: string,
  caller: Caller,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await deleteToken(tx, user.identity, identity);
    if (!row) throw new Failure("accounts.token-not-found");
    const subject = { account: user.identity };
    await recordSecurityEvent(ctx, "api-token-revoked", subject, caller, { db: tx });
  });
}

/**
 * Whose token a call of the public API carries. A text that is no secret of ours costs no query; nor
 * does a cookie mean anything here.
 *
 * @throws `api.token-missing`, `api.token-not-valid`, also for a revoked one, `api.token-expired`
 */
export async function findApiCaller(
  ctx: Context,
  authorization: string | undefined,
): Promise<ApiCaller> {
  const secret = bearerOf(authorization);
  if (secret === null) throw new Failure("api.token-missing");
  const found = isSecret(secret) ? await findToken(ctx.db, hashOfSecret(secret)) : null;
  if (!found) throw new Failure("api.token-not-valid");
  const { token, user } = found;
  if (isExpired(ctx, token)) throw new Failure("api.token-expired");
  noteUse(ctx, token);
  const { id: identity, origin, scopes } = token;
  return { user: toUser(user), token: { identity, origin, scopes } };
}

const notedEveryMs = 60_000;

function noteUse(ctx: Context, { id, lastUsedAt }: ApiTokenRow): void {
  const now = wallTime(ctx.clock);
  const notedBefore = new Date(now.getTime() - notedEveryMs);
  if (lastUsedAt && lastUsedAt >= notedBefore) return;
  // Nobody waits for it, and a database that cannot write does not shut readers out.
  noteTokenUse(ctx.db, id, { now, notedBefore }).catch((error: unknown) =>
    ctx.log.warn({ err: error }, "the last use of a token was not noted"),
  );
}

/** Tokens end by the time outside, whatever a demonstration does with the clock. */
function isExpired(ctx: Context, { expiresAt }: ApiTokenRow): boolean {
  return expiresAt <= wallTime(ctx.clock);
}

function toToken(ctx: Context, row: ApiTokenRow): ApiToken {
  return {
    identity: row.id,
    name: row.name,
    start: row.start,
    scopes: row.scopes,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    expired: isExpired(ctx, row),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
