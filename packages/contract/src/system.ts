import { z } from "zod";
import { flagNames } from "./flags.ts";
import { open } from "./http.ts";
import { siteLanguages } from "./locales.ts";

/** Which client the page is shown for (by host name) and what its operator says about itself. */
export const Application = z.object({
  identity: z.string(),
  companyShortName: z.string(),
  /** Where people may write; null when the operator gave no address. */
  contact: z.string().nullable(),
  siteLanguage: z.enum(siteLanguages),
  projectEnvironmentName: z.string(),
  allowsDigitalEditing: z.boolean(),
  /** True only when no configured engine or store lies outside this server. */
  staysOnThisServer: z.boolean(),
  /** The demo profile: a local mailbox stands in for e-mail. */
  demo: z.boolean(),
  signInProviders: z.array(z.object({ identity: z.string(), name: z.string() })),
});
export type Application = z.infer<typeof Application>;

export const Flags = z.record(z.enum(flagNames), z.boolean());
export type Flags = z.infer<typeof Flags>;

export const system = {
  health: open
    .route({ method: "GET", path: "/health", tags: ["System"], summary: "Is the service up" })
    .output(z.object({ status: z.literal("ok") })),
  application: open
    .route({
      method: "GET",
      path: "/application",
      tags: ["System"],
      summary: "What a page needs to know before anybody has signed in",
    })
    .output(z.object({ application: Application, flags: Flags })),
};
