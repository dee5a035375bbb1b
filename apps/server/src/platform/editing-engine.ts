import {
  createEditingEngine,
  type EditingEngine,
  type EditingEngineSettings,
  type ModelFailureCode,
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

/** What was noticed of a language model while it edited one manuscript. */
export type ModelNotes = {
  /** Proposed edits that may not reach the author: numbers of them by reason. */
  refused: Record<string, number>;
  /** The paragraphs it should have seen and had no answer for. */
  unanswered: { paragraphs: number; reason: ModelFailureCode } | null;
};

/** The engine, with a note of what it says beside its edits. */
export function takingNotes(engine: EditingEngine): { engine: EditingEngine; notes: ModelNotes } {
  const notes: ModelNotes = { refused: {}, unanswered: null };
  return {
    notes,
    engine: {
      ...engine,
      edit: (request) =>
        engine.edit({
          ...request,
          onRefused: (reason) => {
            notes.refused[reason] = (notes.refused[reason] ?? 0) + 1;
          },
          onUnanswered: (paragraphs, reason) => {
            notes.unanswered = { paragraphs, reason };
          },
        }),
    },
  };
}
