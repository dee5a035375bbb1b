/** Gathers what the next version asks of this one, so that it needs neither its files nor its rows any more. */
import { openWordDocument } from "@curie/docx";
import type { EditingChoices, StoredChecks } from "@curie/language/editing";
import type { ManuscriptReport } from "../report/model.ts";
import type { EarlierDecision, EarlierVersion, PastEdit } from "./model.ts";

/**
 * What is asked of an engine, as a text that is the same for the same wishes. Who wrote the text is no wish, and
 * what an author calls protected since changes nothing in paragraphs that stay as they are.
 */
export function askedFor({
  dialect,
  oxfordSpelling = false,
  strength = "proofread",
}: EditingChoices): string | null {
  // To how many words a manuscript is shortened is a wish about the whole of it.
  return strength === "shorten" ? null : JSON.stringify({ dialect, oxfordSpelling, strength });
}

/**
 * @param original the bytes that were handed in
 * @throws DocxRefusal when the bytes are no Word file
 */
export function earlierVersion(
  original: Uint8Array,
  made: {
    document: string;
    report: Pick<ManuscriptReport, "paragraphs">;
    choices: EditingChoices;
    decisions: readonly (readonly [number, EarlierDecision])[];
    past: readonly PastEdit[];
    checks: StoredChecks | null;
  },
): EarlierVersion {
  const { document, report, choices, decisions, past, checks } = made;
  return {
    document,
    texts: openWordDocument(original).paragraphs.map(({ text }) => text),
    paragraphs: report.paragraphs.map(({ paragraph, changes }) => ({ paragraph, changes })),
    decisions,
    past,
    asked: askedFor(choices),
    checks,
  };
}
