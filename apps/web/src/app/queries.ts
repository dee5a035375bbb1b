import { QueryCache, QueryClient } from "@tanstack/react-query";
import { failureOf } from "#lib/failure.ts";
import { rememberUser } from "#lib/session.ts";

const triesWithoutAnswer = 2;

/** How every call behaves: no answer is tried again, an answer is final, and 401 ends the session. */
export function createQueries(): QueryClient {
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (failureOf(error).code === "not-signed-in") rememberUser(queries, null);
      },
    }),
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
  return queries;
}
