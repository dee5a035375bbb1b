import { isIP } from "node:net";
import { type Application, locales, siteLanguageOf } from "@curie/contract";
import type { Config } from "../config.ts";

/**
 * Which client a page is shown for, decided by the host name (G-8). Two exist: the default, and a
 * partner whose users cannot buy digital editing.
 */
export function describeApplication(config: Config, hostname: string): Application {
  const partner = config.partnerHosts.includes(hostname.toLowerCase());
  const { oidc } = config.signIn;
  return {
    identity: partner ? "partner" : "default",
    companyShortName: config.operator.name,
    siteLanguage: config.siteLanguage,
    projectEnvironmentName: config.projectEnvironmentName,
    allowsDigitalEditing: !partner,
    contact: config.operator.contact,
    staysOnThisServer: config.operator.staysOnThisServer,
    editing: {
      engine: config.editing.settings.engine,
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

/** A passkey is bound to a name, and browsers take no number for one. */
function passkeyOriginOf(publicUrl: string): string | null {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, "")) === 0 ? origin : null;
}
