/** Every value of a manuscript: what its text says, and what stands in it as an object or field. */
import { type LockReason, type Paragraph, PLACEHOLDER } from "@curie/docx";
import type { FileObject, ManuscriptFile } from "../files/manuscript-file.ts";
import type { ProofKind } from "./model.ts";
import { blank, valuesOf } from "./values.ts";

export type DocumentValue = {
  kind: ProofKind;
  /** As a reader sees it; of an object, what it is called. */
  text: string;
  /** Of an object, its markup, which must be the same as well; else empty. */
  markup: string;
};

/** Stretches that programs wrote and keep up to date are one value each. */
const kindOfLock: Partial<Record<LockReason, ProofKind>> = {
  citation: "citation",
  bibliography: "citation",
  contents: "field",
  field: "field",
};

/** The values of each paragraph in the order of its text, by `Paragraph.id`. */
export function readValues(document: ManuscriptFile): DocumentValue[][] {
  const objects = document.objects();
  return document.paragraphs.map((paragraph) =>
    valuesOfParagraph(paragraph, objects[paragraph.id] ?? []),
  );
}

function valuesOfParagraph(
  { text, kind, locked }: Paragraph,
  objects: readonly FileObject[],
): DocumentValue[] {
  const values: (DocumentValue & { start: number })[] = objects.map((object) => ({
    kind: object.kind,
    start: object.offset,
    text: object.label,
    markup: object.markup,
  }));
  const take = (as: ProofKind, start: number, stretch: string): void => {
    const words = stretch.replaceAll(PLACEHOLDER, "").trim();
    if (words !== "") values.push({ kind: as, start, text: words, markup: "" });
  };
  // An entry of the reference list is one value, however many figures it has.
  if (kind === "reference") take("citation", 0, text);
  else if (kind === "contents") take("field", 0, text);
  else {
    let rest = text.replaceAll(PLACEHOLDER, blank(1));
    for (const { start, end, reason } of locked) {
      const lockKind = kindOfLock[reason];
      if (!lockKind) continue;
      take(lockKind, start, text.slice(start, end));
      rest = rest.slice(0, start) + blank(end - start) + rest.slice(end);
    }
    for (const value of valuesOf(rest)) values.push({ ...value, markup: "" });
  }
  values.sort((a, b) => a.start - b.start);
  return values.map(({ kind: as, text: shown, markup }) => ({ kind: as, text: shown, markup }));
}
