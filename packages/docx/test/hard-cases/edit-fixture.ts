/**
 * Opens a fixture, edits it, and has the result judged: whatever a test of this folder looks at,
 * rejecting the changes gives back the original, and nothing else is different.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Paragraph, SpanEdit, WarningCode, WordDocument } from "@curie/docx";
import { openWordDocument, writeTrackedChanges } from "@curie/docx";
import { aWordFile, partText, type WordFileParts } from "@curie/docx/testing";
import { expect } from "vitest";
import { findDamage, judgeText, madeEdits } from "../invariants.ts";

const options = { author: "Curie", date: "2031-02-03T04:05:06Z" };

/** The attributes of every change this package writes here, behind its number. */
export const curie = 'w:author="Curie" w:date="2031-02-03T04:05:06Z"';
/** Those of the other person in the fixtures. */
export const ann = 'w:author="Ann" w:date="2020-01-01T00:00:00Z"';

/** Markup without the line ends and indentation that only lay it out for a reader. */
export function compact(xml: string): string {
  return xml.replace(/>\s*\n\s*</g, "><").trim();
}

function readFixture(name: string): string {
  return readFileSync(join(import.meta.dirname, "fixtures", `${name}.xml`), "utf8");
}

/** The markup of a main part from `fixtures/NAME.xml`, whole. */
export function markupOf(name: string): string {
  return compact(readFixture(name));
}

/** A Word file whose main part is the fixture; other parts, if any, as the builder takes them. */
export function fixture(name: string, parts: WordFileParts = {}): Buffer {
  return aWordFile({ ...parts, document: markupOf(name) });
}

/** The same with its line ends and indentation, as some programs write files. */
export function laidOutFixture(name: string): Buffer {
  return aWordFile({ document: readFixture(name) });
}

/** What stands in the body of a fixture or an edited file, compact. */
export function bodyOf(file: Uint8Array): string {
  const [main] = openWordDocument(file).source.parts;
  const [, body] = /<(?:\w+:)?body>(.*)<\/(?:\w+:)?body>/s.exec(main?.decoded.text ?? "") ?? [];
  return compact(body ?? "");
}

export function read(file: Uint8Array): readonly Paragraph[] {
  return openWordDocument(file).paragraphs;
}

export function texts(file: Uint8Array): string[] {
  return read(file).map(({ text }) => text);
}

export type Edited = {
  bytes: Uint8Array;
  /** The body's markup, or that of another part. */
  body: string;
  part: (name: string) => string;
  texts: string[];
  applied: number;
  /** Why edits were left out. */
  codes: WarningCode[];
};

/** Each change replaces the first text found, in whatever paragraph: [before, after]. */
export function edit(file: Uint8Array, ...changes: [before: string, after: string][]): Edited {
  const document = openWordDocument(file);
  const edits = new Map<number, SpanEdit[]>();
  for (const [before, after] of changes) {
    const paragraph = document.paragraphs.find(({ text }) => text.includes(before));
    if (!paragraph) throw new RangeError(`no paragraph with "${before}"`);
    const start = paragraph.text.indexOf(before);
    const list = edits.get(paragraph.id) ?? [];
    edits.set(paragraph.id, [...list, { start, end: start + before.length, replacement: after }]);
  }
  return judged(file, document, edits);
}

/** Each change replaces a span of the first paragraph: [start, end, replacement]. */
export function editAt(
  body: string,
  ...changes: [start: number, end: number, replacement: string][]
): Edited {
  const file = aWordFile(body);
  const list = changes.map(([start, end, replacement]) => ({ start, end, replacement }));
  return judged(file, openWordDocument(file), new Map([[0, list]]));
}

function judged(
  file: Uint8Array,
  document: WordDocument,
  edits: ReadonlyMap<number, SpanEdit[]>,
): Edited {
  const written = writeTrackedChanges(document, edits, options);
  expect(findDamage(file, written.bytes, options.author)).toEqual([]);
  const made = madeEdits(edits, written);
  expect(judgeText(document, written.bytes, made, options.author).damage).toEqual([]);
  return {
    bytes: written.bytes,
    body: bodyOf(written.bytes),
    part: (name) => partText(written.bytes, name),
    texts: texts(written.bytes),
    applied: written.applied,
    codes: written.warnings.map(({ code }) => code),
  };
}
