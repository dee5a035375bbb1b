/** What is planned before anything is written: marks, each paragraph once, and what could not be marked. */
import type { StoryPart, WordDocument } from "../document.ts";
import type { Splice } from "../writing/splices.ts";
import type { Element, Outline } from "../xml/outline.ts";
import { insertRuns, markParagraph, markRow, type Stamp } from "./marks.ts";

export type Structure = {
  splices: Map<StoryPart, Splice[]>;
  added: number;
  removed: number;
  notMarked: { older: number[]; newer: number[] };
};

/** Two versions, and by `Paragraph.id` of the newer which paragraph of the older it was. */
export type Compared = {
  older: WordDocument;
  newer: WordDocument;
  pairs: readonly (number | null)[];
};

/** Where marks of paragraphs and rows are written; each paragraph is marked once. */
export type Marks = {
  outline: Outline;
  splices: Splice[];
  has: (paragraph: Element) => boolean;
  mark: (paragraph: Element, name: "ins" | "del") => void;
  insert: (paragraph: Element) => void;
  row: (row: Element) => void;
};

export function marksOf(outline: Outline, splices: Splice[], stamp: Stamp): Marks {
  const marked = new Set<Element>();
  return {
    outline,
    splices,
    has: (paragraph) => marked.has(paragraph),
    mark: (paragraph, name) => {
      marked.add(paragraph);
      splices.push(markParagraph(outline, paragraph, name, stamp));
    },
    insert: (paragraph) => void splices.push(...insertRuns(outline, paragraph, stamp)),
    row: (row) => void splices.push(markRow(outline, row, stamp)),
  };
}
