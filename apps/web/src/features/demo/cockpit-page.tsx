import type { DemoCockpit } from "@curie/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { failureOf } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { BusyButton } from "#ui/busy-button.tsx";
import { ContentSkeleton } from "#ui/content-skeleton.tsx";
import { EmptyPanel } from "#ui/empty-panel.tsx";
import { PageHead } from "#ui/page-head.tsx";
import classes from "./cockpit-page.module.css";
import { AccountLists } from "./components/account-lists.tsx";
import { ClockPanel } from "./components/clock-panel.tsx";
import { FlagList } from "./components/flag-list.tsx";
import { GroupList } from "./components/group-list.tsx";
import { cockpitQuery } from "./queries.ts";

/** In the demo profile: every state of the product within a few clicks. */
export function CockpitPage() {
  const { t } = useTranslation(["demo", "app"]);
  const failureMessage = useFailureMessage();
  const cockpit = useQuery(cockpitQuery);
  usePageTitle(t("cockpit-title"));
  return (
    <>
      <PageHead title={t("cockpit-title")} lead={t("cockpit-lead")} />
      {cockpit.isPending && <ContentSkeleton label={t("app:loading")} />}
      {cockpit.isError && (
        <EmptyPanel
          title={t("cockpit-failed")}
          text={failureMessage(failureOf(cockpit.error))}
          action={
            <BusyButton busy={cockpit.isFetching} onClick={() => cockpit.refetch()}>
              {t("refresh")}
            </BusyButton>
          }
        />
      )}
      {cockpit.data && <Instruments cockpit={cockpit.data} />}
    </>
  );
}

function Instruments({ cockpit }: { cockpit: DemoCockpit }) {
  const { t } = useTranslation("demo");
  const { accounts, clock, flags, groups, providerPath } = cockpit;
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
