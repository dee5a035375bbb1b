// Made from the contract by scripts/generate-client.ts; do not change it by hand.

/** Method and address of each call, below `/api/v1`. */
export const places = {
  account: { method: "GET", path: "/account" },
  list: { method: "GET", path: "/documents" },
  get: { method: "GET", path: "/documents/{identity}" },
  report: { method: "GET", path: "/documents/{identity}/report" },
  checks: { method: "GET", path: "/documents/{identity}/checks" },
  remove: { method: "DELETE", path: "/documents/{identity}" },
  edit: { method: "POST", path: "/edits" },
  translate: { method: "POST", path: "/translations" },
  upload: { method: "POST", path: "/documents" },
  file: { method: "GET", path: "/documents/{identity}/files/{copy}" },
} as const;

/** What each call takes and answers. */
export type Calls = {
  /** Plan and allowance. */
  account: { input: undefined; output: V1Account };
  /** Own documents that something was started with, newest first. */
  list: {
    input: { cursor?: string; limit?: number };
    output: { documents: Array<V1Document>; next: string | null };
  };
  /** State and counts. */
  get: { input: { identity: string }; output: V1Document };
  /** The change report of a completed edit. */
  report: { input: { identity: string }; output: ChangeReport };
  /** The submission check of a completed edit. */
  checks: { input: { identity: string }; output: SubmissionCheck };
  /** Delete a document and its files at once, with the scope that starts such a document; a second call answers the same. */
  remove: { input: { identity: string }; output: { done: true } };
  /** Start an edit; with the header Idempotency-Key it is safe to ask again. */
  edit: {
    input: {
      document: string;
      styleOfEnglish: "American English" | "British English";
      oxfordSpelling?: boolean;
      strength?: "proofread" | "correct" | "clarify" | "shorten";
      targetWords?: number;
      firstLanguage?: "zh" | "es" | "pt" | "ja" | "other" | null;
    };
    output: { document: string };
  };
  /** Start a translation; with the header Idempotency-Key it is safe to ask again. */
  translate: {
    input: { document: string; language: "zh_CN" | "es_ES" | "pt_BR" };
    output: { document: string };
  };
  /** Hand in a Word file: a form with one `file`, or the bytes themselves with ?name=paper.docx. */
  upload: { input: { name?: string }; output: V1Document };
  /** A file of a completed document. */
  file: {
    input: {
      identity: string;
      copy: "tracked" | "decided" | "open" | "clean" | "original" | "translated" | "bilingual";
    };
    output: Uint8Array;
  };
};

export type V1Document = {
  identity: string;
  name: string;
  sizeBytes: number;
  state: "received" | "processing" | "completed" | "failed";
  service: "edit" | "translation" | null;
  createdAt: string;
  completedAt: string | null;
  styleOfEnglish: "American English" | "British English" | null;
  strength: "proofread" | "correct" | "clarify" | "shorten" | null;
  language: "zh_CN" | "es_ES" | "pt_BR" | null;
  quality: "translation" | "draft" | "gist" | null;
  progress: { done: number; total: number; etaSeconds: number | null; ahead: number } | null;
  counts: {
    words: number | null;
    changes: number | null;
    valuesCompared: number | null;
    valuesKept: number | null;
    paragraphsLeft: number | null;
    paragraphsToCheck: number | null;
  };
  warnings: Array<
    | "signed-document"
    | "marked-as-final"
    | "write-protected"
    | "imported-content"
    | "unbalanced-field"
  >;
  failure: { code: string; params: Record<string, string | number> } | null;
  filesKept: boolean;
};

export type V1Account = {
  name: string;
  email: string;
  editing: {
    available: boolean;
    reason: string | null;
    availableAt: string | null;
    planType: "premium" | "free_trial" | "preferred_group" | null;
    allowance: {
      usesConsumed: number;
      usesRemaining: number | null;
      usesProvisioned: number | null;
      nextRecurrence: string | null;
    } | null;
  };
  translation: {
    available: boolean;
    reason: string | null;
    availableAt: string | null;
    planType: "premium" | "free_trial" | "preferred_group" | null;
    allowance: {
      usesConsumed: number;
      usesRemaining: number | null;
      usesProvisioned: number | null;
      nextRecurrence: string | null;
    } | null;
  };
  token: { identity: string; scopes: Array<string> };
};

export type ChangeReport = {
  identity: string;
  file: { name: string };
  styleOfEnglish: "American English" | "British English";
  oxfordSpelling: boolean;
  strength: "proofread" | "correct" | "clarify" | "shorten";
  shortening: { target: number; refused: number; unanswered: number; outside: number } | null;
  completedAt: string;
  durationSeconds: number;
  lewisVersion: string;
  words: { before: number; after: number };
  sentences: { total: number; changed: number };
  editsLeftOut: number;
  paragraphsLeft: number;
  paragraphs: Array<{
    heading: string | null;
    story: "body" | "footnote" | "endnote" | "text-box" | "header" | "footer";
    inTable: boolean;
    paragraph: number;
    text: string;
    objects?: Array<string>;
    protectedRanges: Array<{ start: number; end: number }>;
    changes: Array<{
      start: number;
      end: number;
      number: number;
      before: string;
      after: string;
      category: "grammar" | "word-choice" | "punctuation" | "spelling" | "dialect" | "consistency";
      reason: string | null;
      rule: string;
      confidence?: number;
      check: boolean;
      meaning:
        | "certainty"
        | "causality"
        | "quantity"
        | "comparison"
        | "time"
        | "negation"
        | "roles"
        | "fact"
        | null;
      earlier?: { change: number; proposedIn: string };
    }>;
  }>;
  proof: {
    total: number;
    differing: number;
    byKind: Array<{
      kind:
        | "citation"
        | "equation"
        | "statistic"
        | "percentage"
        | "quantity"
        | "number"
        | "symbol"
        | "note"
        | "picture"
        | "field";
      count: number;
    }>;
  };
  differences: Array<{
    kind:
      | "citation"
      | "equation"
      | "statistic"
      | "percentage"
      | "quantity"
      | "number"
      | "symbol"
      | "note"
      | "picture"
      | "field";
    before: string | null;
    after: string | null;
    place: {
      heading: string | null;
      story: "body" | "footnote" | "endnote" | "text-box" | "header" | "footer";
      inTable: boolean;
      paragraph: number;
    };
  }>;
  editsTakenOut: number;
  comparison: { parts: number; sameParts: number; originalSha256: string; editedSha256: string };
  terms: { listed: number; found: number; kept: number; rewritten: number; list: string } | null;
  version: {
    number: number;
    previous: { identity: string; name: string } | null;
    paragraphs: { total: number; changed: number; added: number; moved: number; removed: number };
    changes: { fresh: number; known: number };
    keptAway: number;
    contained: number;
  } | null;
};

export type SubmissionCheck = {
  profile:
    | "general"
    | "research-article"
    | "biomedical-article"
    | "clinical-trial"
    | "short-communication"
    | "letter"
    | "review"
    | "systematic-review"
    | "case-report"
    | "methods-article"
    | "data-article"
    | "conference-paper"
    | "social-science-article"
    | "perspective"
    | string;
  ownProfiles: Array<{ identity: string; name: string; group: string | null }>;
  findings: Array<{
    id: string;
    code: string;
    group: "citations" | "figures" | "abbreviations" | "structure" | "statements" | "numbers";
    severity: "error" | "warning" | "notice";
    params: Record<string, string | number>;
    place: {
      heading: string | null;
      paragraph: number;
      before: string;
      marked: string;
      after: string;
    } | null;
    dismissed: boolean;
  }>;
};
