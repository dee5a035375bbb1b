import { type SiteLanguage, siteLanguages } from "@curie/contract";
import { z } from "zod";
import { listOf, type Needs, type Values } from "./reading.ts";

/** Who runs this installation, and what it is called. */
export type ApplicationConfig = {
  operator: { name: string; contact: string | null; staysOnThisServer: boolean };
  /** The language of pages for whom nothing else says one. */
  siteLanguage: SiteLanguage;
  /** Applications by host name (G-8); any other host gets the default application. */
  partnerHosts: readonly string[];
  projectEnvironmentName: string;
};

export const applicationVariables = {
  CURIE_OPERATOR_NAME: z.string().min(1).optional(),
  CURIE_CONTACT: z.email().optional(),
  CURIE_SITE_LANGUAGE: z.enum(siteLanguages).optional(),
  CURIE_PARTNER_HOSTS: z.string().default(""),
  CURIE_PROJECT_ENVIRONMENT: z.string().min(1).optional(),
};

export const applicationNeeds: Needs<typeof applicationVariables> = [
  ["CURIE_OPERATOR_NAME", "the short name of who runs this, as people read it"],
  ["CURIE_SITE_LANGUAGE", "the language of the site: en, es, jp, br or cn"],
  ["CURIE_PROJECT_ENVIRONMENT", "the name of this installation towards outside parties"],
];

export function readApplication(
  env: Values<typeof applicationVariables>,
  { profile, staysOnThisServer }: { profile: string; staysOnThisServer: boolean },
): ApplicationConfig {
  return {
    operator: {
      name: env.CURIE_OPERATOR_NAME ?? "Curie",
      contact: env.CURIE_CONTACT ?? null,
      staysOnThisServer,
    },
    siteLanguage: env.CURIE_SITE_LANGUAGE ?? "en",
    partnerHosts: listOf(env.CURIE_PARTNER_HOSTS.toLowerCase()),
    projectEnvironmentName: env.CURIE_PROJECT_ENVIRONMENT ?? profile,
  };
}
