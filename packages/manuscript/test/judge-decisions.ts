/** Every copy of one file that an author can download after deciding, and what is wrong with them. */
import { openWordDocument, readRejectedText } from "@curie/docx";
import { findDamage } from "@curie/docx/judge";
import {
  cleanCopy,
  type Decisions,
  decidedCopy,
  type EditedManuscript,
  type ManuscriptReport,
} from "@curie/manuscript";

const author = "Curie";

/** A copy, and the file of which it is an edit: with tracked changes, or a clean one. */
export type MadeCopy = { name: string; bytes: Uint8Array; of: Uint8Array };
export type Judged = { copies: MadeCopy[]; damage: string[]; changesValue: number };

export function judgeDecisions(
  original: Uint8Array,
  { report, bytes: tracked }: EditedManuscript,
  decisions: Decisions,
  date: string,
): Judged {
  const damage: string[] = [];
  let changesValue = 0;
  const make = (copy: "decided" | "open" | "clean", by: Decisions): Uint8Array | null => {
    const { bytes } = decidedCopy(original, report, by, { copy, author, date });
    if (bytes === null) changesValue++;
    return bytes;
  };
  const requireText = (name: string, file: Uint8Array, standing: ReadonlySet<number>): void => {
    const found = openWordDocument(file).paragraphs.map(({ text }) => text);
    const wanted = expectedText(original, report, standing);
    wanted.forEach((text, at) => {
      if (text !== found[at]) damage.push(`${name}, paragraph ${at + 1}: ${found[at]} not ${text}`);
    });
  };
  const requireBytes = (name: string, found: Uint8Array | null, wanted: Uint8Array): void => {
    if (found && Buffer.compare(found, wanted) !== 0) damage.push(`${name} is another file`);
  };

  const all = report.paragraphs.flatMap(({ changes }) => changes.map(({ number }) => number));
  const those = (...which: ("accepted" | "rejected" | "open")[]) =>
    new Set(all.filter((number) => which.includes(decisions.get(number) ?? "open")));
  const every = (decision: "accepted" | "rejected") =>
    new Map(all.map((number) => [number, decision]));

  const decided = make("decided", decisions);
  const open = make("open", decisions);
  const clean = make("clean", decisions);
  // What is accepted and nothing else: of this the decided copy is an edit.
  const settled = make(
    "decided",
    new Map(all.map((number) => [number, decisions.get(number) ?? "rejected"])),
  );
  if (decided) requireText("decided", decided, those("accepted", "open"));
  if (open) requireText("open", open, those("open"));
  if (clean) requireText("clean", clean, those("accepted", "open"));
  if (settled) requireText("settled", settled, those("accepted"));
  if (open) {
    damage.push(...faults("open", original, open));
    requireRejected("open", original, open, damage);
  }
  if (decided && settled) {
    damage.push(...faults("decided", settled, decided));
    requireRejected("decided", settled, decided, damage);
  }
  requireBytes("all rejected", make("decided", every("rejected")), original);
  requireBytes("all open", make("decided", new Map()), tracked);
  const accepted = make("decided", every("accepted"));
  if (accepted) {
    requireText("all accepted", accepted, new Set(all));
    // Nobody else's changes are accepted with ours: what rejecting the rest leaves is the same.
    requireRejected("all accepted", cleanCopy(tracked), accepted, damage);
  }
  const copies: MadeCopy[] = [];
  if (open) copies.push({ name: "open", bytes: open, of: original });
  if (decided && settled) copies.push({ name: "decided", bytes: decided, of: settled });
  if (clean) copies.push({ name: "clean", bytes: clean, of: original });
  return { copies, damage, changesValue };
}

function faults(name: string, before: Uint8Array, after: Uint8Array): string[] {
  return findDamage(before, after, author).map(
    ({ rule, message }) => `${name}: ${rule} ${message}`,
  );
}

function requireRejected(
  name: string,
  before: Uint8Array,
  after: Uint8Array,
  damage: string[],
): void {
  const [one, other] = [before, after].map((bytes) =>
    JSON.stringify(readRejectedText(openWordDocument(bytes))),
  );
  if (one !== other) damage.push(`${name}: rejecting its changes does not give back the text`);
}

/** Each paragraph with the changes that stand, spelled out here once more. */
function expectedText(
  original: Uint8Array,
  { paragraphs }: ManuscriptReport,
  standing: ReadonlySet<number>,
): string[] {
  const texts = openWordDocument(original).paragraphs.map(({ text }) => text);
  for (const { paragraph, changes } of paragraphs) {
    let text = texts[paragraph - 1] ?? "";
    for (const { number, start, end, before, after } of changes.toReversed()) {
      if (text.slice(start, end) !== before) throw new Error(`${before} is not at ${start}`);
      if (standing.has(number)) text = text.slice(0, start) + after + text.slice(end);
    }
    texts[paragraph - 1] = text;
  }
  return texts;
}
