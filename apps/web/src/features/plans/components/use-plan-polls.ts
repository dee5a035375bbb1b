import { planUpdatePollMs, planUpdatePolls, purchaseGate, purchasePollMs } from "@curie/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { refreshPlanState } from "../queries.ts";

type PlanUpdatePoll = {
  /** When the change began; null: nothing is awaited. */
  pendingSince: string | null;
  onArrived: () => void;
  onGivenUp: () => void;
};

/** S139: every 3 s until the change has arrived, at most 40 times. */
export function usePlanUpdatePoll({ pendingSince, onArrived, onGivenUp }: PlanUpdatePoll): void {
  const queries = useQueryClient();
  const latest = useRef({ onArrived, onGivenUp });
  latest.current = { onArrived, onGivenUp };

  useEffect(() => {
    if (pendingSince === null) return;
    return repeat(planUpdatePollMs, async (turn) => {
      const now = await refreshPlanState(queries, turn);
      if (now && !now.paddlePending) {
        latest.current.onArrived();
        return "enough";
      }
      if (turn < planUpdatePolls) return "again";
      latest.current.onGivenUp();
      return "enough";
    });
  }, [pendingSince, queries]);
}

/** S138, S248: every 10 s until a bought plan is there, however long that takes. */
export function usePurchasePoll(onArrived: () => void): void {
  const queries = useQueryClient();
  const latest = useRef(onArrived);
  latest.current = onArrived;

  useEffect(
    () =>
      repeat(purchasePollMs, async (turn) => {
        const now = await refreshPlanState(queries, turn);
        if (!now || purchaseGate(now.plans) === "open") return "again";
        latest.current();
        return "enough";
      }),
    [queries],
  );
}

/**
 * Does something again and again, `everyMs` after it was done last, until it says “enough”.
 *
 * @returns stops it
 */
function repeat(everyMs: number, act: (turn: number) => Promise<"again" | "enough">): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  function schedule(turn: number) {
    timer = setTimeout(async () => {
      const next = await act(turn);
      if (next === "again" && !stopped) schedule(turn + 1);
    }, everyMs);
  }
  schedule(1);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
