import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, NavLink, Outlet, useLocation } from "react-router";
import { SurveyInvitation } from "#features/feedback/components/survey-invitation.tsx";
import { PreprintsConnection } from "#features/partners/components/preprints-connection.tsx";
import { PlanBanner } from "#features/plans/components/plan-banner.tsx";
import { hasJustPaid } from "#features/plans/model.ts";
import { withMessages } from "#lib/i18n.ts";
import { isSamePage } from "#lib/same-page.ts";
import { useApplication, useUser } from "#lib/session.ts";
import { LanguageMenu } from "#ui/menus/language-menu.tsx";
import { PageSideContent } from "#ui/page/page-side.tsx";
import { SkipLink } from "#ui/page/skip-link.tsx";
import { Wordmark } from "#ui/page/wordmark.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { AccountMenu, SmallScreenMenu } from "./account-menu.tsx";
import classes from "./app-frame.module.css";

import { LaunchNotice } from "./launch-notice.tsx";
import { ServiceTabs, useServicesBase } from "./service-tabs.tsx";

const PromotionSlot = lazy(async () => ({
  default: (await import("#features/promotions/components/promotion-slot.tsx")).PromotionSlot,
}));
const PurchaseThanks = lazy(async () => ({
  default: (
    await withMessages(import("#features/billing/components/purchase-thanks.tsx"), "billing")
  ).PurchaseThanks,
}));
const promoted = (
  <Suspense fallback={null}>
    <PromotionSlot />
  </Suspense>
);

/** What stands around every page but the sign-in ones. */
export function AppFrame({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const user = useUser();
  const { state } = useLocation();
  const home = useServicesBase();
  const main = useRef<HTMLElement>(null);
  useFocusAfterNavigation(main);

  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.head}>
        <div className={`${classes.wrap} ${classes.bar}`}>
          <Wordmark to={user ? home : "/"} />
          {user && <ServiceTabs />}
          <div className={classes.right}>{user ? <SignedInLinks /> : <SignedOutLinks />}</div>
        </div>
      </header>
      {user && <PlanBanner />}
      <main id="main" className={classes.main} ref={main} tabIndex={-1}>
        <PageSideContent side={user && promoted}>
          <div className={classes.wrap}>
            {/* The frame stands while a page is on its way; from page to page the one before stays until then. */}
            <Suspense fallback={<ContentSkeleton label={t("loading")} />}>
              {/* With the page, so that nothing moves away under a hand that presses it. */}
              {user && hasJustPaid(state) && <PurchaseThanks />}
              {children ?? <Outlet />}
            </Suspense>
          </div>
        </PageSideContent>
      </main>
      <Foot />
      {user && (
        <>
          <LaunchNotice />
          <PreprintsConnection />
          <SurveyInvitation />
        </>
      )}
    </div>
  );
}

function SignedInLinks() {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes.wide}>
        <NavLink className={classes.link ?? ""} to="/rubriq/invoices">
          {t("orders")}
        </NavLink>
        <NavLink className={classes.link ?? ""} to="/rubriq/plan">
          {t("my-plan")}
        </NavLink>
        <LanguageMenu />
      </span>
      <AccountMenu />
      <span className={classes.narrow}>
        <SmallScreenMenu />
      </span>
    </>
  );
}

function SignedOutLinks() {
  const { t } = useTranslation();
  return (
    <>
      <LanguageMenu />
      <Link className={classes.link} to="/sign-in">
        {t("sign-in")}
      </Link>
    </>
  );
}

function Foot() {
  const { t } = useTranslation();
  const { companyShortName: company, staysOnThisServer, demo } = useApplication();
  const nobodyElse = company === "Curie";
  const sentence = staysOnThisServer
    ? t(nobodyElse ? "foot-stays-own" : "foot-stays", { company })
    : t(nobodyElse ? "foot-own" : "foot", { company });
  return (
    <footer className={classes.foot}>
      <div className={`${classes.wrap} ${classes.footRow}`}>
        <span>{sentence}</span>
        <nav aria-label={t("about-this-site")}>
          <ul className={classes.footLinks}>
            {demo && (
              <>
                <li>
                  <Link to="/demo">{t("demo-console")}</Link>
                </li>
                <li>
                  <Link to="/demo/mailbox">{t("mailbox")}</Link>
                </li>
              </>
            )}
            <li>
              <Link to="/privacy">{t("privacy")}</Link>
            </li>
            <li>
              <Link to="/help">{t("help")}</Link>
            </li>
            <li>
              <Link to="/accessibility">{t("accessibility")}</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}

/** After a change of page the focus stands at its beginning; a change of language or view leaves it alone. */
function useFocusAfterNavigation(main: { current: HTMLElement | null }): void {
  const { pathname, search, state } = useLocation();
  const page = `${pathname.replace(/^\/[^/]+(?=\/rubriq)/, "")}${search}`;
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (!isSamePage(state)) main.current?.focus({ preventScroll: true });
  }, [page, state, main]);
}
