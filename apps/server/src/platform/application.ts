import { isIP } from "node:net";
import {
  type Application,
  type ApplicationIdentity,
  locales,
  siteLanguageOf,
} from "@curie/contract";
import { availableStrengths } from "@curie/language/editing/strength";
import type { Config } from "../config.ts";
import type { Context } from "./context.ts";
import { flagsOfApplication } from "./flags.ts";

/**
 * Which client a page is shown for, decided by the host name (G-8). Two exist: the default, and a
 * partner whose users cannot buy digital editing.
 */
export function describeApplication(config: Config, hostname: string): Application {
  const identity = applicationAt(config, hostname);
  const partner = identity === "partner";
  const { oidc } = config.signIn;
  return {
    identity,
    companyShortName: config.operator.name,
    siteLanguage: config.siteLanguage,
    projectEnvironmentName: config.projectEnvironmentName,
    allowsDigitalEditing: !partner,
    contact: config.operator.contact,
    staysOnThisServer: config.operator.staysOnThisServer,
    editing: {
      engine: config.editing.settings.engine,
      strengths: availableStrengths(config.editing.settings),
      staysOnThisServer: config.editing.staysOnThisServer,
    },
    paymentProvider: { ...config.paddle, customerPaddleId: null },
    groupDiscountUrls: config.groupDiscountUrls,
    surveyUrls: Object.fromEntries(
      locales.map((locale) => [
        locale,
        config.surveyUrls[locale] ?? `/${siteLanguageOf(locale)}/rubriq/survey`,
      ]),
    ) as Application["surveyUrls"],
    demo: config.profile === "demo",
    passkeyOrigin: passkeyOriginOf(config.publicUrl),
    signInProviders: oidc ? [{ identity: "institution", name: oidc.name }] : [],
  };
}

function applicationAt(config: Config, hostname: string): ApplicationIdentity {
  return config.partnerHosts.includes(hostname.toLowerCase()) ? "partner" : "default";
}

const contexts = new WeakMap<Context, Map<ApplicationIdentity, Context>>();

/**
 * What a request works with: flags are those of the application whose page it came from. It is one object
 * for each application, by which others keep what belongs to it; what changes in the context changes in it.
 */
export function contextAt(ctx: Context, hostname: string): Context {
  const known = contexts.get(ctx) ?? new Map<ApplicationIdentity, Context>();
  contexts.set(ctx, known);
  const application = applicationAt(ctx.config, hostname);
  const before = known.get(application);
  const flags = before?.flags ?? flagsOfApplication(ctx.flags, application);
  const own = Object.assign(before ?? { ...ctx }, ctx, { flags });
  known.set(application, own);
  return own;
}

/** A passkey is bound to a name, and browsers take no number for one. */
function passkeyOriginOf(publicUrl: string): string | null {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, "")) === 0 ? origin : null;
}
