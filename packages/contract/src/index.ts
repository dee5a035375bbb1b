/**
 * What server and web agree on: schemas, endpoints, error codes, constants. A schema and its type
 * share a name. Nothing here reads or writes; both sides import the same values.
 */
import { abstracts } from "./abstracts.ts";
import { accountSecurity } from "./account-security.ts";
import { accounts } from "./accounts.ts";
import { billing, billingStreams } from "./billing.ts";
import { contact } from "./contact.ts";
import { demo } from "./demo.ts";
import { documentStreams, documents } from "./documents.ts";
import { editing, editingStreams } from "./editing.ts";
import { feedback } from "./feedback.ts";
import { notices } from "./notices.ts";
import { orders } from "./orders.ts";
import { partners } from "./partners.ts";
import { passkeys } from "./passkeys.ts";
import { plans } from "./plans.ts";
import { system } from "./system.ts";
import { translation, translationStreams } from "./translation.ts";

export * from "./abstract-route.ts";
export * from "./abstract-steps.ts";
export * from "./abstract-text.ts";
export * from "./abstracts.ts";
export * from "./access.ts";
export * from "./account-security.ts";
export * from "./accounts.ts";
export * from "./billing.ts";
export * from "./calendar.ts";
export * from "./catalogue.ts";
export * from "./change-report.ts";
export * from "./constants.ts";
export * from "./contact.ts";
export * from "./demo.ts";
export * from "./documents.ts";
export * from "./edit-reasons.ts";
export * from "./editing.ts";
export * from "./errors.ts";
export * from "./feedback.ts";
export * from "./flags.ts";
export * from "./flows.ts";
export { Identity, Instant } from "./http.ts";
export * from "./locales.ts";
export * from "./money.ts";
export * from "./name-characters.ts";
export * from "./notices.ts";
export * from "./orders.ts";
export * from "./partners.ts";
export * from "./passkeys.ts";
export * from "./plain-names.ts";
export * from "./plan-state.ts";
export * from "./plans.ts";
export * from "./prices.ts";
export * from "./return-path.ts";
export * from "./security-events.ts";
export * from "./sign-in-failures.ts";
export * from "./survey.ts";
export * from "./system.ts";
export * from "./translation.ts";

/** Every call that travels as JSON. */
export const contract = {
  system,
  accounts,
  accountSecurity,
  passkeys,
  notices,
  plans,
  documents,
  editing,
  translation,
  abstracts,
  billing,
  orders,
  feedback,
  partners,
  contact,
  demo,
};

/** Calls whose bodies stream. */
export const streams = {
  documents: documentStreams,
  editing: editingStreams,
  translation: translationStreams,
  billing: billingStreams,
};
