import type { Edit, EditingEngine } from "@curie/language/editing";
import { describe, expect, test } from "vitest";
import { countManuscript, editManuscript, LatexRefusal, openLatexManuscript } from "../index.ts";

const date = "2026-11-18T09:30:00.000Z";

/** An engine that replaces words it knows. */
function replacing(words: readonly (readonly [string, string])[]): EditingEngine {
  return {
    name: "replacing",
    version: "1",
    edit: async ({ paragraphs }) =>
      paragraphs.map(({ text, editable }) =>
        words.flatMap(([wrong, right]): Edit[] => {
          const start = editable ? text.indexOf(wrong) : -1;
          if (start < 0) return [];
          const why = { category: "grammar", rule: "test", reason: "fixed-phrase" } as const;
          return [{ start, end: start + wrong.length, replacement: right, confidence: 1, ...why }];
        }),
      ),
    async close() {},
  };
}

const source = `\\documentclass{article}
\\title{Samples of soil}
\\begin{document}
\\maketitle
\\section{Methods}
The samples was\\footnote{All was dried.} taken at 14 stations~\\cite{a,b}, % not here
where $x = 5$ was
measured very much precise.

Se midieron las muestras de suelo en todas las estaciones de la región durante el año.

\\begin{thebibliography}{9}
\\bibitem{a} A. Writer. The samples was good. 2010.
\\end{thebibliography}
\\end{document}
`;
const bytes = new TextEncoder().encode(source);
const open = openLatexManuscript;
const edit = (...words: (readonly [string, string])[]) =>
  editManuscript(bytes, replacing(words), { dialect: "american", date, open });
const text = (file: Uint8Array | undefined) => new TextDecoder().decode(file);

describe("a manuscript in LaTeX", () => {
  test("is edited in its text and notes, and nowhere else", async () => {
    const edited = await edit(["samples was", "samples were"], ["All was", "All were"]);
    const expected = source
      .replace("samples was\\foot", "samples were\\foot")
      .replace("All was", "All were");
    expect(text(edited.bytes)).toBe(expected);
    expect(edited.changes).toBe(2);
    expect(edited.report.paragraphs.map(({ heading, story }) => [heading, story])).toEqual([
      ["Methods", "body"],
      [null, "footnote"],
    ]);
    expect(edited.report.comparison).toMatchObject({ parts: 1, sameParts: 0 });
  });

  test("an edit over a line break is made word by word", async () => {
    const edited = await edit(["was measured very much precise", "were measured very precisely"]);
    expect(text(edited.bytes)).toBe(
      source.replace("$ was\nmeasured very much precise", "$ were\nmeasured very precisely"),
    );
  });

  test("the proof sheet has formulas, citations, notes and numbers, and nothing differs", async () => {
    const { report } = await edit(["samples was", "samples were"]);
    const rows = report.proof.map(({ kind, before }) => [kind, before]);
    expect(rows).toEqual([
      ["note", "1"],
      ["number", "14"],
      ["citation", "\\cite{a,b}"],
      ["equation", "$x = 5$"],
      ["citation", "A. Writer. The samples was good. 2010."],
    ]);
    expect(report.proof.every(({ before, after }) => before === after)).toBe(true);
  });

  test("an edit that would change a number is not in the result", async () => {
    const edited = await edit(["14 stations", "15 stations"]);
    expect(text(edited.bytes)).toBe(source);
    expect(edited.report.differences).toMatchObject([{ before: "14", after: "15" }]);
    expect(edited.report.editsTakenOut).toBe(1);
  });

  test("an edit without a place is told with its reason", async () => {
    const edited = await edit(["stations\u00A0\uFFFC", "stations"]);
    expect(edited.warnings).toMatchObject([{ code: "locked-text", reason: "citation" }]);
    expect(edited.bytes).toBe(bytes);
  });

  test("text in another language is left alone", async () => {
    const edited = await edit(["las muestras", "the samples"], ["samples was", "samples were"]);
    // The engine of this test asks for it all the same; the paragraph says that it may not.
    expect(text(edited.bytes)).toContain("midieron las muestras");
  });

  test("a marked copy shows both words and brings its own commands", async () => {
    const marked = text((await edit(["samples was", "samples were"])).marked?.());
    expect(marked).toContain(
      "The samples \\curiedel{was}\\curieadd{were}\\footnote{All was dried.}",
    );
    expect(marked.indexOf("\\DeclareRobustCommand{\\curieadd}")).toBeLessThan(
      marked.indexOf("\\begin{document}"),
    );
    expect(text((await edit()).marked?.())).toBe(source);
  });

  test("words are counted, and what is no text is refused", () => {
    const counted = new TextEncoder().encode("One two $x$ three.\\footnote{Four five.} % six");
    expect(countManuscript(counted, open)).toBe(5);
    expect(() => countManuscript(new Uint8Array([0, 1, 2]), open)).toThrow(LatexRefusal);
  });
});
