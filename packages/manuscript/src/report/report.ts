import { createHash } from "node:crypto";
import type { EditableParagraph } from "@curie/language/editing";
import type { ManuscriptFile } from "../files/manuscript-file.ts";
import { reportParagraphs } from "./changes.ts";
import type { ManuscriptReport } from "./model.ts";
import { countSentences } from "./sentences.ts";
import type { ProvenDocument } from "./written.ts";

/** The change report of a file that was written and read again. */
export function makeReport(made: {
  document: ManuscriptFile;
  /** What the engine was shown of each paragraph, by `Paragraph.id`. */
  asked: readonly EditableParagraph[];
  proven: ProvenDocument;
  bytes: { original: Uint8Array; edited: Uint8Array };
}): ManuscriptReport {
  const { document, asked, proven, bytes } = made;
  const { written, edited, proof, differences, editsTakenOut } = proven;
  const paragraphs = reportParagraphs(document, written.changes, asked);
  const changes = new Map(paragraphs.map(({ paragraph, changes: list }) => [paragraph, list]));
  const { parts, same } = written.compareParts();
  return {
    words: { before: document.words(), after: edited.words() },
    sentences: countSentences(document.paragraphs, (id) => changes.get(id + 1) ?? []),
    paragraphs,
    proof,
    differences,
    editsTakenOut,
    comparison: {
      parts,
      sameParts: same,
      originalSha256: sha256(bytes.original),
      editedSha256: sha256(bytes.edited),
    },
  };
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
