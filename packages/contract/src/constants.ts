/**
 * Every limit and interval of the specification (section 9) and of its decided gaps, by name.
 * Units stand in the names. The numbers are product decisions; the gap that took them is named.
 */
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export const editingMaxWords = 25_000;
export const translationMaxWords = 12_000;

/** G-18. */
export const uploadMaxBytes = 30 * 1024 * 1024;

/** S49: one start and twelve repetitions. */
export const wordCountRetries = 12;
export const wordCountRetryMs = 5 * second;

/** G-58: while something is processing, ask every 5 s in the first minute, then every 15 s. */
export const statusPollFastMs = 5 * second;
export const statusPollSlowMs = 15 * second;
export const statusPollFastForMs = minute;
/** G-58: after this long an honest note stands beside the document. */
export const longWaitMs = 30 * minute;
/** S211: how many documents one status request may name. */
export const statusPollMaxIdentities = 100;

/** G-66. */
export const documentsPageSize = 10;
export const paginationMaxLinks = 10;

/** G-13: accepted starts per person in a rolling hour. */
export const editStartsPerHour = 10;
export const rollingHourMs = hour;

/** G-10: the Starter plan, until the catalogue says otherwise. */
export const starterTrialDays = 7;
export const starterEdits = 5;
export const starterTranslations = 0;

/** G-59. */
export const relativeTimeRefreshMs = minute;

/** G-63: days a file is kept; 0 means until the first download. */
export const retentionChoicesDays = [90, 30, 0] as const;
export const defaultRetentionDays = 90;

/** An upload that nobody started is forgotten after a day. */
export const unusedUploadMs = day;

/** G-1. */
export const sessionDays = 14;
export const passwordMinLength = 10;
export const passwordMaxLength = 128;
export const confirmationHours = 24;
export const passwordResetHours = 1;

export const dayMs = day;

/** Currencies a person may choose, ISO 4217. */
export const currencies = ["USD", "EUR", "GBP", "JPY", "CNY", "BRL"] as const;

/** G-39. */
export const upsellDiscountPercent = 15;
