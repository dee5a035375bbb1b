import type { Document } from "@curie/contract";
import { useEffect, useRef } from "react";
import { pollDelayMs } from "../model.ts";

type StatusPoll = {
  /** What is processing now; polling stops when nothing is. */
  identities: readonly string[];
  /** One request for all of them. */
  ask: (identities: string[]) => Promise<Document[]>;
  onAnswer: (documents: Document[]) => void;
};

/**
 * Asks again and again how documents are getting on (S39, G-58): every 5 s in the first minute, then
 * every 15 s, not at all while nobody looks at the page, and at once when somebody comes back.
 */
export function useStatusPoll({ identities, ask, onAnswer }: StatusPoll): void {
  const latest = useRef({ ask, onAnswer });
  latest.current = { ask, onAnswer };
  const wanted = identities.join(" ");

  useEffect(() => {
    if (wanted === "") return;
    const asked = wanted.split(" ");
    const startedAt = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    let underway = false;

    function schedule() {
      clearTimeout(timer);
      if (stopped || document.hidden) return;
      timer = setTimeout(askNow, pollDelayMs(Date.now() - startedAt));
    }

    async function askNow() {
      if (underway) return;
      underway = true;
      clearTimeout(timer);
      try {
        const answer = await latest.current.ask(asked);
        if (!stopped) latest.current.onAnswer(answer);
      } catch {
        // A lost answer is asked for again at the next turn; the end of a session shows elsewhere.
      } finally {
        underway = false;
        schedule();
      }
    }

    function onVisibility() {
      if (document.hidden) clearTimeout(timer);
      else askNow();
    }

    document.addEventListener("visibilitychange", onVisibility);
    schedule();
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [wanted]);
}
