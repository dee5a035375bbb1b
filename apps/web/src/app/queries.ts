import { QueryClient } from "@tanstack/react-query";
import { isPassing } from "#lib/failure.ts";
import { rememberUser } from "#lib/session.ts";
import { onSignedOut } from "#lib/signed-out.ts";

/** After one, two and four seconds: longer than a database takes to come back. */
const moreTries = 3;

/** How every call behaves: what passes is tried again, any other answer is final, and 401 ends the session. */
export function createQueries(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        refetchOnWindowFocus: false,
        retry: (count, error) => count < moreTries && isPassing(error),
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
  onSignedOut(() => rememberUser(queries, null));
  return queries;
}
