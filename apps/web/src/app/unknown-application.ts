import { flagDefaults, type Locale, locales } from "@curie/contract";

function sameForAll(url: string): Record<Locale, string> {
  return Object.fromEntries(locales.map((locale) => [locale, url])) as Record<Locale, string>;
}

/** What a page is shown for when the server does not say: nothing can be bought, nothing is claimed. */
export const unknownApplication = () => ({
  application: {
    identity: "default",
    companyShortName: "Curie",
    contact: null,
    siteLanguage: "en" as const,
    projectEnvironmentName: "unknown",
    allowsDigitalEditing: true,
    // Nothing can be bought without an answer either.
    paymentProvider: {
      vendorId: 1,
      scriptUrl: "",
      scriptUrlv2: "",
      clientToken: "",
      environment: "sandbox" as const,
      customerPaddleId: null,
    },
    groupDiscountUrls: { china: "/", restOfWorld: "/" },
    surveyUrls: sameForAll("/"),
    // Claims need proof; without an answer there is none.
    staysOnThisServer: false,
    editing: {
      engine: "local" as const,
      strengths: ["proofread" as const],
      staysOnThisServer: false,
    },
    demo: false,
    passkeyOrigin: null,
    signInProviders: [],
  },
  flags: flagDefaults,
  now: new Date().toISOString(),
});
