import { readEditingEngine } from "../config.ts";
import { withEditingEngine } from "../engines/editing.ts";
import { correctLines } from "../lines/correct.ts";
import { parse, requireDialect } from "../options.ts";
import { print } from "../output.ts";
import { UsageError } from "../refusal.ts";

/** `curie correct`: lines in, corrected lines out. */
export async function correct(words: string[]): Promise<void> {
  const { values, positionals } = parse(words, {
    english: { type: "string" },
    engine: { type: "string" },
    json: { type: "boolean" },
  });
  if (positionals.length > 0) {
    throw new UsageError("curie correct reads from its input: curie correct … < FILE.");
  }
  const dialect = requireDialect(values.english);
  await withEditingEngine(readEditingEngine(values.engine), (engine) =>
    correctLines(process.stdin, print, engine, { dialect, json: values.json === true }),
  );
}
