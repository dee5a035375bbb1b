/** One measured run in a fresh process; started by `editing-speed.ts`. */

import { editingMaxWords } from "@curie/contract";
import { createHarperEngine } from "@curie/language/editing";
import { countManuscript, editManuscript } from "@curie/manuscript";
import { Dialect, LocalLinter } from "harper.js";
import { binary } from "harper.js/binary";
import { manuscriptOf, paragraphsOf } from "./sample-manuscript.ts";

const warmUp = "This sentence loads the engine before the clock starts.";
const paragraphs = paragraphsOf(editingMaxWords);
const manuscript = manuscriptOf(paragraphs);
const words = countManuscript(manuscript);

const measured = process.argv[2] === "raw" ? await raw() : await whole();
const peakMb = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ words, peakMb, ...measured }));
process.exit(0);

async function raw(): Promise<{ seconds: number }> {
  const linter = new LocalLinter({ binary, dialect: Dialect.American });
  await linter.organizedLints(warmUp, { language: "plaintext" });
  const startedAt = performance.now();
  for (const paragraph of paragraphs) {
    await linter.organizedLints(paragraph, { language: "plaintext" });
  }
  return { seconds: (performance.now() - startedAt) / 1000 };
}

async function whole(): Promise<{ seconds: number; changes: number }> {
  const engine = await createHarperEngine();
  const options = { dialect: "american", date: "2026-01-01T00:00:00.000Z" } as const;
  await editManuscript(manuscriptOf([warmUp]), engine, options);
  const startedAt = performance.now();
  const { changes } = await editManuscript(manuscript, engine, options);
  return { seconds: (performance.now() - startedAt) / 1000, changes };
}
