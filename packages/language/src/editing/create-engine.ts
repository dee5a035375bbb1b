import { withConsistency } from "./consistency/engine.ts";
import type { EditingEngine } from "./engine.ts";
import { createHarperEngine } from "./harper-engine.ts";
import { createModelEngine, type ModelEngineOptions } from "./model/model-engine.ts";

/**
 * The engine for manuscripts: the local one, a language model after it where one is given, and at the
 * end the pass over the whole manuscript, which sees what both changed.
 */
export function createEditingEngine(
  options: { model?: Omit<ModelEngineOptions, "local"> } = {},
): EditingEngine {
  const local = createHarperEngine();
  return withConsistency(options.model ? createModelEngine({ ...options.model, local }) : local);
}
