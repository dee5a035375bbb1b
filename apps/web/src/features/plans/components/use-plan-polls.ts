import { planUpdatePollMs, planUpdatePolls, purchaseGate, purchasePollMs } from "@curie/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { refreshPlanState } from "../queries.ts";

type PlanUpdatePoll = {
  /** When the change began; null: nothing is awaited. */
  pendingSince: string | null;
  onArrived: () => void;
  /** The provider was asked, and there is no change so far. One may still come. */
  onNothingSoFar: () => void;
  onGivenUp: () => void;
};

/** How often a poll asks the provider as well. */
const asksEvery = 6;

/**
 * S139: every 3 s until the change has arrived, at most 40 times. Who looks at the page has come
 * back from the provider's: then it is asked at once whether there was a change.
 */
export function usePlanUpdatePoll(poll: PlanUpdatePoll): void {
  const { pendingSince } = poll;
  const queries = useQueryClient();
  const latest = useRef(poll);
  latest.current = poll;

  useEffect(() => {
    if (pendingSince === null) return;
    let isBack = document.hasFocus();
    const polls = repeat(planUpdatePollMs, async (turn) => {
      const asksProvider = isBack || turn % asksEvery === 0;
      const now = await refreshPlanState(queries, { asksProvider });
      if (now && !now.paddlePending) {
        latest.current.onArrived();
        return "enough";
      }
      if (now?.asked) {
        isBack = false;
        latest.current.onNothingSoFar();
      }
      if (turn < planUpdatePolls) return "again";
      latest.current.onGivenUp();
      return "enough";
    });
    const comeBack = () => {
      if (document.visibilityState === "hidden") return;
      isBack = true;
      polls.hurry();
    };
    window.addEventListener("focus", comeBack);
    document.addEventListener("visibilitychange", comeBack);
    return () => {
      polls.stop();
      window.removeEventListener("focus", comeBack);
      document.removeEventListener("visibilitychange", comeBack);
    };
  }, [pendingSince, queries]);
}

/** S138, S248: every 10 s until a bought plan is there, however long that takes. */
export function usePurchasePoll(onArrived: () => void): void {
  const queries = useQueryClient();
  const latest = useRef(onArrived);
  latest.current = onArrived;

  useEffect(() => {
    const polls = repeat(purchasePollMs, async (turn) => {
      const asksProvider = turn % asksEvery === 0;
      const now = await refreshPlanState(queries, { asksProvider });
      if (!now || purchaseGate(now.plans) === "open") return "again";
      latest.current();
      return "enough";
    });
    return polls.stop;
  }, [queries]);
}

type Repetition = {
  stop: () => void;
  /** Does it now instead of later. */
  hurry: () => void;
};

/** Does something again and again, `everyMs` after it was done last, until it says “enough”. */
function repeat(everyMs: number, act: (turn: number) => Promise<"again" | "enough">): Repetition {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let turn = 0;
  let stopped = false;

  function schedule() {
    timer = setTimeout(run, everyMs);
  }
  async function run() {
    timer = null;
    turn += 1;
    const next = await act(turn);
    if (next === "again" && !stopped) schedule();
  }
  schedule();
  return {
    stop() {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
    },
    hurry() {
      // Without a timer it is being done at this moment, or is over.
      if (timer === null) return;
      clearTimeout(timer);
      void run();
    },
  };
}
