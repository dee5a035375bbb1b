/**
 * Looks at an edit of a next version with rules of its own: what it knows of the two texts it finds by reading
 * them, and not by asking the code that aligned them.
 */
import { openWordDocument } from "@curie/docx";
import type { EditedManuscript } from "@curie/manuscript";
import type { Decided } from "./make-next-version.ts";

export type Judged = {
  /** Paragraphs with text; those that say what they said, with any of the changes or none; the share of words in others. */
  paragraphs: number;
  unchanged: number;
  shareChanged: number;
  /** Fresh proposals in unchanged paragraphs. */
  editedAgain: number;
  /** Rejected edits that are there again. */
  returned: number;
  keptAway: number;
  /** Changes of a whole run in the other paragraphs, and how many of them this one has not, or has beside them. */
  ofWholeRun: number;
  missing: number;
  besides: number;
};

type Change = { start: number; end: number; before: string; after: string };

export function judgeVersions(
  first: { bytes: Uint8Array; edited: EditedManuscript; decisions: Decided },
  next: { bytes: Uint8Array; edited: EditedManuscript; whole: EditedManuscript },
): Judged {
  const known = readings(first);
  const texts = openWordDocument(next.bytes).paragraphs;
  const rejected = rejectedPlaces(first);
  const [own, whole] = [changesBy(next.edited), changesBy(next.whole)];
  const past = new Set(
    next.edited.version?.facts.past.map(({ paragraph, start, end, after, before, state }) =>
      [paragraph, start, end, state === "rejected" ? after : before].join("\u0000"),
    ),
  );
  const judged: Judged = {
    ...{ paragraphs: 0, unchanged: 0, shareChanged: 0, editedAgain: 0, returned: 0 },
    ...{ keptAway: next.edited.version?.facts.keptAway ?? 0 },
    ...{ ofWholeRun: 0, missing: 0, besides: 0 },
  };
  let [words, changedWords] = [0, 0];
  for (const { text, id, story } of texts) {
    const size = text.split(/\s+/).length;
    if (text.trim() === "" || story === "header" || story === "footer") continue;
    judged.paragraphs++;
    words += size;
    const proposed = own.get(id + 1) ?? [];
    judged.returned += proposed.filter((change) => rejected.has(placeOf(text, change))).length;
    if (known.has(text)) {
      judged.unchanged++;
      judged.editedAgain += proposed.filter(({ earlier }) => !earlier).length;
      continue;
    }
    changedWords += size;
    const key = ({ start, end, after }: Change) => [id + 1, start, end, after].join("\u0000");
    const wanted = new Set((whole.get(id + 1) ?? []).map(key));
    const found = new Set(proposed.map(key));
    judged.ofWholeRun += wanted.size;
    judged.missing += [...wanted].filter((one) => !found.has(one) && !past.has(one)).length;
    judged.besides += [...found].filter((one) => !wanted.has(one)).length;
  }
  judged.shareChanged = words === 0 ? 0 : changedWords / words;
  return judged;
}

/** Every text that a paragraph of the first version may have in the next one without being gone over. */
function readings({ bytes, edited }: { bytes: Uint8Array; edited: EditedManuscript }): Set<string> {
  const all = new Set(openWordDocument(bytes).paragraphs.map(({ text }) => text));
  for (const { text, changes } of edited.report.paragraphs) {
    // Two to the power of these: more do not come together in one paragraph of the corpus often.
    const chosen = changes.slice(0, 12);
    for (let mask = 1; mask < 2 ** chosen.length; mask++) {
      let result = text;
      for (let index = chosen.length - 1; index >= 0; index--) {
        const change = chosen[index];
        if (!change || !(mask & (2 ** index))) continue;
        result = result.slice(0, change.start) + change.after + result.slice(change.end);
      }
      all.add(result);
    }
  }
  return all;
}

function changesBy({ report }: EditedManuscript) {
  return new Map(report.paragraphs.map(({ paragraph, changes }) => [paragraph, changes]));
}

const around = 25;

/** An edit with what stands on both sides of it: in the same words the same edit is the same one. */
function placeOf(text: string, { start, end, before, after }: Change): string {
  return [
    text.slice(Math.max(0, start - around), start),
    before,
    after,
    text.slice(end, end + around),
  ].join("\u0000");
}

function rejectedPlaces({
  edited,
  decisions,
}: {
  edited: EditedManuscript;
  decisions: Decided;
}): Set<string> {
  const places = (isRejected: boolean) =>
    edited.report.paragraphs.flatMap(({ text, changes }) =>
      changes
        .filter(({ number }) => (decisions.get(number) === "rejected") === isRejected)
        .map((change) => placeOf(text, change)),
    );
  // Where a text stands twice, the same edit may be wanted in one place and not in the other.
  const wanted = new Set(places(false));
  return new Set(places(true).filter((place) => !wanted.has(place)));
}
