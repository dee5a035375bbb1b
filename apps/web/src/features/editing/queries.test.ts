// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aDocument, fakeServer, refusal } from "#lib/testing.tsx";
import { downloadFile, saveFile } from "#lib/transfer.ts";
import { downloadEdit, downloadProof } from "./queries.ts";

vi.mock("#lib/transfer.ts", () => ({ downloadFile: vi.fn(), saveFile: vi.fn() }));
beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.unstubAllGlobals());

const document = aDocument({ file: { name: "paper_v4.docx", sizeBytes: 1 } });
const calls = `/api/digital-edit/${document.identity}`;

function asked() {
  const [address = "", fileName] = vi.mocked(downloadFile).mock.calls[0] ?? [];
  const { pathname, searchParams } = new URL(address, "https://curie.example.org");
  return { pathname, query: Object.fromEntries(searchParams), fileName };
}

describe("a download of an edit", () => {
  it.each([
    [undefined, "tracked", "paper_v4_edited.docx"],
    ["clean", "clean", "paper_v4_clean.docx"],
    ["original", "original", "paper_v4.docx"],
  ] as const)(
    "of %s asks for the version first, then for %s as %s [S69 G-60]",
    async (which, copy, name) => {
      const made = fakeServer({ [`GET ${calls}/version`]: { body: { lewisVersion: "1.4" } } });
      vi.mocked(downloadFile).mockImplementation(async (_address, fileName) => {
        expect(made.map(({ call }) => call)).toEqual([`GET ${calls}/version`]);
        return { bytes: new Blob(), fileName };
      });
      await downloadEdit(document, which);
      expect(asked()).toEqual({
        pathname: `${calls}/download`,
        query: { fileName: name, version: "1.4", copy },
        fileName: name,
      });
      expect(saveFile).toHaveBeenCalledTimes(1);
    },
  );

  it("of the report asks for a page to keep, in the own language [S69 G-60]", async () => {
    fakeServer({ [`GET ${calls}/version`]: { body: { lewisVersion: "1.4" } } });
    await downloadEdit(document, "report");
    expect(asked()).toEqual({
      pathname: `${calls}/report-file`,
      query: { format: "html" },
      fileName: "paper_v4_report.html",
    });
  });

  it.each(["tracked", "clean", "original", "report"] as const)(
    "of %s does not happen when the version is refused [S69]",
    async (which) => {
      fakeServer({ [`GET ${calls}/version`]: refusal("documents.not-completed") });
      await expect(downloadEdit(document, which)).rejects.toThrow();
      expect(downloadFile).not.toHaveBeenCalled();
    },
  );

  it("of the proof sheet asks for a table [G-60]", async () => {
    await downloadProof(document);
    expect(asked()).toEqual({
      pathname: `${calls}/report-file`,
      query: { format: "csv" },
      fileName: "paper_v4_proof.csv",
    });
  });
});
