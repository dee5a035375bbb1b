import { isSiteLanguage, trialLinks } from "@curie/contract";
import { Suspense } from "react";
import { BrowserRouter, Navigate, Outlet, Route, Routes, useParams } from "react-router";
import { useApplication } from "#lib/session.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { FirstFrame } from "./first-frame.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import {
  AbstractWriterPage,
  AccessibilityPage,
  AppFrame,
  ChinaSubscribePage,
  ConfirmPage,
  ConsolePage,
  DemoFapiaoPage,
  EditingPage,
  FapiaoPage,
  ForgotPage,
  FrontPage,
  GroupDiscountPage,
  GroupPage,
  HelpPage,
  JournalProfilesPage,
  MailboxPage,
  OrderPage,
  OrdersPage,
  PaymentPage,
  PlanPage,
  PrivacyPage,
  ProfilePage,
  PurchasePage,
  ReportPage,
  ResetPage,
  SamplePage,
  SecurityPage,
  SidesPage,
  SignInPage,
  SignUpPage,
  SubscribePage,
  SubscriptionResultPage,
  SurveyPage,
  TermListsPage,
  TermsPage,
  TokensPage,
  TranslationPage,
  TrialPage,
  VerifyPage,
} from "./pages.ts";
import { Root } from "./root.tsx";
import { SessionGate } from "./session-gate.tsx";

/** The services under /rubriq; the same with and without a language before them. */
const services = (
  <>
    <Route index element={<EditingPage />} />
    <Route path="editing" element={<EditingPage />} />
    <Route path="editing/:identity/report" element={<ReportPage />} />
    <Route path="translation" element={<TranslationPage />} />
    <Route path="translation/:identity/sides" element={<SidesPage />} />
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
        <Route path="profile/tokens" element={<TokensPage />} />
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
        <Suspense fallback={<FirstFrame />}>
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
