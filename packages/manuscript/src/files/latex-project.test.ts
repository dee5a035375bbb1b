import { gunzipSync, gzipSync } from "node:zlib";
import { aZip } from "@curie/docx/testing";
import type { Edit, EditingEngine } from "@curie/language/editing";
import { aTar } from "@curie/latex/testing";
import { describe, expect, test } from "vitest";
import { editManuscript, LatexRefusal, openLatexArchive } from "../index.ts";

const main =
  "\\documentclass{article}\\begin{document}\nThe samples was dry.\n\\input{parts/methods}\n\\end{document}\n";
const methods = "All was weighed \\includegraphics{../fig/plot.pdf} again.\n";
const picture = Uint8Array.from({ length: 700 }, (_, at) => at % 256);
const files = [
  { name: "paper/parts/methods.tex", data: methods },
  { name: "paper/fig/plot.pdf", data: picture },
  { name: "paper/main.tex", data: main },
  { name: "paper/references.bib", data: "@article{a}" },
];

/** An engine that writes "were" for every "was". */
const engine: EditingEngine = {
  name: "were",
  version: "1",
  edit: async ({ paragraphs }) =>
    paragraphs.map(({ text }) =>
      [...text.matchAll(/was/g)].map(({ index }): Edit => {
        const why = { category: "grammar", rule: "test", reason: "fixed-phrase" } as const;
        return { start: index, end: index + 3, replacement: "were", confidence: 1, ...why };
      }),
    ),
  async close() {},
};

const edit = (bytes: Uint8Array) =>
  editManuscript(bytes, engine, {
    dialect: "american",
    date: "2026-11-18T09:30:00.000Z",
    open: openLatexArchive,
  });

describe("a project in LaTeX", () => {
  const edited = files.map(({ name, data }) => ({
    name,
    data: typeof data === "string" ? data.replace("was", "were") : data,
  }));

  test("of a ZIP comes back with its sources edited and all else as it was", async () => {
    const done = await edit(new Uint8Array(aZip(files)));
    const again = await edit(done.bytes);
    expect(done.changes).toBe(2);
    expect(done.report.comparison).toMatchObject({ parts: 4, sameParts: 2 });
    // Nothing is left to change, so what was written is what it reads.
    expect(again.changes).toBe(0);
    expect(again.bytes).toBe(done.bytes);
    expect(again.words).toBe(done.words);
  });

  test("of a compressed tar comes back the same but for the edits", async () => {
    const done = await edit(new Uint8Array(gzipSync(aTar(files))));
    expect(done.changes).toBe(2);
    expect(gunzipSync(done.bytes).equals(aTar(edited))).toBe(true);
  });

  test("has a marked copy with the new commands in its main file alone", async () => {
    const done = await edit(new Uint8Array(gzipSync(aTar(files))));
    const marked = gunzipSync(done.marked?.() ?? new Uint8Array()).toString("latin1");
    expect(marked.match(/\\DeclareRobustCommand\{\\curieadd\}/g)).toHaveLength(1);
    expect(marked).toContain("All \\curiedel{was}\\curieadd{were} weighed");
  });

  test("whose names begin with the folder they stand in comes back edited as well", async () => {
    const dotted = files.map(({ name, data }) => ({ name: `./${name}`, data }));
    for (const archive of [aZip(dotted), gzipSync(aTar(dotted))]) {
      const done = await edit(new Uint8Array(archive));
      expect(done.changes).toBe(2);
      expect((await edit(done.bytes)).changes).toBe(0);
    }
  });

  test("that has no main file, or must not be unpacked, is refused", () => {
    const code = (bytes: Uint8Array): string => {
      try {
        openLatexArchive(new Uint8Array(bytes));
      } catch (error) {
        if (error instanceof LatexRefusal) return error.code;
        throw error;
      }
      return "opened";
    };
    const tar = (entries: typeof files) => gzipSync(aTar(entries));
    const zeros = new Uint8Array(250 * 2 ** 20);
    const many = Array.from({ length: 501 }, (_, at) => ({ name: `${at}.txt`, data: "x" }));
    const whole = aTar(files);
    const broken = Buffer.from(whole);
    broken[150] = 0x39;
    const linked = Buffer.from(aTar([{ name: "a.tex", data: main }], "2"));
    const locked = aZip([{ name: "main.tex", data: main }]);
    locked[6] = 1;
    locked[locked.indexOf("PK\u0001\u0002") + 8] = 1;
    expect({
      nothing: code(new Uint8Array()),
      large: code(new Uint8Array(31 * 2 ** 20).fill(80)),
      fragment: code(tar([{ name: "part.tex", data: methods }])),
      commented: code(aZip([{ name: "main.tex", data: `%${main}` }])),
      outside: code(tar([{ name: "../main.tex", data: main }])),
      outsideZip: code(aZip([{ name: "../main.tex", data: main }])),
      twice: code(tar([files[2], files[2]].filter((one) => one !== undefined))),
      absolute: code(tar([{ name: "/main.tex", data: main }])),
      link: code(gzipSync(linked)),
      many: code(tar(many)),
      manyInZip: code(aZip(many)),
      bomb: code(gzipSync(zeros)),
      password: code(locked),
      truncated: code(gzipSync(whole).subarray(0, 60)),
      checksum: code(gzipSync(broken)),
      noArchive: code(new TextEncoder().encode("PK and nothing")),
    }).toEqual({
      nothing: "sources.empty",
      large: "sources.too-large",
      fragment: "sources.no-main-file",
      commented: "sources.no-main-file",
      outside: "sources.unsafe",
      outsideZip: "sources.unsafe",
      twice: "sources.unsafe",
      absolute: "sources.unsafe",
      link: "sources.unsafe",
      many: "sources.too-many-files",
      manyInZip: "sources.too-many-files",
      bomb: "sources.bomb",
      password: "sources.encrypted",
      truncated: "sources.damaged",
      checksum: "sources.damaged",
      noArchive: "sources.damaged",
    });
  });

  test("of several whole documents, the one with the usual name is the manuscript", async () => {
    const project = aZip([
      { name: "aaa.tex", data: main.replace("samples", "letters") },
      { name: "src/main.tex", data: main },
    ]);
    const { report } = await edit(new Uint8Array(project));
    expect(report.paragraphs[0]?.text).toBe("The samples was dry.");
  });
});
