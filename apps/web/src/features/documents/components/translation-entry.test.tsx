// @vitest-environment jsdom
import { type Document, locales } from "@curie/contract";
import { loadMessages } from "@curie/locales";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  aDocument,
  aTranslationAccess,
  completeDom,
  renderInApp,
  showFocus,
} from "#lib/testing.tsx";
import type { DocumentFile } from "../model.ts";
import { DocumentEntry } from "./document-entry.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function aTranslation(change: Partial<Document> = {}): Document {
  return aDocument({
    type: "translation",
    language: "es_ES",
    quality: "translation",
    changes: null,
    proof: null,
    editsLeftOut: null,
    paragraphsLeft: 0,
    paragraphsToCheck: 0,
    file: { name: "artículo.docx", sizeBytes: 1 },
    ...change,
  });
}

async function show(document: Document, loaded = true) {
  const onDownload = vi.fn<(file?: DocumentFile) => void>();
  await renderInApp(
    <ol>
      <DocumentEntry
        document={document}
        access={loaded ? aTranslationAccess() : undefined}
        downloading={false}
        retrying={false}
        selection={null}
        onDownload={onDownload}
        onDelete={() => {}}
        onRetry={() => {}}
      />
    </ol>,
  );
  return { entry: screen.getByRole("listitem"), onDownload };
}

async function tipOf(text: string): Promise<string | null> {
  await userEvent.hover(screen.getByText(text));
  return (await screen.findByRole("tooltip")).textContent;
}

/** The same for who comes by keyboard. */
async function tipByTab(text: string): Promise<string | null> {
  showFocus();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toContain(text);
  return (await screen.findByRole("tooltip")).textContent;
}

describe("a translation in the list", () => {
  it("that is completed names its language and style on hover, American unless said [S63 S66 G-30]", async () => {
    await show(aTranslation({ styleOfEnglish: "British English" }));
    expect(await tipOf("Translated")).toBe("Translated from Spanish into British English.");
    cleanup();
    await show(aTranslation({ styleOfEnglish: null }));
    expect(await tipOf("Translated")).toBe("Translated from Spanish into American English.");
  });

  it("names below its file what it was translated from, which an edit does not", async () => {
    const { entry } = await show(aTranslation());
    expect(entry.textContent).toContain("From Spanish");
    cleanup();
    const edit = await show(aDocument());
    expect(edit.entry.textContent).not.toContain("From ");
  });

  it.each<[string, Partial<Document>, string]>([
    ["Translated", {}, "Translated from Spanish into American English."],
    ["Processing", { status: "processing" }, "Curie is translating your manuscript into English."],
    [
      "We could not translate this file",
      { status: "failed" },
      "Translation stopped. This attempt was not counted.",
    ],
  ])(
    "explains “%s” on focus, and no more when that has left [S64 S65 S66]",
    async (word, change, tip) => {
      await show(aTranslation(change));
      expect(await tipByTab(word)).toBe(tip);
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    },
  );

  it("that is processing has a spinner, a word and an explanation of its own [S64]", async () => {
    const { entry } = await show(aTranslation({ status: "processing" }));
    expect(entry.querySelector("svg")).not.toBeNull();
    expect(await tipOf("Processing")).toBe("Curie is translating your manuscript into English.");
  });

  it.each(locales)("is explained differently from an edit in %s [S64 S65]", async (locale) => {
    const { documents } = await loadMessages(locale);
    for (const state of ["processing-tip", "failed", "failed-tip", "completed-tip"]) {
      expect(documents[`translation-${state}`]).not.toBe(documents[`edit-${state}`]);
    }
  });

  it("that failed says so by icon, title and reason, without a file or a draft's name [S65]", async () => {
    const failure = { code: "translation.engine-stopped", params: {} } as const;
    const failed = aTranslation({ status: "failed", failure, quality: "draft", filesKept: true });
    const { entry } = await show(failed);
    expect(within(entry).getByText("We could not translate this file")).toBeTruthy();
    expect(entry.textContent).toContain("The translation engine stopped partway.");
    expect(entry.textContent).not.toContain("Draft quality");
    const download = within(entry).getByRole("button", { name: /^Download/ });
    expect(download.getAttribute("aria-disabled")).toBe("true");
    expect(within(entry).getByRole("button", { name: /^Try again with/ })).toBeTruthy();
  });

  it.each([
    ["draft", "Draft quality", "Have a fluent reader check it"],
    ["gist", "Rough gist only", "It cannot be submitted."],
  ] as const)(
    "that is a %s is called one while it is made and afterwards",
    async (quality, badge, note) => {
      const underway = await show(aTranslation({ quality, status: "processing" }));
      expect(underway.entry.textContent).toContain(badge);
      cleanup();
      const { entry } = await show(aTranslation({ quality }));
      expect(entry.textContent).toContain(badge);
      expect(entry.textContent).toContain(note);
    },
  );

  it("says which paragraphs are still in their language and which to check", async () => {
    const { entry } = await show(aTranslation({ paragraphsLeft: 2, paragraphsToCheck: 1 }));
    expect(entry.textContent).toContain(
      "2 paragraphs could not be translated and are still in the original language.",
    );
    expect(entry.textContent).toContain("the numbers and formatting of 1 paragraph");
  });

  it("has no premium link and no word of the add-in in any state [S59 S62]", async () => {
    for (const status of ["processing", "failed", "completed"] as const) {
      const { entry } = await show(aTranslation({ status, origin: "wai" }));
      expect(within(entry).queryByRole("link", { name: /premium/i })).toBeNull();
      expect(entry.textContent).not.toContain("Word add-in");
      cleanup();
    }
  });

  it("gives the translation, the bilingual copy and the original [G-60]", async () => {
    const { entry, onDownload } = await show(aTranslation());
    await userEvent.click(within(entry).getByRole("button", { name: "Download artículo.docx" }));
    const more = () => within(entry).getByRole("button", { name: "More files of artículo.docx" });
    for (const copy of ["Bilingual copy", "Original"]) {
      await userEvent.click(more());
      await userEvent.click(await screen.findByRole("menuitem", { name: copy }));
    }
    expect(onDownload.mock.calls).toEqual([[], ["bilingual"], ["original"]]);
  });

  it.each([
    ["the plan has not been checked", aTranslation(), false],
    ["it is processing", aTranslation({ status: "processing" }), true],
    ["its files are gone", aTranslation({ filesKept: false }), true],
  ])("gives nothing while %s [S67]", async (_name, document, loaded) => {
    const { entry } = await show(document, loaded);
    const download = within(entry).getByRole("button", { name: /^Download/ });
    expect(download.getAttribute("aria-disabled")).toBe("true");
    expect(within(entry).queryByRole("button", { name: /^More files/ })).toBeNull();
  });
});
