import { isRunning, type PlanState } from "@curie/contract";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "#lib/failure-message.ts";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { Spinner } from "#ui/status/spinner.tsx";
import type { PlanStart } from "../model.ts";
import { startQuery } from "../queries.ts";
import classes from "./plan-area.module.css";
import { PurchaseWaiting } from "./purchase-waiting.tsx";
import { usePlanUpdatePoll } from "./use-plan-polls.ts";

/**
 * What every page about plans and buying stands in: nothing is shown while the plans load, while a
 * purchase is on its way, or while a change at the payment provider is (S35).
 */
export function PlanArea({ children }: { children: (start: PlanStart) => ReactNode }) {
  const { t } = useTranslation(["plans", "app"]);
  const errorMessage = useErrorMessage();
  const start = useQuery(startQuery);
  if (start.isPending) return <ContentSkeleton label={t("app:loading")} />;
  if (start.isError) {
    return (
      <EmptyPanel
        title={t("load-failed")}
        text={errorMessage(start.error)}
        action={<Button onClick={() => start.refetch()}>{t("app:try-again")}</Button>}
      />
    );
  }
  return <Settled start={start.data}>{children}</Settled>;
}

type SettledProps = { start: PlanStart; children: (start: PlanStart) => ReactNode };

/** Once a purchase is awaited, it is until it is there, also when the server gave up on it (S248). */
function Settled({ start, children }: SettledProps) {
  const { plans, paddlePending, paddlePendingCreatedOn } = start;
  const isBuying = paddlePending && !(plans.premium && isRunning(plans.premium));
  const [buyingSince, setBuyingSince] = useState<string | null>(null);
  if (isBuying && buyingSince === null) setBuyingSince(paddlePendingCreatedOn);
  if (isBuying || buyingSince !== null) {
    return <PurchaseWaiting since={buyingSince ?? paddlePendingCreatedOn} />;
  }
  return <AfterUpdate state={start}>{() => children(start)}</AfterUpdate>;
}

type AfterUpdateProps = { state: PlanState; children: () => ReactNode };

/**
 * S139: waits for a change that was begun at the payment provider, and says what came of it. Once
 * the provider has said that there is none so far, the plan is shown while the page goes on asking.
 */
function AfterUpdate({ state, children }: AfterUpdateProps) {
  const { t } = useTranslation("plans");
  const awaited = state.paddlePending ? (state.paddlePendingCreatedOn ?? "unknown") : null;
  const [outcome, setOutcome] = useState<{ message: Outcome; of: string | null } | null>(null);
  const [gaveUpOn, setGaveUpOn] = useState<string | null>(null);
  const waiting = awaited !== null && outcome?.of !== awaited;
  const sayNothingSoFar = () => setOutcome({ message: "update-failed", of: awaited });
  usePlanUpdatePoll({
    pendingSince: awaited === gaveUpOn ? null : awaited,
    onArrived: () => setOutcome({ message: "plan-updated", of: null }),
    onNothingSoFar: sayNothingSoFar,
    onGivenUp: () => {
      sayNothingSoFar();
      setGaveUpOn(awaited);
    },
  });
  return (
    <>
      <p className={classes.outcome} role="status">
        {waiting ? (
          <>
            <Spinner /> {t("waiting-change")}
          </>
        ) : (
          outcome && t(outcome.message)
        )}
      </p>
      {!waiting && children()}
    </>
  );
}

type Outcome = "plan-updated" | "update-failed";
