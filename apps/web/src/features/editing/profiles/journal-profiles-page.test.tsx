// @vitest-environment jsdom
import type { JournalProfileEntry } from "@curie/contract";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { JournalProfilesPage } from "./journal-profiles-page.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const group = "5a6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a01";
const entry = (owner: string, name: string, mayChange: boolean): JournalProfileEntry => ({
  identity: "5a6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a02",
  owner,
  mayChange,
  revision: 3,
  profile: { name, abstract: { most: 250 }, statements: ["funding"] },
  file: "{}",
});

async function show(profiles: readonly JournalProfileEntry[], answers: object = {}) {
  const calls = fakeServer({
    "GET /api/journal-profiles": {
      body: {
        owners: [
          { owner: "own", name: null, mayChange: true },
          { owner: group, name: "Peat lab", mayChange: false },
        ],
        profiles,
        generic: [{ name: "letter", profile: { text: { most: 1000 }, statements: ["funding"] } }],
      },
    },
    ...answers,
  });
  await renderInApp(<JournalProfilesPage />);
  await screen.findByRole("heading", { name: "Peat lab" });
  return calls;
}

describe("the page of journal profiles", () => {
  it("shows one’s own and those of the group, which only its admin changes", async () => {
    await show([entry(group, "Peat Letters", false)]);
    const own = screen.getByRole("region", { name: "Your own" });
    const lab = screen.getByRole("region", { name: "Peat lab" });
    expect(within(own).getByText("There is no profile here yet.")).toBeTruthy();
    expect(within(lab).getByText("Abstract: words at most: 250", { exact: false })).toBeTruthy();
    expect(within(lab).getByRole("button", { name: "Download “Peat Letters”" })).toBeTruthy();
    expect(within(lab).queryByRole("button", { name: /Change|New profile/ })).toBeNull();
  });

  it("starts from a generic one, tells what cannot be saved, and sends what is asked for", async () => {
    const calls = await show([], {
      "POST /api/journal-profiles": (body: { profile: object }) => ({
        body: { entry: { ...entry("own", "Ours", true), ...body } },
      }),
    });
    await userEvent.click(screen.getByRole("button", { name: "New profile" }));
    const dialog = within(screen.getByRole("dialog"));
    await userEvent.selectOptions(dialog.getByRole("combobox"), "Letter");
    expect(dialog.getByLabelText<HTMLInputElement>("Text: words at most").value).toBe("1000");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect(dialog.getByText("Give the profile a name.")).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText("Name"));
    await userEvent.keyboard("Ours");
    await userEvent.type(dialog.getByLabelText("Abstract: words at least"), "50");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect(dialog.getByText("This number is needed as well.")).toBeTruthy();
    await userEvent.type(dialog.getByLabelText("Abstract: words at most"), "200");
    await userEvent.click(dialog.getByRole("checkbox", { name: "ethics approval" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await screen.findByText("“Ours” was saved.");
    expect(calls.find(({ call }) => call === "POST /api/journal-profiles")?.body).toEqual({
      owner: "own",
      profile: {
        name: "Ours",
        abstract: { most: 200, least: 50 },
        text: { most: 1000 },
        statements: ["ethics", "funding"],
      },
    });
  });

  it("keeps what was typed when somebody else saved meanwhile, and says so", async () => {
    const own = entry("own", "Ours", true);
    await show([own], {
      [`PUT /api/journal-profiles/${own.identity}`]: refusal("journal-profiles.changed-elsewhere"),
    });
    await userEvent.click(screen.getByRole("button", { name: "Change “Ours”" }));
    const dialog = within(screen.getByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Name"), " again");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByText(/Somebody saved it since you opened it/)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>("Name").value).toBe("Ours again");
  });

  it("imports a file, and names what of it cannot be used", async () => {
    await show([], {
      "POST /api/journal-profiles/import": refusal("journal-profiles.refused", {
        field: "abstract.most",
      }),
    });
    const file = new File(["{}"], "ours.json", { type: "application/json" });
    // The DOM of tests has files that cannot be read this way.
    Object.assign(file, { text: async () => "{}" });
    await userEvent.upload(screen.getByLabelText("Import a file", { selector: "input" }), file);
    expect(await screen.findByText(/“abstract.most” is missing/)).toBeTruthy();
  });

  it("asks before it deletes one", async () => {
    const own = entry("own", "Ours", true);
    const calls = await show([own], {
      [`DELETE /api/journal-profiles/${own.identity}`]: { body: { done: true } },
    });
    await userEvent.click(screen.getByRole("button", { name: "Delete “Ours”" }));
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await screen.findByText("“Ours” was deleted.");
    expect(calls.some(({ call }) => call.startsWith("DELETE"))).toBe(true);
  });
});
