// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { LinkedPreprints } from "./linked-preprints.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ask = "GET /api/curie/account/link";
const unlink = "DELETE /api/curie/account/link";
type Link = { body: { preprintsUserIdentity: string | null; linkedAt: string | null } };
const linked: Link = {
  body: { preprintsUserIdentity: "abc-1", linkedAt: "2026-11-20T12:00:00.000Z" },
};
const none: Link = { body: { preprintsUserIdentity: null, linkedAt: null } };
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the linked preprints account", () => {
  it("is unlinked after a question, by one call [G-80]", async () => {
    let answer = linked;
    const calls = fakeServer({
      [ask]: () => answer,
      [unlink]: () => {
        answer = none;
        return { body: { done: true } };
      },
    });
    await renderInApp(<LinkedPreprints />);
    expect(await screen.findByText(/abc-1, connected on 20 November 2026/)).toBeTruthy();
    press("Disconnect");
    const dialog = await screen.findByRole("alertdialog");
    expect(calls.map(({ call }) => call)).toEqual([ask]);
    const buttons = [...dialog.querySelectorAll("button")];
    fireEvent.click(buttons.find(({ textContent }) => textContent === "Disconnect") ?? dialog);
    expect(await screen.findByText("No preprints account is connected.")).toBeTruthy();
    expect(calls.map(({ call }) => call)).toEqual([ask, unlink, ask]);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("stays when it could not be unlinked, and the dialog says so [G-80]", async () => {
    fakeServer({ [ask]: linked, [unlink]: refusal("internal-error") });
    await renderInApp(<LinkedPreprints />);
    await screen.findByText(/abc-1/);
    press("Disconnect");
    const dialog = await screen.findByRole("alertdialog");
    const buttons = [...dialog.querySelectorAll("button")];
    fireEvent.click(buttons.find(({ textContent }) => textContent === "Disconnect") ?? dialog);
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(screen.getByText(/abc-1/)).toBeTruthy();
  });

  it("is not spoken of to who has none [G-80]", async () => {
    const calls = fakeServer({ [ask]: none });
    await renderInApp(<LinkedPreprints />);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
