// @vitest-environment jsdom
import { type Document, errorCodes } from "@curie/contract";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "#lib/api.ts";
import { CallError, type Failure } from "#lib/failure.ts";
import { aDocument, completeDom, fakeServer, renderInApp } from "#lib/testing.tsx";
import { ServicePage } from "./service-page.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const messages = {
  ...{ title: "Editing", lead: "", begin: "Check a document", beginFirst: "Check your first" },
  ...{ started: () => "started", finished: () => "finished" },
};

/** The page of a service whose wizard is two buttons: one is refused, one starts. */
async function show(
  access: { allowed: boolean } | Error,
  document = aDocument(),
  retry = async (one: Document) => one,
) {
  const calls = fakeServer({
    "GET /api/digital-edit/list": {
      body: {
        documents: [document],
        pagination: { page: 1, perPage: 10, totalCount: 1, totalPages: 1, total: 1, pages: 1 },
      },
    },
  });
  await renderInApp(
    <ServicePage<{ allowed: boolean; allowance: null }, string>
      messages={messages}
      calls={{
        list: api.editing.list,
        askStatus: async () => [],
        askAccess: async () => {
          if (access instanceof Error) throw access;
          return { ...access, allowance: null };
        },
        retry,
        remove: async () => {},
        fetchFile: async () => {},
        readFile: async () => ({ fileName: "", bytes: new Blob() }),
        dialogOfAccess: ({ allowed }) => (allowed ? null : "no more uses"),
        dialogOfStart: ({ code }) => `refused: ${code}`,
        accessFailed: "not known",
      }}
      access={undefined}
      loadWizard={async () => {}}
      wizard={({ onRefused, onStarted }) => (
        <div role="dialog" aria-label="wizard">
          {errorCodes.slice(0, 3).map((code) => (
            <button
              key={code}
              type="button"
              onClick={() => onRefused({ code, params: {}, requestId: null } satisfies Failure)}
            >
              {code}
            </button>
          ))}
          <button type="button" onClick={() => onStarted(aDocument({ status: "processing" }))}>
            start
          </button>
        </div>
      )}
      dialog={(dialog) => <p role="alert">{dialog}</p>}
      empty={(begin) => begin}
      margin={() => null}
    />,
  );
  const press = async (name: string) =>
    fireEvent.click(await screen.findByRole("button", { name }));
  return { calls, press, wizard: () => screen.queryByRole("dialog", { name: "wizard" }) };
}

describe("the page of a service", () => {
  it("opens the wizard for who may start [S37]", async () => {
    const { press, wizard } = await show({ allowed: true });
    await press("Check a document");
    await waitFor(() => expect(wizard()).not.toBeNull());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows the dialog of the state, and no wizard, for who may not [S37 S45]", async () => {
    const { press, wizard } = await show({ allowed: false });
    await press("Check a document");
    expect((await screen.findByRole("alert")).textContent).toBe("no more uses");
    expect(wizard()).toBeNull();
  });

  it("opens no wizard when nobody can say whether one may [S45]", async () => {
    const { press, wizard } = await show(new Error("gone"));
    await press("Check a document");
    expect((await screen.findByRole("alert")).textContent).toBe("not known");
    expect(wizard()).toBeNull();
  });

  it.each(errorCodes.slice(0, 3))(
    "puts the dialog of %s in the place of the wizard [S50]",
    async (code) => {
      const { press, wizard } = await show({ allowed: true });
      await press("Check a document");
      await press(code);
      expect((await screen.findByRole("alert")).textContent).toBe(`refused: ${code}`);
      expect(wizard()).toBeNull();
    },
  );

  it("shows the dialog of why another try of a document is refused [S50]", async () => {
    const code = "temporarily-unavailable";
    const failed = aDocument({ status: "failed", failure: null });
    const { press } = await show({ allowed: true }, failed, async () => {
      throw new CallError({ code, params: {}, requestId: null });
    });
    await press(`Try again with ${failed.file.name}`);
    expect((await screen.findByRole("alert")).textContent).toBe(`refused: ${code}`);
  });

  it("closes the wizard after a start and loads the list anew [S51 S52]", async () => {
    const { calls, press, wizard } = await show({ allowed: true });
    await press("Check a document");
    const before = calls.length;
    await press("start");
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
    expect(wizard()).toBeNull();
  });
});
