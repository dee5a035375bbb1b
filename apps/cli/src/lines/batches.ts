import { TextDecoder } from "node:util";
import { CommandRefusal } from "../refusal.ts";

/**
 * How much text an engine is given at once: little enough that output flows while a long input is
 * still being read. Counted, not timed, so that the same input always gives the same output.
 */
const batchLines = 200;
const batchCharacters = 50_000;

export type Write = (text: string) => Promise<void>;

/** A line with the line break it came with: `\n`, `\r\n`, or none for the last. */
export type Line = { text: string; ending: string };

/** The lines of UTF-8 input, in batches. */
export function batchesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line[]> {
  return batches(linesOf(chunks));
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
