import { QueryClient } from "@tanstack/react-query";
import { failureOf } from "#lib/failure.ts";
import { rememberUser } from "#lib/session.ts";
import { onSignedOut } from "#lib/signed-out.ts";

const triesWithoutAnswer = 2;

/** How every call behaves: no answer is tried again, an answer is final, and 401 ends the session. */
export function createQueries(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        refetchOnWindowFocus: false,
        retry: (count, error) =>
          count < triesWithoutAnswer && failureOf(error).code === "unreachable",
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
  onSignedOut(() => rememberUser(queries, null));
  return queries;
}
