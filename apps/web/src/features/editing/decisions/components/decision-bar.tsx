import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import classes from "./decision-bar.module.css";
import { useDeciding } from "./use-deciding.ts";
import { useDecisionStore, useDecisionSummary } from "./use-decisions.ts";

const ConfirmDialog = lazy(async () => ({
  default: (await import("#ui/dialogs/confirm-dialog.tsx")).ConfirmDialog,
}));

type DecisionBarProps = {
  /** Numbers of the changes that are shown. */
  shown: readonly number[];
};

/** How far the deciding is, the last step back, and all that is open at once. */
export function DecisionBar({ shown }: DecisionBarProps) {
  const { t } = useTranslation(["report", "app"]);
  const { number } = useFormatting();
  const errorMessage = useErrorMessage();
  const store = useDecisionStore();
  const { counts, saving, canUndo } = useDecisionSummary(store);
  const { decide, undo } = useDeciding();
  const [asked, setAsked] = useState<"accepted" | "rejected" | null>(null);
  const open = shown.filter((change) => store.of(change) === null);
  const isStored = saving === "saved" || saving === "saving";
  const bulk = (decision: "accepted" | "rejected") =>
    t(decision === "accepted" ? "accept-open" : "reject-open", { number: number(open.length) });
  return (
    <>
      <section className={classes.bar} aria-label={t("decisions")}>
        <ul className={classes.counts}>
          {(["open", "accepted", "rejected"] as const).map((kind) => (
            <li key={kind}>
              {t(`count-${kind}`)} <b>{number(counts[kind])}</b>
            </li>
          ))}
          <li className={isStored ? classes.state : classes.trouble}>{t(`decisions-${saving}`)}</li>
        </ul>
        <button type="button" className={classes.act} aria-disabled={!canUndo} onClick={undo}>
          {t("undo")}
        </button>
      </section>
      <div className={classes.bulk}>
        {(["accepted", "rejected"] as const).map((decision) => (
          <button
            key={decision}
            type="button"
            className={classes.act}
            aria-disabled={open.length === 0}
            onClick={() => {
              if (open.length > 0) setAsked(decision);
            }}
          >
            {bulk(decision)}
          </button>
        ))}
      </div>
      <Suspense fallback={null}>
        {asked && (
          <ConfirmDialog
            title={t(asked === "accepted" ? "accept-open-title" : "reject-open-title")}
            text={t("decide-open-text")}
            confirmLabel={bulk(asked)}
            confirmVariant="filled"
            runningLabel={t("decisions-saving")}
            cancelLabel={t("app:cancel")}
            closeLabel={t("app:close")}
            onConfirm={async () => {
              decide(open, { decision: asked, reason: null });
              setAsked(null);
            }}
            messageOf={errorMessage}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  );
}
