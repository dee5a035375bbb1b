/** What the change report of an edited manuscript says; plain data, fit for JSON. */
import type {
  ChangeReport,
  ProofKind,
  ProofRow,
  ReportParagraph,
  TermsInReport,
} from "@curie/contract";
import type { SpanEdit } from "@curie/docx";
import type { Edit } from "@curie/language/editing";

export { proofKinds } from "@curie/contract/constants";
export type { ProofKind, ProofRow, ReportParagraph };
export type ReportChange = ReportParagraph["changes"][number];
export type ReportPlace = ProofRow["place"];

/** An edit that comes over from the version before, as its report had it. */
export type CarriedEdit = SpanEdit &
  Pick<ReportChange, "category" | "reason" | "rule" | "confidence" | "check"> & {
    earlier: NonNullable<ReportChange["earlier"]>;
  };

/** An edit of the engine, which a version before may have had as well, or one that comes over from it. */
export type ProposedEdit = (Edit & { earlier?: CarriedEdit["earlier"] }) | CarriedEdit;

/** The part of the report that is read from the two files; the rest is known of the document. */
export type ManuscriptReport = Pick<
  ChangeReport,
  "words" | "sentences" | "paragraphs" | "differences" | "editsTakenOut" | "comparison"
> & {
  /** Every value of both files, in reading order. */
  proof: ProofRow[];
  /** What the author's lists of terms did; missing where none applied. */
  terms?: TermsInReport;
};
