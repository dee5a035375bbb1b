/**
 * A clean copy: every tracked change accepted, as Word's "Accept All" does, in body, notes, headers,
 * footers, comments and building blocks.
 *
 * As everywhere in this package, the source is spliced: what is no change keeps its bytes. What
 * cannot be accepted without damage stays as it is and comes back as a warning.
 */
import { replaceEntries } from "../container/archive.ts";
import { contentType, openPackage, readXml } from "../container/package.ts";
import type { WordDocument } from "../document.ts";
import { storyType } from "../document.ts";
import { encodeXml } from "../xml/encoding.ts";
import { codeOf } from "../xml/names.ts";
import { scanXml } from "../xml/scanner.ts";
import type { AcceptWarningCode } from "./decisions.ts";
import { acceptInPart } from "./part.ts";

export type AcceptOptions = {
  /** Only the changes of these authors, by name as the file has it; without it, everybody's. */
  authors?: readonly string[];
};

export type AcceptWarning = {
  code: AcceptWarningCode;
  /** The entry's name in the archive. */
  part: string;
};

export type AcceptedDocument = {
  bytes: Uint8Array;
  /** How many tracked changes the copy no longer has, as elements of the markup. */
  accepted: number;
  warnings: readonly AcceptWarning[];
};

/** Without one of these words a part has no tracked changes, and need not be looked at. */
const revision =
  /[<:](?:ins|del|moveFrom|moveTo|cellIns|cellDel|cellMerge|\w+Change|(?:move|customXml)\w*Range(?:Start|End))[\s/>]/;

/** A copy of the document with its tracked changes accepted. */
export function acceptAll(document: WordDocument, options: AcceptOptions = {}): AcceptedDocument {
  const { archive, limits, parts } = document.source;
  const authors = options.authors && new Set(options.authors);
  const isChosen = (author: string | null): boolean => !authors || authors.has(author ?? "");
  const opened = openPackage(archive, limits);
  const changed = new Map<string, Buffer>();
  const warnings: AcceptWarning[] = [];
  let accepted = 0;
  for (const { name } of archive.entries) {
    if (!storyType.test(contentType(opened, name))) continue;
    const decoded = readXml(opened, name);
    if (!revision.test(decoded.text)) continue;
    const read = parts.find((story) => story.name === name)?.outline;
    const part = acceptInPart(read ?? scanXml(decoded.text, codeOf, limits), isChosen);
    accepted += part.accepted;
    for (const code of part.warnings) warnings.push({ code, part: name });
    if (part.text !== decoded.text) changed.set(name, encodeXml([part.text], decoded));
  }
  const bytes =
    changed.size > 0 ? replaceEntries(archive, changed) : Uint8Array.from(archive.bytes);
  return { bytes, accepted, warnings };
}
