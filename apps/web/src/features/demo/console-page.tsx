import type { DemoConsole } from "@curie/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useErrorMessage } from "#lib/failure-message.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { AccountLists } from "./components/account-lists.tsx";
import { ClockPanel } from "./components/clock-panel.tsx";
import { FlagList } from "./components/flag-list.tsx";
import { GroupList } from "./components/group-list.tsx";
import classes from "./console-page.module.css";
import { consoleQuery } from "./queries.ts";

/** In the demo profile: every state of the product within a few clicks. */
export function ConsolePage() {
  const { t } = useTranslation(["demo", "app"]);
  const errorMessage = useErrorMessage();
  const demoConsole = useQuery(consoleQuery);
  usePageTitle(t("console-title"));
  return (
    <>
      <PageHead title={t("console-title")} lead={t("console-lead")} />
      {demoConsole.isPending && <ContentSkeleton label={t("app:loading")} />}
      {demoConsole.isError && (
        <EmptyPanel
          title={t("console-failed")}
          text={errorMessage(demoConsole.error)}
          action={
            <BusyButton busy={demoConsole.isFetching} onClick={() => demoConsole.refetch()}>
              {t("refresh")}
            </BusyButton>
          }
        />
      )}
      {demoConsole.data && <Instruments demoConsole={demoConsole.data} />}
    </>
  );
}

function Instruments({ demoConsole }: { demoConsole: DemoConsole }) {
  const { t } = useTranslation("demo");
  const { accounts, clock, flags, groups, providerPath } = demoConsole;
  return (
    <>
      <nav className={classes.jump} aria-label={t("on-this-page")}>
        <a href="#accounts">{t("accounts-title")}</a>
        <a href="#clock">{t("clock-title")}</a>
        <a href="#flags">{t("flags-title")}</a>
        <a href="#groups">{t("groups-title")}</a>
        <a href="#elsewhere">{t("elsewhere-title")}</a>
      </nav>
      <div className={classes.grid}>
        <AccountLists accounts={accounts} />
        <div className={classes.instruments}>
          <ClockPanel clock={clock} />
          <FlagList flags={flags} />
          <GroupList groups={groups} now={new Date(clock.now)} />
          <section className={classes.panel} aria-labelledby="elsewhere">
            <h2 id="elsewhere">{t("elsewhere-title")}</h2>
            <ul className={classes.links}>
              <li>
                <Link to="/demo/mailbox">{t("mailbox-title")}</Link>
              </li>
              <li>
                <Link to="/demo/fapiao">{t("fapiao-title")}</Link>
                <p className={classes.small}>{t("fapiao-text")}</p>
              </li>
              {providerPath !== null && (
                <li>
                  <a href={providerPath}>{t("provider-dashboard")}</a>
                  <p className={classes.small}>{t("provider-dashboard-text")}</p>
                </li>
              )}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}
