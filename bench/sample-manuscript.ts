import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { aWordFile } from "../apps/server/src/platform/testing/word-file.ts";

const texts = fileURLToPath(new URL("../../shared/corpora/english/clean-dev", import.meta.url));

/** Sentences for machines without the corpus; every paragraph gets numbers of its own. */
const ownSentences = [
  "Permafrost thaw alters the hydrology of alpine catchments, but its influence on winter baseflow remains poorly constrained.",
  "We analyzed daily discharge from gauging stations in the headwaters and compared it with soil temperature.",
  "The results suggests that the baseflow increased where the active layer became deeper.",
  "These finding are consistent with earlier studies of the same region.",
];

/** Published prose as paragraphs, until so many words are reached. */
export function paragraphsOf(words: number): string[] {
  const paragraphs: string[] = [];
  let count = 0;
  for (const paragraph of source()) {
    if (count >= words) break;
    paragraphs.push(paragraph);
    count += paragraph.split(/\s+/).length;
  }
  return paragraphs;
}

export function manuscriptOf(paragraphs: readonly string[]): Buffer {
  return aWordFile(paragraphs);
}

function* source(): Generator<string> {
  if (existsSync(texts)) {
    for (const file of readdirSync(texts).sort()) {
      const body = readFileSync(join(texts, file), "utf8").split(/\nReferences\n/)[0] ?? "";
      for (const paragraph of body.split(/\n\s*\n/)) {
        const line = paragraph.replace(/\s+/g, " ").trim();
        if (line !== "") yield line;
      }
    }
  }
  for (let number = 1; ; number += 1) {
    yield ownSentences.map((sentence) => `${sentence} It was measured ${number} times.`).join(" ");
  }
}
