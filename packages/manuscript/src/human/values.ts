/** The proof sheet of a file that a person has edited: paragraphs may have come, gone and moved. */
import type { WordDocument } from "@curie/docx";
import { diffArrays } from "diff";
import { wordFile } from "../files/word-file.ts";
import { type DocumentValue, readValues } from "../report/document-values.ts";
import type { ProofRow, ReportPlace } from "../report/model.ts";
import { placesOf } from "../report/places.ts";

type Placed = DocumentValue & { paragraph: number };

/** Every value of both files side by side in the order of the text; a row with two different sides differs. */
export function compareInOrder(before: WordDocument, after: WordDocument): ProofRow[] {
  const placeBefore = placesOf(before);
  const placeAfter = placesOf(after);
  const rows: ProofRow[] = [];
  const steps = diffArrays(placed(before), placed(after), {
    // Word writes the markup of pictures and equations anew.
    comparator: (one, other) => one.kind === other.kind && one.text === other.text,
  });
  for (const [index, { removed, added, value }] of steps.entries()) {
    if (removed) {
      const next = steps[index + 1];
      const others = next?.added ? next.value : [];
      for (const [at, one] of value.entries()) {
        rows.push(rowOf(one, others[at], placeBefore(one.paragraph)));
      }
    } else if (added) {
      const beside = steps[index - 1];
      const told = beside?.removed ? beside.value.length : 0;
      for (const one of value.slice(told)) {
        rows.push(rowOf(undefined, one, placeAfter(one.paragraph)));
      }
    } else {
      for (const one of value) rows.push(rowOf(one, one, placeAfter(one.paragraph)));
    }
  }
  return rows;
}

/** Page headers and footers are set anew by journals. */
function placed(document: WordDocument): Placed[] {
  return readValues(wordFile(document)).flatMap((values, paragraph) => {
    const story = document.paragraphs[paragraph]?.story;
    if (story === "header" || story === "footer") return [];
    return values.map((value) => ({ ...value, paragraph }));
  });
}

function rowOf(one: Placed | undefined, other: Placed | undefined, place: ReportPlace): ProofRow {
  // What has no name of its own is told by its kind.
  const show = (value: Placed | undefined) =>
    value && (value.text === "" ? value.kind : value.text);
  return {
    kind: one?.kind ?? other?.kind ?? "number",
    before: show(one) ?? null,
    after: show(other) ?? null,
    place,
  };
}
