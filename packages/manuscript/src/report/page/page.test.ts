import { describe, expect, test } from "vitest";
import type { ManuscriptReport, ReportChange, ReportParagraph } from "../model.ts";
import type { ReportFacts, ReportMessages } from "./messages.ts";
import { reportPage, reportPagePolicy } from "./page.ts";

/** Words that say their key and what fills them. */
const messages: ReportMessages = {
  language: "pt-BR",
  say: (key, params = {}) => [key, ...Object.values(params)].join(" "),
  number: String,
  dateTime: (instant) => instant,
};

const facts: ReportFacts = {
  fileName: "Permafrost.docx",
  strength: "Proofread",
  styleOfEnglish: "American English",
  completedAt: "2026-11-18T09:30:00.000Z",
  durationSeconds: 460,
  engine: "harper 1.3.0",
  editsLeftOut: 0,
  paragraphsLeft: 0,
};

const place = { heading: "Results", story: "body", inTable: false, paragraph: 2 } as const;

function aChange(change: Partial<ReportChange> = {}): ReportChange {
  const why = {
    category: "grammar",
    reason: "fixed-phrase",
    rule: "test",
    check: false,
    meaning: null,
  } as const;
  return { number: 1, start: 4, end: 7, before: "was", after: "were", ...why, ...change };
}

function aParagraph(change: Partial<ReportParagraph> = {}): ReportParagraph {
  const text = "All was 14 tall.";
  return {
    ...place,
    text,
    protectedRanges: [{ start: 8, end: 10 }],
    changes: [aChange()],
    ...change,
  };
}

function aReport(change: Partial<ManuscriptReport> = {}): ManuscriptReport {
  return {
    words: { before: 4, after: 4 },
    sentences: { total: 1, changed: 1 },
    paragraphs: [aParagraph()],
    proof: [{ kind: "number", before: "14", after: "14", place }],
    differences: [],
    editsTakenOut: 0,
    comparison: {
      parts: 12,
      sameParts: 11,
      originalSha256: "a".repeat(64),
      editedSha256: "b".repeat(64),
    },
    ...change,
  };
}

const page = (change?: Partial<ManuscriptReport>, fact: Partial<ReportFacts> = {}) =>
  reportPage(aReport(change), { ...facts, ...fact }, messages);

describe("the report as a page", () => {
  test("shows each paragraph with its marks, and under it why", () => {
    expect(page()).toContain(
      `All <del>was</del><ins>were</ins><a class="mark" id="c1" href="#n1">1</a> <span class="kept">14</span> tall.`,
    );
    expect(page()).toContain("reasons:fixed-phrase was were");
    expect(page()).toContain("<h3>Results</h3>");
  });

  test("shows insertions and deletions without an empty other half", () => {
    const inserted = aChange({ start: 4, end: 4, before: "", after: "not " });
    const removed = aChange({ number: 2, start: 4, end: 8, before: "was ", after: "" });
    const html = page({ paragraphs: [aParagraph({ changes: [inserted, removed] })] });
    expect(html).toContain(
      `All <ins>not </ins><a class="mark" id="c1" href="#n1">1</a><del>was </del>`,
    );
    expect(html).not.toMatch(/<(ins|del)><\/\1>/);
  });

  test("names the heading once for the paragraphs under it, and what stands outside the body", () => {
    const footnote = aParagraph({ heading: null, story: "footnote" });
    const html = page({ paragraphs: [aParagraph(), aParagraph({ paragraph: 3 }), footnote] });
    expect(html.match(/<h3>/g)).toHaveLength(2);
    expect(html).toContain("<h3>report:section-footnote</h3>");
  });

  test("calls the text before the first heading so, but not a manuscript without headings", () => {
    const before = { ...place, heading: null, paragraph: 1 };
    const row = { kind: "number", before: "1", after: "1", place: before } as const;
    expect(page({ proof: [row] })).toContain("report:where report:section-body 1");
    const paragraphs = [aParagraph({ heading: null })];
    const html = page({ paragraphs, proof: [row] });
    expect(html).toContain("<h3>report:section-whole</h3>");
    expect(html).toContain("report:where report:section-whole 1");
  });

  test("says what the file lacks, when it lacks something", () => {
    const html = page({}, { editsLeftOut: 2, paragraphsLeft: 3 });
    expect(html).toContain(`<p class="text">documents:edits-left-out 2 2</p>`);
    expect(html).toContain(`<p class="text">documents:model-left 3 3</p>`);
    expect(page()).not.toMatch(/edits-left-out|model-left/);
  });

  test("lists every value, and what was put back before everything else", () => {
    const difference = { kind: "number", before: "14", after: "41", place } as const;
    const html = page({ differences: [difference], editsTakenOut: 3 });
    expect(html.indexOf("report:file-put-back 3 3")).toBeLessThan(
      html.indexOf("report:file-changes"),
    );
    expect(html).toContain(
      `<tr class="differs"><td>report:kind-number</td><td><bdi>14</bdi></td><td><bdi>41</bdi></td>`,
    );
    expect(html).toContain(
      "<tr><td>report:kind-number</td><td><bdi>14</bdi></td><td><bdi>14</bdi></td>",
    );
    expect(html.match(/report:file-proposed/g)).toHaveLength(1);
    expect(page()).not.toMatch(/report:file-(put-back|proposed)/);
  });

  test("says how long it took in minutes and seconds", () => {
    expect(page()).toContain("report:minutes-and-seconds report:minutes 7 7 report:seconds 40 40");
    expect(page({}, { durationSeconds: 0 })).toContain("report:under-a-second");
    expect(page({}, { durationSeconds: 120 })).toContain("Z report:minutes 2 2</p>");
  });

  test("has something to say when nothing changed and nothing was compared", () => {
    const html = page({ paragraphs: [], proof: [] });
    expect(html).toContain("report:nothing-text 1 1");
    expect(html).toContain("report:proof-nothing");
  });

  test("escapes all that a manuscript or a file name may say", () => {
    const evil = `</style><script>alert("1")</script><img src=x onerror='alert(1)'>&amp;\u0000`;
    const paragraph = aParagraph({
      heading: evil,
      text: `All ${evil}`,
      protectedRanges: [],
      changes: [aChange({ start: 4, end: 4 + evil.length, before: evil, after: evil })],
    });
    const row = { kind: "symbol", before: evil, after: evil, place: paragraph } as const;
    const html = page(
      { paragraphs: [paragraph], proof: [row], differences: [{ ...row, after: null }] },
      { fileName: evil, engine: evil },
    );
    expect(html.match(/<script|<img|onerror='|<\/style>/g)).toEqual(["</style>"]);
    expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)");
    expect(html).not.toContain("\u0000");
  });

  test("allows nothing but its own style, and asks nobody for anything", () => {
    expect(page()).toContain(`content="${reportPagePolicy.replaceAll("'", "&#39;")}"`);
    expect(reportPagePolicy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+=*';/);
    expect(page()).not.toMatch(/https?:|url\(|@import|<script|<link|\ssrc=|style="/);
  });

  test("holds a thousand changes and three thousand values", () => {
    const changes = Array.from({ length: 1000 }, (_, index) =>
      aParagraph({ paragraph: index + 1, changes: [aChange({ number: index + 1 })] }),
    );
    const row = { kind: "number", before: "14", after: "14", place } as const;
    const html = page({ paragraphs: changes, proof: Array.from({ length: 3000 }, () => row) });
    expect(html.match(/<li id="n/g)).toHaveLength(1000);
    expect(html.match(/<tr>/g)).toHaveLength(3001);
  });
});
