import type { EditingEngine } from "../engine.ts";
import type { ModelFailureCode } from "./model-failure.ts";
import type { ShorteningNotes } from "./shortening.ts";

/** What was noticed of a language model while it edited one manuscript. */
export type ModelNotes = {
  /** Proposed edits that may not reach the author: numbers of them by reason. */
  refused: Record<string, number>;
  /** The paragraphs it should have seen and had no answer for. */
  unanswered: { paragraphs: number; reason: ModelFailureCode } | null;
  /** What stood in the way of a target of words; null where none was set. */
  shortened: ShorteningNotes | null;
};

/** The engine, with a note of what it says beside its edits. */
export function takingNotes(engine: EditingEngine): { engine: EditingEngine; notes: ModelNotes } {
  const refused = new Map<string, number>();
  const notes: ModelNotes = { refused: {}, unanswered: null, shortened: null };
  return {
    notes,
    engine: {
      ...engine,
      edit: (request) =>
        engine.edit({
          ...request,
          onRefused: (reason) => {
            refused.set(reason, (refused.get(reason) ?? 0) + 1);
            notes.refused = Object.fromEntries(refused);
          },
          onUnanswered: (paragraphs, reason) => {
            notes.unanswered = { paragraphs, reason };
          },
          onShortened: (shortened) => {
            notes.shortened = shortened;
          },
        }),
    },
  };
}
