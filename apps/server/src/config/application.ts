import { type SiteLanguage, siteLanguages } from "@curie/contract";
import { z } from "zod";
import { listOf, type Values } from "./reading.ts";

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
  CURIE_OPERATOR_NAME: z.string().min(1).default("Curie"),
  CURIE_CONTACT: z.email().optional(),
  CURIE_SITE_LANGUAGE: z.enum(siteLanguages).default("en"),
  CURIE_PARTNER_HOSTS: z.string().default(""),
  CURIE_PROJECT_ENVIRONMENT: z.string().min(1).optional(),
};

export function readApplication(
  env: Values<typeof applicationVariables>,
  { profile, staysOnThisServer }: { profile: string; staysOnThisServer: boolean },
): ApplicationConfig {
  return {
    operator: {
      name: env.CURIE_OPERATOR_NAME,
      contact: env.CURIE_CONTACT ?? null,
      staysOnThisServer,
    },
    siteLanguage: env.CURIE_SITE_LANGUAGE,
    partnerHosts: listOf(env.CURIE_PARTNER_HOSTS.toLowerCase()),
    projectEnvironmentName: env.CURIE_PROJECT_ENVIRONMENT ?? profile,
  };
}
