/**
 * A file that a person has edited, beside the file they were given: what the tracked changes do not say.
 *
 * Word writes the whole package anew when it saves, so that bytes are not compared here, and no markup.
 */
import {
  compareMedia,
  countWords,
  defaultLimits,
  type Limits,
  openWordDocument,
  readChanges,
  readRejectedText,
  type WordDocument,
} from "@curie/docx";
import { diffArrays } from "diff";
import type { ProofRow, ReportPlace } from "../report/model.ts";
import { placesOf } from "../report/places.ts";
import { compareInOrder } from "./values.ts";

export type UntrackedChange = {
  before: string | null;
  after: string | null;
  place: ReportPlace;
};

export type HumanEditCheck = {
  words: { before: number; after: number };
  /** Tracked changes that the file handed out had not, by who made them. */
  changes: { author: string; count: number }[];
  /** Paragraphs that read otherwise although every tracked change is rejected. */
  untracked: UntrackedChange[];
  /** Every value of both files, in the order of the text, as if all changes were accepted. */
  proof: ProofRow[];
  media: { missing: number; added: number };
};

/** What was accepted at the upload grows by its changes, and must not be refused for that. */
const afterEditing = Object.fromEntries(
  Object.entries(defaultLimits).map(([name, limit]) => [name, 2 * limit]),
) as Limits;

/**
 * Reads both files and compares what they say.
 *
 * @throws DocxRefusal when the edited bytes are no Word file, or one that must not be edited
 */
export function checkHumanEdit(source: Uint8Array, edited: Uint8Array): HumanEditCheck {
  const before = openWordDocument(source, afterEditing);
  const after = openWordDocument(edited, afterEditing);
  return {
    words: { before: countWords(before), after: countWords(after) },
    changes: addedChanges(before, after),
    untracked: untrackedChanges(before, after),
    proof: compareInOrder(before, after),
    media: compareMedia(before, after),
  };
}

/** Whoever made them: an editor may have the name of an author. */
function addedChanges(before: WordDocument, after: WordDocument): HumanEditCheck["changes"] {
  const counts = new Map<string, number>();
  for (const { author } of readChanges(after)) counts.set(author, (counts.get(author) ?? 0) + 1);
  for (const { author } of readChanges(before)) counts.set(author, (counts.get(author) ?? 0) - 1);
  return [...counts]
    .flatMap(([author, count]) => (count > 0 ? [{ author, count }] : []))
    .sort((one, other) => other.count - one.count || one.author.localeCompare(other.author));
}

/**
 * With every change rejected both files read as their author wrote them: paragraphs that do not were changed
 * in another way. Empty ones say nothing, and come and go.
 */
function untrackedChanges(before: WordDocument, after: WordDocument): UntrackedChange[] {
  const paragraphsOf = (document: WordDocument) =>
    readRejectedText(document)
      .map((one) => ({ ...one, text: one.text.trim() }))
      .filter(({ text, story }) => text !== "" && story !== "header" && story !== "footer");
  const placeBefore = placesOf(before);
  const placeAfter = placesOf(after);
  const changes: UntrackedChange[] = [];
  const steps = diffArrays(paragraphsOf(before), paragraphsOf(after), {
    comparator: (one, other) => one.text === other.text,
  });
  for (const [index, { removed, added, value }] of steps.entries()) {
    if (removed) {
      // What stands in its place comes right behind it.
      const next = steps[index + 1];
      const others = next?.added ? next.value : [];
      for (const [at, { text, paragraph }] of value.entries()) {
        changes.push({
          ...{ before: text, after: others[at]?.text ?? null },
          place: placeBefore(paragraph),
        });
      }
    } else if (added) {
      const beside = steps[index - 1];
      const told = beside?.removed ? beside.value.length : 0;
      for (const { text, paragraph } of value.slice(told)) {
        changes.push({ before: null, after: text, place: placeAfter(paragraph) });
      }
    }
  }
  return changes;
}
