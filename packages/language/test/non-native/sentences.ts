import { readFileSync } from "node:fs";

/** One wrong sentence, the kind of its error, and every way it may read when it is right. */
export type Sentence = { kind: string; wrong: string; right: readonly string[] };

/** The sentences of one of the two files beside this one; the README tells them apart. */
export function nonNativeSentences(file: "seen-while-writing" | "unseen"): Sentence[] {
  const text = readFileSync(new URL(`./${file}.tsv`, import.meta.url), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [kind = "", rest = ""] = line.split("\t");
      const [wrong = "", ...right] = rest.split("|");
      return { kind, wrong, right };
    });
}
