import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import {
  createEditingEngine,
  type Dialect,
  type EditingEngine,
  type EditingEngineSettings,
  takingNotes,
} from "@curie/language/editing";
import { type SourceLanguage, translateSegments } from "@curie/language/translation";
import { cleanCopy, countManuscript, editManuscript, translateManuscript } from "@curie/manuscript";
import { administer } from "./admin.ts";
import { readEditingEngine } from "./config.ts";
import { correctLines } from "./correct.ts";
import { type EngineWish, withTranslationEngine } from "./engines.ts";
import { fetchProgressOn } from "./fetch-progress.ts";
import { readManuscript, requireWritable, writeWhole } from "./files.ts";
import {
  explainNotice,
  explainRefusal,
  explainUnanswered,
  explainWarning,
  UsageError,
} from "./refusal.ts";
import { reportFile, requireReportName } from "./report.ts";
import { translateLines } from "./translate.ts";
import { usage } from "./usage.ts";

const dialects: readonly Dialect[] = ["american", "british"];
const sourceLanguages: readonly SourceLanguage[] = ["zh_CN", "es_ES", "pt_BR"];
const exit = { done: 0, refused: 1, wrongUsage: 2 };

/** The command as a process: what `bin/curie.mjs` starts. */
export async function main(): Promise<void> {
  // A reader that has seen enough (`curie correct | head`) closes the pipe: that is no failure.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? exit.done : exit.refused);
  });
  process.exitCode = await run(process.argv.slice(2));
}

/**
 * One command in this process, with its streams, its folder and its environment.
 *
 * @returns the exit status
 */
export async function run(words: string[]): Promise<number> {
  const json = words.includes("--json");
  try {
    return (await perform(words)) ?? exit.done;
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\nSee curie --help.\n`);
      return exit.wrongUsage;
    }
    const refused = await explainRefusal(error);
    if (!refused) {
      process.stderr.write(`internal-error: ${error instanceof Error ? error.stack : error}\n`);
      return exit.refused;
    }
    if (json) await print(`${JSON.stringify({ error: refused })}\n`);
    process.stderr.write(`${refused.code}: ${refused.sentence}\n`);
    return exit.refused;
  }
}

/** Answers an exit status where it is another one than done. */
async function perform(words: string[]): Promise<number | undefined> {
  const [command, ...rest] = words;
  if (command === "--version") {
    await print(`curie ${await version()}\n`);
    return;
  }
  if (command === undefined || command === "--help" || rest.includes("--help")) {
    if (command === undefined)
      throw new UsageError("Say what to do: edit, translate, count, correct or admin.");
    await print(usage);
    return;
  }
  switch (command) {
    case "edit":
      await edit(rest);
      return;
    case "translate":
      await translate(rest);
      return;
    case "count":
      await count(rest);
      return;
    case "correct":
      await correct(rest);
      return;
    case "admin":
      return administer(rest);
    default:
      throw new UsageError(`There is no command ${command}.`);
  }
}

async function edit(words: string[]): Promise<void> {
  const { values, positionals } = parse(words, {
    english: { type: "string" },
    engine: { type: "string" },
    output: { type: "string", short: "o" },
    clean: { type: "string" },
    report: { type: "string" },
    "overwrite-input": { type: "boolean" },
    json: { type: "boolean" },
  });
  const input = oneFile(positionals);
  const dialect = requireDialect(values.english);
  const settings = readEditingEngine(values.engine);
  const { output, clean, report } = values;
  if (!output) throw new UsageError("Say where the result goes: --output OUT.docx.");
  if (report) requireReportName(report);
  const beside = [clean, report].filter((path) => path !== undefined);
  if (new Set([output, ...beside]).size <= beside.length) {
    throw new UsageError("Two files cannot have one name.");
  }

  const bytes = await readManuscript(input);
  await requireWritable(output, input, values["overwrite-input"] === true);
  for (const path of beside) await requireWritable(path, input, false);
  const startedAt = new Date();
  const edited = await withEngine(settings, async (chosen) => {
    const { engine, notes } = takingNotes(chosen);
    const done = await editManuscript(bytes, engine, { dialect, date: startedAt.toISOString() });
    return { ...done, engine: `${engine.name} ${engine.version}`, model: notes };
  });
  await writeWhole(output, edited.bytes);
  if (clean) await writeWhole(clean, cleanCopy(edited.bytes));
  if (report) {
    const of = {
      fileName: basename(input),
      english: dialect,
      startedAt,
      completedAt: new Date(),
      engine: edited.engine,
      editsLeftOut: edited.warnings.filter(({ edit }) => edit !== undefined).length,
      paragraphsLeft: edited.model.unanswered?.paragraphs ?? 0,
    };
    await writeWhole(report, await reportFile(report, edited.report, of));
  }
  const { changes, words: wordCount, warnings, engine, model } = edited;
  if (values.json) {
    const files = { output, ...(clean ? { clean } : {}), ...(report ? { report } : {}) };
    const facts = { changes, words: wordCount, warnings, engine, model };
    return print(`${JSON.stringify({ ...files, ...facts })}\n`);
  }
  for (const code of new Set(warnings.map((warning) => warning.code))) {
    const sentence = await explainWarning(code);
    if (sentence) process.stderr.write(`${code}: ${sentence}\n`);
  }
  if (model.unanswered) {
    const { paragraphs, reason } = model.unanswered;
    process.stderr.write(`${reason}: ${await explainUnanswered(paragraphs)}\n`);
  }
  const counted = changes === 1 ? "1 tracked change" : `${changes} tracked changes`;
  await print(`${counted} in ${wordCount} words: ${output}\n`);
}

async function translate(words: string[]): Promise<void> {
  const { values, positionals } = parse(words, {
    from: { type: "string" },
    engine: { type: "string" },
    style: { type: "string", default: "american" },
    output: { type: "string", short: "o" },
    bilingual: { type: "string" },
    text: { type: "boolean" },
    "no-fetch": { type: "boolean" },
    json: { type: "boolean" },
  });
  const from = requireLanguage(values.from);
  const style = requireDialect(values.style, "--style");
  const wish = {
    from,
    name: values.engine,
    fetching: values["no-fetch"] ? null : fetchProgressOn(process.stderr),
  } satisfies EngineWish;
  if (values.text) {
    if (positionals.length > 0) {
      throw new UsageError("curie translate --text reads from its input: … < FILE.");
    }
    const options = { from, style, json: values.json === true };
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
      (text) => translateSegments(engine, { ...text, from, style, onProgress: showProgress }),
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

async function count(words: string[]): Promise<void> {
  const { values, positionals } = parse(words, { json: { type: "boolean" } });
  const counted = countManuscript(await readManuscript(oneFile(positionals)));
  await print(values.json ? `${JSON.stringify({ words: counted })}\n` : `${counted}\n`);
}

async function correct(words: string[]): Promise<void> {
  const { values, positionals } = parse(words, {
    english: { type: "string" },
    engine: { type: "string" },
    json: { type: "boolean" },
  });
  if (positionals.length > 0) {
    throw new UsageError("curie correct reads from its input: curie correct … < FILE.");
  }
  const dialect = requireDialect(values.english);
  await withEngine(readEditingEngine(values.engine), (engine) =>
    correctLines(process.stdin, print, engine, { dialect, json: values.json === true }),
  );
}

function parse<const Options extends NonNullable<Parameters<typeof parseArgs>[0]>["options"]>(
  words: string[],
  options: Options,
) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function oneFile(positionals: string[]): string {
  const [file, another] = positionals;
  if (file === undefined) throw new UsageError("Say which file: IN.docx.");
  if (another !== undefined) throw new UsageError(`One file at a time: ${file} or ${another}?`);
  return file;
}

function requireDialect(value: string | undefined, option = "--english"): Dialect {
  const dialect = dialects.find((known) => known === value);
  if (dialect) return dialect;
  throw new UsageError(`Say which English: ${option} american or ${option} british.`);
}

function requireLanguage(value: string | undefined): SourceLanguage {
  const language = sourceLanguages.find((known) => known === value);
  if (language) return language;
  throw new UsageError(`Say which language it is in: --from ${sourceLanguages.join(" or ")}.`);
}

async function withEngine<Result>(
  settings: EditingEngineSettings,
  work: (engine: EditingEngine) => Promise<Result>,
): Promise<Result> {
  const engine = createEditingEngine(settings);
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}

/** Waits until the text has left: a slow reader must slow the work down, not fill the memory. */
function print(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

async function version(): Promise<string> {
  const manifest = await readFile(new URL("../package.json", import.meta.url), "utf8");
  return String(JSON.parse(manifest).version);
}
