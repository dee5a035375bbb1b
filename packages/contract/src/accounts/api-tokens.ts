import { z } from "zod";
import { apiScopes, apiTokenLifetimesDays, apiTokenNameMaxLength } from "../constants.ts";
import { errors } from "../errors.ts";
import { Done, Identity, Instant, signedIn } from "../http.ts";
import { PasswordAgain, SecondStepCode } from "./account-security.ts";
import { PlainName } from "./plain-names.ts";

/** What a token may do; each endpoint of the public API says which of these open it. */
export const ApiScope = z.enum(apiScopes);
export type ApiScope = z.infer<typeof ApiScope>;

/** What a document has as its origin when a token starts it; the type of the token (G-64). */
export const TokenOrigin = z.enum(["api", "wai"]);
export type TokenOrigin = z.infer<typeof TokenOrigin>;

/** A token as its owner sees it. The secret itself is told once, when it is made. */
export const ApiToken = z.object({
  identity: Identity,
  name: z.string(),
  /** The first characters of the secret, by which its owner recognises it. */
  start: z.string(),
  scopes: z.array(ApiScope),
  createdAt: Instant,
  expiresAt: Instant,
  expired: z.boolean(),
  /** To the minute; null while nobody has used it. */
  lastUsedAt: Instant.nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const NewApiToken = z.object({
  name: PlainName.max(apiTokenNameMaxLength),
  scopes: z
    .array(ApiScope)
    .min(1)
    .max(apiScopes.length)
    .refine((scopes) => new Set(scopes).size === scopes.length),
  days: z.literal(apiTokenLifetimesDays),
});
export type NewApiToken = z.infer<typeof NewApiToken>;

const route = (method: "GET" | "POST", path: `/${string}`, summary: string) => ({
  method,
  path,
  summary,
  tags: ["API tokens"],
});

export const apiTokens = {
  list: signedIn
    .route(
      route("GET", "/accounts/api-tokens", "One's own tokens for the public API, newest first"),
    )
    .output(z.object({ tokens: z.array(ApiToken) })),
  create: signedIn
    .route(
      route(
        "POST",
        "/accounts/api-tokens",
        "Make a token; its secret is in this answer and nowhere else. Needs the password, and a code where two-step sign-in is on",
      ),
    )
    .input(NewApiToken.extend({ password: PasswordAgain, code: SecondStepCode.optional() }))
    .output(z.object({ token: ApiToken, secret: z.string() }))
    .errors(
      errors(
        "accounts.wrong-credentials",
        "accounts.sign-in-again",
        "accounts.second-step-wrong",
        "accounts.too-many-tokens",
      ),
    ),
  revoke: signedIn
    .route(
      route("POST", "/accounts/api-tokens/{token}/revoke", "End a token, which then opens nothing"),
    )
    .input(z.object({ token: Identity }))
    .output(Done)
    .errors(errors("accounts.token-not-found")),
};
