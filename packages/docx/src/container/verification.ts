/** Makes sure that parts nobody reads are sound as well. */
import { DocxRefusal } from "../refusals.ts";
import { declaresOldEncoding, decodeXml } from "../xml/encoding.ts";
import { scanXml } from "../xml/scanner.ts";
import type { Entry } from "./archive.ts";
import { readEntry } from "./archive.ts";
import type { Package } from "./package.ts";
import { contentType, related, relationships } from "./package.ts";

const ZIP_SIGNATURE = Buffer.from("PK");

/**
 * Inflates every part not read yet, so that each checksum is verified, and scans those that are
 * XML: Word opens no package with a broken one, and we hand back none.
 * @param stories the parts whose w:altChunk may name files to import
 */
export function verifyOtherParts(opened: Package, stories: readonly string[]): void {
  const imported = importedParts(opened, stories);
  for (const entry of opened.archive.entries) {
    if (opened.decoded.has(entry.name.toLowerCase())) continue;
    const type = contentType(opened, entry.name);
    const isXml = /\.(xml|rels)$/i.test(entry.name) || type.endsWith("+xml");
    const bytes = readEntry(opened.archive, entry);
    if (!isXml) continue;
    if (imported.has(entry.name.toLowerCase())) verifyImported(opened, entry, bytes);
    else verifyXml(opened, entry, bytes);
  }
}

function verifyXml(opened: Package, entry: Entry, bytes: Buffer): void {
  if (entry.size > opened.limits.xmlPartBytes) {
    throw new DocxRefusal("archive-bomb", { limit: "part", allowed: opened.limits.xmlPartBytes });
  }
  // Custom XML may be in an old encoding; its markup is ASCII all the same.
  const text = declaresOldEncoding(bytes) ? bytes.toString("latin1") : decodeXml(bytes).text;
  scanXml(text, () => 0, opened.limits);
}

/**
 * A file to be imported (w:altChunk, ECMA-376 §17.17.2) may be a whole package, or HTML, under a
 * type that promises XML. Word opens it, and saving it there makes it part of the document; any
 * other reader meets a part that breaks its promise. So the person is asked to do just that.
 */
function verifyImported(opened: Package, entry: Entry, bytes: Buffer): void {
  if (bytes.subarray(0, 2).equals(ZIP_SIGNATURE)) throw new DocxRefusal("imported-file");
  try {
    verifyXml(opened, entry, bytes);
  } catch (error) {
    if (error instanceof DocxRefusal && error.code !== "archive-bomb") {
      throw new DocxRefusal("imported-file");
    }
    throw error;
  }
}

function importedParts(opened: Package, stories: readonly string[]): Set<string> {
  const targets = stories.flatMap((part) =>
    related(opened, relationships(opened, part), "aFChunk"),
  );
  return new Set(targets.map((target) => target.toLowerCase()));
}
