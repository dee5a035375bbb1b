import { z } from "zod";
import {
  decisionsMaxAtOnce,
  editingMaxWords,
  editTargetMinWords,
  proofPageSize,
} from "../constants.ts";
import { errors } from "../errors.ts";
import { Identity, open } from "../http.ts";
import { EditingAccess } from "../plans/access.ts";
import {
  ChangeReport,
  ComparedWith,
  ComparisonSummary,
  ProofRow,
  ReportFormat,
} from "./change-report.ts";
import { DecisionState, DecisionsToSet } from "./decisions.ts";
import { documentCalls, documentDownload, ownDocument } from "./document-service.ts";
import {
  Document,
  EarlierDocument,
  EditCopy,
  EditStrength,
  FirstLanguage,
  Pagination,
  StyleOfEnglish,
} from "./documents.ts";
import { Statement } from "./statements.ts";
import { SubmissionCheck, submissionCheckInput } from "./submission-check.ts";

const tags = ["Editing"];
const byIdentity = z.object({ identity: Identity });
const service = {
  path: "/digital-edit",
  tag: "Editing",
  noun: "edit",
  withArticle: "an edit",
  choice: {
    styleOfEnglish: StyleOfEnglish,
    /** British English with -ize; refused beside American English. */
    oxfordSpelling: z.boolean().default(false),
    /** Without it that of the profile; null: unsaid, so that the manuscript is asked. */
    firstLanguage: FirstLanguage.nullable().optional(),
    strength: EditStrength.default("proofread"),
    /** With `shorten` and only then: words as the word limit counts them. */
    targetWords: z.int().min(editTargetMinWords).max(editingMaxWords).optional(),
    /** The own finished edit that the upload is the next version of. */
    previous: Identity.nullable().optional(),
  },
  choiceRefusals: [
    "documents.not-completed",
    "documents.file-missing",
    "editing.previous-not-kept",
  ],
  access: EditingAccess,
  refusals: [
    "automated-edit-not-available",
    "digital-edit-limit-exceeded",
    "maximum-automated-edits-reached",
    "editing.strength-not-available",
    "editing.target-not-shorter",
  ],
  tooLong: "digital-editing-exceeds-max-word-count",
  copies: EditCopy,
  copiesSummary:
    "The edited Word file with every change tracked, as decided, only what is open, clean, or the original",
  copyRefusals: ["editing.no-report", "editing.decisions-change-value"],
} as const;

const ofCheck = ownDocument.errors(
  errors("documents.not-completed", "documents.files-removed", "documents.file-missing"),
);
const withProfile = ofCheck.errors(errors("journal-profiles.not-found"));
const ofReport = ownDocument.errors(
  errors(
    "documents.not-completed",
    "documents.files-removed",
    "documents.file-missing",
    "editing.no-report",
  ),
);

const ofComparison = ofReport.errors(
  errors("editing.previous-not-kept", "editing.decisions-change-value"),
);

export const editing = {
  ...documentCalls(service),
  earlierVersions: ownDocument
    .route({
      method: "GET",
      path: "/digital-edit/earlier-versions",
      tags,
      summary: "Own finished edits that an upload may be the next version of, likeliest first",
    })
    .input(z.object({ file: Identity }))
    .output(z.object({ documents: z.array(EarlierDocument) })),
  version: ownDocument
    .route({
      method: "GET",
      path: "/digital-edit/{identity}/version",
      tags,
      summary: "Version of the engine that made the result",
    })
    .input(byIdentity)
    .output(z.object({ lewisVersion: z.string() }))
    .errors(errors("documents.not-completed")),
  report: ofReport
    .route({
      method: "GET",
      path: "/digital-edit/{identity}/report",
      tags,
      summary: "What was changed and why, and whether every number and citation is the same",
    })
    .input(byIdentity)
    .output(ChangeReport),
  proof: ofReport
    .route({
      method: "GET",
      path: "/digital-edit/{identity}/proof",
      tags,
      summary: `Rows of the proof sheet, ${proofPageSize} at a time, those that differ first`,
    })
    .input(byIdentity.extend({ page: z.string().optional() }))
    .output(z.object({ rows: z.array(ProofRow), pagination: Pagination })),
  decisions: ofReport
    .route({
      method: "GET",
      path: "/digital-edit/{identity}/decisions",
      tags,
      summary:
        "What its author decided on the changes: everything, or what is newer than a revision",
    })
    .input(
      byIdentity.extend({
        since: z
          .string()
          .regex(/^\d{1,9}$/)
          .optional(),
      }),
    )
    .output(DecisionState),
  decide: ofReport
    .route({
      method: "PUT",
      path: "/digital-edit/{identity}/decisions",
      tags,
      summary:
        "Accept changes, reject them or leave them open; the last decision on each one counts",
    })
    .input(byIdentity.extend(DecisionsToSet.shape))
    .output(DecisionState),
  submissionCheck: withProfile
    .route({
      method: "GET",
      path: "/digital-edit/{identity}/submission-check",
      tags,
      summary: "What a journal would send back; for the chosen kind of journal unless one is named",
    })
    .input(submissionCheckInput.read)
    .output(SubmissionCheck),
  chooseProfile: withProfile
    .route({
      method: "PUT",
      path: "/digital-edit/{identity}/submission-check/profile",
      tags,
      summary: "Choose the kind of journal that a document is checked for",
    })
    .input(submissionCheckInput.choose)
    .output(SubmissionCheck),
  dismissFinding: ofCheck
    .route({
      method: "PUT",
      path: "/digital-edit/{identity}/submission-check/findings/{finding}",
      tags,
      summary: "Dismiss a finding for good, or restore it; twice is the same as once",
    })
    .input(submissionCheckInput.dismiss)
    .output(z.object({ dismissed: z.boolean() })),
  statements: ofReport
    .route({
      method: "GET",
      path: "/digital-edit/{identity}/statements",
      tags,
      summary: "What a machine did to the manuscript, in the forms that publishers ask for",
    })
    .input(byIdentity)
    .output(z.object({ statements: z.array(Statement) })),
  sampleReport: open
    .route({
      method: "GET",
      path: "/digital-edit/sample",
      tags,
      summary: "The change report of Curie’s own sample manuscript, for people without an account",
    })
    .output(z.object({ report: ChangeReport, proof: z.array(ProofRow) })),
  sampleFigures: open
    .route({
      method: "POST",
      path: "/digital-edit/sample/figures",
      tags,
      summary: "The figures of the sample report when some of its changes are rejected",
    })
    .input(z.object({ rejected: z.array(z.int().min(1)).max(decisionsMaxAtOnce) }))
    .output(ChangeReport.pick({ words: true, sentences: true })),
  editSample: ownDocument
    .route({
      method: "POST",
      path: "/digital-edit/sample",
      tags,
      summary:
        "Edit the sample manuscript: takes nothing of a plan; asked again, the same document",
    })
    .output(z.object({ document: Document }))
    .errors(errors("editing.too-many-samples")),
  comparison: ofComparison
    .route({
      method: "GET",
      path: "/digital-edit/{identity}/comparison",
      tags,
      summary: "How a next version differs from the one before",
    })
    .input(byIdentity.extend({ with: ComparedWith.optional() }))
    .output(ComparisonSummary),
  signer: open
    .route({
      method: "GET",
      path: "/digital-edit/signer",
      tags,
      summary: "Fingerprint of the key with which this installation signs the logs of edits",
    })
    .output(z.object({ fingerprint: z.string() })),
};

export const editingStreams = {
  download: documentDownload(service),
  reportFile: ofReport
    .route({
      method: "GET",
      path: "/digital-edit/{identity}/report-file",
      tags,
      summary:
        "The change report as a page to keep, or its proof sheet as CSV, in one’s own language",
    })
    .input(byIdentity.extend({ format: ReportFormat.optional() }))
    .output(z.file()),
  comparisonFile: ofComparison
    .route({
      method: "GET",
      path: "/digital-edit/{identity}/comparison-file",
      tags,
      summary:
        "A next version with tracked changes since the one before: accepting all gives the new text, rejecting all the old",
    })
    .input(byIdentity.extend({ with: ComparedWith.optional() }))
    .output(z.file()),
  log: ofReport
    .route({
      method: "GET",
      path: "/digital-edit/{identity}/log",
      tags,
      summary: "The signed log of the edit: digests of its files and changes, and what was decided",
    })
    .input(byIdentity)
    .output(z.file()),
};
