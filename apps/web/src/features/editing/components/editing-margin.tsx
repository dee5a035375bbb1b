import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EditsMeter } from "#features/plans/components/edits-meter.tsx";
import { currentPlan } from "#features/plans/model.ts";
import { startQuery } from "#features/plans/queries.ts";
import { useFormatting } from "#lib/language.tsx";
import { useApplication, useSignedInUser } from "#lib/session.ts";
import { MarginNote } from "#ui/margin-column.tsx";
import classes from "./editing-margin.module.css";

/** What helps to decide and is never in the way: allowance, what changes, where it happens. */
export function EditingMargin({ besideList }: { besideList: boolean }) {
  const { t } = useTranslation("editing");
  const formatting = useFormatting();
  const { retentionDays } = useSignedInUser();
  const { staysOnThisServer } = useApplication();
  return (
    <>
      <Allowance besideList={besideList} />
      <MarginNote title={t("what-changes-title")}>
        <p>{t("what-changes-text")}</p>
      </MarginNote>
      <MarginNote title={t("where-title")}>
        <p>{t(staysOnThisServer ? "where-stays" : "where-elsewhere")}</p>
        <p>
          {retentionDays === 0
            ? t("kept-until-download")
            : t("kept-days", { days: formatting.number(retentionDays) })}
        </p>
        <p>
          <Link to="/profile">{t("change-how-long")}</Link>
        </p>
      </MarginNote>
    </>
  );
}

function Allowance({ besideList }: { besideList: boolean }) {
  const { t } = useTranslation("editing");
  const formatting = useFormatting();
  const start = useQuery(startQuery).data;
  const plan = start && currentPlan(start.plans);
  const trial = plan?.planType === "free_trial";
  const allowance = start?.access.editing.allowance;
  return (
    <MarginNote
      title={plan && !trial ? t("this-month") : t("free-trial")}
      rule={besideList ? "shared" : "strong"}
    >
      <div className={classes.allowance}>
        {allowance && <EditsMeter allowance={allowance} />}
        {trial && plan.freeTrialExpiration !== null && plan.status === "active" && (
          <p className={classes.when}>
            {t("trial-ends-on", { date: formatting.day(plan.freeTrialExpiration) })}
          </p>
        )}
      </div>
    </MarginNote>
  );
}
