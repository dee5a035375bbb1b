import type { ChangeReport } from "@curie/contract";
import { Button } from "@mantine/core";
import { startTransition, useMemo, useOptimistic, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { DecisionBar } from "#features/editing/decisions/components/decision-bar.tsx";
import { useDeciding } from "#features/editing/decisions/components/use-deciding.ts";
import { useDecisionStore } from "#features/editing/decisions/components/use-decisions.ts";
import { useFormatting } from "#lib/language.tsx";
import { samePage } from "#lib/same-page.ts";
import { useAnnounce } from "#ui/status/announcer.tsx";
import {
  type Choice,
  changesOf,
  choiceOf,
  choicesOf,
  isChosen,
  sectionsAtFirst,
  sectionsOf,
} from "../model.ts";
import classes from "./change-browser.module.css";
import { ChangeFilter } from "./change-filter.tsx";
import { ChangeSections } from "./change-sections.tsx";
import { MarkLegend } from "./marked-paragraph.tsx";
import { useChangeSteps } from "./use-change-steps.ts";
import { ViewChoice } from "./view-choice.tsx";

type ChangeBrowserProps = {
  report: ChangeReport;
  /** A change to go to, asked for from elsewhere on the page. */
  wanted: { number: number } | null;
};

/** The changes in context, with a filter beside them whose state stands in the address. */
export function ChangeBrowser({ report, wanted }: ChangeBrowserProps) {
  const { t } = useTranslation("report");
  const { number } = useFormatting();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const choices = useMemo(() => choicesOf(report), [report]);
  const choice = choiceOf(query.get("show"), choices);
  const moving = choices.find((one) => one.choice === "meaning")?.count ?? 0;
  const sections = useMemo(() => sectionsOf(report, choice), [report, choice]);
  // The button answers at once; a long report takes a moment longer to follow the address.
  const [pressed, setPressed] = useOptimistic(choice);
  // Once the whole report was asked for, it is shown with every filter.
  const [whole, setWhole] = useState(false);
  const [besides, setBesides] = useState(false);
  const drawn = whole ? sections.length : sectionsAtFirst(sections);

  const chosen = useMemo(
    () => changesOf(report).filter((change) => isChosen(change, choice)),
    [report, choice],
  );
  const numbers = useMemo(() => chosen.map((change) => change.number), [chosen]);
  const store = useDecisionStore();
  const deciding = useDeciding();
  const keys = useChangeSteps({
    numbers,
    allDrawn: drawn === sections.length,
    drawAll: () => setWhole(true),
    wanted,
    onEnd: (step) => announce(t(step === 1 ? "last-change" : "first-change")),
    isOpen: (change) => store.of(change) === null,
    onDecide: (change, decision) => deciding.decide([change], { decision, reason: null }),
    onUndo: deciding.undo,
  });

  function choose(next: Choice) {
    startTransition(() => {
      setPressed(next);
      navigate({ search: next === "all" ? "" : `?show=${next}` }, samePage);
    });
    const count = choices.find((one) => one.choice === next)?.count ?? 0;
    announce(t("shown", { count, number: number(count) }));
  }

  return (
    <div className={classes.browser}>
      <aside className={classes.side} aria-label={t("filter")}>
        <ChangeFilter choices={choices} chosen={pressed} onChoose={choose} />
        <ViewChoice besides={besides} onChoose={setBesides} />
        <MarkLegend />
        <label className={classes.keys}>
          <input
            type="checkbox"
            checked={keys.on}
            onChange={({ currentTarget }) => keys.setOn(currentTarget.checked)}
          />
          <span>{t("keys")}</span>
        </label>
      </aside>
      <div>
        {choice === "all" && moving > 0 && (
          <div className={classes.meaning}>
            <p>{t("meaning-moves", { count: moving, number: number(moving) })}</p>
            <Button onClick={() => choose("meaning")}>{t("meaning-look")}</Button>
          </div>
        )}
        <DecisionBar shown={numbers} />
        <ChangeSections
          sections={sections}
          drawn={drawn}
          choice={choice}
          besides={besides}
          whole={report.paragraphs.every(
            ({ heading, story }) => heading === null && story === "body",
          )}
          onShowOthers={() => setWhole(true)}
        />
      </div>
    </div>
  );
}
