// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { watchSavedFiles } from "#lib/saved-files.ts";
import { completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { CloseAccountDialog } from "./close-account-dialog.tsx";
import { OwnData } from "./own-data.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const close = "POST /api/accounts/close";
const security = "GET /api/accounts/security";
const done = { body: { done: true } };
const protectedBy = (on: boolean) => ({
  body: { hasPassword: true, twoStep: { on, recoveryCodesLeft: 0 }, sessions: [] },
});

const closings = (calls: ReturnType<typeof fakeServer>) =>
  calls.filter(({ call }) => call === close).map(({ body }) => body);

describe("one’s own data", () => {
  it("comes as one file [G-84]", async () => {
    const kept = { exportedAt: "2026-11-21T12:00:00.000Z", data: { account: { name: "李静" } } };
    fakeServer({ "GET /api/accounts/export": { body: kept } });
    const saved = watchSavedFiles();
    await renderInApp(<OwnData />);
    fireEvent.click(screen.getByRole("button", { name: "Download my data" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.fileName).toBe("curie-2026-11-21.json");
    expect(JSON.parse((await saved[0]?.text()) ?? "")).toEqual(kept);
  });

  it("says when it cannot be had now", async () => {
    fakeServer({ "GET /api/accounts/export": refusal("internal-error") });
    const saved = watchSavedFiles();
    await renderInApp(<OwnData />);
    fireEvent.click(screen.getByRole("button", { name: "Download my data" }));
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(saved).toEqual([]);
  });
});

describe("deleting the account", () => {
  async function ask(answer: Parameters<typeof fakeServer>[0][string], twoStep = false) {
    const calls = fakeServer({ [close]: answer, [security]: protectedBy(twoStep) });
    const leaveFor = vi.fn();
    const onClose = vi.fn();
    await renderInApp(<CloseAccountDialog onClose={onClose} leaveFor={leaveFor} />);
    const enter = (value: string) =>
      fireEvent.change(screen.getByLabelText("Password"), { target: { value } });
    const confirm = () => fireEvent.click(screen.getByRole("button", { name: "Delete for good" }));
    return { calls, leaveFor, onClose, enter, confirm };
  }

  it("is asked about first, and cancelled without a call [G-84]", async () => {
    const calls = fakeServer({ [security]: protectedBy(false) });
    await renderInApp(<OwnData />);
    fireEvent.click(screen.getByRole("button", { name: "Delete account" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete your account?" }));
    fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(closings(calls)).toEqual([]);
  });

  it("needs the password, is one call, and ends at the sign-in [G-84]", async () => {
    const { calls, leaveFor, enter, confirm } = await ask(done);
    confirm();
    expect(screen.getByText("Enter your password.")).toBeTruthy();
    expect(closings(calls)).toEqual([]);
    enter("a long enough password");
    confirm();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("/sign-in"));
    expect(closings(calls)).toEqual([{ confirmation: "a long enough password" }]);
  });

  it("asks for a code as well where two-step sign-in is on", async () => {
    const { calls, leaveFor, enter, confirm } = await ask(done, true);
    const code = await screen.findByLabelText("Code");
    enter("a long enough password");
    fireEvent.change(code, { target: { value: "123 456" } });
    confirm();
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    expect(closings(calls)).toEqual([{ confirmation: "a long enough password", code: "123 456" }]);
  });

  it("says at the field that the password is wrong, and lets it be tried again [G-84]", async () => {
    const { leaveFor, enter, confirm } = await ask(refusal("accounts.wrong-credentials"));
    enter("wrong");
    confirm();
    expect(await screen.findByText("This is not the password of this account.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Password"));
    enter("wrong too");
    expect(screen.queryByText("This is not the password of this account.")).toBeNull();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it("says that nothing was deleted while the payment provider does not answer [G-84]", async () => {
    const { leaveFor, enter, confirm } = await ask(refusal("billing.provider-not-reachable"));
    enter("a long enough password");
    confirm();
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(leaveFor).not.toHaveBeenCalled();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Delete for good" });
    expect(button.disabled).toBe(false);
  });
});
