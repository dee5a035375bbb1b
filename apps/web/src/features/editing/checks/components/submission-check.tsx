import type { ChangeReport } from "@curie/contract";
import { Button, NativeSelect } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useErrorMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import { useAnnounce } from "#ui/status/announcer.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { firstChanges, profileChoices } from "../model.ts";
import { useSubmissionCheck } from "../queries.ts";
import { FindingList } from "./finding-list.tsx";
import classes from "./submission-check.module.css";

type SubmissionCheckProps = {
  report: ChangeReport;
  /** Leads to a change of the report. */
  onShowChange: (number: number) => void;
};

/** What a journal would send back: told here, and mended by nobody but the author. */
export function SubmissionCheck({ report, onShowChange }: SubmissionCheckProps) {
  const { t } = useTranslation(["checks", "app"]);
  const { number } = useFormatting();
  const announce = useAnnounce();
  const errorMessage = useErrorMessage();
  const id = useId();
  const { check, isError, refetch, isChoosing, failure, choose, dismiss } = useSubmissionCheck(
    report.identity,
  );
  const [open, setOpen] = useState(false);
  const changes = useMemo(() => firstChanges(report), [report]);
  const shown = check?.findings.filter(({ dismissed }) => !dismissed).length ?? 0;
  const Chevron = open ? IconChevronUp : IconChevronDown;

  async function setDismissed(finding: string, dismissed: boolean) {
    // A failure is said below, and the finding is as it was.
    const done = await dismiss(finding, dismissed).catch(() => null);
    if (done) announce(t(dismissed ? "checks:dismissed-now" : "checks:restored-now"));
  }

  return (
    <section className={classes.check} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {t("checks:heading")}
      </h2>
      <p className={classes.lead}>{t("checks:intro")}</p>
      {!check && !isError && <ContentSkeleton label={t("app:loading")} />}
      {isError && (
        <p className={classes.lead}>
          {t("checks:not-loaded")}{" "}
          <Button size="compact-sm" variant="subtle" onClick={() => refetch()}>
            {t("app:try-again")}
          </Button>
        </p>
      )}
      {check && (
        <>
          <div className={classes.bar}>
            <NativeSelect
              className={classes.profile ?? ""}
              label={t("checks:profile-label")}
              value={check.profile}
              disabled={isChoosing}
              data={profileChoices(check, {
                generic: (profile) => t(`checks:profile-${profile}`),
                label: t("checks:profile-label"),
                own: t("checks:own-group"),
              })}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            />
            {check.findings.length > 0 && (
              <Button
                variant="default"
                aria-expanded={open}
                aria-controls={`${id}-list`}
                rightSection={<Chevron size={18} stroke={1.6} aria-hidden />}
                onClick={() => setOpen(!open)}
              >
                {t("checks:found", { count: shown, number: number(shown) })}
              </Button>
            )}
          </div>
          <p className={classes.lead}>
            <Link to="/profile/journals">{t("checks:own-manage")}</Link>
          </p>
          {failure && (
            <p className={classes.failure} role="alert">
              {errorMessage(failure)}
            </p>
          )}
          {check.findings.length === 0 ? (
            <div className={classes.nothing}>
              <p>
                <b>{t("checks:nothing-found")}</b>
              </p>
              <p className={classes.lead}>{t("checks:nothing-found-body")}</p>
            </div>
          ) : (
            <div id={`${id}-list`} hidden={!open}>
              {open && (
                <FindingList
                  key={check.profile}
                  findings={check.findings}
                  changes={changes}
                  onShowChange={onShowChange}
                  onDismiss={setDismissed}
                />
              )}
            </div>
          )}
        </>
      )}
    </section>
  );
}
