import { type LanguageSuggestion, lacksSpaces } from "@curie/contract";
import type { EditingChoices } from "@curie/language/editing";
import type { TaskInput } from "#platform/cpu.ts";
import { editingEngine } from "#platform/editing-engine.ts";

export type CheckInput = { paragraphs: readonly string[] } & EditingChoices;

/** Looks for what the editing engine would change in a short text, on a worker thread. */
export async function check({ input, port }: TaskInput<CheckInput>): Promise<LanguageSuggestion[]> {
  // Tells the caller that the text is no longer queued.
  port?.postMessage("begun");
  const { paragraphs, ...choices } = input;
  const edits = await editingEngine().edit({
    // Chinese and Japanese are one endless word to an engine for English, and cost it seconds.
    paragraphs: paragraphs.map((text) => ({ text, locked: [], editable: !lacksSpaces(text) })),
    ...choices,
  });
  return edits.flatMap((ofParagraph, paragraph) =>
    ofParagraph.map(({ start, end, replacement, category }) => ({
      paragraph,
      start,
      end,
      original: (paragraphs[paragraph] ?? "").slice(start, end),
      replacement,
      category,
    })),
  );
}
