import { createLlmClient } from "#llm/client.ts";
import { withCalibratedConfidence } from "./calibration.ts";
import { withConsistency } from "./consistency/engine.ts";
import type { EditingEngine } from "./engine.ts";
import { createHarperEngine } from "./harper-engine.ts";
import { createModelEngine } from "./model/model-engine.ts";
import { withOwnTerms } from "./own-terms/engine.ts";

/** A language model, and how much it may be asked. */
export type EditingModel = {
  /** Where `/chat/completions` stands, such as `https://api.openai.com/v1`. */
  url: string;
  key: string | null;
  model: string;
  /** Questions asked at the same time, over all manuscripts of this engine. */
  atOnce?: number;
  /** Milliseconds after which a manuscript is finished without the model; `hybrid` alone can do that. */
  timeLimit?: number;
};

/**
 * Who edits. `local`: rules and dictionaries, and no text leaves the process; `hybrid`: a language
 * model after them; `llm`: the model alone.
 */
export type EditingEngineSettings =
  | { engine: "local" }
  | { engine: "hybrid" | "llm"; model: EditingModel };

/**
 * The engine for manuscripts: the local one, a language model after it or in its place, then the pass over
 * the whole manuscript, which sees what all changed, and how sure each change is. Around all of them stand
 * the author's terms, so that nothing that any of them does reaches a word that never changes.
 */
export function createEditingEngine(
  settings: EditingEngineSettings = { engine: "local" },
): EditingEngine {
  return withOwnTerms(withCalibratedConfidence(withConsistency(engineOf(settings))));
}

function engineOf(settings: EditingEngineSettings): EditingEngine {
  if (settings.engine === "local") return createHarperEngine();
  const { url, key, model, atOnce = 4, timeLimit } = settings.model;
  const client = createLlmClient({ baseUrl: url, apiKey: key ?? undefined, model, atOnce });
  return createModelEngine({
    client,
    atOnce,
    ...(settings.engine === "hybrid" ? { local: createHarperEngine() } : {}),
    ...(timeLimit === undefined ? {} : { timeLimit }),
  });
}
