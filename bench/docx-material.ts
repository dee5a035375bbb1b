/**
 * What the docx bench works on: files, and one-word replacements that every contender can find and
 * none can mistake, because the word stands once in the whole package.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DocxRefusal, openWordDocument } from "@curie/docx";
import { aWordFile, paragraph, run, seededRandom, style } from "@curie/docx/testing";
import type { Archive } from "../packages/docx/src/container/archive.ts";
import { readArchive, readEntry, replaceEntries } from "../packages/docx/src/container/archive.ts";
import { defaultLimits } from "../packages/docx/src/limits.ts";
import { paragraphsOf } from "./sample-manuscript.ts";

export type WordFile = { name: string; bytes: Uint8Array };
export type Replacement = { word: string; replacement: string };
export type Material = {
  name: string;
  original: Uint8Array;
  /** The same file with the words replaced and no change tracked: the other side of a comparison. */
  plainlyEdited: Uint8Array;
  replacements: readonly Replacement[];
  /** Name and inflated size of the part that all replacements are in. */
  mainPart: string;
  mainPartBytes: number;
};

/** The largest files below a folder that can be edited, largest first. */
export function largestEditable(folder: string, count: number): WordFile[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names
    .filter((name) => name.endsWith(".docx"))
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))
    .sort((a, b) => b.bytes.length - a.bytes.length || (a.name < b.name ? -1 : 1));
  const editable: WordFile[] = [];
  for (const file of files) {
    if (editable.length === count) break;
    if (opens(file.bytes)) editable.push(file);
  }
  return editable;
}

function opens(bytes: Uint8Array): boolean {
  try {
    return openWordDocument(bytes).paragraphs.some(({ editable }) => editable);
  } catch (error) {
    if (error instanceof DocxRefusal) return false;
    throw error;
  }
}

const text =
  '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman"/><w:lang w:val="en-US"/>';
const emphasis = `${text}<w:i/>`;
const styles = style("Normal", "normal");
const wordsPerRun = 6;
/** Fewer than a word has here, markup included: so there is prose enough. */
const bytesPerWord = 20;

/** A manuscript whose main part has at least so many bytes, cut into runs as Word cuts them. */
export function generatedManuscript(mainPartBytes: number): Uint8Array {
  const paragraphs: string[] = [];
  let bytes = 0;
  for (const prose of paragraphsOf(mainPartBytes / bytesPerWord)) {
    if (bytes >= mainPartBytes) break;
    const words = prose.replace(/[<>&]/g, "").split(" ");
    words[0] = `Entry${letters(paragraphs.length)}`;
    const markup = paragraph(runsOf(words), "Normal");
    paragraphs.push(markup);
    bytes += Buffer.byteLength(markup);
  }
  return aWordFile({ body: paragraphs.join(""), styles });
}

function runsOf(words: readonly string[]): string {
  let runs = "";
  for (let at = 0; at < words.length; at += wordsPerRun) {
    const piece = words.slice(at, at + wordsPerRun).join(" ");
    const properties = (at / wordsPerRun) % 4 === 3 ? emphasis : text;
    runs += run(at === 0 ? piece : ` ${piece}`, properties);
  }
  return runs;
}

/** A number in letters, so that a word made with it is one word. */
function letters(number: number): string {
  return [...String(number)].map((digit) => "qwrtzpsdfg"[Number(digit)]).join("");
}

/** Seeded replacements for a file, as many as it has room for up to `count`. */
export function materialOf({ name, bytes }: WordFile, count: number, seed: number): Material {
  const document = openWordDocument(bytes);
  const mainPart = document.source.parts[0]?.name ?? "";
  const archive = readArchive(bytes, defaultLimits);
  const xml = textOf(archive, mainPart);
  const { shown, raw } = allParts(archive);
  const random = seededRandom(seed);

  const candidates = document.paragraphs
    .filter(({ story, editable, locked }) => story === "body" && editable && locked.length === 0)
    .flatMap((one) => one.text.match(/(?<![\p{L}\p{N}])\p{L}{5,}(?![\p{L}\p{N}\p{M}])/gu) ?? [])
    .map((word) => ({ word, order: random() }))
    .sort((a, b) => a.order - b.order);
  const replacements: Replacement[] = [];
  let edited = xml;
  for (const { word } of candidates) {
    if (replacements.length === count) break;
    const replacement = [...word].reverse().join("");
    const isUsable =
      standsOnce(shown, word.toLowerCase()) &&
      standsOnce(raw, word.toLowerCase()) &&
      !shown.includes(replacement.toLowerCase());
    if (!isUsable) continue;
    replacements.push({ word, replacement });
    edited = edited.replace(word, replacement);
  }
  const changed = new Map([[mainPart, Buffer.from(edited)]]);
  return {
    name,
    original: bytes,
    plainlyEdited: replaceEntries(archive, changed),
    replacements,
    mainPart,
    mainPartBytes: Buffer.byteLength(xml),
  };
}

function textOf(archive: Archive, name: string): string {
  const entry = archive.entries.find((candidate) => candidate.name === name);
  return entry ? readEntry(archive, entry).toString("utf8") : "";
}

/** Every part in lower case, without tags, which may split words, and as it is. */
function allParts(archive: Archive): { shown: string; raw: string } {
  const raw = archive.entries
    .filter(({ name }) => /\.(xml|rels)$/i.test(name))
    .map(({ name }) => textOf(archive, name).toLowerCase())
    .join("\n");
  return { shown: raw.replace(/<[^>]*>/g, ""), raw };
}

function standsOnce(haystack: string, word: string): boolean {
  const at = haystack.indexOf(word);
  return at >= 0 && haystack.indexOf(word, at + 1) < 0;
}
