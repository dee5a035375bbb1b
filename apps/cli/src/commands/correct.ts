import { readEditingEngine } from "../config.ts";
import { withEditingEngine } from "../engines/editing.ts";
import { correctLines } from "../lines/correct.ts";
import { serveLines } from "../lines/serve.ts";
import { editingOptions, parse, requireChoices } from "../options.ts";
import { print } from "../output.ts";
import { UsageError } from "../refusal.ts";
import { readTerms } from "../terms.ts";

/** `curie correct`: lines in, corrected lines out; with `--serve` for one caller after another. */
export async function correct(words: string[]): Promise<void> {
  const { values, positionals } = parse(words, {
    ...editingOptions,
    terms: { type: "string" },
    engine: { type: "string" },
    serve: { type: "string" },
    json: { type: "boolean" },
  });
  if (positionals.length > 0) {
    throw new UsageError("curie correct reads from its input: curie correct … < FILE.");
  }
  const terms = await readTerms(values.terms);
  const options = { ...requireChoices(values), terms, json: values.json === true };
  await withEditingEngine(readEditingEngine(values.engine), async (engine) => {
    if (values.serve === undefined) return correctLines(process.stdin, print, engine, options);
    // What is loaded at the first line is loaded now: nobody waits for it later.
    await engine.edit({
      paragraphs: [{ text: "Ready.", locked: [], editable: true }],
      dialect: options.dialect,
    });
    await serveLines(values.serve, (input, write) => correctLines(input, write, engine, options));
  });
}
