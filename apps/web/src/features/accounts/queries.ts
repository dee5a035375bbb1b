import type { Currency, ProfileChange } from "@curie/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, client } from "#lib/api.ts";
import { rememberUser } from "#lib/session.ts";

export function useSignIn() {
  const queries = useQueryClient();
  return useMutation(
    api.accounts.signIn.mutationOptions({ onSuccess: ({ user }) => rememberUser(queries, user) }),
  );
}

export function useSignUp() {
  return useMutation(api.accounts.signUp.mutationOptions());
}

export function useResendConfirmation() {
  return useMutation(api.accounts.resendConfirmation.mutationOptions());
}

export function useConfirm() {
  const queries = useQueryClient();
  return useMutation(
    api.accounts.confirm.mutationOptions({ onSuccess: ({ user }) => rememberUser(queries, user) }),
  );
}

export function useRequestReset() {
  return useMutation(api.accounts.requestReset.mutationOptions());
}

export function useResetPassword() {
  return useMutation(api.accounts.resetPassword.mutationOptions());
}

/** The currency has a call of its own: it may not change while a subscription runs. */
async function changeProfile({ currency, ...profile }: ProfileChange & { currency?: Currency }) {
  const { user } = await client.accounts.changeProfile(profile);
  if (currency === undefined || currency === user.currency) return { user };
  return client.plans.chooseCurrency({ identity: user.identity, currency });
}

export function useChangeProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: changeProfile,
    onSuccess: ({ user }) => rememberUser(queries, user),
  });
}

/** Ends the session. The page is loaded anew, so that nothing of the person stays in memory. */
export async function signOut(): Promise<void> {
  await client.accounts.signOut();
  location.assign("/sign-in");
}
