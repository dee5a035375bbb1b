import { applyEdits, type EditingChoices, type EditingEngine } from "@curie/language/editing";
import { batchesOf, type Line, type Write } from "./batches.ts";

/** How much of what came before it reads along, to know the terms of the document. */
const contextCharacters = 200_000;

export type CorrectOptions = EditingChoices & { json: boolean };

/**
 * One paragraph a line in, the corrected paragraph out, in the same order and with the same line
 * breaks; with `json` one object a line: `{ text, edits }`.
 */
export async function correctLines(
  chunks: AsyncIterable<Uint8Array>,
  write: Write,
  engine: EditingEngine,
  { json, ...choices }: CorrectOptions,
): Promise<void> {
  let context: Line[] = [];
  for await (const lines of batchesOf(chunks)) {
    const proposed = await engine.edit({
      paragraphs: [
        ...context.map(({ text }) => ({ text, locked: [], editable: false })),
        ...lines.map(({ text }) => ({ text, locked: [], editable: true })),
      ],
      ...choices,
    });
    const output = lines.map(({ text, ending }, index) => {
      const edits = proposed[context.length + index] ?? [];
      const corrected = applyEdits(text, edits);
      return json ? `${JSON.stringify({ text: corrected, edits })}\n` : corrected + ending;
    });
    await write(output.join(""));
    context = lastLines([...context, ...lines]);
  }
}

function lastLines(lines: readonly Line[]): Line[] {
  let characters = 0;
  const start = lines.findLastIndex(({ text }) => {
    characters += text.length + 1;
    return characters > contextCharacters;
  });
  return lines.slice(start + 1);
}
