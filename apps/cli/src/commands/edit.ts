import { basename } from "node:path";
import { takingNotes } from "@curie/language/editing";
import { cleanCopy, editManuscript } from "@curie/manuscript";
import { readEditingEngine } from "../config.ts";
import { withEditingEngine } from "../engines/editing.ts";
import { readManuscript, requireWritable, writeWhole } from "../files.ts";
import { opening } from "../manuscripts.ts";
import { editingOptions, oneFile, parse, requireChoices } from "../options.ts";
import { print } from "../output.ts";
import { explainUnanswered, explainWarning, UsageError } from "../refusal.ts";
import { reportFile, requireReportName } from "../report.ts";
import { explainShortening, requireLonger, requireStrength } from "../strength.ts";
import { readTerms } from "../terms.ts";

/** `curie edit`: a Word file with every change tracked, or sources in LaTeX with the changes made. */
export async function edit(words: string[]): Promise<void> {
  const { values, positionals } = parse(words, {
    ...editingOptions,
    terms: { type: "string" },
    engine: { type: "string" },
    strength: { type: "string" },
    words: { type: "string" },
    output: { type: "string", short: "o" },
    clean: { type: "string" },
    marked: { type: "string" },
    report: { type: "string" },
    "overwrite-input": { type: "boolean" },
    json: { type: "boolean" },
  });
  const input = oneFile(positionals);
  const choices = requireChoices(values);
  const settings = readEditingEngine(values.engine);
  const strength = requireStrength(values, settings);
  const { output, clean, marked, report } = values;
  const open = opening(input);
  if (!output) throw new UsageError("Say where the result goes: --output OUT.docx.");
  if (clean && open) throw new UsageError("--clean is for Word files: OUT.tex is clean itself.");
  if (marked && !open) throw new UsageError("--marked is for LaTeX: in Word, changes are tracked.");
  if (report) requireReportName(report);
  const beside = [clean, marked, report].filter((path) => path !== undefined);
  if (new Set([output, ...beside]).size <= beside.length) {
    throw new UsageError("Two files cannot have one name.");
  }

  const bytes = await readManuscript(input);
  const terms = await readTerms(values.terms);
  await requireWritable(output, input, values["overwrite-input"] === true);
  for (const path of beside) await requireWritable(path, input, false);
  if (strength.targetWords !== undefined) requireLonger(bytes, strength.targetWords, open);
  const startedAt = new Date();
  const edited = await withEditingEngine(settings, async (chosen) => {
    const { engine, notes } = takingNotes(chosen);
    const done = await editManuscript(bytes, engine, {
      ...choices,
      terms,
      ...strength,
      date: startedAt.toISOString(),
      ...(open ? { open } : {}),
    });
    return { ...done, engine: `${engine.name} ${engine.version}`, model: notes };
  });
  await writeWhole(output, edited.bytes);
  if (clean) await writeWhole(clean, cleanCopy(edited.bytes));
  if (marked && edited.marked) await writeWhole(marked, edited.marked());
  const { shortened } = edited.model;
  const shortening =
    shortened && strength.targetWords !== undefined
      ? { target: strength.targetWords, ...shortened }
      : null;
  if (report) {
    const of = {
      fileName: basename(input),
      isSource: open !== undefined,
      english: choices.dialect,
      oxfordSpelling: choices.oxfordSpelling,
      ...strength,
      shortening,
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
    const files = {
      output,
      ...(clean ? { clean } : {}),
      ...(marked ? { marked } : {}),
      ...(report ? { report } : {}),
    };
    const facts = { changes, words: wordCount, warnings, engine, ...strength, model, shortening };
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
  if (shortening)
    process.stderr.write(`${await explainShortening(edited.report.words, shortening)}\n`);
  const what = open ? "change" : "tracked change";
  const counted = changes === 1 ? `1 ${what}` : `${changes} ${what}s`;
  await print(`${counted} in ${wordCount} words: ${output}\n`);
}
