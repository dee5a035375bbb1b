/**
 * Damages real Word files in seeded ways (bytes, zip structure, XML structure) and edits what still
 * opens. Whatever comes in: a typed refusal, or a copy in which accepting gives the expected text,
 * rejecting gives the original text, and every revision has a number of its own.
 *
 *     node packages/docx/test/fuzz.ts FOLDER [--runs 1000] [--seed 1] [--keep DIRECTORY]
 *         [--checker PROGRAM]
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DocxRefusal, openWordDocument, writeTrackedChanges } from "@curie/docx";
import { aZip, seededRandom } from "@curie/docx/testing";
import { readArchive, readEntry } from "../src/container/archive.ts";
import { defaultLimits } from "../src/limits.ts";
import { readStory } from "../src/reading/story.ts";
import { decodeXml } from "../src/xml/encoding.ts";
import { applyEdits, randomEdits } from "./random-edits.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    keep: { type: "string" },
    checker: { type: "string" },
  },
});
const folder = positionals[0];
if (folder === undefined) throw new Error("name a folder");
const runs = Number(values.runs);
const seed = Number(values.seed);
const options = { author: "Curie fuzz", date: "2031-02-03T04:05:06Z" };

const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(doc|dot)x$/i.test(name) && !name.includes("pairs"))
  .sort()
  .map((name) => readFileSync(join(folder, name)))
  .filter((bytes) => bytes.length < 400_000);

type Random = () => number;
const below = (random: Random, limit: number): number => Math.floor(random() * limit);
const pick = <Item>(random: Random, list: readonly Item[]): Item =>
  list[below(random, list.length)] as Item;

function damageBytes(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes);
  if (copy.length === 0) return copy;
  for (let count = 1 + below(random, 8); count > 0; count--) {
    // The directory at the end is where a few bytes matter most.
    const tail = random() < 0.5 ? Math.max(0, copy.length - 2000) : 0;
    copy[tail + below(random, copy.length - tail)] = below(random, 256);
  }
  return random() < 0.2 ? copy.subarray(0, below(random, copy.length)) : copy;
}

const parts = [
  '<w:fldChar w:fldCharType="begin"/>',
  '<w:r><w:fldChar w:fldCharType="end"/></w:r>',
  '<w:r><w:fldChar w:fldCharType="separate"/></w:r>',
  '<w:bookmarkStart w:id="2147483647" w:name="z"/>',
  "<w:p/>",
  "<w:r><w:t> x </w:t></w:r>",
  '<w:ins w:id="3" w:author="B"><w:r><w:t>theirs</w:t></w:r></w:ins>',
  '<w:del w:id="3" w:author="B"><w:r><w:delText>gone</w:delText></w:r></w:del>',
  "<w:smartTag><w:r><w:t>tag</w:t></w:r></w:smartTag>",
  "<w:t>stray</w:t>",
  "<!-- c -->",
  "<![CDATA[ raw ]]>",
  "<?pi x?>",
  "&#x20;",
];

/** Moves, copies, drops or adds whole elements and tags; most results stay well-formed. */
function damageXml(source: string, random: Random): string {
  let xml = source;
  for (let count = 1 + below(random, 5); count > 0; count--) {
    const tags = [...xml.matchAll(/<w:(\w+)(?: [^<>]*)?\/?>/g)];
    if (tags.length < 3) return xml;
    const tag = pick(random, tags);
    const at = tag.index;
    const other = pick(random, tags).index;
    const close = `</w:${tag[1]}>`;
    const closeAt = xml.indexOf(close, at);
    const end = tag[0].endsWith("/>") || closeAt < 0 ? at + tag[0].length : closeAt + close.length;
    const element = xml.slice(at, end);
    switch (below(random, 6)) {
      case 0:
        xml = xml.slice(0, at) + xml.slice(end);
        break;
      case 1:
        xml = xml.slice(0, other) + element + xml.slice(other);
        break;
      case 2:
        xml = xml.slice(0, at) + pick(random, parts) + xml.slice(at);
        break;
      case 3: // a wrapper around it
        xml = `${xml.slice(0, at)}<w:ins w:id="9" w:author="B">${element}</w:ins>${xml.slice(end)}`;
        break;
      case 4: // its attributes
        xml = `${xml.slice(0, at)}<w:${tag[1]}${tag[0].endsWith("/>") ? "/" : ""}>${xml.slice(at + tag[0].length)}`;
        break;
      default:
        xml = xml.slice(0, at) + element + element + xml.slice(end);
    }
  }
  return xml;
}

function damageParts(bytes: Buffer, random: Random): Buffer {
  const archive = readArchive(bytes, defaultLimits);
  const stories = archive.entries.filter((entry) =>
    /(document|footnotes|endnotes|header\d*|footer\d*|comments|settings|styles)\.xml$/i.test(
      entry.name,
    ),
  );
  const chosen = random() < 0.7 ? stories[0] : pick(random, stories);
  const entries = archive.entries
    .filter(() => random() > 0.01)
    .map((entry) => {
      const data = readEntry(archive, entry);
      if (entry !== chosen) return { name: entry.name, data };
      return { name: entry.name, data: damageXml(data.toString("utf8"), random) };
    });
  return aZip(entries);
}

/** Undoes our changes in a part's text. */
function reject(xml: string): string {
  const mark = `(?: xmlns:\\w+="[^"]*")? (?:\\w+:)?id="\\d+" (?:\\w+:)?author="${options.author}"[^>]*>`;
  return xml
    .replace(new RegExp(`<((?:\\w+:)?)ins${mark}.*?</\\1ins>`, "gs"), "")
    .replace(new RegExp(`<((?:\\w+:)?)del${mark}(.*?)</\\1del>`, "gs"), (_all, _prefix, inner) =>
      String(inner).replace(/(<\/?(?:\w+:)?)delText/g, "$1t"),
    );
}

function check(bytes: Buffer, runSeed: number): string | null {
  const document = openWordDocument(bytes);
  const edits = randomEdits(document, runSeed);
  const written = writeTrackedChanges(document, edits, options);
  const left = new Set(written.warnings.map((warning) => warning.edit));
  const again = openWordDocument(written.bytes);
  for (const paragraph of document.paragraphs) {
    const made = (edits.get(paragraph.id) ?? []).filter((edit) => !left.has(edit));
    const expected = applyEdits(paragraph, made);
    const got = again.paragraphs[paragraph.id]?.text;
    if (got !== expected) return `accept, paragraph ${paragraph.id}: ${expected} | ${got}`;
  }
  const archive = readArchive(written.bytes, defaultLimits);
  const ours = new Set<string>();
  for (const part of document.source.parts) {
    const entry = archive.entries.find((candidate) => candidate.name === part.name);
    if (!entry) return `lost ${part.name}`;
    const xml = decodeXml(readEntry(archive, entry)).text;
    const restored = readStory(reject(xml), part.kind, defaultLimits).paragraphs;
    for (const [index, paragraph] of part.paragraphs.entries()) {
      if (restored[index]?.text !== paragraph.text) {
        return `reject, ${part.name} ${index}: ${paragraph.text} | ${restored[index]?.text}`;
      }
    }
    for (const [, id] of xml.matchAll(/id="(\d+)" \w*:?author="Curie fuzz"/g)) {
      const isTaken = ours.has(id as string) || document.source.usedIds.has(Number(id));
      if (isTaken) return `id ${id} used twice`;
      ours.add(id as string);
    }
  }
  return values.checker === undefined ? null : checkOutside(values.checker, bytes, written.bytes);
}

const scratch = mkdtempSync(join(tmpdir(), "docx-fuzz-"));

/** A second judge, by other people, called with the original and the edited file. */
function checkOutside(program: string, original: Uint8Array, edited: Uint8Array): string | null {
  const [from, to] = [join(scratch, "original.docx"), join(scratch, "edited.docx")];
  writeFileSync(from, original);
  writeFileSync(to, edited);
  const result = spawnSync(program, ["-q", from, to], { encoding: "utf8" });
  return result.status === 0 ? null : `${result.stdout}${result.stderr}`;
}

const outcomes = new Map<string, number>();
let longestMs = 0;
let peakBytes = 0;
for (let run = 0; run < runs; run++) {
  const runSeed = seed * 1_000_003 + run;
  const random = seededRandom(runSeed);
  const original = pick(random, files);
  let damaged: Buffer = original;
  try {
    damaged = random() < 0.3 ? damageBytes(original, random) : damageParts(original, random);
  } catch {
    damaged = damageBytes(original, random); // broken to begin with
  }
  const startedAt = performance.now();
  let outcome: string;
  try {
    const problem = check(damaged, runSeed);
    outcome = problem === null ? "edited" : "WRONG";
    if (problem !== null) process.stdout.write(`run ${run}: ${problem}\n`);
  } catch (error) {
    outcome = error instanceof DocxRefusal ? `refused: ${error.code}` : "CRASHED";
    if (outcome === "CRASHED") process.stdout.write(`run ${run}: ${(error as Error).stack}\n`);
  }
  if (values.keep !== undefined && (outcome === "WRONG" || outcome === "CRASHED")) {
    mkdirSync(values.keep, { recursive: true });
    writeFileSync(join(values.keep, `${seed}-${run}.docx`), damaged);
  }
  longestMs = Math.max(longestMs, performance.now() - startedAt);
  peakBytes = Math.max(peakBytes, process.memoryUsage().rss);
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}
rmSync(scratch, { recursive: true });
const summary = [...outcomes].sort().map(([outcome, count]) => `${outcome} ${count}`);
process.stdout.write(
  `${runs} runs, seed ${seed}: ${summary.join(", ")}; longest ${Math.round(longestMs)} ms, peak ${Math.round(peakBytes / 2 ** 20)} MiB\n`,
);
process.exitCode = outcomes.has("WRONG") || outcomes.has("CRASHED") ? 1 : 0;
