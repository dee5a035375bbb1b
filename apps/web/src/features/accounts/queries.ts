import type { Currency, ProfileChange } from "@curie/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, client } from "#lib/api.ts";
import { rememberUser, useSignedInUser } from "#lib/session.ts";
import { saveFile } from "#lib/transfer.ts";
import { showPasskey } from "./components/passkey-ceremony.ts";

/** How the account is protected, and where it is open. */
export const securityQuery = api.accountSecurity.overview.queryOptions();

export function useSignIn() {
  const queries = useQueryClient();
  return useMutation(
    api.accounts.signIn.mutationOptions({
      onSuccess: ({ user, secondStepDue }) => rememberUser(queries, user, secondStepDue),
    }),
  );
}

/** Asks the browser for a passkey and signs in with it; it stands for password and code. */
export function usePasskeySignIn({ asSuggestion }: { asSuggestion: boolean }) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const request = await client.passkeys.beginSignIn();
      const credential = await showPasskey(request, asSuggestion);
      return client.passkeys.signIn({ credential });
    },
    onSuccess: ({ user }) => rememberUser(queries, user),
  });
}

export function useSecondStep() {
  const queries = useQueryClient();
  return useMutation(
    api.accountSecurity.secondStep.mutationOptions({
      onSuccess: ({ user }) => rememberUser(queries, user),
    }),
  );
}

/** Back to the password: the session that waits for its second step ends. */
export function useLeaveSecondStep() {
  const queries = useQueryClient();
  return useMutation(
    api.accounts.signOut.mutationOptions({ onSuccess: () => rememberUser(queries, null) }),
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

/** What was chosen in passing is proposed again next time; where that fails, it is chosen once more. */
export function useRememberChoices() {
  const queries = useQueryClient();
  const user = useSignedInUser();
  const { mutate } = useMutation({
    mutationFn: (choices: RememberedChoices) => client.accounts.changeProfile(choices),
    onSuccess: (changed) => rememberUser(queries, changed.user),
  });
  return (choices: RememberedChoices) => {
    const { oxfordSpelling = user.oxfordSpelling, firstLanguage = user.firstLanguage } = choices;
    if (oxfordSpelling === user.oxfordSpelling && firstLanguage === user.firstLanguage) return;
    mutate({ oxfordSpelling, firstLanguage });
  };
}

type RememberedChoices = Pick<ProfileChange, "oxfordSpelling" | "firstLanguage">;

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

/** Everything that is kept about the person, saved as one file that people and programs can read. */
export async function saveOwnData(): Promise<void> {
  const kept = await client.accounts.exportData();
  const bytes = new Blob([JSON.stringify(kept, null, 2)], { type: "application/json" });
  saveFile({ bytes, fileName: `curie-${kept.exportedAt.slice(0, 10)}.json` });
}

/** Deletes the account for good. */
export async function closeAccount(input: { confirmation: string; code?: string }): Promise<void> {
  await client.accounts.closeAccount(input);
}
