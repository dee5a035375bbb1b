import type { staffContract } from "@curie/contract";
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { linkTo } from "#lib/api.ts";
import { staffRoutes } from "./components/staff-routes.ts";
import { staffSessionQuery } from "./entry/queries.ts";

/** Every call of the console. Failures are read with `failureOf`. */
export const staffClient: JsonifiedClient<ContractRouterClient<typeof staffContract>> =
  createORPCClient(linkTo(staffRoutes, "/api/staff"));

/** The same calls as TanStack Query options and keys. */
export const staffApi = createTanstackQueryUtils(staffClient, { path: ["staff"] });

/** How a list is asked for a page at a time. */
export const pagesOf = {
  following: {
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
  },
  /** What is not asked for is left out of the address. */
  input: <Asked extends Record<string, string | undefined>>(asked: Asked) =>
    Object.fromEntries(
      Object.entries(asked).filter(([, value]) => value !== undefined),
    ) as Present<Asked>,
};
type Present<Asked> = { [Name in keyof Asked]?: Exclude<Asked[Name], undefined> };

export function useStaffMember() {
  return useQuery(staffSessionQuery).data?.member ?? null;
}

/** Something that changes what the console shows: every list is asked for again afterwards. */
export function useAct<Input>(act: (input: Input) => Promise<unknown>, onDone?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      await refreshConsole(queries);
      onDone?.();
    },
  });
}

function refreshConsole(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: staffApi.key() });
}
