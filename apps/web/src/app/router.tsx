import { isSiteLanguage, trialLinks } from "@curie/contract";
import { type ComponentType, lazy, Suspense } from "react";
import { BrowserRouter, Navigate, Outlet, Route, Routes, useParams } from "react-router";
import { showReportMessages, showTermMessages } from "#lib/i18n.ts";
import { useApplication } from "#lib/session.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { isEditingPath } from "./paths.ts";
import { Root } from "./root.tsx";
import { SessionGate } from "./session-gate.tsx";

const load = {
  frame: async () => (await import("./app-frame.tsx")).AppFrame,
  front: async () => (await import("./front/front-page.tsx")).FrontPage,
  editing: async () => (await import("#features/editing/editing-page.tsx")).EditingPage,
  report: async () => {
    const [{ ReportPage }] = await Promise.all([
      import("#features/editing/report/report-page.tsx"),
      showReportMessages(),
    ]);
    return ReportPage;
  },
  verify: async () => {
    const [{ VerifyPage }] = await Promise.all([
      import("#features/editing/verify/verify-page.tsx"),
      showReportMessages(),
    ]);
    return VerifyPage;
  },
  sample: async () => {
    const [{ SamplePage }] = await Promise.all([
      import("#features/editing/sample/sample-page.tsx"),
      showReportMessages(),
    ]);
    return SamplePage;
  },
  translation: async () =>
    (await import("#features/translation/translation-page.tsx")).TranslationPage,
  abstractWriter: async () =>
    (await import("#features/abstracts/abstract-writer-page.tsx")).AbstractWriterPage,
  plan: async () => (await import("#features/plans/plan-page.tsx")).PlanPage,
  subscribe: async () => (await import("#features/billing/subscribe-page.tsx")).SubscribePage,
  purchase: async () => (await import("#features/billing/purchase-page.tsx")).PurchasePage,
  chinaSubscribe: async () =>
    (await import("#features/billing/china-subscribe-page.tsx")).ChinaSubscribePage,
  subscriptionResult: async () =>
    (await import("#features/billing/subscription-result-page.tsx")).SubscriptionResultPage,
  payment: async () => (await import("#features/billing/payment-page.tsx")).PaymentPage,
  terms: async () => (await import("#features/billing/terms-page.tsx")).TermsPage,
  trial: async () => (await import("#features/plans/trial-page.tsx")).TrialPage,
  orders: async () => (await import("./whole-orders-page.tsx")).WholeOrdersPage,
  fapiao: async () => (await import("#features/fapiao/fapiao-page.tsx")).FapiaoPage,
  order: async () => (await import("#features/human-editing/order-page.tsx")).OrderPage,
  profile: async () => (await import("./whole-profile-page.tsx")).WholeProfilePage,
  security: async () =>
    (await import("#features/accounts/security/security-page.tsx")).SecurityPage,
  termLists: async () => {
    const [{ TermListsPage }] = await Promise.all([
      import("#features/terms/term-lists-page.tsx"),
      showTermMessages(),
    ]);
    return TermListsPage;
  },
  journalProfiles: async () => {
    const [{ JournalProfilesPage }] = await Promise.all([
      import("#features/editing/profiles/journal-profiles-page.tsx"),
      showReportMessages(),
    ]);
    return JournalProfilesPage;
  },
  signIn: async () => (await import("#features/accounts/sign-in-page.tsx")).SignInPage,
  signUp: async () => (await import("#features/accounts/sign-up-page.tsx")).SignUpPage,
  forgot: async () => (await import("#features/accounts/forgot-page.tsx")).ForgotPage,
  reset: async () => (await import("#features/accounts/reset-page.tsx")).ResetPage,
  confirm: async () => (await import("#features/accounts/confirm-page.tsx")).ConfirmPage,
  survey: async () => (await import("#features/feedback/survey-page.tsx")).SurveyPage,
  groupDiscount: async () =>
    (await import("#features/contact/group-discount-page.tsx")).GroupDiscountPage,
  group: async () => (await import("#features/plans/group-page.tsx")).GroupPage,
  privacy: async () => (await import("./privacy-page.tsx")).PrivacyPage,
  help: async () => (await import("./help-page.tsx")).HelpPage,
  accessibility: async () => (await import("./accessibility-page.tsx")).AccessibilityPage,
  demoConsole: async () => (await import("#features/demo/console-page.tsx")).ConsolePage,
  demoFapiao: async () => (await import("#features/demo/fapiao-page.tsx")).DemoFapiaoPage,
  mailbox: async () => (await import("#features/demo/mailbox-page.tsx")).MailboxPage,
};

const AppFrame = page(load.frame);
const FrontPage = page(load.front);
const EditingPage = page(load.editing);
const ReportPage = page(load.report);
const VerifyPage = page(load.verify);
const SamplePage = page(load.sample);
const TranslationPage = page(load.translation);
const AbstractWriterPage = page(load.abstractWriter);
const PlanPage = page(load.plan);
const SubscribePage = page(load.subscribe);
const PurchasePage = page(load.purchase);
const ChinaSubscribePage = page(load.chinaSubscribe);
const SubscriptionResultPage = page(load.subscriptionResult);
const PaymentPage = page(load.payment);
const TermsPage = page(load.terms);
const TrialPage = page(load.trial);
const OrdersPage = page(load.orders);
const FapiaoPage = page(load.fapiao);
const OrderPage = page(load.order);
const ProfilePage = page(load.profile);
const SecurityPage = page(load.security);
const TermListsPage = page(load.termLists);
const JournalProfilesPage = page(load.journalProfiles);
const SignInPage = page(load.signIn);
const SignUpPage = page(load.signUp);
const ForgotPage = page(load.forgot);
const ResetPage = page(load.reset);
const ConfirmPage = page(load.confirm);
const SurveyPage = page(load.survey);
const GroupDiscountPage = page(load.groupDiscount);
const GroupPage = page(load.group);
const PrivacyPage = page(load.privacy);
const HelpPage = page(load.help);
const AccessibilityPage = page(load.accessibility);
const ConsolePage = page(load.demoConsole);
const DemoFapiaoPage = page(load.demoFapiao);
const MailboxPage = page(load.mailbox);

/** The code of a page arrives when the page is opened. */
function page<Props extends object>(loadPage: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadPage() }));
}

/** Fetches the code of the two usual first pages together with session and messages. */
export function preloadFirstPage(path: string): void {
  if (path === "/sign-in") {
    load.signIn();
    return;
  }
  load.frame();
  if (isEditingPath(path)) load.editing();
}

/** The services under /rubriq; the same with and without a language before them. */
const services = (
  <>
    <Route index element={<EditingPage />} />
    <Route path="editing" element={<EditingPage />} />
    <Route path="editing/:identity/report" element={<ReportPage />} />
    <Route path="translation" element={<TranslationPage />} />
    <Route path="abstract-writer/*" element={<AbstractWriterPage />} />
    <Route path="survey" element={<SurveyPage />} />
  </>
);

/** The three summaries before a purchase; keys, so that each begins anew. */
const purchases = (
  <>
    <Route path="plan/subscribe/premium" element={<PurchasePage key="1" variant="premium" />} />
    <Route path="plan/subscribe/freetrial" element={<PurchasePage key="2" variant="trial" />} />
    <Route
      path="plan/subscribe/sn-freetrial"
      element={<PurchasePage key="3" variant="trial-30-days" />}
    />
  </>
);

/** Every address of the application. */
export const routes = (
  <Route element={<Root />}>
    <Route element={<SessionGate />}>
      <Route element={<AppFrame />}>
        <Route path="rubriq">
          {services}
          <Route path="plan" element={<PlanPage />} />
          <Route path="plan/subscribe" element={<SubscribePage />} />
          {purchases}
          <Route path="subscribe" element={<ChinaSubscribePage />} />
          <Route path="subscribe/:receiptCode/:success?" element={<SubscriptionResultPage />} />
          <Route path="payment/:planIdentity" element={<PaymentPage />} />
          <Route path="invoices" element={<OrdersPage />} />
          <Route path="fapiao" element={<FapiaoPage />} />
          <Route path=":receiptCode/fapiao" element={<FapiaoPage />} />
          <Route path="order/:identity" element={<OrderPage />} />
          <Route path="*" element={<Navigate to="/rubriq/editing" replace />} />
        </Route>
        <Route path="researcher/invoices" element={<OrdersPage />} />
        <Route path="profile" element={<ProfilePage />} />
        <Route path="profile/security" element={<SecurityPage />} />
        <Route path="profile/terms" element={<TermListsPage />} />
        <Route path="profile/journals" element={<JournalProfilesPage />} />
        <Route path={trialLinks.world} element={<TrialPage entry="link" />} />
        <Route path={trialLinks.china} element={<TrialPage entry="china-link" />} />
      </Route>
    </Route>
    <Route path=":lang/rubriq" element={<LanguageSegment />}>
      <Route element={<SessionGate />}>
        <Route element={<AppFrame />}>
          {services}
          <Route path="*" element={<ToEditing />} />
        </Route>
      </Route>
    </Route>
    <Route path="sign-in" element={<SignInPage />} />
    <Route path="sign-up" element={<SignUpPage />} />
    <Route path="forgot" element={<ForgotPage />} />
    <Route path="reset" element={<ResetPage />} />
    <Route path="confirm" element={<ConfirmPage />} />
    <Route element={<AppFrame />}>
      <Route index element={<FrontPage />} />
      <Route
        path="group-discount"
        element={<GroupDiscountPage key="world" region="rest-of-world" />}
      />
      <Route
        path="group-discount/china"
        element={<GroupDiscountPage key="china" region="china" />}
      />
      <Route path="group/:token" element={<GroupPage />} />
      <Route path="terms" element={<TermsPage />} />
      <Route path="privacy" element={<PrivacyPage />} />
      <Route path="sample" element={<SamplePage />} />
      <Route path="verify" element={<VerifyPage />} />
      <Route path="help" element={<HelpPage />} />
      <Route path="accessibility" element={<AccessibilityPage />} />
      <Route path="demo" element={<DemoGate />}>
        <Route index element={<ConsolePage />} />
        <Route path="mailbox" element={<MailboxPage />} />
        <Route path="fapiao" element={<DemoFapiaoPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Route>
);

export function Router() {
  return (
    <BrowserRouter>
      <ErrorBoundary>
        <Suspense fallback={null}>
          <Routes>{routes}</Routes>
        </Suspense>
      </ErrorBoundary>
    </BrowserRouter>
  );
}

/** G-2: an unknown language is an unknown address. */
function LanguageSegment() {
  const { lang } = useParams();
  if (isSiteLanguage(lang)) return <Outlet />;
  return (
    <AppFrame>
      <NotFoundPage />
    </AppFrame>
  );
}

/** Outside the demo profile nobody answers these pages. */
function DemoGate() {
  return useApplication().demo ? <Outlet /> : <NotFoundPage />;
}

/** G-3: an unknown tab leads to editing, in the same language. */
function ToEditing() {
  const { lang } = useParams();
  return <Navigate to={`/${lang}/rubriq`} replace />;
}
