import { compareVersions } from "@curie/manuscript";
import { readManuscript, requireWritable, writeWhole } from "../files.ts";
import { parse } from "../options.ts";
import { print } from "../output.ts";
import { UsageError } from "../refusal.ts";

/** `curie compare`: the newer of two Word files, with tracked changes since the older one. */
export async function compare(words: string[]): Promise<void> {
  const { values, positionals } = parse(words, {
    output: { type: "string", short: "o" },
    author: { type: "string" },
    json: { type: "boolean" },
  });
  const [older, newer, another] = positionals;
  if (older === undefined || newer === undefined || another !== undefined) {
    throw new UsageError("Say which two files: OLD.docx NEW.docx.");
  }
  const { output, author = "Curie: comparison" } = values;
  if (!output) throw new UsageError("Say where the result goes: --output TRACKED.docx.");
  if (author.trim() === "") throw new UsageError("--author needs a name.");
  await requireWritable(output, older, false);
  await requireWritable(output, newer, false);
  const date = new Date().toISOString();
  const [before, after] = [await readManuscript(older), await readManuscript(newer)];
  const { bytes, ...compared } = compareVersions(before, after, { author, date });
  await writeWhole(output, bytes);
  if (values.json) return print(`${JSON.stringify({ output, ...compared })}\n`);
  const { reworded, added, removed, notMarked } = compared;
  await print(`${reworded} reworded, ${added} added, ${removed} removed: ${output}\n`);
  const left = notMarked.older.length + notMarked.newer.length;
  if (left > 0) {
    process.stderr.write(
      `${left} paragraphs differ and are not marked: of ${newer} ${list(notMarked.newer)}, of ${older} ${list(notMarked.older)}\n`,
    );
  }
}

function list(numbers: readonly number[]): string {
  return numbers.length === 0 ? "none" : numbers.join(", ");
}
