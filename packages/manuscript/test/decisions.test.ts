import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { aWordFile, paragraph, partText, run } from "@curie/docx/testing";
import type { EditingEngine } from "@curie/language/editing";
import { decidedCopy, editManuscript } from "@curie/manuscript";
import { describe, expect, test } from "vitest";
import { judgeDecisions } from "./judge-decisions.ts";
import { randomDecisions, randomEngine } from "./random-decisions.ts";

const ownCorpus = join(import.meta.dirname, "../../docx/test/own-corpus/files");
const date = "2026-11-18T09:30:00Z";
const choices = { dialect: "american", date } as const;

describe("copies after an author decided", () => {
  const names = readdirSync(ownCorpus).filter((name) => !name.startsWith("refused-"));

  test.each(names)("%s says what was decided, and nothing else is different", async (name) => {
    const bytes = readFileSync(join(ownCorpus, name));
    const edited = await editManuscript(bytes, randomEngine(bytes, 5, 0.8), choices);
    for (const subset of [3, 4, 5]) {
      const decisions = randomDecisions(edited.report, subset);
      const { damage, changesValue } = judgeDecisions(bytes, edited, decisions, date);
      expect(damage).toEqual([]);
      expect(changesValue).toBe(0);
    }
  });

  test("as decided applies what was accepted, leaves out what was rejected, tracks the rest", async () => {
    const { bytes, report } = await editedWords();
    const made = decidedCopy(bytes, report, firstAcceptedSecondRejected, {
      ...{ copy: "decided", author: "Curie", date },
    });
    const xml = partText(made.bytes ?? new Uint8Array());
    expect(xml).toContain("Those");
    expect(xml).not.toContain("These");
    expect(xml).toContain("was");
    expect(xml).not.toContain("were");
    expect(xml.match(/<w:ins /g)).toHaveLength(1);
    expect(xml).toMatch(/<w:delText[^>]*>in</);
    expect(made).toMatchObject({ applied: 1, tracked: 1, changed: null });
  });

  test("the open changes stand alone in the text of the original", async () => {
    const { bytes, report } = await editedWords();
    const made = decidedCopy(bytes, report, firstAcceptedSecondRejected, {
      ...{ copy: "open", author: "Curie", date },
    });
    const xml = partText(made.bytes ?? new Uint8Array());
    expect(xml).toContain("These samples was taken ");
    expect(xml).toMatch(/<w:delText[^>]*>in</);
    expect(made).toMatchObject({ applied: 0, tracked: 1 });
  });

  test("a clean copy has nothing tracked, and nothing that was rejected", async () => {
    const { bytes, report } = await editedWords();
    const made = decidedCopy(bytes, report, firstAcceptedSecondRejected, {
      ...{ copy: "clean", author: "Curie", date },
    });
    const xml = partText(made.bytes ?? new Uint8Array());
    expect(xml.replace(/<[^>]+>/g, "")).toContain("Those samples was taken at 2019.");
    expect(xml).not.toMatch(/<w:(?:ins|del) /);
    expect(made).toMatchObject({ applied: 2, tracked: 0 });
  });

  test("decisions that together would change a value make no file", async () => {
    const text = "The rate was 5 and 6 percent.";
    const swap = engineOf([
      ["5 and", "6 and"],
      ["6 percent", "5 percent"],
    ]);
    // Whole, the swap is found and taken out; a report that holds half of it is refused as well.
    const bytes = aWordFile(paragraph(run(text)));
    const { report } = await editManuscript(bytes, swap, choices);
    expect(report.paragraphs).toEqual([]);
    const change = { number: 1, start: 13, end: 14, before: "5", after: "6" } as const;
    const place = { heading: null, story: "body", inTable: false, paragraph: 1 } as const;
    const forged = {
      ...report,
      paragraphs: [
        {
          ...place,
          text,
          protectedRanges: [],
          changes: [
            {
              ...change,
              category: "grammar",
              reason: "tense",
              rule: "test",
              check: false,
              meaning: null,
            } as const,
          ],
        },
      ],
    };
    const made = decidedCopy(bytes, forged, new Map([[1, "accepted"]]), {
      ...{ copy: "decided", author: "Curie", date },
    });
    expect(made).toEqual({ bytes: null, changed: { paragraph: 1 } });
  });

  test("another file than the one of the report makes no copy", async () => {
    const { report } = await editedWords();
    const other = aWordFile(paragraph(run("Another file.")));
    expect(() =>
      decidedCopy(other, report, new Map(), { copy: "decided", author: "Curie", date }),
    ).toThrow("the report is of another file");
  });
});

const firstAcceptedSecondRejected = new Map([
  [1, "accepted"],
  [2, "rejected"],
] as const);

/** “These” → “Those”, “was” → “were”, “in” → “at”. */
async function editedWords() {
  const bytes = aWordFile(paragraph(run("These samples was taken in 2019.")));
  const edited = await editManuscript(
    bytes,
    engineOf([
      ["These", "Those"],
      ["was", "were"],
      ["in", "at"],
    ]),
    choices,
  );
  expect(edited.changes).toBe(3);
  return { bytes, report: edited.report };
}

function engineOf(replacing: readonly (readonly [string, string])[]): EditingEngine {
  return {
    name: "test",
    version: "1",
    edit: async ({ paragraphs }) =>
      paragraphs.map(({ text }) =>
        replacing.flatMap(([before, replacement]) => {
          const start = text.search(new RegExp(`\\b${before}\\b`));
          const why = {
            category: "grammar",
            rule: "test",
            reason: "tense",
            confidence: 1,
          } as const;
          return start < 0 ? [] : [{ start, end: start + before.length, replacement, ...why }];
        }),
      ),
    close: async () => {},
  };
}
