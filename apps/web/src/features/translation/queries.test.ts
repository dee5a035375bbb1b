// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { watchSavedFiles } from "#lib/saved-files.ts";
import { aDocument, fakeServer } from "#lib/testing.tsx";
import { downloadTranslation } from "./queries.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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
      const queries: Record<string, string>[] = [];
      const address = `GET /api/digital-translation/${document.identity}/download`;
      const calls = fakeServer({
        [address]: (_body, query) => {
          queries.push(Object.fromEntries(query));
          return { body: "bytes" };
        },
      });
      const saved = watchSavedFiles();
      await downloadTranslation(document, asked);
      expect(calls.map(({ call }) => call)).toEqual([address]);
      expect(queries).toEqual([{ fileName: name, copy }]);
      expect(saved.map(({ fileName }) => fileName)).toEqual([name]);
    },
  );
});
