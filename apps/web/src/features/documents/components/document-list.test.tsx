// @vitest-environment jsdom
import type { Document } from "@curie/contract";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { CallError } from "#lib/failure.ts";
import { watchSavedFiles } from "#lib/saved-files.ts";
import { aDocument, anAccess, completeDom, renderInApp } from "#lib/testing.tsx";
import type { ListChoice } from "../model.ts";
import { DocumentList } from "./document-list.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const one = aDocument({ identity: "one", file: { name: "one.docx", sizeBytes: 1 } });
const two = aDocument({ identity: "two", file: { name: "two.docx", sizeBytes: 1 } });

/** jsdom's Blob cannot be read. */
const readable = (text: string) =>
  Object.assign(new Blob([text]), {
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  });

type Given = {
  documents?: Document[];
  numberOfResults?: number;
  choice?: ListChoice;
  fetchFile?: (document: Document) => Promise<void>;
  remove?: (document: Document) => Promise<void>;
};

const whole: ListChoice = { search: "", order: "newest" };

async function show(given: Given = {}) {
  const { documents = [one, two], choice = whole, fetchFile = async () => {} } = given;
  const { remove = async () => {} } = given;
  const { numberOfResults = documents.length } = given;
  const onChoose = vi.fn();
  const onDownloadFailure = vi.fn();
  await renderInApp(
    <DocumentList
      page={{
        documents,
        pagination: { numberOfResults, page: 1, pageSize: 10, offset: 0 },
      }}
      choice={choice}
      onChoose={onChoose}
      access={anAccess()}
      fetchFile={fetchFile}
      readFile={async ({ file }) => ({ fileName: file.name, bytes: readable(file.name) })}
      remove={remove}
      retry={async () => {}}
      refreshShared={async () => {}}
      showPage={async () => {}}
      onDownloadFailure={onDownloadFailure}
    />,
  );
  return { onDownloadFailure, onChoose };
}

const button = (name: string) => screen.getByRole("button", { name });
const isBlocked = (element: Element) => element.getAttribute("aria-disabled") === "true";

describe("DocumentList", () => {
  it("blocks the download of one document while it runs, and no other [S68]", async () => {
    let finish = () => {};
    const asked: string[] = [];
    await show({
      fetchFile: ({ identity }) => {
        asked.push(identity);
        return identity === "one"
          ? new Promise((resolve) => (finish = resolve))
          : Promise.resolve();
      },
    });
    await userEvent.click(button("Download one.docx"));
    const running = button("Downloading one.docx");
    expect(running.textContent).toBe("Downloading…");
    expect(isBlocked(running)).toBe(true);
    await userEvent.click(running);
    await userEvent.click(button("Download two.docx"));
    expect(asked).toEqual(["one", "two"]);
    await act(async () => finish());
    expect(button("Download one.docx")).toBeTruthy();
  });

  it("releases the button after a failure and tells about it [S68 S69]", async () => {
    const failure = { code: "documents.not-completed" as const, params: {}, requestId: null };
    const { onDownloadFailure } = await show({
      fetchFile: async () => {
        throw new CallError(failure);
      },
    });
    await userEvent.click(button("Download one.docx"));
    await waitFor(() => expect(onDownloadFailure).toHaveBeenCalledWith(failure));
    expect(button("Download one.docx")).toBeTruthy();
  });

  it("names each control of an edit and of a translation, which has no premium editing [S55 S59]", async () => {
    await show({ documents: [one, { ...two, type: "translation" }] });
    const [edit, translation] = screen.getAllByRole("listitem");
    const names = (element: HTMLElement | undefined) =>
      [
        ...within(element as HTMLElement).queryAllByRole("button"),
        ...within(element as HTMLElement).queryAllByRole("link"),
      ].map((control) => control.getAttribute("aria-label"));
    expect(names(edit)).toEqual([
      "Download one.docx",
      // The other files are a part of the download (G-60).
      "More files of one.docx",
      "Delete one.docx",
      "Get premium editing for one.docx",
    ]);
    expect(names(translation)).toEqual([
      "Download two.docx",
      "More files of two.docx",
      "Delete two.docx",
      "Compare two.docx with its original",
    ]);
  });

  it("offers premium editing only for a completed edit [S57 S58]", async () => {
    await show({
      documents: [one, { ...two, status: "processing" }],
    });
    const [done, processing] = screen.getAllByRole("link", { name: /^Get premium/ });
    expect(done?.getAttribute("href")).toBe("/api/order-form/from-digital-edit/one");
    expect(processing?.getAttribute("href")).toBeNull();
    expect(processing?.getAttribute("aria-disabled")).toBe("true");
    expect(processing?.hasAttribute("tabindex")).toBe(false);
  });

  it("says where an edit came from, and of a translation nothing [S62]", async () => {
    const fromWord = { ...one, origin: "wai" as const };
    await show({
      documents: [fromWord, two, { ...fromWord, identity: "three", type: "translation" }],
    });
    expect(screen.getAllByText(/from Word add-in/)).toHaveLength(1);
  });

  it("keeps the time since the upload true without a reload [S61]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.setSystemTime("2026-11-21T10:00:10.000Z");
    await show({ documents: [one] });
    expect(screen.getByText("just now")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    expect(screen.getByText("5 minutes ago")).toBeTruthy();
  });

  it("marks a failed edit by icon, title and reason, with a way to try again [S65]", async () => {
    await show({
      documents: [
        { ...one, status: "failed", failure: { code: "editing.engine-stopped", params: {} } },
      ],
    });
    expect(screen.getByText("We could not edit this file")).toBeTruthy();
    expect(screen.getByText(/Your original is safe/)).toBeTruthy();
    expect(button("Try again with one.docx")).toBeTruthy();
    const download = screen.getByRole("button", { name: /^Download one\.docx\./ });
    expect(isBlocked(download)).toBe(true);
  });

  it("gives the exact reason why a file could not be edited, and offers no try that must fail [S65]", async () => {
    const failure = { code: "corrupt" as const, params: { reason: "checksum" } };
    await show({ documents: [{ ...one, status: "failed", failure }] });
    expect(screen.getByText(/its checksum is wrong/)).toBeTruthy();
    // Tried again, it would be refused again; another file is what helps.
    expect(screen.queryByRole("button", { name: "Try again with one.docx" })).toBeNull();
    expect(screen.getByRole("link", { name: "Get help" })).toBeTruthy();
  });

  it("says with the result what is not in it and what is odd about the file", async () => {
    await show({
      documents: [{ ...one, editsLeftOut: 2, warnings: ["signed-document"] }, two],
    });
    const [odd, plain] = screen.getAllByRole("listitem");
    expect(odd?.textContent).toContain("2 suggested changes are not in the file");
    expect(odd?.textContent).toContain("Word shows it as broken");
    expect(plain?.textContent).not.toContain("suggested change");
  });

  it("says nothing about a file that is no longer kept but that it is gone", async () => {
    await show({ documents: [{ ...one, filesKept: false, warnings: ["signed-document"] }] });
    expect(screen.getByText(/files have been removed/)).toBeTruthy();
    expect(screen.queryByText(/signed digitally/)).toBeNull();
  });

  it("can be searched and ordered from ten documents on, and as long as something is searched", async () => {
    const { onChoose } = await show({ numberOfResults: 10 });
    await userEvent.selectOptions(screen.getByLabelText("Order"), "By name");
    expect(onChoose).toHaveBeenLastCalledWith({ search: "", order: "name" });
    await userEvent.type(screen.getByLabelText("Search by file name"), "one ");
    await waitFor(() =>
      expect(onChoose).toHaveBeenLastCalledWith({ search: "one", order: "newest" }),
    );
    cleanup();
    await show({ numberOfResults: 9 });
    expect(screen.queryByLabelText("Order")).toBeNull();
    cleanup();
    await show({ documents: [], choice: { search: "yeti", order: "newest" } });
    expect(screen.getByRole("status").textContent).toBe("No file name contains “yeti”.");
    expect(screen.getByLabelText("Search by file name")).toBeTruthy();
  });

  it("downloads several documents as one archive", async () => {
    const saved = watchSavedFiles();
    await show();
    await userEvent.click(button("Select"));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select one.docx" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Select two.docx" }));
    await userEvent.click(await screen.findByRole("button", { name: "Download 2" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.fileName).toBe("Curie documents.zip");
    expect(await saved[0]?.text()).toMatch(/^PK/);
    vi.unstubAllGlobals();
  });

  it("deletes several documents after asking once, and only those that are finished", async () => {
    const removed: string[] = [];
    await show({
      documents: [one, { ...two, status: "processing" }],
      remove: async ({ identity }) => void removed.push(identity),
    });
    await userEvent.click(button("Select"));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Choose documents" }));
    await userEvent.click(button("Delete 1"));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText(/one\.docx/)).toBeTruthy();
    expect(dialog.queryByText(/two\.docx/)).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Yes, delete" }));
    await waitFor(() => expect(removed).toEqual(["one"]));
    await waitFor(() => expect(screen.queryByRole("toolbar")).toBeNull());
  });
});
