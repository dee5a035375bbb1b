import type { Application, FlagName, User } from "@curie/contract";
import { type QueryClient, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { api } from "./api.ts";

/** Who is signed in. Asked once; every call that changes it writes the answer here. */
export const sessionQuery = api.accounts.session.queryOptions({
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Which client this page is shown for, and its flags. */
export const applicationQuery = api.system.application.queryOptions({
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export function useUser(): User | null {
  return useQuery(sessionQuery).data?.user ?? null;
}

/** The password was right, and the code of the authenticator app is still to be shown. */
export function useSecondStepDue(): boolean {
  return useQuery(sessionQuery).data?.secondStepDue ?? false;
}

/** The signed-in person; only for pages behind the sign-in gate. */
export function useSignedInUser(): User {
  const { user } = useSuspenseQuery(sessionQuery).data;
  if (!user) throw new Error("this page is for signed-in people only");
  return user;
}

/** Loaded before the first page is drawn. */
export function useApplication(): Application {
  return useSuspenseQuery(applicationQuery).data.application;
}

export function useFlag(name: FlagName): boolean {
  return useSuspenseQuery(applicationQuery).data.flags[name] ?? false;
}

/** Notes who is signed in now. Nothing of another person may stay in memory, so a change clears all. */
export function rememberUser(queries: QueryClient, user: User | null, secondStepDue = false): void {
  const before = queries.getQueryData(sessionQuery.queryKey)?.user ?? null;
  if (before?.identity !== user?.identity) {
    queries.removeQueries({
      predicate: ({ queryKey }) =>
        JSON.stringify(queryKey) !== JSON.stringify(sessionQuery.queryKey) &&
        JSON.stringify(queryKey) !== JSON.stringify(applicationQuery.queryKey),
    });
  }
  queries.setQueryData(sessionQuery.queryKey, { user, secondStepDue });
}
