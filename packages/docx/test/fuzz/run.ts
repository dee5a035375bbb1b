/** One run of the fuzzer: a file, damaged in a seeded way, opened, edited and judged. */
import { DocxRefusal, openWordDocument, writeTrackedChanges } from "@curie/docx";
import { seededRandom } from "@curie/docx/testing";
import { findDamage, judgeText, madeEdits } from "../invariants.ts";
import { below, pick, type Random } from "../random.ts";
import { applyEdits, randomEdits } from "../random-edits.ts";
import { randomWordFile } from "../random-files.ts";
import { damageBytes } from "./damage-bytes.ts";
import { damageParts } from "./damage-parts.ts";
import { damageZip } from "./damage-zip.ts";

export type Outcome = {
  kind: "edited" | "refused" | "wrong" | "crashed";
  /** The code of the refusal, or what is wrong. */
  detail: string;
  /** What opening, editing and opening again took, as `stopwatch` counts; without the judge. */
  milliseconds: number;
  damaged: Buffer;
  edited: Uint8Array | null;
};

const options = { author: "Curie fuzz", date: "2031-02-03T04:05:06Z" };

/** @param files to start from; built ones are mixed in, and stand alone where there are none */
export function fuzzOnce(files: readonly Buffer[], seed: number, run: number): Outcome {
  const runSeed = (Math.imul(seed, 1_000_003) + run) >>> 0;
  const random = seededRandom(runSeed);
  const isBuilt = random() < 0.25 || files.length === 0;
  const original = isBuilt ? randomWordFile(below(random, 2 ** 31)) : pick(random, files);
  const damaged = damage(original, random);
  const taken = stopwatch();
  let milliseconds = 0;
  try {
    const document = openWordDocument(damaged);
    const edits = randomEdits(document, runSeed);
    const written = writeTrackedChanges(document, edits, options);
    const again = openWordDocument(written.bytes);
    milliseconds = taken();
    const made = madeEdits(edits, written);
    const problems = [
      ...findDamage(damaged, written.bytes, options.author),
      ...judgeText(document, written.bytes, made, options.author).damage,
    ].map(({ rule, message }) => `${rule}: ${message}`);
    for (const paragraph of document.paragraphs) {
      const expected = applyEdits(paragraph, made.get(paragraph.id) ?? []);
      const found = again.paragraphs[paragraph.id]?.text;
      if (found !== expected) problems.push(`read again: expected ${expected} | found ${found}`);
    }
    const [first] = problems;
    const kind = first === undefined ? "edited" : "wrong";
    return { kind, detail: first ?? "", milliseconds, damaged, edited: written.bytes };
  } catch (error) {
    milliseconds ||= taken();
    const outcome = { milliseconds, damaged, edited: null };
    if (error instanceof DocxRefusal) return { kind: "refused", detail: error.code, ...outcome };
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: "crashed", detail, ...outcome };
  }
}

/**
 * Milliseconds since now: by the clock or of processor time, whichever is less. A busy machine
 * stretches the one, and the threads that collect garbage beside the work the other.
 */
function stopwatch(): () => number {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min(performance.now() - startedAt, (user + system) / 1000);
  };
}

function damage(original: Buffer, random: Random): Buffer {
  const choice = random();
  try {
    if (choice < 0.15) return damageBytes(original, random);
    if (choice < 0.4) return damageZip(original, random);
    return damageParts(original, random);
  } catch (error) {
    // Files that are broken to begin with have no parts to damage.
    if (!(error instanceof RangeError)) throw error;
    return damageBytes(original, random);
  }
}
