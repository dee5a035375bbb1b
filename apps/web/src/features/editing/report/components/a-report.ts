import type {
  ChangeReport,
  ProofKind,
  ProofRow,
  ReportChange,
  ReportParagraph,
} from "@curie/contract";

/** Reports for tests: a small one that can be read here, and a long one. */

type Marked = Omit<ReportParagraph, "text" | "changes" | "protectedRanges"> & {
  /** `[[before|after]]` is a change, `{{…}}` is protected. */
  marked: string;
  /** What is known about its changes, in order. */
  changes: Pick<ReportChange, "category" | "reason">[];
};

function paragraphOf({ marked, changes, ...place }: Marked, numbered: number): ReportParagraph {
  const found: ReportParagraph = { ...place, text: "", protectedRanges: [], changes: [] };
  for (const part of marked.split(/(\[\[.*?\]\]|\{\{.*?\}\})/)) {
    const start = found.text.length;
    const change = /^\[\[(.*)\|(.*)\]\]$/.exec(part);
    const kept = /^\{\{(.*)\}\}$/.exec(part)?.[1];
    found.text += change?.[1] ?? kept ?? part;
    const range = { start, end: found.text.length };
    if (kept !== undefined) found.protectedRanges.push(range);
    if (!change) continue;
    const about = changes[found.changes.length];
    if (!about) throw new Error(`nothing is known about ${part}`);
    found.changes.push({
      ...range,
      ...about,
      number: numbered + found.changes.length + 1,
      before: change[1] ?? "",
      after: change[2] ?? "",
      rule: "test-rule",
      check: about.reason === "confused-words",
      meaning: null,
    });
  }
  return found;
}

const marked: Marked[] = [
  {
    heading: "Abstract",
    story: "body",
    inTable: false,
    paragraph: 12,
    marked:
      "Permafrost degradation [[alter|alters]] the hydrology of alpine catchments, but its influence [[to|on]] winter baseflow remains poorly constrained. We analyzed daily discharge from {{14}} gauging stations ({{1961–2020}}) and found that [[the |]]winter baseflow increased by {{0.34 ± 0.07 mm a⁻¹}} ({{p < 0.01}}) {{[12, 15]}}.",
    changes: [
      { category: "grammar", reason: "subject-verb-agreement" },
      { category: "grammar", reason: "preposition" },
      { category: "grammar", reason: "article-needless" },
    ],
  },
  {
    heading: "2.3 Active-layer thickness",
    story: "body",
    inTable: false,
    paragraph: 31,
    marked:
      "Active-layer thickness\uFFFC was calculated [[by|with]] the Stefan equation {{[21]}}[[,|]] using daily soil [[temperature|temperatures]] at depths of {{5, 20 and 50 cm}}. Data [[was|were]] missing for {{3.1%}} of days, [[then|than]] the sensors were replaced.",
    changes: [
      { category: "word-choice", reason: "preposition" },
      { category: "punctuation", reason: "punctuation-doubled" },
      { category: "grammar", reason: "plural-after-quantifier" },
      { category: "grammar", reason: "subject-verb-agreement" },
      { category: "word-choice", reason: "confused-words" },
    ],
  },
  {
    heading: null,
    story: "footnote",
    inTable: false,
    paragraph: 60,
    marked: "The [[colour|color]] of each core is given in the supplement.",
    changes: [{ category: "dialect", reason: "american-spelling" }],
  },
];

function paragraphsOf(given: readonly Marked[]): ReportParagraph[] {
  let numbered = 0;
  return given.map((one) => {
    const paragraph = paragraphOf(one, numbered);
    numbered += paragraph.changes.length;
    return paragraph;
  });
}

/** Nine changes in three sections, one of them to look at; 230 values, all the same. */
export function aReport(change: Partial<ChangeReport> = {}): ChangeReport {
  return {
    identity: "5a6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a01",
    file: { name: "permafrost_baseflow_upper-Yangtze_v4.docx" },
    styleOfEnglish: "American English",
    oxfordSpelling: false,
    strength: "proofread",
    shortening: null,
    completedAt: "2026-11-21T10:07:40.000Z",
    durationSeconds: 460,
    lewisVersion: "curie-rules 1.4.0",
    words: { before: 6412, after: 6298 },
    sentences: { total: 304, changed: 6 },
    editsLeftOut: 0,
    paragraphsLeft: 0,
    editsTakenOut: 0,
    paragraphs: paragraphsOf(marked),
    proof: {
      total: 230,
      differing: 0,
      byKind: [
        { kind: "number", count: 150 },
        { kind: "citation", count: 80 },
      ],
    },
    differences: [],
    comparison: {
      parts: 38,
      sameParts: 37,
      originalSha256: "9f2c41d7".repeat(8),
      editedSha256: "1b88e3f0".repeat(8),
    },
    terms: null,
    version: null,
    ...change,
  };
}

/** The first three paragraphs over and over, under a new heading every six of them. */
export function aLongReport(changes: number): ChangeReport {
  const given: Marked[] = [];
  for (let count = 0; count < changes; ) {
    const one = marked[given.length % 2];
    if (!one) break;
    const chapter = Math.floor(given.length / 6) + 1;
    given.push({
      ...one,
      heading: `${chapter} Results, part ${chapter}`,
      paragraph: given.length + 1,
    });
    count += one.changes.length;
  }
  return aReport({ paragraphs: paragraphsOf(given) });
}

/** A page of the proof sheet of `aReport`, as the server answers it. */
export function aProofPage(page: number, total = 230) {
  const pageSize = 200;
  const offset = (page - 1) * pageSize;
  const rows = Array.from({ length: Math.min(pageSize, total - offset) }, (_, position) =>
    aProofRow({ before: `${offset + position}.5`, after: `${offset + position}.5` }),
  );
  return { rows, pagination: { numberOfResults: total, page, pageSize, offset } };
}

export function aProofRow(change: Partial<ProofRow> = {}): ProofRow {
  const kind: ProofKind = "number";
  const place = { heading: "Abstract", story: "body", inTable: false, paragraph: 12 } as const;
  return { kind, before: "14", after: "14", place, ...change };
}
