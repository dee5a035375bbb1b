/**
 * Every limit and interval of the specification (section 9) and of its decided gaps, by name.
 * Units stand in the names. The numbers are product decisions; the gap that took them is named.
 */
export {
  termFileMaxBytes,
  termKinds,
  termLanguages,
  termMaxLength,
  termProblems,
  termsMax,
  variantsMax,
} from "@curie/language/terms/names";

import { profileNames, sectionNames, statementNames } from "@curie/submission-check/names";
import { profileLimitMax, profileNameMaxLength } from "@curie/submission-check/own-profiles";

/** Of journal profiles of one's own: the longest name, the greatest limit, characters of a file, and how many. */
export const journalProfileNameMaxLength = profileNameMaxLength;
export const journalProfileLimitMax = profileLimitMax;
export const journalProfileFileMaxLength = 20_000;
export const journalProfilesPerOwner = 50;

/** Kinds of journals that a document is checked for; what a finding may name as missing. */
export const checkProfiles = profileNames;
export const checkSections = sectionNames;
export const checkStatements = statementNames;

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export const editingMaxWords = 25_000;
export const translationMaxWords = 12_000;
/** No manuscript is shortened to less. */
export const editTargetMinWords = 100;

/** Characters of a message to the operator. */
export const messageMaxLength = 5000;

export const stylesOfEnglish = ["American English", "British English"] as const;
/** What an author may say their first language is; nothing said is null. */
export const firstLanguages = ["zh", "es", "pt", "ja", "other"] as const;

/** S44: the languages that manuscripts are translated from. */
export const sourceLanguages = ["zh_CN", "es_ES", "pt_BR"] as const;

/** What the proof sheet compares; each value is of the first kind that fits it. */
export const proofKinds = [
  "citation",
  "equation",
  "statistic",
  "percentage",
  "quantity",
  "number",
  "symbol",
  "note",
  "picture",
  "field",
] as const;

/** Why an author may say they do not want a change of their manuscript. */
export const rejectionReasons = ["meaning", "term", "style"] as const;

/** How many changes one request may decide on; more are sent in several. */
/** From so many documents on, a list can be searched and ordered. */
export const documentSearchFrom = 10;
export const documentSearchMaxLength = 200;
export const decisionsMaxAtOnce = 5000;

/** How many rows of the proof sheet one answer holds. */
export const proofPageSize = 200;

/** How many entries of a list of terms one answer holds. */
export const termsPageSize = 50;

/** How many terms are named that did not get their English in a translation. */
export const termsMissedShown = 20;

/** How many refused lines of an imported file are told. */
export const refusedLinesShown = 100;

/** The largest Word file that is taken (G-18). */
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

/** Rows of a page, and links in its pagination before some are left out (G-66). */
export const documentsPageSize = 10;
export const ordersPageSize = 10;
export const paginationMaxLinks = 10;

/** G-13: accepted starts per person in a rolling hour. */
export const editStartsPerHour = 10;
export const rollingHourMs = hour;

/** G-10: the Starter plan as a new installation's catalogue has it. */
export const starterTrialDays = 7;
export const starterEdits = 5;
export const starterTranslations = 0;

/** Translations of a premium plan that includes them (S114). */
export const premiumTranslationsPerMonth = 2;

/** S104: an active premium plan says so from this many days before its end. */
export const renewalNoticeDays = 21;
/** G-20: a plan that will not renew says so once more. */
export const expiryNoticeDays = 7;
/** G-65: days before its end that a trial is announced by mail. */
export const trialEndingNoticeDays = 3;
/** S125: cancelled within so many days of the start counts as cancelled during the trial. */
export const cancelledDuringTrialDays = 32;
/** G-19: access after the first failed renewal. */
export const graceDays = 14;

/** S83: when the product took its present name. Who came later knows no other. */
export const namedCurieAt = "2026-11-01T00:00:00.000Z";

/** S138: asked until the purchase appears. */
export const purchasePollMs = 10 * second;
/** G-31: after this long the page says that it can be left. */
export const purchaseLongWaitMs = 10 * minute;
/** How often, and how many times, a page asks whether a changed plan has arrived (S139). */
export const planUpdatePollMs = 3 * second;
export const planUpdatePolls = 40;
/** G-89: a purchase that the provider does not know by then is taken for failed. */
export const pendingPurchaseMs = 15 * minute;
/** G-78: the provider is asked about one person at most this often. */
export const reconcileEveryMs = 10 * second;

/** Trial links stand outside `/api`; a page of ours requests them in the background (S33, G-27). */
export const trialLinks = { world: "/c/CurieFreeTrial", china: "/c/CurieFreeTrialChina" } as const;
export const trialRedirectMs = 2 * second;
/** After joining a group the page waits so long before it loads again (S122). */
export const groupJoinReloadMs = 2 * second;
/** The fapiao page waits so long before it asks which payments are eligible (S180). */
export const eligiblePaymentsDelayMs = 2 * second;
/** G-49: a payment is eligible for so many days. */
export const fapiaoEligibleDays = 360;
/** G-53: how long the buyer of a special fapiao may take to confirm its reversal. */
export const reversalConfirmationHours = 72;
/** G-53: fapiao that one payment may have in all: one, and one more after a reversal. */
export const fapiaoPerPayment = 2;
/** How often a page asks while a fapiao is being issued or reversed. */
export const fapiaoPollMs = 5 * second;

/** G-24: attempts with a group code per person in an hour. */
export const groupCodeAttempts = 10;
/** G-24: how long the mailed link to the members of a group works. */
export const groupLinkDays = 90;
/** People whom the admin of a group invites by mail in one go. */
export const groupInvitationsAtOnce = 20;

/** Wrong discount codes per person in an hour, before none is looked up any more. */
export const discountCodeAttempts = 20;

/**
 * The survey: days between two that a person sees, uses before the first, the delay after a download,
 * and the time in which further downloads belong to the same message (S77, G-67, G-68).
 */
export const surveyIntervalDays = 90;
export const surveyMinUses = 2;
export const surveyDelayMs = 2 * second;
export const surveySameToastMs = 60 * second;

/** G-37: payments a price may be split into; one everywhere else. */
export const instalmentsByCurrency = { BRL: 6 } as const;

/** "3 minutes ago" is written anew so often (G-59). */
export const relativeTimeRefreshMs = minute;

/** G-63: days a file is kept; 0 means until the first download. */
export const retentionChoicesDays = [90, 30, 0] as const;
export const defaultRetentionDays = 90;

/** An upload that nobody started is forgotten after a day. */
export const unusedUploadMs = day;

/** A session ends so many days after the sign-in, whatever happens (G-1). */
export const sessionDays = 14;
/** A session that nobody used for so long is over, whatever is left of its days (ASVS 7.3.1). */
export const sessionIdleDays = 7;
/** How exactly the last use of a session is known: noting it costs a write, so not every request does. */
export const sessionSeenEveryMs = hour;
export const passwordMinLength = 10;
export const passwordMaxLength = 128;
export const confirmationHours = 24;
export const passwordResetHours = 1;
/** Who has no password here confirms a sensitive change by having signed in a moment ago. */
export const recentSignInMs = 15 * minute;
/** How long the second step may take after the password. */
export const secondStepMs = 10 * minute;
export const recoveryCodeCount = 10;
/** How long adding a passkey, or signing in with one, may take. */
export const passkeyCeremonyMs = 10 * minute;
export const passkeysPerPerson = 20;
export const passkeyNameMaxLength = 60;

/** What a token for the public API may be made for. */
export const apiScopes = ["edit", "translate", "check", "read"] as const;
/** A token ends by itself; its owner chooses after how many days. */
export const apiTokenLifetimesDays = [30, 90, 180, 365] as const;
export const apiTokensPerPerson = 20;
export const apiTokenNameMaxLength = 60;
/** Calls of the public API by one token in a minute, to one process. */
export const apiCallsPerMinute = 120;
/** Documents in one answer of the public API. */
export const apiListMaxSize = 50;
/** How long a key that a start was sent with is remembered. */
export const idempotencyKeyHours = 24;

export const dayMs = day;

/** Currencies a person may choose, ISO 4217. */
export const currencies = ["USD", "EUR", "GBP", "JPY", "CNY", "BRL"] as const;

/** Taken off the price of a human edit after an automatic one (G-39). */
export const upsellDiscountPercent = 15;
/** How long that discount is good (G-39). */
export const upsellDiscountDays = 14;

/** What people write about a human order: a note, a question, an answer. */
export const humanOrderTextMaxLength = 4000;
/** A draft of a human order that nobody pays for is thrown away after so many days. */
export const humanDraftDays = 30;
/** After its delivery the author may ask for changes, once, before the order closes by itself. */
export const humanChangesDays = 14;
/** How long an editor has for that round. */
export const humanChangesDueDays = 3;
/** The files of a human order are kept so long after it closed. */
export const humanOrderFileDays = 90;

/** How far one move of a demonstration's clock may go, in days. */
export const demoClockMaxDays = 366;

/** S160: the greatest maximum length of an abstract, in each unit. */
export const abstractMaxWords = 10_000;
export const abstractMaxCharacters = 80_000;
export const abstractTitleMaxLength = 200;
/** One answer with its formatting, and all six together, in UTF-16 units. */
export const abstractAnswerMaxLength = 100_000;
export const abstractAnswersMaxLength = 200_000;
export const abstractsPerPerson = 200;
export const abstractsPageSize = 10;
/** G-72: an answer is saved this long after the last key. */
export const abstractAutosaveMs = 2 * second;
/** G-76: days that a deleted abstract can be brought back. */
export const deletedAbstractDays = 30;
/** The language check of an answer: its size, how often a person may ask, how long it may wait and work. */
export const languageCheckMaxLength = 20_000;
export const languageCheckMaxParagraphs = 200;
export const languageChecksPerWindow = 60;
export const languageCheckWindowMs = 10 * minute;
export const languageCheckWaitMs = 10 * second;
export const languageCheckWorkMs = 30 * second;

/** A session of the console ends so many hours after the sign-in, and earlier when nobody uses it. */
export const staffSessionHours = 12;
export const staffIdleMinutes = 60;
/** How long the link of an invitation to the console works. */
export const staffInvitationDays = 7;
/** Rows of one page of a list in the console. */
export const staffPageSize = 50;

/** G-32: pictures of promotions: their size, the length of each side, and how many are kept. */
export const promotionPictureMaxBytes = 400 * 1024;
export const promotionPictureMinSide = 120;
export const promotionPictureMaxSide = 2400;
export const promotionPicturesKept = 60;
export const promotionPictureNameMaxLength = 200;
export const promotionLinkMaxLength = 500;

/** Where a mail that a demonstration kept is a page by itself, as mail programs show it. */
export const localMailPath = (identity: string) => `/api/demo/mails/${identity}`;
