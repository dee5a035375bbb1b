/** Who writes the same changes into the same file, each by the interface its makers show first. */
import type { SpanEdit } from "@curie/docx";
import type { Material } from "./docx-material.ts";

/** From the bytes of a file to the bytes of the file with the changes in it. */
export type Contender = (material: Material) => Promise<Uint8Array> | Uint8Array;
export type ContenderName = "curie" | "adeu" | "docxodus" | "floor";

const author = "Curie bench";
const date = "2026-01-01T00:00:00Z";

/** Loads a contender; what it needs to start is not part of its time. */
export const contenders: Record<ContenderName, () => Promise<Contender>> = {
  async curie() {
    const { openWordDocument, writeTrackedChanges } = await import("@curie/docx");
    return ({ original, replacements }) => {
      const document = openWordDocument(original);
      const edits = new Map<number, SpanEdit[]>();
      const starts: number[] = [];
      let whole = "";
      for (const { text } of document.paragraphs) {
        starts.push(whole.length);
        whole += `${text}\n`;
      }
      for (const { word, replacement } of replacements) {
        const at = whole.indexOf(word);
        if (at < 0) continue;
        const id = lastAtMost(starts, at);
        const start = at - (starts[id] ?? 0);
        const edit = { start, end: start + word.length, replacement };
        edits.set(id, [...(edits.get(id) ?? []), edit]);
      }
      return writeTrackedChanges(document, edits, { author, date }).bytes;
    };
  },

  async adeu() {
    const { DocumentObject, RedlineEngine } = await import("@adeu/core");
    return async ({ original, replacements }) => {
      const document = await DocumentObject.load(Buffer.from(original));
      const engine = new RedlineEngine(document, author);
      engine.process_batch(
        replacements.map(({ word, replacement }) => ({
          type: "modify",
          target_text: word,
          new_text: replacement,
        })),
      );
      return document.save();
    };
  },

  /** Compares two files: it is given the edited one, and finding the changes is part of its work. */
  async docxodus() {
    const { compareDocuments, initialize } = await import("docxodus/core");
    await initialize();
    return ({ original, plainlyEdited }) =>
      compareDocuments(original, plainlyEdited, { authorName: author });
  },

  /**
   * What nobody can do without: inflate the part that changes and check it, look once at each of its
   * bytes, telling markup from text, and deflate what comes out.
   */
  async floor() {
    const { readArchive, readEntry, replaceEntries } = await import(
      "../packages/docx/src/container/archive.ts"
    );
    const { defaultLimits } = await import("../packages/docx/src/limits.ts");
    return ({ original, mainPart }) => {
      const archive = readArchive(original, defaultLimits);
      const entry = archive.entries.find(({ name }) => name === mainPart);
      if (!entry) throw new Error(`no ${mainPart}`);
      const data = readEntry(archive, entry);
      if (tagsIn(data) === 0) throw new Error(`no markup in ${mainPart}`);
      return replaceEntries(archive, new Map([[mainPart, data]]));
    };
  },
};

const less = 0x3c;
const greater = 0x3e;

/** One pass over the bytes: how many tags stand in them. */
function tagsIn(data: Uint8Array): number {
  let tags = 0;
  let isInside = false;
  for (let at = 0; at < data.length; at += 1) {
    const byte = data[at];
    if (byte === less) isInside = true;
    else if (byte === greater && isInside) {
      tags += 1;
      isInside = false;
    }
  }
  return tags;
}

/** The index of the last number that is not above a limit, in numbers that rise. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
