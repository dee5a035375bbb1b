import type { contract } from "@curie/contract";
import { createORPCClient, ORPCError } from "@orpc/client";
import type { AnyContractRouter, ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { contractRoutes } from "./contract-routes.ts";
import { isWireError } from "./failure.ts";
import { showErrorMessages } from "./i18n.ts";
import { noticeFailure } from "./signed-out.ts";

/** How calls travel: under which address, and how their failures are read. */
export function linkTo(routes: AnyContractRouter, path: `/${string}`) {
  return new OpenAPILink(routes, {
    url: `${globalThis.location.origin}${path}`,
    // Looked up at each call, so that tests can fake the server.
    fetch: async (request, init) => {
      const response = await globalThis.fetch(request, init);
      if (!response.ok) await showErrorMessages();
      return response;
    },
    customErrorResponseBodyDecoder: (body, response) => {
      if (!isWireError(body)) return null;
      noticeFailure(body);
      return new ORPCError(body.code, { status: response.status, data: body });
    },
  });
}

/** Every call of the contract, by feature. Failures are read with `failureOf`. */
export const client: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(
  linkTo(contractRoutes, "/api"),
);

/** The same calls as TanStack Query options and keys. */
export const api = createTanstackQueryUtils(client);
