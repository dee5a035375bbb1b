import { z } from "zod";
import type { Values } from "./reading.ts";

/** Outside identities people may sign in with; null: not offered. */
export type SignInConfig = {
  oidc: { name: string; issuer: string; clientId: string; clientSecret: string } | null;
};

export const signInVariables = {
  OIDC_NAME: z.string().min(1).default("Institution"),
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
};

export function readSignIn(env: Values<typeof signInVariables>, problems: string[]): SignInConfig {
  const oidc =
    env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET
      ? {
          name: env.OIDC_NAME,
          issuer: env.OIDC_ISSUER,
          clientId: env.OIDC_CLIENT_ID,
          clientSecret: env.OIDC_CLIENT_SECRET,
        }
      : null;
  if (!oidc && (env.OIDC_ISSUER || env.OIDC_CLIENT_ID || env.OIDC_CLIENT_SECRET)) {
    problems.push("OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are needed together");
  }
  return { oidc };
}
