import {
  createEditingEngine,
  type EditingEngine,
  type EditingEngineSettings,
} from "@curie/language/editing";

const engines = new Map<EditingEngineSettings["engine"], EditingEngine>();

/**
 * The editing engine of this thread, loaded by the first text and kept for the next. Without settings
 * it is the local one, which sends no text anywhere.
 */
export function editingEngine(
  settings: EditingEngineSettings = { engine: "local" },
): EditingEngine {
  let engine = engines.get(settings.engine);
  if (!engine) {
    engine = createEditingEngine(settings);
    engines.set(settings.engine, engine);
  }
  return engine;
}
