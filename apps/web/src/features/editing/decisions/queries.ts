import { client } from "#lib/api.ts";
import { isPassing } from "#lib/failure.ts";
import type { DecisionCalls } from "./components/decision-store.ts";

/** How the decisions on one document reach the server. */
export function decisionCalls(identity: string): DecisionCalls {
  return {
    load: (since) => client.editing.decisions({ identity, since: String(since) }),
    save: (since, decisions) => client.editing.decide({ identity, since, decisions }),
    isPassing,
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  };
}
