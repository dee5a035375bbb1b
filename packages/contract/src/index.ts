/**
 * What server and web agree on: schemas, endpoints, error codes, constants. A schema and its type
 * share a name. Nothing here reads or writes; both sides import the same values.
 */
import { abstracts } from "./abstracts/abstracts.ts";
import { accountSecurity } from "./accounts/account-security.ts";
import { accounts } from "./accounts/accounts.ts";
import { apiTokens } from "./accounts/api-tokens.ts";
import { passkeys } from "./accounts/passkeys.ts";
import { billing, billingStreams } from "./billing/billing.ts";
import { orders } from "./billing/orders.ts";
import { demo } from "./demo.ts";
import { documentStreams, documents } from "./documents/documents.ts";
import { editing, editingStreams } from "./documents/editing.ts";
import { journalProfiles } from "./documents/journal-profiles.ts";
import { translation, translationStreams } from "./documents/translation.ts";
import { fapiao, fapiaoStreams } from "./fapiao/fapiao.ts";
import { contact } from "./feedback/contact.ts";
import { feedback } from "./feedback/feedback.ts";
import { notices } from "./feedback/notices.ts";
import { humanEditing, humanEditingStreams } from "./human-editing/human-editing.ts";
import { partners } from "./partners.ts";
import { plans } from "./plans/plans.ts";
import { promotions } from "./promotions.ts";
import { system } from "./system.ts";
import { termStreams, terms } from "./terms/terms.ts";

export * from "./abstracts/abstract-route.ts";
export * from "./abstracts/abstract-steps.ts";
export * from "./abstracts/abstract-text.ts";
export * from "./abstracts/abstracts.ts";
export * from "./accounts/account-security.ts";
export * from "./accounts/accounts.ts";
export * from "./accounts/api-tokens.ts";
export * from "./accounts/name-characters.ts";
export * from "./accounts/passkeys.ts";
export * from "./accounts/plain-names.ts";
export * from "./accounts/return-path.ts";
export * from "./accounts/security-events.ts";
export * from "./accounts/sign-in-failures.ts";
export * from "./billing/billing.ts";
export * from "./billing/money.ts";
export * from "./billing/orders.ts";
export * from "./billing/prices.ts";
export * from "./billing/product-types.ts";
export * from "./calendar.ts";
export * from "./constants.ts";
export * from "./demo.ts";
export * from "./documents/change-report.ts";
export * from "./documents/decisions.ts";
export * from "./documents/documents.ts";
export * from "./documents/edit-reasons.ts";
export * from "./documents/editing.ts";
export * from "./documents/journal-profiles.ts";
export * from "./documents/statements.ts";
export * from "./documents/strength.ts";
export * from "./documents/submission-check.ts";
export * from "./documents/translation.ts";
export * from "./documents/versions.ts";
export * from "./errors.ts";
export * from "./fapiao/fapiao.ts";
export * from "./fapiao/fapiao-rules.ts";
export * from "./fapiao/tax-number.ts";
export * from "./feedback/contact.ts";
export * from "./feedback/feedback.ts";
export * from "./feedback/notices.ts";
export * from "./feedback/survey.ts";
export * from "./flags.ts";
export { Identity, Instant } from "./http.ts";
export * from "./human-editing/human-editing.ts";
export * from "./human-editing/human-order-rules.ts";
export * from "./human-editing/price-tier-rules.ts";
export * from "./locales.ts";
export * from "./partners.ts";
export * from "./plans/access.ts";
export * from "./plans/catalogue.ts";
export * from "./plans/flows.ts";
export * from "./plans/plan-state.ts";
export * from "./plans/plans.ts";
export * from "./promotion-rules.ts";
export * from "./promotions.ts";
export * from "./staff/access.ts";
export * from "./staff/acts.ts";
export * from "./staff/audit.ts";
export * from "./staff/catalogue.ts";
export * from "./staff/fapiao.ts";
export * from "./staff/flags.ts";
export * from "./staff/groups.ts";
export * from "./staff/human-orders.ts";
export * from "./staff/members.ts";
export * from "./staff/money.ts";
export * from "./staff/people.ts";
export * from "./staff/promotions.ts";
export * from "./staff/session.ts";
export * from "./staff/staff.ts";
export * from "./staff/working.ts";
export * from "./system.ts";
export * from "./terms/terms.ts";
export * from "./v1/access.ts";
export * from "./v1/v1.ts";

/** Every call that travels as JSON. */
export const contract = {
  system,
  accounts,
  accountSecurity,
  passkeys,
  apiTokens,
  notices,
  plans,
  documents,
  editing,
  journalProfiles,
  translation,
  terms,
  abstracts,
  billing,
  orders,
  fapiao,
  humanEditing,
  feedback,
  promotions,
  partners,
  contact,
  demo,
};

/** Calls whose bodies stream. */
export const streams = {
  documents: documentStreams,
  editing: editingStreams,
  translation: translationStreams,
  terms: termStreams,
  billing: billingStreams,
  fapiao: fapiaoStreams,
  humanEditing: humanEditingStreams,
};
