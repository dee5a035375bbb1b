import type { WordDocument } from "./document.ts";
import { paragraphIdentity } from "./reading/identity.ts";

/** By `Paragraph.id`: by what Word tells the paragraph from all others; null where it says nothing of the kind. */
export function readIdentities({ source: { paragraphs } }: WordDocument): (string | null)[] {
  return paragraphs.map(({ part, source }) => paragraphIdentity(part.outline, source.element));
}
