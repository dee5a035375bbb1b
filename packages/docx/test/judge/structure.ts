/** What Word asks of revision markup, counted, so that an original's own faults are not ours. */
import { deletions, insertions, revisionNames } from "./revisions.ts";
import type { Element } from "./tree.ts";
import { attribute, textOf, walk } from "./tree.ts";

export type Counts = Map<string, number>;

const texts = new Set(["w:t", "w:delText", "w:instrText", "w:delInstrText"]);
const deletedTexts = new Set(["w:delText", "w:delInstrText"]);

/** Where w:ins and w:del may be wrappers around runs. */
const wrapperParents = new Set(
  "p hyperlink ins del moveTo moveFrom smartTag customXml sdtContent dir bdo fldSimple".split(" "),
);
/** … or around rows, or marks in properties. */
const otherParents = new Set(
  "body tbl tc comment footnote endnote hdr ftr txbxContent rPr trPr numPr oMath e num den sup sub".split(
    " ",
  ),
);

function count(counts: Counts, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

/** Faults of revision markup in one part. */
export function placementFaults(root: Element): Counts {
  const faults: Counts = new Map();
  let deletionsAround = 0;
  let movesAround = 0;
  walk(root, {
    enter(element, parent) {
      const { name } = element;
      const parentName = parent?.name ?? "";
      if (texts.has(name)) {
        checkText(element, parentName, { deletionsAround, movesAround }, faults);
      }
      if (insertions.has(name) || deletions.has(name)) checkWrapper(element, parentName, faults);
      if (insertions.has(name) && deletionsAround > 0) count(faults, "insertion inside a deletion");
      if (name === "w:r" && (parentName === "w:r" || texts.has(parentName))) {
        count(faults, `run inside ${parentName}`);
      }
      if (revisionNames.has(name)) checkRevision(element, faults);
      if (name === "w:del") deletionsAround++;
      if (name === "w:moveFrom") movesAround++;
      return true;
    },
    leave({ name }) {
      if (name === "w:del") deletionsAround--;
      if (name === "w:moveFrom") movesAround--;
    },
  });
  return faults;
}

function checkText(
  element: Element,
  parent: string,
  around: { deletionsAround: number; movesAround: number },
  faults: Counts,
): void {
  const { name } = element;
  const text = textOf(element);
  const isTrimmed = /^[ \t\r\n]|[ \t\r\n]$/.test(text);
  if (isTrimmed && attribute(element, "xml:space") !== "preserve") {
    count(faults, `${name} with outer white space that is not preserved`);
  }
  if (parent !== "w:r") count(faults, `${name} outside of a run`);
  const isDeleted = around.deletionsAround > 0;
  if (isDeleted && !deletedTexts.has(name)) count(faults, `${name} inside w:del`);
  if (deletedTexts.has(name) && !isDeleted && around.movesAround === 0) {
    count(faults, `${name} outside of w:del`);
  }
}

function checkWrapper(element: Element, parent: string, faults: Counts): void {
  const { name } = element;
  const local = parent.replace(/^\w+:/, "");
  if (parent === name || !(wrapperParents.has(local) || otherParents.has(local))) {
    count(faults, `${name} directly inside ${parent}`);
  }
  for (const child of element.children) {
    if (typeof child === "string") continue;
    if (child.name === "w:hyperlink") count(faults, `w:hyperlink inside ${name}`);
  }
}

function checkRevision(element: Element, faults: Counts): void {
  const { name } = element;
  const id = attribute(element, "w:id") ?? "";
  if (!/^-?\d{1,10}$/.test(id) || Math.abs(Number(id)) > 0x7fffffff) {
    count(faults, `${name} without a number`);
  }
  if (!attribute(element, "w:author")) count(faults, `${name} without an author`);
  const date = attribute(element, "w:date");
  if (date !== null && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/.test(date)) {
    count(faults, `${name} with an odd date`);
  }
}

/** Every w:id by what carries it; revisions and bookmarks share one space of numbers. */
export function numbersOf(root: Element): { revisions: Counts; others: Set<string> } {
  const revisions: Counts = new Map();
  const others = new Set<string>();
  walk(root, {
    enter(element) {
      const id = attribute(element, "w:id");
      if (id === null) return true;
      if (revisionNames.has(element.name)) count(revisions, id);
      else if (
        /^w:(bookmark|move(From|To)Range|comment(Range|Reference)?|perm)/.test(element.name)
      ) {
        others.add(id);
      }
      return true;
    },
  });
  return { revisions, others };
}

/** w14:paraId values that stand more than once. */
export function repeatedParagraphIds(root: Element): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  walk(root, {
    enter(element) {
      const id = attribute(element, "{http://schemas.microsoft.com/office/word/2010/wordml}paraId");
      if (id !== null && element.name === "w:p") (seen.has(id) ? repeated : seen).add(id);
      return true;
    },
  });
  return repeated;
}

/** What of a root element other programs depend on: its declarations, mc:Ignorable among them. */
export function prologOf(root: Element): string[] {
  return root.attributes
    .filter(([name]) => name.startsWith("xmlns:") || name.startsWith("mc:"))
    .map(([name, value]) => `${name}=${value}`);
}

/** Whether every prefix that mc:Ignorable names is declared: Word refuses the file otherwise. */
export function undeclaredIgnorables(root: Element): string[] {
  const declared = new Set(root.attributes.map(([name]) => name));
  const ignorable = attribute(root, "mc:Ignorable") ?? "";
  return ignorable
    .split(/\s+/)
    .filter((prefix) => prefix !== "" && !declared.has(`xmlns:${prefix}`));
}

/** Relationship ids that the part names, e.g. on hyperlinks and pictures. */
export function relationshipIds(root: Element): Set<string> {
  const ids = new Set<string>();
  walk(root, {
    enter(element) {
      for (const [name, value] of element.attributes) {
        if (/officeDocument\/(2006\/)?relationships\}/.test(name) && value !== "") ids.add(value);
      }
      return true;
    },
  });
  return ids;
}
