import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { z } from "zod";
import type { Context } from "#platform/context.ts";
import { type Auth, createAuth } from "../client.ts";
import { addressOf, confirmsEmail, nameOf, subjectIn } from "./rules.ts";

const auths = new WeakMap<Context, Auth>();

/**
 * better-auth with the institution that the operator configured; null while that cannot be reached.
 * It reads the provider's addresses and keys once, when it is made, so it is kept only when it could
 * read them. Everything else uses `authOf` and waits for no provider.
 */
export async function providerAuthOf(ctx: Context): Promise<Auth | null> {
  const known = auths.get(ctx);
  if (known) return known;
  const { oidc } = ctx.config.signIn;
  if (!oidc) return null;
  const discoveryUrl = `${oidc.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  if (!(await isProvider(ctx, discoveryUrl, oidc.issuer))) return null;
  const { name: _name, issuer, ...client } = oidc;
  const auth = createAuth(ctx, [
    genericOAuth({
      config: [
        {
          ...{ providerId: "institution", discoveryUrl, ...client },
          scopes: ["openid", "email", "profile"],
          pkce: true,
          // Signature, issuer, audience, time and nonce of the ID token; without its keys nobody comes in.
          requireIdTokenVerification: true,
          accountSubject: ({ tokens, profile }) => subjectIn(tokens.idToken, profile),
          mapProfileToUser: (profile) => ({
            email: addressOf(profile),
            emailVerified: confirmsEmail(profile),
            name: nameOf(profile),
          }),
          // Without it an account that an earlier version made with an unconfirmed address could be
          // signed in to.
          requireEmailVerification: true,
        },
      ],
    }),
  ]);
  const { socialProviders } = await auth.$context;
  if (!socialProviders.some(({ id }) => id === "institution")) return null;
  auths.set(ctx, auth);
  return auth;
}

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });
const patienceMs = 5000;

/** Whether a provider answers there, soon enough, and is the one that was configured. */
async function isProvider(ctx: Context, url: string, issuer: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    const found = Discovery.parse(await answer.json());
    if (plain(found.issuer) === plain(issuer)) return true;
    ctx.log.error({ issuer, found: found.issuer }, "the institution names another issuer");
  } catch (error) {
    ctx.log.error({ err: error }, "the institution cannot be reached");
  }
  return false;
}

/** Some write a slash at the end and some do not. */
function plain(issuer: string): string {
  return issuer.replace(/\/$/, "");
}
