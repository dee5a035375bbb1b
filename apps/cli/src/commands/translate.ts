import { translateSegments } from "@curie/language/translation";
import { translateManuscript } from "@curie/manuscript";
import { type EngineWish, withTranslationEngine } from "../engines/translation.ts";
import { fetchProgressOn } from "../fetch-progress.ts";
import { readManuscript, requireWritable, writeWhole } from "../files.ts";
import { translateLines } from "../lines/translate.ts";
import { oneFile, parse, requireBritish, requireDialect, requireLanguage } from "../options.ts";
import { print } from "../output.ts";
import { explainNotice, explainWarning, UsageError } from "../refusal.ts";
import { readTerms } from "../terms.ts";

/** `curie translate`: a Word file in English or, with `--text`, lines. */
export async function translate(words: string[]): Promise<void> {
  const { values, positionals } = parse(words, {
    from: { type: "string" },
    engine: { type: "string" },
    style: { type: "string", default: "american" },
    oxford: { type: "boolean" },
    output: { type: "string", short: "o" },
    bilingual: { type: "string" },
    terms: { type: "string" },
    text: { type: "boolean" },
    "no-fetch": { type: "boolean" },
    json: { type: "boolean" },
  });
  const from = requireLanguage(values.from);
  const style = requireDialect(values.style, "--style");
  const oxfordSpelling = requireBritish(values.oxford, style);
  const wish = {
    from,
    name: values.engine,
    fetching: values["no-fetch"] ? null : fetchProgressOn(process.stderr),
  } satisfies EngineWish;
  const terms = await readTerms(values.terms);
  if (values.text) {
    if (positionals.length > 0) {
      throw new UsageError("curie translate --text reads from its input: … < FILE.");
    }
    const options = { from, style, oxfordSpelling, terms, json: values.json === true };
    return withTranslationEngine(wish, (engine) =>
      translateLines(process.stdin, print, engine, options),
    );
  }

  const input = oneFile(positionals);
  const { output, bilingual } = values;
  if (!output) throw new UsageError("Say where the result goes: --output OUT.docx.");
  if (bilingual === output) throw new UsageError("Two files cannot have one name.");
  const bytes = await readManuscript(input);
  for (const path of [output, bilingual]) if (path) await requireWritable(path, input, false);
  const done = await withTranslationEngine(wish, async (engine) => {
    const { quality, name } = engine;
    const notice = quality === "translation" ? undefined : await explainNotice(quality);
    const translated = await translateManuscript(
      bytes,
      (text) =>
        translateSegments(engine, {
          ...{ ...text, from, style, oxfordSpelling, terms },
          onProgress: showProgress,
        }),
      { dialect: style, ...(notice === undefined ? {} : { notice }) },
    );
    return { ...translated, quality, engine: `${name} ${engine.version}` };
  });
  await writeWhole(output, done.translated);
  if (bilingual) await writeWhole(bilingual, done.bilingual);
  const { translated: _, bilingual: __, ...facts } = done;
  if (values.json) return print(`${JSON.stringify({ output, ...facts })}\n`);
  for (const code of new Set(done.warnings.map((warning) => warning.code))) {
    const sentence = await explainWarning(code);
    if (sentence) process.stderr.write(`${code}: ${sentence}\n`);
  }
  for (const term of done.termsMissed) {
    process.stderr.write(`terms-differ: “${term}” did not get its English everywhere.\n`);
  }
  const counts = [
    `${done.paragraphs} ${done.paragraphs === 1 ? "paragraph" : "paragraphs"} by ${done.engine}`,
    ...(done.quality === "translation" ? [] : [`${done.quality} quality`]),
    ...(done.left > 0 ? [`${done.left} not translated`] : []),
    ...(done.toCheck > 0 ? [`${done.toCheck} to check`] : []),
  ];
  await print(`${counts.join(", ")}: ${output}\n`);
}

/** One line that is written over, and only for somebody who looks. */
function showProgress(done: number, total: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\rParagraph ${done} of ${total}${done === total ? "\n" : ""}`);
}
