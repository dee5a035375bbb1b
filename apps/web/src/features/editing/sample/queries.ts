import type { ChangeDecision } from "@curie/contract";
import type { DecisionCalls } from "#features/editing/decisions/components/decision-store.ts";
import { api, client } from "#lib/api.ts";
import { isPassing } from "#lib/failure.ts";

/** The report of the sample manuscript; it changes with the program alone. */
export function sampleReportQuery() {
  return api.editing.sampleReport.queryOptions({ staleTime: Number.POSITIVE_INFINITY });
}

/** Has the sample manuscript edited as a document of one's own. */
export async function editSample() {
  return (await client.editing.editSample({})).document;
}

/** Decisions on the sample report live in this window alone; the server only counts anew. */
export function sampleDecisionCalls(): DecisionCalls {
  const decided = new Map<number, ChangeDecision>();
  let revision = 0;
  const figures = () =>
    client.editing.sampleFigures({
      rejected: [...decided.values()]
        .filter(({ decision }) => decision === "rejected")
        .map(({ change }) => change),
    });
  return {
    load: async () => ({ revision, decisions: [], ...(await figures()) }),
    save: async (_since, decisions) => {
      for (const one of decisions) decided.set(one.change, one);
      revision += 1;
      return { revision, decisions, ...(await figures()) };
    },
    isPassing,
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  };
}
