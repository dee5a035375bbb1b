/** The proof sheet: every value of the original beside that of the edited file. */
import { createHash } from "node:crypto";
import type { ManuscriptFile } from "../files/manuscript-file.ts";
import { type DocumentValue, readValues } from "./document-values.ts";
import type { ProofRow, ReportPlace } from "./model.ts";
import { placesOf } from "./places.ts";

/**
 * Reads every value of both files and sets them beside each other, paragraph by paragraph and in the
 * order of the text. The edited file is read as if its changes were accepted. A value that has no
 * counterpart is a row with one side.
 */
export function compareValues(original: ManuscriptFile, edited: ManuscriptFile): ProofRow[] {
  const before = readValues(original);
  const after = original === edited ? before : readValues(edited);
  const longer = before.length >= after.length ? original : edited;
  const placeOf = placesOf(longer);
  return longer.paragraphs.flatMap(({ id }) =>
    compareLists(before[id] ?? [], after[id] ?? [], placeOf(id)),
  );
}

export function differs({ before, after }: ProofRow): boolean {
  return before !== after;
}

/** What is equal at the beginning and the end stands side by side; between, one after the other. */
function compareLists(
  before: readonly DocumentValue[],
  after: readonly DocumentValue[],
  place: ReportPlace,
): ProofRow[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  const rows: ProofRow[] = [];
  const length = Math.max(before.length, after.length);
  for (let at = 0; at < length; at++) {
    const fromEnd = at - length;
    const isTail = -fromEnd <= tail;
    const one = isTail ? before.at(fromEnd) : at < before.length - tail ? before[at] : undefined;
    const other = isTail ? after.at(fromEnd) : at < after.length - tail ? after[at] : undefined;
    rows.push(rowOf(one, other, place));
  }
  return rows;
}

function isSame(one: DocumentValue | undefined, other: DocumentValue | undefined): boolean {
  return (
    one !== undefined &&
    one.kind === other?.kind &&
    one.text === other.text &&
    one.markup === other.markup
  );
}

function rowOf(
  one: DocumentValue | undefined,
  other: DocumentValue | undefined,
  place: ReportPlace,
): ProofRow {
  const kind = one?.kind ?? other?.kind ?? "number";
  const looksSame = one?.text === other?.text;
  const show = (value: DocumentValue | undefined): string | null => {
    if (value === undefined) return null;
    if (value.text === "") return fingerprint(value);
    return looksSame && !isSame(one, other) ? `${value.text} (${fingerprint(value)})` : value.text;
  };
  return { kind, before: show(one), after: show(other), place };
}

/** Tells objects of one name, or of none, apart. */
function fingerprint({ kind, markup }: DocumentValue): string {
  return createHash("sha256").update(`${kind} ${markup}`).digest("hex").slice(0, 8);
}
