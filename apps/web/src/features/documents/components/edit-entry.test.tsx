// @vitest-environment jsdom
import { type Document, type Locale, siteLanguageOf } from "@curie/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { aDocument, anAccess, completeDom, renderInApp, showFocus } from "#lib/testing.tsx";
import type { DocumentFile } from "../model.ts";
import { DocumentEntry } from "./document-entry.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const proven = { total: 412, differing: 0 };

type Given = {
  change?: Partial<Document>;
  access?: "passes" | "fails" | "not-loaded";
  locale?: Locale;
};

async function show({ change = {}, access = "passes", locale = "en_US" }: Given = {}) {
  const onDownload = vi.fn<(file?: DocumentFile) => void>();
  const loaded = anAccess({ useLimitCheckPasses: access === "passes" });
  await renderInApp(
    <ol>
      <DocumentEntry
        document={aDocument({ proof: proven, ...change })}
        access={access === "not-loaded" ? undefined : loaded}
        downloading={false}
        retrying={false}
        selection={null}
        onDownload={onDownload}
        onDelete={() => {}}
        onRetry={() => {}}
      />
    </ol>,
    { locale, path: locale === "en_US" ? "/rubriq" : `/${siteLanguageOf(locale)}/rubriq` },
  );
  return { entry: within(screen.getByRole("listitem")), onDownload };
}

describe("an edit in the list", () => {
  it("says which version it is, and leads to the one before", async () => {
    const previous = { identity: "6b6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a02", name: "paper v1.docx" };
    const { entry } = await show({ change: { version: { number: 2, previous } } });
    const link = entry.getByRole("link", { name: "Version 2 of paper v1.docx" });
    expect(link.getAttribute("href")).toBe(`/rubriq/editing/${previous.identity}/report`);
    cleanup();
    const deleted = await show({ change: { version: { number: 3, previous: null } } });
    expect(deleted.entry.getByText(/Version 3/)).toBeTruthy();
  });

  it.each([
    ["paper.docx", "tabler-icon-file-type-docx"],
    ["PAPER.DOCX", "tabler-icon-file-type-docx"],
    ["paper.docx.pdf", "tabler-icon-file"],
    ["paper", "tabler-icon-file"],
  ])("shows the icon of what %s is [S53]", async (name, icon) => {
    await show({ change: { file: { name, sizeBytes: 1 } } });
    const shown = screen.getByRole("listitem").querySelector("svg");
    expect([...(shown?.classList ?? [])]).toContain(icon);
    expect(shown?.getAttribute("aria-hidden")).toBe("true");
  });

  it.each<[Partial<Document>, string, string]>([
    [{}, "Edited, 12 changes", "Every correction is a tracked change in the Word file."],
    [{ changes: null }, "Edited", "Every correction is a tracked change in the Word file."],
    [
      { status: "processing" },
      "Processing",
      "Curie is reading your manuscript and marking corrections.",
    ],
    [
      { status: "failed" },
      "We could not edit this file",
      "Editing stopped. This attempt was not counted.",
    ],
  ])(
    "says what it is, and more on hover and on focus: %j [S64 S65 S66]",
    async (change, word, tip) => {
      const { entry } = await show({ change });
      await userEvent.hover(entry.getByText(word));
      expect((await screen.findByRole("tooltip")).textContent).toBe(tip);
      await userEvent.unhover(entry.getByText(word));
      await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
      showFocus();
      await userEvent.tab();
      expect(document.activeElement?.textContent).toContain(word);
      expect((await screen.findByRole("tooltip")).textContent).toBe(tip);
    },
  );

  it("says how many values were compared, all unchanged, and leads to its report [G-60]", async () => {
    const { entry } = await show();
    expect(entry.getByText("412 numbers and citations, all unchanged")).toBeTruthy();
    const link = entry.getByRole("link", { name: "See changes in paper.docx" });
    expect(link.getAttribute("href")).toBe(
      "/rubriq/editing/5a6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a01/report",
    );
  });

  it("keeps the language of the address on the way to its report", async () => {
    const { entry } = await show({ locale: "pt_BR" });
    const link = entry.getByRole("link", { name: /^Ver alterações/ });
    expect(link.getAttribute("href")).toMatch(/^\/br\/rubriq\/editing\//);
  });

  it("says what was put back, with the way to it [G-60]", async () => {
    const { entry } = await show({ change: { proof: { total: 412, differing: 2 } } });
    const link = entry.getByRole("link", { name: "2 of 412 numbers and citations put back" });
    expect(link.getAttribute("href")).toMatch(/\/report#proof$/);
    expect(entry.queryByText(/all unchanged/)).toBeNull();
  });

  it.each([
    ["made before there were reports", { proof: null }],
    ["whose files are gone", { filesKept: false }],
    ["that is processing", { status: "processing" }],
    ["that failed", { status: "failed" }],
  ] as const)("%s leads to no report", async (_name, change) => {
    const { entry } = await show({ change });
    expect(entry.queryByRole("link", { name: /^See changes/ })).toBeNull();
    expect(entry.queryByText(/numbers and citations/)).toBeNull();
  });

  it("says where a language model did not answer and only rules worked", async () => {
    const { entry } = await show({ change: { paragraphsLeft: 3 } });
    expect(entry.getByText(/^The language model did not answer for 3 paragraphs/)).toBeTruthy();
  });

  it("without any value says nothing of values", async () => {
    const { entry } = await show({ change: { proof: { total: 0, differing: 0 } } });
    expect(entry.queryByText(/number/)).toBeNull();
    expect(entry.getByRole("link", { name: /^See changes/ })).toBeTruthy();
  });

  it("gives tracked changes, clean copy, change report and original [G-60]", async () => {
    const { entry, onDownload } = await show();
    await userEvent.click(entry.getByRole("button", { name: "Download paper.docx" }));
    for (const file of ["Clean copy", "Change report", "Original"]) {
      await userEvent.click(entry.getByRole("button", { name: "More files of paper.docx" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: file }));
    }
    expect(onDownload.mock.calls).toEqual([[], ["clean"], ["report"], ["original"]]);
  });

  it.each(["processing", "failed", "completed"] as const)(
    "that is %s has its other files exactly when it has its download [S67]",
    async (status) => {
      for (const access of ["passes", "fails", "not-loaded"] as const) {
        const { entry } = await show({ change: { status }, access });
        const download = entry.getByRole("button", { name: /^Download paper/ });
        const open = download.getAttribute("aria-disabled") !== "true";
        expect(open).toBe(status === "completed" && access === "passes");
        expect(entry.queryByRole("button", { name: /^More files/ }) !== null).toBe(open);
        cleanup();
      }
    },
  );
});
