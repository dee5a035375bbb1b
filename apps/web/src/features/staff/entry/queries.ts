import type { staffSession } from "@curie/contract";
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { linkTo } from "#lib/api.ts";
import { entryRoutes } from "../components/entry-routes.ts";

/** The calls on the way into the console, and out of it. */
export const entryClient: JsonifiedClient<ContractRouterClient<{ session: typeof staffSession }>> =
  createORPCClient(linkTo(entryRoutes, "/api/staff"));

/** How far somebody has signed in to the console. */
export const staffSessionQuery = createTanstackQueryUtils(entryClient, {
  path: ["staff-entry"],
}).session.current.queryOptions({ staleTime: 60_000 });
