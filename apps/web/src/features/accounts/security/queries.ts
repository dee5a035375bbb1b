import type { PasskeyCreation } from "@curie/contract";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, client } from "#lib/api.ts";
import { makePasskey } from "../components/passkey-ceremony.ts";
import { securityQuery } from "../queries.ts";

export const passkeysQuery = api.passkeys.list.queryOptions();

/** What happened to the account; more of it is asked for when wanted. */
export function useSecurityEvents() {
  return useInfiniteQuery(
    api.accountSecurity.events.infiniteOptions({
      input: (before: string | undefined) => (before === undefined ? {} : { before }),
      initialPageParam: undefined,
      getNextPageParam: ({ events, more }) => (more ? events.at(-1)?.identity : undefined),
    }),
  );
}

/** Every change here is an event, and may end sessions: both are asked for anew. */
function useFresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: securityQuery.queryKey }),
      queries.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
      queries.invalidateQueries({ queryKey: api.accountSecurity.events.key() }),
    ]);
}

export function useChangePassword() {
  const fresh = useFresh();
  return useMutation(api.accountSecurity.changePassword.mutationOptions({ onSuccess: fresh }));
}

export function useEndSession() {
  const fresh = useFresh();
  return useMutation(api.accountSecurity.endSession.mutationOptions({ onSettled: fresh }));
}

export function useEndOtherSessions() {
  const fresh = useFresh();
  return useMutation(api.accountSecurity.endOtherSessions.mutationOptions({ onSettled: fresh }));
}

export function useBeginTwoStep() {
  return useMutation(api.accountSecurity.beginTwoStep.mutationOptions());
}

/** The list is asked for again when the person has seen the recovery codes: they are shown once. */
export function useConfirmTwoStep() {
  return useMutation(api.accountSecurity.confirmTwoStep.mutationOptions());
}

export function useRenewRecoveryCodes() {
  return useMutation(api.accountSecurity.renewRecoveryCodes.mutationOptions());
}

export function useEndTwoStep() {
  const fresh = useFresh();
  return useMutation(api.accountSecurity.endTwoStep.mutationOptions({ onSuccess: fresh }));
}

export function useBeginPasskey() {
  return useMutation(api.passkeys.beginAdding.mutationOptions());
}

/** The browser makes the passkey, and the server keeps its public half. */
export function useAddPasskey() {
  const fresh = useFresh();
  return useMutation({
    mutationFn: async ({ creation, name }: { creation: PasskeyCreation; name: string }) =>
      client.passkeys.add({ name, credential: await makePasskey(creation) }),
    onSuccess: fresh,
  });
}

export function useRenamePasskey() {
  const fresh = useFresh();
  return useMutation(api.passkeys.rename.mutationOptions({ onSuccess: fresh }));
}

export function useRemovePasskey() {
  const fresh = useFresh();
  return useMutation(api.passkeys.remove.mutationOptions({ onSuccess: fresh }));
}

export { useFresh };
