import { type ChangeReport, type ReportChange, rejectionReasons } from "@curie/contract";
import { createContext, lazy, memo, Suspense, use, useState } from "react";
import { useTranslation } from "react-i18next";
import { MenuButton } from "#ui/menus/menu-button.tsx";
import { termOfChange } from "../model.ts";
import classes from "./change-decision.module.css";
import { useDeciding } from "./use-deciding.ts";
import { useDecided } from "./use-decisions.ts";

const loadItems = () => import("./decision-items.tsx");
const DecisionItems = lazy(async () => ({ default: (await loadItems()).DecisionItems }));

const NeverAgain = lazy(async () => ({
  default: (await import("./never-again.tsx")).NeverAgain,
}));

/** Whose changes can be decided on together. */
export const ReportContext = createContext<Pick<ChangeReport, "paragraphs">>({ paragraphs: [] });

/** Whether words of a change can be put on one's own list of terms: not in a sample, of which nothing is kept. */
export const KeepingContext = createContext(true);

type ChangeDecisionProps = {
  change: ReportChange;
  /** The number as people write it. */
  shown: string;
};

/** The buttons under a note: accept, reject, and what they can do for more than one change. */
export const ChangeDecision = memo(({ change, shown }: ChangeDecisionProps) => {
  const { t } = useTranslation("report");
  const report = use(ReportContext);
  const decided = useDecided(change.number);
  const { decide } = useDeciding();
  const mayKeep = use(KeepingContext);
  const [keeping, setKeeping] = useState(false);
  const isTerm = decided?.decision === "rejected" && decided.reason === "term";
  const button = (decision: "accepted" | "rejected") => {
    const pressed = decided?.decision === decision;
    return (
      <button
        type="button"
        className={`${classes.button} ${classes[decision]}`}
        data-change={change.number}
        aria-pressed={pressed}
        aria-label={t(decision === "accepted" ? "accept-name" : "reject-name", { number: shown })}
        onClick={() => decide([change.number], pressed ? null : { decision, reason: null })}
      >
        {t(decision === "accepted" ? "decide-accept" : "decide-reject")}
      </button>
    );
  };
  return (
    <div className={classes.decision}>
      <div className={classes.buttons}>
        {button("accepted")}
        {button("rejected")}
        <MenuButton
          label={t("decide-more-name", { number: shown })}
          className={classes.more}
          face={<span aria-hidden>⋯</span>}
          preload={loadItems}
        >
          <DecisionItems
            report={report}
            change={change}
            onKeep={mayKeep ? () => setKeeping(true) : null}
          />
        </MenuButton>
      </div>
      {decided?.decision === "rejected" && (
        <fieldset className={classes.why}>
          <legend>{t("why")}</legend>
          {rejectionReasons.map((reason) => (
            <button
              key={reason}
              type="button"
              className={classes.reason}
              data-change={change.number}
              aria-pressed={decided.reason === reason}
              onClick={() =>
                decide([change.number], {
                  decision: "rejected",
                  reason: decided.reason === reason ? null : reason,
                })
              }
            >
              {t(`why-${reason}`)}
            </button>
          ))}
        </fieldset>
      )}
      {mayKeep && (keeping || isTerm) && <Kept report={report} change={change} atOnce={keeping} />}
    </div>
  );
});

type KeptProps = {
  report: Pick<ChangeReport, "paragraphs">;
  change: ReportChange;
  atOnce: boolean;
};

/** Its code arrives when it is asked for: a report has a thousand changes. */
function Kept({ report, change, atOnce }: KeptProps) {
  const paragraph = report.paragraphs.find(({ changes }) => changes.includes(change));
  const term = paragraph ? termOfChange(paragraph, change) : null;
  if (term === null) return null;
  return (
    <Suspense fallback={null}>
      <NeverAgain term={term} atOnce={atOnce} />
    </Suspense>
  );
}
