import type { FeatureAccess, V1Account } from "@curie/contract";
import type { ApiCaller } from "#features/accounts/api-tokens/service.ts";
import { getEditingAccess, getTranslationAccess } from "#features/plans/access/service.ts";
import type { Context } from "#platform/context.ts";

/** Whose token it is, and what their plan would let them start now. */
export async function describeAccount(
  ctx: Context,
  { user, token }: ApiCaller,
): Promise<V1Account> {
  const [editing, translation] = await Promise.all([
    getEditingAccess(ctx, user),
    getTranslationAccess(ctx, user),
  ]);
  return {
    name: user.name,
    email: user.email,
    editing: allowanceOf(editing),
    translation: allowanceOf(translation),
    token: { identity: token.identity, scopes: [...token.scopes] },
  };
}

function allowanceOf({ limitReached, reason, availableAt, planType, allowance }: FeatureAccess) {
  return { available: !limitReached, reason, availableAt, planType, allowance };
}
