import { type ChangeDecision, type DecisionState, decisionsMaxAtOnce } from "@curie/contract";
import {
  type Counts,
  countDecisions,
  type Decided,
  isSameDecision,
  retryDelayMs,
} from "../model.ts";

export type DecisionCalls = {
  load: (since: number) => Promise<DecisionState>;
  save: (since: number, decisions: ChangeDecision[]) => Promise<DecisionState>;
  /** Whether the same call may go well in a moment. */
  isPassing: (error: unknown) => boolean;
  wait: (ms: number) => Promise<void>;
};

export type DecisionSummary = {
  counts: Counts;
  /** `failed`: not stored yet, and tried again; `refused`: will not be stored. */
  saving: "saved" | "saving" | "failed" | "refused";
  canUndo: boolean;
  /** Figures of the report with what is rejected left out; null until the server said them. */
  figures: Pick<DecisionState, "words" | "sentences"> | null;
};

export type DecisionStore = ReturnType<typeof createDecisionStore>;

/** What one act of a person did, so that it can be taken back. */
type Step = Map<number, { before: Decided; after: Decided }>;

/**
 * Keeps what somebody decides on the changes of one report: shows it at once, sends it to the server as it
 * is made, and takes in what was decided in other windows. Of each change the last decision counts.
 */
export function createDecisionStore(numbers: readonly number[], calls: DecisionCalls) {
  const decided = new Map<number, Decided>();
  /** Made here and not confirmed by the server. */
  const pending = new Map<number, ChangeDecision>();
  const steps: Step[] = [];
  const listeners = new Set<() => void>();
  let revision = 0;
  let figures: DecisionSummary["figures"] = null;
  let trouble: unknown = null;
  let failures = 0;
  let underWay: Promise<void> | null = null;
  let summary = summarise();

  const of = (change: number): Decided => decided.get(change) ?? null;

  function summarise(): DecisionSummary {
    const saving =
      pending.size === 0
        ? "saved"
        : trouble === null
          ? "saving"
          : calls.isPassing(trouble)
            ? "failed"
            : "refused";
    const counts = countDecisions(numbers, (change) => decided.get(change) ?? null);
    return { counts, saving, canUndo: steps.length > 0, figures };
  }

  function tell(): void {
    summary = summarise();
    for (const listener of listeners) listener();
  }

  function set(change: number, value: Decided): void {
    decided.set(change, value);
    pending.set(change, {
      change,
      decision: value?.decision ?? "open",
      reason: value?.reason ?? null,
    });
  }

  /** What the server says, but for what was decided here meanwhile. An older answer says nothing new. */
  function takeIn(state: DecisionState): void {
    if (state.revision < revision) return;
    revision = state.revision;
    figures = { words: state.words, sentences: state.sentences };
    for (const { change, decision, reason } of state.decisions) {
      if (pending.has(change)) continue;
      const value = decision === "open" ? null : { decision, reason };
      if (!isSameDecision(of(change), value)) decided.set(change, value);
    }
  }

  /** Saves until nothing is left: one request at a time, with all that was decided during the last one. */
  async function saveAll(): Promise<void> {
    while (pending.size > 0) {
      const sent = [...pending.values()].slice(0, decisionsMaxAtOnce);
      try {
        const state = await calls.save(revision, sent);
        for (const one of sent) if (pending.get(one.change) === one) pending.delete(one.change);
        takeIn(state);
        [trouble, failures] = [null, 0];
        tell();
      } catch (error) {
        trouble = error;
        tell();
        if (!calls.isPassing(error)) return;
        await calls.wait(retryDelayMs(failures++));
      }
    }
  }

  function save(): Promise<void> {
    underWay ??= saveAll().finally(() => {
      underWay = null;
    });
    return underWay;
  }

  function take(step: Step): number[] {
    for (const [change, { after }] of step) set(change, after);
    if (step.size > 0) {
      tell();
      save();
    }
    return [...step.keys()];
  }

  return {
    of,
    summary: () => summary,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Decides on changes in one step; answers those on which it was otherwise before. */
    decide(changes: readonly number[], after: Decided): number[] {
      const step: Step = new Map();
      for (const change of changes) {
        const before = of(change);
        if (!isSameDecision(before, after)) step.set(change, { before, after });
      }
      if (step.size > 0) steps.push(step);
      return take(step);
    },

    /** Takes the last step back, but for what was decided otherwise since; null when there is none. */
    undo(): number[] | null {
      const last = steps.pop();
      if (!last) return null;
      const back: Step = new Map();
      for (const [change, { before, after }] of last) {
        if (isSameDecision(of(change), after)) back.set(change, { before: after, after: before });
      }
      const changes = take(back);
      if (changes.length === 0) tell();
      return changes;
    },

    /** Asks what was decided elsewhere; what cannot be asked now is asked the next time. */
    async refresh(): Promise<void> {
      if (pending.size > 0) {
        await save();
        return;
      }
      const state = await calls.load(revision).catch(() => null);
      if (!state) return;
      takeIn(state);
      tell();
    },

    /** Waits until everything is stored. @throws why it is not */
    async settle(): Promise<void> {
      if (pending.size > 0) await save();
      if (pending.size > 0) throw trouble;
    },
  };
}
