import type { Dialect } from "@curie/language/editing";
import type { Term } from "@curie/language/terms";
import {
  type SourceLanguage,
  type TranslationEngine,
  translateSegments,
} from "@curie/language/translation";
import { batchesOf, type Write } from "./batches.ts";

export type TranslateOptions = {
  from: SourceLanguage;
  style: Dialect;
  oxfordSpelling: boolean;
  terms?: readonly Term[];
  json: boolean;
};

/**
 * One paragraph a line in, its English out, in the same order and with the same line breaks; with
 * `json` one object a line: `{ text, warnings }`.
 */
export async function translateLines(
  chunks: AsyncIterable<Uint8Array>,
  write: Write,
  engine: TranslationEngine,
  { json, ...choices }: TranslateOptions,
): Promise<void> {
  for await (const lines of batchesOf(chunks)) {
    const segments = lines.map(({ text }) => escapeText(text));
    const english = await translateSegments(engine, { segments, ...choices });
    const output = lines.map(({ ending }, index) => {
      const text = unescapeText(english.segments[index] ?? "");
      if (!json) return text + ending;
      const warnings = english.warnings.filter(({ segment }) => segment === index);
      return `${JSON.stringify({ text, warnings: warnings.map(({ code }) => code) })}\n`;
    });
    await write(output.join(""));
  }
}

const references = { "&": "&amp;", "<": "&lt;", ">": "&gt;" } as const;
const characters = new Map<string, string>(
  Object.entries({ ...references, '"': "&quot;", "'": "&apos;" }).map(([one, name]) => [name, one]),
);

/** As engines are given text: escaped as in XML. */
function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (one) => references[one as keyof typeof references]);
}

function unescapeText(text: string): string {
  return text
    .replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hexadecimal, decimal) =>
      String.fromCodePoint(
        hexadecimal ? Number.parseInt(hexadecimal, 16) : Number.parseInt(decimal, 10),
      ),
    )
    .replace(/&(?:amp|lt|gt|quot|apos);/g, (name) => characters.get(name) ?? name);
}
