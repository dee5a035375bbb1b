// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { aStart, completeDom, fakeServer, renderInApp } from "#lib/testing.tsx";
import { LaunchNotice } from "./launch-notice.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (launchNotice: boolean) =>
  renderInApp(<LaunchNotice />, { start: aStart({ launchNotice }) });
const name = "This service is now called Curie";

describe("LaunchNotice", () => {
  it("is acknowledged by one call and does not come back [S83]", async () => {
    const calls = fakeServer({ "POST /api/curie/notify/launch": { body: { done: true } } });
    await show(true);
    await screen.findByRole("alertdialog", { name });
    await userEvent.click(screen.getByRole("button", { name: "Got it" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(calls.map(({ call }) => call)).toEqual(["POST /api/curie/notify/launch"]);
  });

  it("acknowledges nothing when it is only closed [S83]", async () => {
    const calls = fakeServer({});
    await show(true);
    await screen.findByRole("alertdialog", { name });
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(calls).toEqual([]);
  });

  it("waits for the next visit when a dialog is open already, and is not acknowledged [S83]", async () => {
    const calls = fakeServer({});
    const { rerender, unmount } = render(<div role="dialog" />);
    await show(true);
    // The code of the notice has arrived long ago when the dialog goes.
    await import("./launch-dialog.tsx");
    await act(async () => rerender(<div />));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    unmount();
    expect(calls).toEqual([]);
    cleanup();
    await show(true);
    await screen.findByRole("alertdialog", { name });
  });

  it("is not shown once acknowledged", async () => {
    await show(false);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});
