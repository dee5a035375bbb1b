import { type ComponentType, lazy } from "react";
import { withMessages } from "#lib/i18n.ts";
import type { Namespace } from "#lib/messages.ts";
import { firstMessages } from "./first-messages.ts";
import { isEditingPath } from "./paths.ts";

/*
 * Every page with the namespaces of messages that it says beside `app`. Code and messages of a page
 * arrive when it is opened; what a page opens later may bring its own (`withMessages`).
 */
export const AppFrame = page(
  firstMessages.frame,
  async () => (await import("./app-frame.tsx")).AppFrame,
);
export const FrontPage = page(
  firstMessages.front,
  async () => (await import("./front/front-page.tsx")).FrontPage,
);
export const EditingPage = page(
  firstMessages.editing,
  async () => (await import("#features/editing/editing-page.tsx")).EditingPage,
);
export const ReportPage = page(
  ["report", "reasons", "documents"],
  async () => (await import("#features/editing/report/report-page.tsx")).ReportPage,
);
export const VerifyPage = page(
  ["report"],
  async () => (await import("#features/editing/verify/verify-page.tsx")).VerifyPage,
);
export const SamplePage = page(
  ["report", "reasons", "editing"],
  async () => (await import("#features/editing/sample/sample-page.tsx")).SamplePage,
);
export const TranslationPage = page(
  ["translation", "documents", "plans"],
  async () => (await import("#features/translation/translation-page.tsx")).TranslationPage,
);
export const SidesPage = page(
  ["translation"],
  async () => (await import("#features/translation/sides-page.tsx")).SidesPage,
);
export const AbstractWriterPage = page(
  ["abstracts", "errors"],
  async () => (await import("#features/abstracts/abstract-writer-page.tsx")).AbstractWriterPage,
);
export const PlanPage = page(
  ["plans"],
  async () => (await import("#features/plans/plan-page.tsx")).PlanPage,
);
export const SubscribePage = page(
  ["billing", "plans"],
  async () => (await import("#features/billing/subscribe-page.tsx")).SubscribePage,
);
export const PurchasePage = page(
  ["billing", "plans"],
  async () => (await import("#features/billing/purchase-page.tsx")).PurchasePage,
);
export const ChinaSubscribePage = page(
  ["billing", "plans", "accounts"],
  async () => (await import("#features/billing/china-subscribe-page.tsx")).ChinaSubscribePage,
);
export const SubscriptionResultPage = page(
  ["billing"],
  async () =>
    (await import("#features/billing/subscription-result-page.tsx")).SubscriptionResultPage,
);
export const PaymentPage = page(
  ["billing", "plans", "accounts"],
  async () => (await import("#features/billing/payment-page.tsx")).PaymentPage,
);
export const TermsPage = page(
  ["billing"],
  async () => (await import("#features/billing/terms-page.tsx")).TermsPage,
);
export const TrialPage = page(
  ["plans"],
  async () => (await import("#features/plans/trial-page.tsx")).TrialPage,
);
export const OrdersPage = page(
  ["orders", "fapiao", "plans", "human-editing"],
  async () => (await import("./whole-orders-page.tsx")).WholeOrdersPage,
);
export const FapiaoPage = page(
  ["fapiao", "orders", "plans"],
  async () => (await import("#features/fapiao/fapiao-page.tsx")).FapiaoPage,
);
export const OrderPage = page(
  ["human-editing", "billing", "accounts", "documents"],
  async () => (await import("#features/human-editing/order-page.tsx")).OrderPage,
);
export const ProfilePage = page(
  ["accounts", "documents", "partners"],
  async () => (await import("./whole-profile-page.tsx")).WholeProfilePage,
);
export const SecurityPage = page(
  ["accounts"],
  async () => (await import("#features/accounts/security/security-page.tsx")).SecurityPage,
);
export const TokensPage = page(
  ["tokens", "accounts"],
  async () => (await import("#features/accounts/tokens/tokens-page.tsx")).TokensPage,
);
export const TermListsPage = page(
  ["terms", "documents"],
  async () => (await import("#features/terms/term-lists-page.tsx")).TermListsPage,
);
export const JournalProfilesPage = page(
  ["checks"],
  async () =>
    (await import("#features/editing/profiles/journal-profiles-page.tsx")).JournalProfilesPage,
);
export const SignInPage = page(
  firstMessages.signIn,
  async () => (await import("#features/accounts/sign-in-page.tsx")).SignInPage,
);
export const SignUpPage = page(
  ["accounts"],
  async () => (await import("#features/accounts/sign-up-page.tsx")).SignUpPage,
);
export const ForgotPage = page(
  ["accounts"],
  async () => (await import("#features/accounts/forgot-page.tsx")).ForgotPage,
);
export const ResetPage = page(
  ["accounts"],
  async () => (await import("#features/accounts/reset-page.tsx")).ResetPage,
);
export const ConfirmPage = page(
  ["accounts"],
  async () => (await import("#features/accounts/confirm-page.tsx")).ConfirmPage,
);
export const SurveyPage = page(
  ["feedback"],
  async () => (await import("#features/feedback/survey-page.tsx")).SurveyPage,
);
export const GroupDiscountPage = page(
  ["contact", "accounts"],
  async () => (await import("#features/contact/group-discount-page.tsx")).GroupDiscountPage,
);
export const GroupPage = page(
  ["plans"],
  async () => (await import("#features/plans/group-page.tsx")).GroupPage,
);
export const PrivacyPage = page([], async () => (await import("./privacy-page.tsx")).PrivacyPage);
export const HelpPage = page(
  ["contact", "accounts"],
  async () => (await import("./help-page.tsx")).HelpPage,
);
export const AccessibilityPage = page(
  [],
  async () => (await import("./accessibility-page.tsx")).AccessibilityPage,
);
export const ConsolePage = page(
  ["demo", "plans", "errors"],
  async () => (await import("#features/demo/console-page.tsx")).ConsolePage,
);
export const DemoFapiaoPage = page(
  ["demo", "fapiao"],
  async () => (await import("#features/demo/fapiao-page.tsx")).DemoFapiaoPage,
);
export const MailboxPage = page(
  ["demo"],
  async () => (await import("#features/demo/mailbox-page.tsx")).MailboxPage,
);

/** The code of a page arrives when the page is opened, or a moment before. */
function page<Props extends object>(
  namespaces: readonly Namespace[],
  load: () => Promise<ComponentType<Props>>,
) {
  const preload = () => withMessages(load(), ...namespaces);
  return Object.assign(
    lazy(async () => ({ default: await preload() })),
    { preload },
  );
}

/** Pages that many visits begin with, each with the addresses that open it. */
const firstPages: readonly [RegExp, { preload(): Promise<unknown> }][] = [
  [/^\/$/, FrontPage],
  [/^\/sample\/?$/, SamplePage],
  [/\/rubriq\/editing\/[^/]+\/report\/?$/, ReportPage],
  [/\/rubriq\/translation\/?$/, TranslationPage],
  [/\/rubriq\/abstract-writer(\/|$)/, AbstractWriterPage],
  [/^\/rubriq\/plan\/?$/, PlanPage],
];

/** Fetches the code of the page that opens together with session and messages. */
export function preloadFirstPage(path: string): void {
  if (path === "/sign-in") {
    SignInPage.preload();
    return;
  }
  AppFrame.preload();
  const first = firstPages.find(([address]) => address.test(path))?.[1];
  if (first) first.preload();
  else if (isEditingPath(path)) EditingPage.preload();
}
