import type { ReportParagraph } from "@curie/contract";
import { type MarkedRun, MarkedText } from "../text/marked-text.tsx";
import { piecesOf } from "../text/pieces.ts";
import specimens from "./specimens.json" with { type: "json" };

type Specimen = Pick<ReportParagraph, "text" | "protectedRanges"> & {
  changes: { number: number; start: number; end: number; before: string; after: string }[];
};

/** Sentences with the changes that the engine makes in them: written by `scripts/write-samples.ts`. */
const byName: Record<keyof typeof specimens, Specimen> = specimens;

type EditedSpecimenProps = {
  name: keyof typeof specimens;
  /** Each change with its number, for notes beside it. */
  numbered?: boolean;
  labels: { removed: string; added: string };
};

/** A sentence as it comes back, in English in every language, because manuscripts are. */
export function EditedSpecimen({ name, numbered = false, labels }: EditedSpecimenProps) {
  return <MarkedText runs={runsOf(byName[name], numbered)} labels={labels} />;
}

function runsOf(specimen: Specimen, numbered: boolean): MarkedRun[] {
  return piecesOf(specimen).flatMap((piece): MarkedRun[] => {
    if (piece.kind === "object") return [];
    if (piece.kind !== "change") return [piece];
    const { number, before, after } = piece.change;
    return [
      ...(before === "" ? [] : [{ kind: "removed" as const, text: before }]),
      ...(after === "" ? [] : [{ kind: "added" as const, text: after }]),
      ...(numbered ? [{ kind: "number" as const, text: String(number) }] : []),
    ];
  });
}
