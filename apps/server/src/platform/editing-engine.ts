import {
  createEditingEngine,
  type EditingEngine,
  type EditingEngineSettings,
} from "@curie/language/editing";

const engines = new Map<EditingEngineSettings["engine"], { for: string; engine: EditingEngine }>();

/**
 * The editing engine of this thread, loaded by the first text and kept for the next, as long as the same model
 * is asked. Without settings it is the local one, which sends no text anywhere.
 */
export function editingEngine(
  settings: EditingEngineSettings = { engine: "local" },
): EditingEngine {
  const wanted = JSON.stringify(settings);
  const kept = engines.get(settings.engine);
  if (kept?.for === wanted) return kept.engine;
  const engine = createEditingEngine(settings);
  engines.set(settings.engine, { for: wanted, engine });
  // Whoever still works with the earlier one is done before the thread takes more.
  void kept?.engine.close();
  return engine;
}
