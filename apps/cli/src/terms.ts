import { readTermFile, type Term } from "@curie/language/terms";
import { loadMessages } from "@curie/locales";
import { readManuscript } from "./files.ts";
import { CommandRefusal } from "./refusal.ts";

/** How many lines that are no terms are told. */
const linesTold = 20;

/**
 * The terms of a CSV or TBX file; none without one. A file with a wrong line is refused as a whole, each
 * line told as `FILE:LINE: sentence`: who runs this does not look whether all were taken.
 *
 * @throws CommandRefusal
 */
export async function readTerms(path: string | undefined): Promise<Term[]> {
  if (path === undefined) return [];
  const file = readTermFile(await readManuscript(path));
  if (file.problem !== null) {
    const line = file.line === null ? "" : String(file.line);
    throw new CommandRefusal("terms.file-refused", { reason: file.problem, line, path });
  }
  if (file.refused.length > 0) {
    const { terms } = await loadMessages("en_US");
    for (const { line, problem, text } of file.refused.slice(0, linesTold)) {
      const named = text === "" ? "" : ` (${text})`;
      process.stderr.write(`${path}:${line}: ${terms[`problem-${problem}`]}${named}\n`);
    }
    const number = String(file.refused.length);
    throw new CommandRefusal("term-lines-refused", { number, path });
  }
  return file.terms.map(({ term }) => term);
}
