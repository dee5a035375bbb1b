import type { ChangeDecision, ChangeReport, DecisionState } from "@curie/contract";

type Kept = ChangeDecision & { revision: number };

/** What the server keeps of decisions, for tests: answers like it, and can be decided on from elsewhere. */
export function aDecisionServer({ words, sentences }: Pick<ChangeReport, "words" | "sentences">) {
  const kept = new Map<number, Kept>();
  let revision = 0;
  const stateSince = (since: number): DecisionState => ({
    revision,
    decisions: [...kept.values()]
      .filter((one) => one.revision > since)
      .map(({ change, decision, reason }) => ({ change, decision, reason })),
    words,
    sentences,
  });
  return {
    stateSince,
    decide(since: number, decisions: readonly ChangeDecision[]): DecisionState {
      revision += 1;
      for (const one of decisions) kept.set(one.change, { ...one, revision });
      return stateSince(since);
    },
    of: (change: number) => kept.get(change)?.decision ?? "open",
    reasonOf: (change: number) => kept.get(change)?.reason ?? null,
  };
}
