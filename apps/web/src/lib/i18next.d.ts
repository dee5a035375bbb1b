import "i18next";
import type { EnglishMessages } from "@curie/locales";
import type { EnglishStaffMessages } from "@curie/locales/staff";
import type { EnglishEntryMessages } from "@curie/locales/staff-entry";

declare module "i18next" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can add to the library's own.
  interface CustomTypeOptions {
    defaultNS: "app";
    keySeparator: false;
    nsSeparator: ":";
    resources: EnglishMessages & EnglishStaffMessages & EnglishEntryMessages;
  }
}
