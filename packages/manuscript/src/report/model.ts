/** What the change report of an edited manuscript says; plain data, fit for JSON. */
import type { ChangeReport, ProofKind, ProofRow, ReportParagraph } from "@curie/contract";

export { proofKinds } from "@curie/contract/constants";
export type { ProofKind, ProofRow, ReportParagraph };
export type ReportChange = ReportParagraph["changes"][number];
export type ReportPlace = ProofRow["place"];

/** The part of the report that is read from the two files; the rest is known of the document. */
export type ManuscriptReport = Pick<
  ChangeReport,
  "words" | "sentences" | "paragraphs" | "differences" | "editsTakenOut" | "comparison"
> & {
  /** Every value of both files, in reading order. */
  proof: ProofRow[];
  /** What the author's lists of terms did; missing where none applied. */
  terms?: NonNullable<ChangeReport["terms"]>;
};
