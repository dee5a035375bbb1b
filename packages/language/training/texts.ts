import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** Books that quote old sources at length: their English is not what authors write today. */
const historic: ReadonlySet<string> = new Set([
  "life-liberty-and-pursuit-happiness",
  "us-history",
  "world-history",
  "introduction-philosophy",
]);

/** Of these the oldest is left out altogether. */
const oldest = "life-liberty-and-pursuit-happiness";

/** Books nothing is learnt from: what is said of the classifiers is measured on them. */
const heldOutBooks: ReadonlySet<string> = new Set(["psychology", "principles-finance"]);

/**
 * Of the papers every sixth stretch of so many paragraphs is held out: their files do not tell where
 * a paper ends, and single paragraphs would share their wording with their neighbours.
 */
const papers: ReadonlySet<string> = new Set(["plos", "craft"]);
const stretch = 100;
const everySixth = 6;

export type Texts = {
  /** The paragraphs to learn from. */
  learning: readonly string[];
  /**
   * Those from which is learnt when to believe the classifiers: books of history and philosophy, and
   * every other paragraph of those held out.
   */
  doubting: readonly string[];
  /** Those that nothing of the counts is learnt from, by register. */
  heldOut: { textbooks: readonly string[]; papers: readonly string[] };
};

/** Reads the texts of a folder: `NAME.txt.gz`, one paragraph a line; repeated paragraphs once. */
export function readTexts(folder: string): Texts {
  const learning: string[] = [];
  const textbooks: string[] = [];
  const held: string[] = [];
  const history: string[] = [];
  const seen = new Set<string>();
  for (const file of readdirSync(folder).sort()) {
    const name = /^(.+)\.txt\.gz$/.exec(file)?.[1];
    if (!name || name === oldest) continue;
    const lines = gunzipSync(readFileSync(join(folder, file)))
      .toString("utf8")
      .split("\n");
    for (const [index, line] of lines.entries()) {
      const text = line.normalize("NFC").trim();
      if (text === "" || seen.has(text)) continue;
      if (historic.has(name)) {
        history.push(text);
        continue;
      }
      seen.add(text);
      if (heldOutBooks.has(name)) textbooks.push(text);
      else if (papers.has(name) && Math.floor(index / stretch) % everySixth === everySixth - 1)
        held.push(text);
      else learning.push(text);
    }
  }
  const everyOther = [textbooks, held].flatMap((texts) =>
    texts.filter((_, index) => index % 2 === 0),
  );
  const doubting = [...history, ...everyOther];
  return { learning, doubting, heldOut: { textbooks, papers: held } };
}
