import { statusPollSlowMs } from "@curie/contract";
import { createContext, use, useEffect, useSyncExternalStore } from "react";
import type { Decided } from "../model.ts";
import type { DecisionStore, DecisionSummary } from "./decision-store.ts";

export const DecisionsContext = createContext<DecisionStore | null>(null);

export function useDecisionStore(): DecisionStore {
  const store = use(DecisionsContext);
  if (!store) throw new Error("no store of decisions is provided here");
  return store;
}

/** What was decided on one change; only its own decision draws a component anew. */
export function useDecided(change: number): Decided {
  const store = useDecisionStore();
  return useSyncExternalStore(store.subscribe, () => store.of(change));
}

export function useDecisionSummary(store: DecisionStore): DecisionSummary {
  return useSyncExternalStore(store.subscribe, store.summary);
}

/** Takes in what other windows decide: now, when the window is looked at again, and while it is. */
export function useOtherWindows(store: DecisionStore): void {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") store.refresh();
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
  }, [store]);
}

/** Asks before the page is left while something is not stored. */
export function useLeavingGuard(store: DecisionStore): void {
  useEffect(() => {
    function beforeLeaving(event: BeforeUnloadEvent) {
      if (store.summary().saving !== "saved") event.preventDefault();
    }
    window.addEventListener("beforeunload", beforeLeaving);
    return () => window.removeEventListener("beforeunload", beforeLeaving);
  }, [store]);
}
