import type { PreprintsLink, User } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { isKnownPreprintsUser } from "./client.ts";
import { deleteLink, findLink, lockIdentity, upsertLink } from "./store.ts";

export async function loadPreprintsLink(ctx: Context, user: User): Promise<PreprintsLink> {
  const row = await findLink(ctx.db, { userId: user.identity });
  return {
    preprintsUserIdentity: row?.preprintsUserIdentity ?? null,
    linkedAt: row?.linkedAt.toISOString() ?? null,
  };
}

/** S197, G-80: an identity that the preprints server knows and nobody else has linked. */
export async function linkPreprints(
  ctx: Context,
  user: User,
  preprintsUserIdentity: string,
): Promise<PreprintsLink> {
  if (!(await isKnownPreprintsUser(ctx, preprintsUserIdentity))) {
    throw new Failure("partners.identity-unknown");
  }
  const linked = await ctx.db.transaction(async (tx) => {
    await lockIdentity(tx, preprintsUserIdentity);
    const linkedAt = ctx.clock.now();
    return upsertLink(tx, { userId: user.identity, preprintsUserIdentity, linkedAt });
  });
  if (!linked) throw new Failure("partners.identity-taken");
  return loadPreprintsLink(ctx, user);
}

export async function unlinkPreprints(ctx: Context, user: User): Promise<void> {
  await deleteLink(ctx.db, user.identity);
}
