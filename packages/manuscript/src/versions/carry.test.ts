import { openWordDocument } from "@curie/docx";
import { aWordFile, paragraph, run } from "@curie/docx/testing";
import type { Edit, EditingEngine } from "@curie/language/editing";
import { describe, expect, test } from "vitest";
import { editManuscript } from "../manuscript.ts";
import { earlierVersion } from "./earlier-version.ts";

const wrong: ReadonlyMap<string, string> = new Map([
  ["was", "were"],
  ["have", "has"],
  ["datas", "facts"],
  ["thier", "their"],
]);
/** Finds these words wherever they stand. */
const engine: EditingEngine = {
  name: "by words",
  version: "1",
  edit: async ({ paragraphs }) =>
    paragraphs.map(({ text }) =>
      [...text.matchAll(/\p{L}+/gu)].flatMap(({ index, 0: word }): Edit[] => {
        const replacement = wrong.get(word);
        if (!replacement) return [];
        return [
          {
            ...{ start: index, end: index + word.length, replacement, category: "grammar" },
            ...{ rule: "test.words", reason: "subject-verb-agreement", confidence: 0.95 },
          },
        ];
      }),
    ),
  close: async () => {},
};
const choices = { dialect: "american", date: "2026-11-20T10:00:00Z" } as const;
const file = (texts: readonly string[]) =>
  aWordFile(texts.map((text) => paragraph(run(text))).join(""));
const texts = [
  "The plots was drained in spring. Everybody have seen the datas of them.",
  "Nothing grew there, and thier owners was sad about all of it.",
];

async function next(
  decisions: Record<number, "accepted" | "rejected">,
  found: readonly string[],
  wishes: { dialect: "american" | "british"; date: string } = choices,
) {
  const original = file(texts);
  const edited = await editManuscript(original, engine, choices);
  const previous = earlierVersion(original, {
    ...{ document: "first", report: edited.report, choices, past: [], checks: edited.checks },
    decisions: Object.entries(decisions).map(([number, decision]) => [
      Number(number),
      { decision, decidedAt: "2026-11-20T11:00:00.000Z" },
    ]),
  });
  const done = await editManuscript(file(found), engine, { ...wishes, previous });
  const changes = done.report.paragraphs.flatMap((one) =>
    one.changes.map(
      ({ before, earlier }) => `${one.paragraph} ${before} ${earlier?.change ?? "new"}`,
    ),
  );
  return { ...done, changes };
}

describe("the edits of a next version", () => {
  test("of a paragraph that moved come back where they stand now, without what was rejected", async () => {
    const { changes, version } = await next({ 2: "rejected", 4: "accepted" }, texts.toReversed());
    expect(changes).toEqual(["1 thier 4", "1 was 5", "2 was 1", "2 datas 3"]);
    expect(version?.decided).toEqual([
      { change: 1, decision: "accepted", decidedAt: "2026-11-20T11:00:00.000Z" },
    ]);
    expect(version?.facts).toMatchObject({ keptAway: 1, contained: 0 });
  });

  test("are placed behind those that the text holds by now", async () => {
    const [one = "", two = ""] = texts;
    const { changes, version, report } = await next({ 1: "accepted", 3: "rejected" }, [
      one.replace("plots was", "plots were"),
      two,
    ]);
    expect(changes).toEqual(["1 have 2", "2 thier 4", "2 was 5"]);
    expect(version?.facts).toMatchObject({ keptAway: 1, contained: 1 });
    expect(report.paragraphs[0]?.changes[0]).toMatchObject({ start: 44, before: "have" });
  });

  test("stay away in a paragraph that its author went over, and in one that was split", async () => {
    const [one = "", two = ""] = texts;
    const over = one.replace("spring", "the autumn of 2019, long before anybody was there");
    const { changes, version } = await next({ 2: "rejected" }, [over, two]);
    expect(changes).toEqual(["1 was 1", "1 was new", "1 datas 3", "2 thier 4", "2 was 5"]);
    expect(version?.facts).toMatchObject({ keptAway: 1, paragraphs: { changed: 1 } });
    const [start = "", end = ""] = one.split(/(?<=\.) /);
    const split = await next({ 2: "rejected" }, [start, end, two]);
    expect(split.changes).not.toContainEqual(expect.stringContaining("have"));
  });

  test("are not taken back where they were accepted, whatever the engine says of them", async () => {
    const taking: EditingEngine = {
      ...engine,
      edit: async (request) =>
        (await engine.edit(request)).map((edits, index) => {
          const start = request.paragraphs[index]?.text.indexOf("were") ?? -1;
          const back = { replacement: "was", category: "grammar", rule: "test.back" } as const;
          const of = { reason: "subject-verb-agreement", confidence: 0.95 } as const;
          return start < 0 ? edits : [{ start, end: start + 4, ...back, ...of }, ...edits];
        }),
    };
    const original = file(texts);
    const edited = await editManuscript(original, engine, choices);
    const previous = earlierVersion(original, {
      ...{ document: "first", report: edited.report, choices, past: [], checks: null },
      decisions: [[1, { decision: "accepted", decidedAt: "2026-11-20T11:00:00.000Z" }]],
    });
    const [one = "", two = ""] = texts;
    const taken = one.replace("plots was", "plots were").replace("spring", "a wet spring");
    const done = await editManuscript(file([taken, two]), taking, { ...choices, previous });
    const written = done.report.paragraphs.flatMap(({ changes }) => changes);
    expect(written.map(({ rule }) => rule)).not.toContain("test.back");
    expect(done.version?.facts.past).toContainEqual(
      expect.objectContaining({ state: "accepted", before: "was", after: "were" }),
    );
  });

  test("are made anew for another English, but for the rejected ones", async () => {
    const british = { ...choices, dialect: "british" } as const;
    const { changes } = await next({ 2: "rejected" }, texts, british);
    expect(changes).toEqual(["1 was 1", "1 datas 3", "2 thier 4", "2 was 5"]);
  });

  test("are left to the author's lists of terms, which may be newer", async () => {
    const original = file(texts);
    const edited = await editManuscript(original, engine, choices);
    const made = { report: edited.report, choices, decisions: [], past: [], checks: null };
    const previous = earlierVersion(original, { document: "first", ...made });
    const terms = [{ kind: "never-change", term: "datas", anyCase: false, plural: false }] as const;
    const done = await editManuscript(original, engine, { ...choices, previous, terms });
    const [one] = done.report.paragraphs;
    expect(one?.changes.map(({ before }) => before)).toEqual(["was", "have"]);
    expect(openWordDocument(done.bytes).paragraphs).toHaveLength(texts.length);
  });
});
