import { oc } from "@orpc/contract";
import type { ApiScope } from "../accounts/api-tokens.ts";
import { errors } from "../errors.ts";

/** What the gate of the public API knows about an endpoint: any one of these scopes opens it. */
export type V1Meta = { scopes: readonly ApiScope[] };

const base = oc
  .$meta<V1Meta>({ scopes: [] })
  .errors(
    errors(
      "invalid-input",
      "api.token-missing",
      "api.token-not-valid",
      "api.token-expired",
      "api.scope-missing",
      "too-many-requests",
      "internal-error",
      "temporarily-unavailable",
      "storage-full",
    ),
  );

/** An endpoint for tokens that have one of these scopes; a token without is refused. */
export const forScopes = (...scopes: readonly [ApiScope, ...ApiScope[]]) => base.meta({ scopes });
