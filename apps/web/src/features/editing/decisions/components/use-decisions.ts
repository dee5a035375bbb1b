import { statusPollSlowMs } from "@curie/contract";
import { createContext, use, useEffect, useSyncExternalStore } from "react";
import type { Decided } from "../model.ts";
import type { DecisionKeeper, DecisionSummary } from "./decision-keeper.ts";

export const DecisionsContext = createContext<DecisionKeeper | null>(null);

export function useDecisionKeeper(): DecisionKeeper {
  const keeper = use(DecisionsContext);
  if (!keeper) throw new Error("nobody keeps decisions here");
  return keeper;
}

/** What was decided on one change; only its own decision draws a component anew. */
export function useDecided(change: number): Decided {
  const keeper = useDecisionKeeper();
  return useSyncExternalStore(keeper.subscribe, () => keeper.of(change));
}

export function useDecisionSummary(keeper: DecisionKeeper): DecisionSummary {
  return useSyncExternalStore(keeper.subscribe, keeper.summary);
}

/** Takes in what other windows decide: now, when the window is looked at again, and while it is. */
export function useOtherWindows(keeper: DecisionKeeper): void {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") keeper.refresh();
    };
    refresh();
    const timer = setInterval(refresh, statusPollSlowMs);
    const moments = ["focus", "online"] as const;
    for (const moment of moments) window.addEventListener(moment, refresh);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      for (const moment of moments) window.removeEventListener(moment, refresh);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [keeper]);
}

/** Asks before the page is left while something is not stored. */
export function useLeavingGuard(keeper: DecisionKeeper): void {
  useEffect(() => {
    function beforeLeaving(event: BeforeUnloadEvent) {
      if (keeper.summary().saving !== "saved") event.preventDefault();
    }
    window.addEventListener("beforeunload", beforeLeaving);
    return () => window.removeEventListener("beforeunload", beforeLeaving);
  }, [keeper]);
}
