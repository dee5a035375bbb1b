import { TextDecoder } from "node:util";
import { applyEdits, type Dialect, type EditingEngine } from "@curie/language/editing";
import { CommandRefusal } from "./refusal.ts";

/**
 * How much text the engine corrects at once: little enough that output flows while a long input is
 * still being read. Counted, not timed, so that the same input always gives the same output.
 */
const batchLines = 200;
const batchCharacters = 50_000;
/** How much of what came before it reads along, to know the terms of the document. */
const contextCharacters = 200_000;

export type CorrectOptions = { dialect: Dialect; json: boolean };
export type Write = (text: string) => Promise<void>;

/** A line with the line break it came with: `\n`, `\r\n`, or none for the last. */
type Line = { text: string; ending: string };

/**
 * One paragraph a line in, the corrected paragraph out, in the same order and with the same line
 * breaks; with `json` one object a line: `{ text, edits }`.
 */
export async function correctLines(
  chunks: AsyncIterable<Uint8Array>,
  write: Write,
  engine: EditingEngine,
  options: CorrectOptions,
): Promise<void> {
  let context: Line[] = [];
  for await (const lines of batches(linesOf(chunks))) {
    const proposed = await engine.edit({
      paragraphs: [
        ...context.map(({ text }) => ({ text, locked: [], editable: false })),
        ...lines.map(({ text }) => ({ text, locked: [], editable: true })),
      ],
      dialect: options.dialect,
    });
    const output = lines.map(({ text, ending }, index) => {
      const edits = proposed[context.length + index] ?? [];
      const corrected = applyEdits(text, edits);
      return options.json ? `${JSON.stringify({ text: corrected, edits })}\n` : corrected + ending;
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

async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let rest = "";
  for await (const chunk of chunks) {
    const parts = (rest + decode(decoder, chunk)).split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) yield lineOf(part, "\n");
  }
  rest += decode(decoder);
  if (rest !== "") yield lineOf(rest, "");
}

function lineOf(part: string, ending: string): Line {
  if (!part.endsWith("\r")) return { text: part, ending };
  return { text: part.slice(0, -1), ending: `\r${ending}` };
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    // Guessing the encoding would change letters that nobody asked to change.
    throw new CommandRefusal("input-not-utf8");
  }
}

async function* batches(lines: AsyncIterable<Line>): AsyncGenerator<Line[]> {
  let batch: Line[] = [];
  let characters = 0;
  for await (const line of lines) {
    batch.push(line);
    characters += line.text.length;
    if (batch.length < batchLines && characters < batchCharacters) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}
