/**
 * What must hold of every file this package writes: nothing is different but the tracked changes
 * asked for. Judged from the bytes alone, with readers of zip and markup that the package does not
 * use (`judge/`), so that a mistake of ours cannot hide itself.
 */
import type { Paragraph, SpanEdit, WordDocument, WrittenDocument } from "@curie/docx";
import { firstDifference, markupLines, withoutText } from "./judge/markup.ts";
import type { Reading, ReadParagraph } from "./judge/reading.ts";
import { readPart, seenText, shownText } from "./judge/reading.ts";
import { resolveRevisions, revisionNames } from "./judge/revisions.ts";
import type { Counts } from "./judge/structure.ts";
import {
  numbersOf,
  placementFaults,
  prologOf,
  relationshipIds,
  repeatedParagraphIds,
  undeclaredIgnorables,
} from "./judge/structure.ts";
import type { Element, Tree } from "./judge/tree.ts";
import { attribute, readTree, walk } from "./judge/tree.ts";
import type { Zip, ZipEntry } from "./judge/zip.ts";
import { readZip } from "./judge/zip.ts";
import { applyEdits } from "./random-edits.ts";

/** The rules, in the order in which they are looked at. */
export const rules = [
  /** Readable, sizes and checksums right, no name twice; names, order, dates and comment as they were. */
  "zip",
  /** Every part but the edited stories is there with its very compressed bytes; none is new. */
  "parts",
  /** Well-formed, no DOCTYPE, declaration, encoding and root declarations as they were. */
  "xml",
  /** w:delText and w:t, white space, wrappers and their parents, number, author, date. */
  "placement",
  /** Numbers of revisions are used once in all parts, and by nothing else. */
  "ids",
  /** Rejecting gives back the whole markup of every part. */
  "reject",
  /** Accepting changes text and nothing else: no field, link, bookmark, comment, note, object. */
  "accept",
  /** Accepting gives the text that was asked for, in both halves of a text box. */
  "text",
] as const;

export type Rule = (typeof rules)[number];
export type Damage = { rule: Rule; message: string };

/** Parts whose text may be edited, by their root element. */
const stories = new Set(["document", "footnotes", "endnotes", "hdr", "ftr"].map((n) => `w:${n}`));
/** Parts whose revisions share the space of numbers. */
const numbered = new Set([...stories, "w:comments", "w:glossaryDocument"]);

/**
 * Everything that is wrong with an edited copy, but for its text; see `textDamage`.
 * @param author whose changes are new; nobody of that name may have changes in the original
 */
export function findDamage(original: Uint8Array, edited: Uint8Array, author: string): Damage[] {
  const damage: Damage[] = [];
  if (Buffer.compare(original, edited) === 0) return damage;
  const add = (rule: Rule, message: string): void => {
    damage.push({ rule, message });
  };
  let before: Zip;
  let after: Zip;
  try {
    before = readZip(original);
    after = readZip(edited);
  } catch (error) {
    add("zip", String(error));
    return damage;
  }
  for (const problem of after.problems) add("zip", problem);
  compareDirectories(before, after, add);
  const numbers = new Numbers();
  for (const entry of after.entries) {
    const source = before.entries.find((candidate) => candidate.name === entry.name);
    if (!source) continue;
    judgePart(source, entry, { author, add, numbers });
  }
  numbers.judge(add);
  return damage;
}

type Add = (rule: Rule, message: string) => void;

function compareDirectories(before: Zip, after: Zip, add: Add): void {
  if (before.comment !== after.comment) add("zip", "another comment");
  const names = (zip: Zip): string[] => zip.entries.map((entry) => entry.name);
  const [old, now] = [new Set(names(before)), new Set(names(after))];
  for (const name of old) if (!now.has(name)) add("parts", `${name}: lost`);
  for (const name of now) if (!old.has(name)) add("parts", `${name}: new`);
  const order = firstDifference(names(before), names(after));
  if (order !== null && old.size === now.size) add("zip", `another order: ${order}`);
}

function judgePart(
  source: ZipEntry,
  entry: ZipEntry,
  { author, add, numbers }: { author: string; add: Add; numbers: Numbers },
): void {
  const { name } = entry;
  for (const field of ["time", "externalAttributes", "comment"] as const) {
    if (source[field] !== entry[field]) add("zip", `${name}: another ${field}`);
  }
  const isSame = source.packed.equals(entry.packed) && source.method === entry.method;
  const trees = isXmlName(name) ? readTrees(source, entry, isSame, add) : null;
  if (isSame) {
    if (trees) numbers.addPart(trees[0].root, trees[1].root);
    return;
  }
  if (!trees) {
    add("parts", `${name}: changed`);
    return;
  }
  const [old, now] = trees;
  if (!stories.has(old.root.name)) {
    add("parts", `${name}: changed, though it is no story`);
    return;
  }
  numbers.addPart(old.root, now.root);
  judgeProlog(name, old, now, add);
  compareCounts(placementFaults(old.root), placementFaults(now.root), (fault) =>
    add("placement", `${name}: ${fault}`),
  );
  for (const fault of foreignRevisions(now.root, author)) add("placement", `${name}: ${fault}`);
  const repeated = repeatedParagraphIds(old.root);
  for (const id of repeatedParagraphIds(now.root)) {
    if (!repeated.has(id)) add("ids", `${name}: w14:paraId ${id} twice`);
  }
  const known = relationshipIds(old.root);
  for (const id of relationshipIds(now.root)) {
    if (!known.has(id)) add("xml", `${name}: no relationship ${id}`);
  }
  const expected = markupLines(old.root);
  const rejected = markupLines(resolveRevisions(now.root, "reject", author));
  const difference = firstDifference(expected, rejected);
  if (difference !== null) add("reject", `${name}: ${difference}`);
  const accepted = markupLines(resolveRevisions(now.root, "accept", author));
  const rest = firstDifference(withoutText(expected), withoutText(accepted));
  if (rest !== null) add("accept", `${name}: ${rest}`);
}

function isXmlName(name: string): boolean {
  return /\.(xml|rels)$/i.test(name);
}

/** Both trees; none when the original is no markup we know, which is then nobody's to change. */
function readTrees(
  source: ZipEntry,
  entry: ZipEntry,
  isSame: boolean,
  add: Add,
): [Tree, Tree] | null {
  // Only parts that may hold revisions matter here, and large ones of other kinds cost time.
  if (isSame && !/document|notes|header|footer|comments|glossary/i.test(entry.name)) return null;
  let old: Tree;
  try {
    if (!source.data) return null;
    old = readTree(source.data);
  } catch {
    return null;
  }
  if (!numbered.has(old.root.name)) return null;
  try {
    if (!entry.data) return null;
    return [old, isSame ? old : readTree(entry.data)];
  } catch (error) {
    add("xml", `${entry.name}: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

function judgeProlog(name: string, old: Tree, now: Tree, add: Add): void {
  if (old.declaration !== now.declaration) add("xml", `${name}: another XML declaration`);
  if (old.encoding !== now.encoding) add("xml", `${name}: another encoding`);
  const prolog = firstDifference(prologOf(old.root), prologOf(now.root));
  if (prolog !== null) add("xml", `${name}: another root element: ${prolog}`);
  const known = new Set(undeclaredIgnorables(old.root));
  for (const prefix of undeclaredIgnorables(now.root)) {
    if (!known.has(prefix))
      add("xml", `${name}: mc:Ignorable names ${prefix}, which is undeclared`);
  }
}

function compareCounts(before: Counts, after: Counts, report: (fault: string) => void): void {
  for (const [fault, count] of after) {
    const known = before.get(fault) ?? 0;
    if (count > known) report(`${fault} (${count}, original ${known})`);
  }
}

/**
 * Our revisions must be wrappers around runs, of the namespace of what is around them: strict files
 * stay strict, and paragraphs, rows and formatting are not ours to change.
 */
function foreignRevisions(root: Element, author: string): string[] {
  const faults: string[] = [];
  walk(root, {
    enter(element, parent) {
      const { name, uri } = element;
      if (!revisionNames.has(name) || attribute(element, "w:author") !== author) return true;
      const isWrapper = name === "w:ins" || name === "w:del";
      if (!isWrapper || element.children.length === 0) faults.push(`${name} is no text of ours`);
      if (parent?.name.startsWith("w:") && parent.uri !== uri) {
        faults.push(`${name} in another namespace than ${parent.name}`);
      }
      return true;
    },
  });
  return faults;
}

/** Numbers of all parts together. */
class Numbers {
  readonly #before: Counts = new Map();
  readonly #after: Counts = new Map();
  readonly #others = new Set<string>();

  addPart(before: Element, after: Element): void {
    const old = numbersOf(before).revisions;
    const now = numbersOf(after);
    for (const [id, count] of old) this.#before.set(id, (this.#before.get(id) ?? 0) + count);
    for (const [id, count] of now.revisions) {
      this.#after.set(id, (this.#after.get(id) ?? 0) + count);
    }
    for (const id of now.others) this.#others.add(id);
  }

  judge(add: Add): void {
    for (const [id, count] of this.#after) {
      const known = this.#before.get(id) ?? 0;
      if (count > known && count > 1) add("ids", `revision number ${id} used ${count} times`);
      if (count > known && this.#others.has(id)) {
        add("ids", `number ${id} belongs to a bookmark, move or comment`);
      }
    }
    for (const [id, count] of this.#before) {
      if ((this.#after.get(id) ?? 0) < count) add("ids", `revision ${id} of somebody is gone`);
    }
  }
}

export type Edits = ReadonlyMap<number, readonly SpanEdit[]>;

/** The edits that stand in the file: all but those that came back as warnings. */
export function madeEdits(edits: Edits, written: WrittenDocument): Map<number, SpanEdit[]> {
  const left = new Set(written.warnings.map((warning) => warning.edit));
  return new Map([...edits].map(([id, list]) => [id, list.filter((edit) => !left.has(edit))]));
}

export type TextJudgement = {
  damage: Damage[];
  /**
   * The main part with our changes accepted and everybody else's left as they are, one paragraph a
   * line, as an outside checker lists it; null where the part could not be told apart for certain.
   */
  lines: string[] | null;
};

/**
 * Whether accepting gives the text that was asked for, in every story, read by the judge and not by
 * the package. A file that the two do not read alike is a matter of `seenText`, not judged here.
 */
export function judgeText(
  document: WordDocument,
  edited: Uint8Array,
  made: ReadonlyMap<number, readonly SpanEdit[]>,
  author: string,
): TextJudgement {
  const before = readZip(document.source.archive.bytes);
  const after = readZip(edited);
  const judgement: TextJudgement = { damage: [], lines: null };
  let first = 0;
  for (const [index, part] of document.source.parts.entries()) {
    const find = (zip: Zip): Buffer | null =>
      zip.entries.find((entry) => entry.name === part.name)?.data ?? null;
    const [old, now] = [find(before), find(after)];
    const paragraphs = document.paragraphs.slice(first, first + part.paragraphs.length);
    first += part.paragraphs.length;
    const isMain = index === 0;
    const isEdited = paragraphs.some(({ id }) => (made.get(id) ?? []).length > 0);
    if (!old || !now || (!isMain && !isEdited && old.equals(now))) continue;
    const accepted = resolveRevisions(readTree(now).root, "accept", author);
    const readings = { before: readPart(readTree(old).root), after: readPart(accepted) };
    const faults = textFaults(readings, paragraphs, made);
    for (const fault of faults ?? []) {
      judgement.damage.push({ rule: "text", message: `${part.name}, ${fault}` });
    }
    if (isMain && faults) judgement.lines = readings.after.lines.map(shownText);
  }
  return judgement;
}

/** Null when the judge reads the original otherwise than the package does. */
function textFaults(
  { before, after }: { before: Reading; after: Reading },
  paragraphs: readonly Paragraph[],
  made: ReadonlyMap<number, readonly SpanEdit[]>,
): string[] | null {
  const seen = before.paragraphs.filter((item) => item.firstVersion === null);
  if (seen.length !== paragraphs.length) return null;
  if (before.paragraphs.length !== after.paragraphs.length) return ["not as many paragraphs"];
  const expected = new Map<ReadParagraph, string>();
  for (const [index, item] of seen.entries()) {
    const paragraph = paragraphs[index];
    if (!paragraph || seenText(item) !== paragraph.text) return null;
    expected.set(item, applyEdits(paragraph, made.get(paragraph.id) ?? []));
  }
  const faults: string[] = [];
  for (const [index, item] of before.paragraphs.entries()) {
    const found = after.paragraphs[index];
    if (!found) continue;
    const wanted = wantedText(item, expected);
    if (seenText(found) !== wanted) {
      faults.push(`paragraph ${index}: expected ${wanted} | found ${seenText(found)}`);
    }
    const lost = firstDifference(oddAtoms(item), oddAtoms(found));
    if (lost !== null) faults.push(`paragraph ${index}, what is no text: ${lost}`);
  }
  return faults;
}

/** A later version of a text box changes like the first, where both read alike to begin with. */
function wantedText(
  paragraph: ReadParagraph,
  expected: ReadonlyMap<ReadParagraph, string>,
): string {
  let model = paragraph;
  while (model.firstVersion && seenText(model.firstVersion) === seenText(model)) {
    model = model.firstVersion;
  }
  return expected.get(model) ?? seenText(paragraph);
}

/**
 * What is shown otherwise than it is seen: others' deletions, marks, objects. All of it must be
 * there after accepting, in order; where it stands among the kept text, rejecting has shown.
 */
function oddAtoms({ atoms }: ReadParagraph): string[] {
  return atoms
    .filter(({ seen, shown }) => seen !== shown && !/^\s$/.test(seen))
    .map(({ shown }) => shown);
}
