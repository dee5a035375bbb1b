// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { watchSavedFiles } from "#lib/saved-files.ts";
import { aDocument, fakeServer, refusal } from "#lib/testing.tsx";
import { downloadEdit, downloadProof } from "./queries.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const document = aDocument({ file: { name: "paper_v4.docx", sizeBytes: 1 } });
const edit = `/api/digital-edit/${document.identity}`;
const version = `GET ${edit}/version`;

/** A server that answers for the version and notes what a file was asked with. */
function serve() {
  const asked: Record<string, string>[] = [];
  const file = (_body: unknown, query: URLSearchParams) => {
    asked.push(Object.fromEntries(query));
    return { body: "bytes" };
  };
  const calls = fakeServer({
    [version]: { body: { lewisVersion: "1.4" } },
    [`GET ${edit}/download`]: file,
    [`GET ${edit}/report-file`]: file,
  });
  return { asked, made: () => calls.map(({ call }) => call), saved: watchSavedFiles() };
}
const names = (saved: ReturnType<typeof watchSavedFiles>) => saved.map(({ fileName }) => fileName);

describe("a download of an edit", () => {
  it.each([
    [undefined, "tracked", "paper_v4_edited.docx"],
    ["clean", "clean", "paper_v4_clean.docx"],
    ["original", "original", "paper_v4.docx"],
  ] as const)(
    "of %s asks for the version first, then for %s as %s [S69 G-60]",
    async (which, copy, name) => {
      const { asked, made, saved } = serve();
      await downloadEdit(document, which);
      expect(made()).toEqual([version, `GET ${edit}/download`]);
      expect(asked).toEqual([{ fileName: name, version: "1.4", copy }]);
      expect(names(saved)).toEqual([name]);
      expect(await saved[0]?.text()).toBe('"bytes"');
    },
  );

  it("of the report asks for a page to keep, in the own language [S69 G-60]", async () => {
    const { asked, made, saved } = serve();
    await downloadEdit(document, "report");
    expect(made()).toEqual([version, `GET ${edit}/report-file`]);
    expect(asked).toEqual([{ format: "html" }]);
    expect(names(saved)).toEqual(["paper_v4_report.html"]);
  });

  it.each(["tracked", "clean", "original", "report"] as const)(
    "of %s does not happen when the version is refused [S69]",
    async (which) => {
      const calls = fakeServer({ [version]: refusal("documents.not-completed") });
      const saved = watchSavedFiles();
      await expect(downloadEdit(document, which)).rejects.toMatchObject({
        code: "documents.not-completed",
      });
      expect(calls.map(({ call }) => call)).toEqual([version]);
      expect(saved).toEqual([]);
    },
  );

  it("of the proof sheet asks for a table [G-60]", async () => {
    const { asked, made, saved } = serve();
    await downloadProof(document);
    expect(made()).toEqual([`GET ${edit}/report-file`]);
    expect(asked).toEqual([{ format: "csv" }]);
    expect(names(saved)).toEqual(["paper_v4_proof.csv"]);
  });
});
