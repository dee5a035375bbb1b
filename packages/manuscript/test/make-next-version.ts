/** An author who decides on changes, takes some over, and goes on writing: all by chance, and the same every time. */
import {
  acceptAll,
  openWordDocument,
  type SpanEdit,
  type WordDocument,
  writeTrackedChanges,
} from "@curie/docx";
import { movableParagraphs, rearranged } from "@curie/docx/next-version";
import { seededRandom } from "@curie/docx/testing";
import type { ManuscriptReport } from "@curie/manuscript";

export type Decided = Map<number, "accepted" | "rejected">;

/** Of ten changes four are accepted and two rejected. */
export function decideByChance({ paragraphs }: Pick<ManuscriptReport, "paragraphs">, seed: number) {
  const random = seededRandom(seed);
  const decisions: Decided = new Map();
  for (const { number } of paragraphs.flatMap(({ changes }) => changes)) {
    const chance = random();
    if (chance < 0.4) decisions.set(number, "accepted");
    else if (chance < 0.6) decisions.set(number, "rejected");
  }
  return decisions;
}

const sentences = [
  "These findings was confirmed by a second group of authors in the same year.",
  "We has repeated every measurement three times to be sure of it's accuracy.",
  "The limitation of present work is that only few patients could be followed.",
];
const words = ["moderate", "considerable", "datas", "earlier", "informations", "several"];
const author = "the author of the manuscript";

/**
 * The next version: half of what was accepted is taken over, a share of the paragraphs gets other words, and
 * some are removed, added and moved.
 *
 * @param share of the paragraphs with sentences, 0 to 1
 */
export function nextVersionOf(
  original: Uint8Array,
  report: Pick<ManuscriptReport, "paragraphs">,
  decisions: Decided,
  { seed, share }: { seed: number; share: number },
): Uint8Array {
  const random = seededRandom(seed + 17);
  const document = openWordDocument(original);
  const edits = new Map<number, SpanEdit[]>();
  for (const { paragraph, changes } of report.paragraphs) {
    const taken = changes.filter(
      ({ number }) => decisions.get(number) === "accepted" && random() < 0.5,
    );
    const list = taken.map(({ start, end, after }) => ({ start, end, replacement: after }));
    if (list.length > 0) edits.set(paragraph - 1, list);
  }
  const prose = document.paragraphs.filter(
    ({ text, editable, story }) =>
      editable &&
      story !== "header" &&
      story !== "footer" &&
      text.includes(".") &&
      text.split(" ").length > 3,
  );
  for (const { id, text } of prose) {
    if (random() >= share) continue;
    const found = [...text.matchAll(/(?<=\s)\p{Ll}{4,}(?=\s)/gu)];
    const word = found[Math.floor(random() * found.length)];
    if (!word) continue;
    const list = edits.get(id) ?? [];
    const [start, end] = [word.index, word.index + word[0].length];
    if (list.some((edit) => edit.start <= end && start <= edit.end)) continue;
    const replacement = words[Math.floor(random() * words.length)] ?? "";
    edits.set(id, [...list, { start, end, replacement }]);
  }
  const written = writeTrackedChanges(document, edits, { author, date: "2026-11-20T10:00:00Z" });
  const reworded = openWordDocument(
    acceptAll(openWordDocument(written.bytes), { authors: [author] }).bytes,
  );
  return rearrangedByChance(reworded, random, share);
}

function rearrangedByChance(
  document: WordDocument,
  random: () => number,
  share: number,
): Uint8Array {
  const movable = movableParagraphs(document).filter(
    (id) => (document.paragraphs[id]?.text.length ?? 0) > 40,
  );
  const take = (): number | undefined => {
    const [id] = movable.splice(Math.floor(random() * movable.length), 1);
    return id;
  };
  const times = Math.max(1, Math.round((movable.length * share) / 3));
  const removed: number[] = [];
  const added: { before: number; text: string }[] = [];
  const moved: { paragraph: number; before: number }[] = [];
  for (let turn = 0; turn < times && movable.length >= 4; turn++) {
    const [gone, next, mover, target] = [take(), take(), take(), take()];
    if (gone !== undefined) removed.push(gone);
    if (next !== undefined) {
      added.push({ before: next, text: sentences[turn % sentences.length] ?? "" });
    }
    if (mover !== undefined && target !== undefined) {
      moved.push({ paragraph: mover, before: target });
    }
  }
  if (removed.length + added.length + moved.length === 0) return document.source.archive.bytes;
  return rearranged(document, { removed, added, moved });
}
