// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aDocument } from "#lib/testing.tsx";
import { downloadFile, saveFile } from "#lib/transfer.ts";
import { downloadTranslation } from "./queries.ts";

vi.mock("#lib/transfer.ts", () => ({ downloadFile: vi.fn(), saveFile: vi.fn() }));
beforeEach(() => vi.clearAllMocks());

describe("a download of a translation", () => {
  const document = aDocument({
    type: "translation",
    file: { name: "paper_v4.docx", sizeBytes: 1 },
  });

  it.each([
    [undefined, "translated", "paper_v4_translated.docx"],
    ["bilingual", "bilingual", "paper_v4_bilingual.docx"],
    ["original", "original", "paper_v4.docx"],
  ] as const)(
    "of %s is one call, for %s under the name %s [S69 G-60]",
    async (asked, copy, name) => {
      await downloadTranslation(document, asked);
      expect(downloadFile).toHaveBeenCalledTimes(1);
      const [address = "", fileName] = vi.mocked(downloadFile).mock.calls[0] ?? [];
      const url = new URL(address, "https://curie.example.org");
      expect(url.pathname).toBe(`/api/digital-translation/${document.identity}/download`);
      expect(Object.fromEntries(url.searchParams)).toEqual({ fileName: name, copy });
      expect(fileName).toBe(name);
      expect(saveFile).toHaveBeenCalledTimes(1);
    },
  );
});
