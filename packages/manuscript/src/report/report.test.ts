import { createHash } from "node:crypto";
import { openWordDocument, readChanges } from "@curie/docx";
import { aWordFile, field, othersChange, paragraph, run, style } from "@curie/docx/testing";
import type { Edit, EditingEngine } from "@curie/language/editing";
import { describe, expect, test } from "vitest";
import { cleanCopy, editManuscript } from "../index.ts";

const options = { dialect: "american", date: "2026-11-18T09:30:00.000Z" } as const;

/** An engine that replaces words it knows wherever it may. */
function replacing(words: Record<string, string>, judged: Partial<Edit> = {}): EditingEngine {
  return {
    name: "replacing",
    version: "1",
    edit: async ({ paragraphs }) =>
      paragraphs.map(({ text, editable }) =>
        Object.entries(words).flatMap(([before, replacement]): Edit[] => {
          const start = text.indexOf(before);
          if (!editable || start < 0) return [];
          const why = {
            category: "grammar",
            rule: "agreement",
            reason: "subject-verb-agreement",
          } as const;
          return [
            { start, end: start + before.length, replacement, confidence: 0.95, ...why, ...judged },
          ];
        }),
      ),
    close: async () => {},
  };
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const manuscript = aWordFile({
  styles: style("Heading1", "heading 1", '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>'),
  body:
    paragraph(run("Results")) +
    paragraph(run("Results"), "Heading1") +
    paragraph(run("The samples was cold (n = 12). They were kept. The sample were small.")) +
    paragraph(run("Nothing here.")),
});

describe("the report of an edited manuscript", () => {
  test("tells each change with its place, its reason and what is protected around it", async () => {
    const engine = replacing({ was: "were", "sample were": "sample was" });
    const { report, bytes } = await editManuscript(manuscript, engine, options);
    expect(report.paragraphs).toEqual([
      {
        heading: "Results",
        story: "body",
        inTable: false,
        paragraph: 3,
        text: "The samples was cold (n = 12). They were kept. The sample were small.",
        protectedRanges: [{ start: 22, end: 28 }],
        changes: [
          {
            number: 1,
            start: 12,
            end: 15,
            before: "was",
            after: "were",
            category: "grammar",
            reason: "subject-verb-agreement",
            rule: "agreement",
            confidence: 0.95,
            check: false,
            meaning: null,
          },
          expect.objectContaining({ number: 2, start: 58, end: 62, before: "were", after: "was" }),
        ],
      },
    ]);
    expect(report.sentences).toEqual({ total: 6, changed: 2 });
    expect(report.proof).toMatchObject([{ kind: "statistic", before: "n = 12", after: "n = 12" }]);
    expect(report.comparison).toEqual({
      parts: 5,
      sameParts: 4,
      originalSha256: sha256(manuscript),
      editedSha256: sha256(bytes),
    });
  });

  test("shows as protected no punctuation of the sentence around it", async () => {
    const text =
      "It was so in 1964-2019. Smith et al., who had 9, read doi:10.1000/a; why (p < 0.05)?";
    const engine = replacing({ It: "This" });
    const { report } = await editManuscript(
      aWordFile(paragraph(run(text.replace("<", "&lt;")))),
      engine,
      options,
    );
    const [told] = report.paragraphs;
    expect(told?.protectedRanges.map(({ start, end }) => text.slice(start, end))).toEqual([
      "1964-2019",
      "Smith et al.",
      "9",
      "doi:10.1000/a",
      "p < 0.05",
    ]);
  });

  test("shows nothing as protected where a range is punctuation alone", async () => {
    const body = paragraph(`${run("It was so")}${field("X", run("."))}${run(" Then.")}`);
    const { report } = await editManuscript(aWordFile(body), replacing({ It: "This" }), options);
    expect(report.paragraphs).toMatchObject([{ protectedRanges: [] }]);
  });

  test("counts the words of both files", async () => {
    const { report } = await editManuscript(
      manuscript,
      replacing({ "The samples": "All of the samples" }),
      options,
    );
    expect(report.words).toEqual({ before: 18, after: 20 });
  });

  test("asks to look where the engine is less sure", async () => {
    const engine = replacing({ was: "were" }, { confidence: 0.7 });
    const { report } = await editManuscript(manuscript, engine, options);
    expect(report.paragraphs[0]?.changes[0]?.check).toBe(true);
  });

  test("tells where the meaning may move, and asks to look there", async () => {
    const engine = replacing({ "samples was": "samples may have been" });
    const { report } = await editManuscript(manuscript, engine, options);
    expect(report.paragraphs[0]?.changes[0]).toMatchObject({ meaning: "certainty", check: true });
  });

  test("of a manuscript without a change compares it with itself", async () => {
    const { report } = await editManuscript(manuscript, replacing({}), options);
    expect(report.paragraphs).toEqual([]);
    expect(report.sentences.changed).toBe(0);
    expect(report.comparison).toMatchObject({
      parts: 5,
      sameParts: 5,
      editedSha256: sha256(manuscript),
    });
  });

  test("tells what was put back, and counts neither it nor its paragraph as changed", async () => {
    const edited = await editManuscript(
      manuscript,
      replacing({ "= 12": "= 21", was: "were" }),
      options,
    );
    expect(edited.changes).toBe(0);
    expect(Buffer.from(edited.bytes).equals(manuscript)).toBe(true);
    expect(edited.report).toMatchObject({
      paragraphs: [],
      editsTakenOut: 2,
      differences: [{ kind: "statistic", before: "n = 12", after: "n = 21" }],
    });
  });

  test("is plain data that JSON keeps", async () => {
    const { report } = await editManuscript(manuscript, replacing({ was: "were" }), options);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });
});

describe("the clean copy", () => {
  test("accepts Curie's changes and leaves those of others tracked", async () => {
    const body = paragraph(
      `${run("The samples was cold")}${othersChange("ins", 5, run(" and dry"))}${run(".")}`,
    );
    const edited = await editManuscript(aWordFile(body), replacing({ was: "were" }), options);
    const clean = cleanCopy(edited.bytes);
    expect(openWordDocument(clean).paragraphs[0]?.text).toBe("The samples were cold and dry.");
    expect(readChanges(openWordDocument(clean)).map(({ author }) => author)).toEqual(["Somebody"]);
  });

  test("of a file without changes is that file", () => {
    expect(Buffer.from(cleanCopy(manuscript)).equals(manuscript)).toBe(true);
  });
});
