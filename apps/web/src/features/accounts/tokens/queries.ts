import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#lib/api.ts";

export const tokensQuery = api.apiTokens.list.queryOptions();

function useFreshList() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: tokensQuery.queryKey });
}

export function useCreateToken() {
  const fresh = useFreshList();
  return useMutation(api.apiTokens.create.mutationOptions({ onSuccess: fresh }));
}

export function useRevokeToken() {
  const fresh = useFreshList();
  return useMutation(api.apiTokens.revoke.mutationOptions({ onSettled: fresh }));
}
