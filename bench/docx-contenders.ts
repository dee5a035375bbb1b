/** Who writes the same changes into the same file, each by the interface its makers show first. */
import { deflateRawSync } from "node:zlib";
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
      for (const { word, replacement } of replacements) {
        for (const { id, text } of document.paragraphs) {
          const start = text.indexOf(word);
          if (start < 0) continue;
          const edit = { start, end: start + word.length, replacement };
          edits.set(id, [...(edits.get(id) ?? []), edit]);
          break;
        }
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

  /** What nobody can do without: inflate the part, parse it once, deflate it. */
  async floor() {
    const { SaxesParser } = await import("saxes");
    const { readArchive, readEntry } = await import("../packages/docx/src/container/archive.ts");
    const { defaultLimits } = await import("../packages/docx/src/limits.ts");
    return ({ original, mainPart }) => {
      const archive = readArchive(original, defaultLimits);
      const entry = archive.entries.find(({ name }) => name === mainPart);
      if (!entry) throw new Error(`no ${mainPart}`);
      const data = readEntry(archive, entry);
      const parser = new SaxesParser({ xmlns: true });
      parser.on("error", (error) => {
        throw error;
      });
      parser.write(data.toString("utf8")).close();
      return deflateRawSync(data);
    };
  },
};
