import { createEditingEngine, type EditingEngine } from "@curie/language/editing";

let engine: EditingEngine | undefined;

/** The editing engine of this thread, loaded by the first text and kept for the next. */
export function editingEngine(): EditingEngine {
  engine ??= createEditingEngine();
  return engine;
}
