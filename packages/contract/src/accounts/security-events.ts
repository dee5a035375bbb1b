/**
 * What happens to an account that its owner or an operator may have to know (OWASP ASVS 5.0, chapter 16).
 * The names stand in the log and in the table; a name that was used once keeps its meaning.
 */
export const securityEventNames = [
  "sign-in-passed",
  "sign-in-unusual",
  "sign-in-failed",
  "second-step-failed",
  "recovery-code-used",
  "sign-up-asked",
  "email-confirmed",
  "password-reset-asked",
  "password-reset-done",
  "password-changed",
  "password-change-failed",
  "reauthentication-failed",
  "two-step-on",
  "two-step-off",
  "recovery-codes-renewed",
  "passkey-added",
  "passkey-removed",
  "passkey-refused",
  "api-token-created",
  "api-token-revoked",
  "sessions-ended",
  "data-exported",
  "account-closed",
  "rate-limit-met",
] as const;
export type SecurityEventName = (typeof securityEventNames)[number];

/** How long an event is kept for the person it is about, in days. */
export const securityEventDays = 180;
/** Events on one page of the list. */
export const securityEventsPageSize = 20;
