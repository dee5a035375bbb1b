/** Makes sure that parts nobody reads are sound as well. */
import { DocxRefusal } from "../refusals.ts";
import { declaresOldEncoding, decodeXml } from "../xml/encoding.ts";
import type { Handler } from "../xml/scanner.ts";
import { scanXml } from "../xml/scanner.ts";
import { readEntry } from "./archive.ts";
import type { Package } from "./package.ts";
import { contentType } from "./package.ts";

const ZIP_SIGNATURE = Buffer.from("PK");

/**
 * Inflates every part not read yet, so that each checksum is verified, and scans those that are
 * XML: Word opens no package with a broken one, and we hand back none.
 */
export function verifyOtherParts(opened: Package): void {
  for (const entry of opened.archive.entries) {
    if (opened.decoded.has(entry.name.toLowerCase())) continue;
    const type = contentType(opened, entry.name);
    const isXml = /\.(xml|rels)$/i.test(entry.name) || type.endsWith("+xml");
    const bytes = readEntry(opened.archive, entry);
    if (!isXml) continue;
    if (entry.size > opened.limits.xmlPartBytes) {
      throw new DocxRefusal("archive-bomb", { limit: "part", allowed: opened.limits.xmlPartBytes });
    }
    if (bytes.subarray(0, 2).equals(ZIP_SIGNATURE)) {
      // A whole package where its type promises XML: content that Word would import on opening.
      throw new DocxRefusal("corrupt", { reason: "part-type" });
    }
    // Custom XML may be in an old encoding; its markup is ASCII all the same.
    const text = declaresOldEncoding(bytes) ? bytes.toString("latin1") : decodeXml(bytes).text;
    scanXml(text, ignoreEvents, () => 0, opened.limits);
  }
}

const ignoreEvents: Handler = { open() {}, close() {}, text() {} };
