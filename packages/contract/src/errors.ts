import type { ErrorMap } from "@orpc/contract";

/**
 * Every failure that a caller may expect, with the HTTP status it travels under.
 * The wire carries code, params and request id; the messages stand in the locale files, where a
 * code without a message in all five languages fails `npm run check`.
 */
export const errorStatuses = {
  // everywhere
  "not-signed-in": 401,
  forbidden: 403,
  "request-not-from-this-site": 403,
  "not-found": 404,
  "invalid-input": 400,
  "too-many-requests": 429,
  "internal-error": 500,
  "server-stopping": 503,
  "temporarily-unavailable": 503,
  "storage-full": 507,
  "not-ready": 503,

  // accounts
  "accounts.wrong-credentials": 401,
  "accounts.email-not-confirmed": 403,
  "accounts.link-not-valid": 400,
  "accounts.password-common": 400,
  "accounts.password-about-you": 400,
  "accounts.password-simple-pattern": 400,
  "accounts.no-password": 409,
  "accounts.sign-in-again": 403,
  "accounts.session-not-found": 404,
  "accounts.second-step-wrong": 401,
  "accounts.two-step-on": 409,
  "accounts.two-step-off": 409,
  "accounts.passkey-not-known": 401,
  "accounts.passkey-not-added": 400,
  "accounts.passkey-not-found": 404,
  "accounts.too-many-passkeys": 409,
  "accounts.too-many-tokens": 409,
  "accounts.token-not-found": 404,
  "accounts.password-needed": 403,
  "accounts.provider-email-not-confirmed": 403,
  "accounts.provider-email-missing": 403,
  "accounts.provider-sign-in-failed": 401,

  // the public API and its tokens
  "api.token-missing": 401,
  "api.token-not-valid": 401,
  "api.token-expired": 401,
  "api.scope-missing": 403,
  "api.idempotency-key-reused": 422,
  "api.already-started": 409,

  // documents: what may be wrong with an upload
  "file-upload-error": 400,
  "documents.no-file": 400,
  "documents.more-than-one-file": 400,
  "documents.file-empty": 400,
  "documents.file-too-large": 413,
  "documents.file-type-not-accepted": 415,
  "documents.file-name-not-accepted": 400,
  "documents.upload-interrupted": 400,
  "documents.too-many-uploads": 429,
  "documents.not-found": 404,
  "documents.not-completed": 409,
  "documents.not-failed": 409,
  "documents.files-removed": 410,
  "documents.file-missing": 410,
  "documents.took-too-long": 422,

  // documents: what may be wrong inside a file (the codes of @curie/docx)
  "not-a-word-file": 415,
  "legacy-word-file": 415,
  "other-office-file": 415,
  "macro-enabled": 415,
  encrypted: 422,
  "protected-document": 422,
  "imported-file": 422,
  "archive-bomb": 422,
  "unsafe-file": 422,
  corrupt: 422,
  "too-large": 422,

  // editing: the codes of the specification, section 8
  "word-count-not-received": 409,
  "automated-edit-not-available": 503,
  "digital-edit-limit-exceeded": 403,
  "maximum-automated-edits-reached": 429,
  "digital-editing-exceeds-max-word-count": 422,
  "editing.engine-stopped": 500,
  "editing.took-too-long": 500,
  "editing.engine-not-available": 503,
  "editing.strength-not-available": 409,
  "editing.target-not-shorter": 409,
  "editing.no-report": 404,
  "editing.too-many-samples": 429,
  "editing.decisions-change-value": 409,
  "journal-profiles.not-found": 404,
  "journal-profiles.only-admin-changes": 403,
  "journal-profiles.refused": 422,
  "journal-profiles.too-many": 409,
  "journal-profiles.changed-elsewhere": 409,
  "editing.previous-not-kept": 409,

  // translation: the codes of the specification, section 8
  "digital-ordering-not-available": 403,
  "digital-translations-word-count-exceeded": 422,
  "translation.engine-not-available": 503,
  "translation.engine-stopped": 500,
  "translation.took-too-long": 500,
  "translation.nothing-to-translate": 422,

  // lists of terms
  "terms.not-found": 404,
  "terms.only-admin-changes": 403,
  "terms.entry-refused": 422,
  "terms.already-listed": 409,
  "terms.list-full": 409,
  "terms.file-refused": 422,

  // abstracts; the first is a key of the specification (S157)
  "abstract-title-missing": 400,
  "abstracts.max-length-not-valid": 400,
  "abstracts.too-long": 400,
  "abstracts.not-found": 404,
  "abstracts.too-many": 409,
  "abstracts.changed-elsewhere": 409,
  "abstracts.not-confirmed": 409,
  "abstracts.already-confirmed": 409,
  "abstracts.check-busy": 503,

  // plans: free trials and preferred groups (G-24, G-25, G-27)
  "plans.trial-already-used": 409,
  "plans.trial-not-offered": 409,
  "plans.trial-needs-code": 409,
  "plans.no-trial": 409,
  "plans.group-code-invalid": 404,
  "plans.group-code-expired": 410,
  "plans.group-link-expired": 410,
  "plans.group-code-taken": 409,
  "plans.group-full": 409,
  "plans.group-already-member": 409,
  "plans.no-group": 409,
  "plans.incompatible-plan": 409,
  "plans.currency-fixed": 409,

  // billing
  "billing.not-available": 503,
  "billing.provider-not-reachable": 503,
  "billing.duplicate-plan": 409,
  "billing.purchase-pending": 409,
  "billing.plan-not-offered": 404,
  "billing.no-subscription": 409,
  "billing.currency-missing": 409,
  "billing.digital-editing-not-allowed": 403,
  "billing.payment-method-not-offered": 400,
  "billing.payment-declined": 402,
  "billing.voucher-not-valid": 409,
  "billing.receipt-not-found": 404,
  "billing.no-receipt": 409,

  // fapiao (G-49 to G-54)
  "fapiao.not-available": 404,
  "fapiao.not-eligible": 409,
  "fapiao.already-requested": 409,
  "fapiao.refused": 422,
  "fapiao.not-found": 404,
  "fapiao.not-issued": 409,
  "fapiao.not-cancellable": 409,
  "fapiao.cancellation-refused": 409,
  "fapiao.issuer-not-reachable": 502,

  // promotions: what may be wrong with a picture (G-32)
  "promotions.picture-not-accepted": 415,
  "promotions.picture-too-large": 413,
  "promotions.picture-dimensions": 422,
  "promotions.too-many-pictures": 409,

  // human editing (G-39, G-40)
  "human-editing.not-found": 404,
  "human-editing.not-a-draft": 409,
  "human-editing.form-incomplete": 409,
  "human-editing.choice-not-offered": 409,
  "human-editing.price-changed": 409,
  "human-editing.files-removed": 410,
  "human-editing.not-now": 409,
  "human-editing.editor-not-found": 404,

  // partners: the preprints server (G-80)
  "partners.identity-unknown": 404,
  "partners.identity-taken": 409,
  "partners.not-reachable": 502,

  // staff: the console of operators and editors
  "staff.email-taken": 409,
  "staff.last-operator": 409,
  "staff.plan-renews": 409,
  "staff.wrong-confirmation": 400,
  "staff.nothing-to-refund": 409,
  "staff.offer-not-current": 409,
  "staff.provider-identity-taken": 409,
  "staff.price-list-refused": 422,
  "staff.price-list-changed": 409,

  // demo: the demo console
  "demo.clock-out-of-reach": 422,
  "demo.clock-not-movable": 409,
} as const;

export type ErrorCode = keyof typeof errorStatuses;
/** Failures after which the same call may be made again by itself, and the seconds to wait before that. */
export const retryAfterSeconds: Partial<Record<ErrorCode, number>> = {
  "temporarily-unavailable": 2,
  "storage-full": 60,
};
export const errorCodes = Object.keys(errorStatuses) as ErrorCode[];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(errorStatuses, value);
}

/** What a sentence needs besides its code: numbers, instants (ISO), names. Never document text. */
export type ErrorParams = Record<string, string | number | readonly string[]>;

/** The body of every refusal. */
export type ErrorBody = { code: ErrorCode; params: ErrorParams; requestId: string };

/** Declares the codes an endpoint may answer with. */
export function errors<Code extends ErrorCode>(...codes: Code[]): Record<Code, ErrorMap[string]> {
  const map = {} as Record<Code, ErrorMap[string]>;
  for (const code of codes) map[code] = { status: errorStatuses[code] };
  return map;
}
