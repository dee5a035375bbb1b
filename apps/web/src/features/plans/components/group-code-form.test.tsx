// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { aUser, completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { GroupCodeForm } from "./group-code-form.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const join = `POST /api/users/${aUser().identity}/preferred-group`;
const done = { body: { done: true } };

async function enter(code: string) {
  const reload = vi.fn();
  await renderInApp(<GroupCodeForm reload={reload} />, { path: "/rubriq/plan#group-code" });
  const field = screen.getByLabelText("Group code");
  fireEvent.change(field, { target: { value: code } });
  fireEvent.click(screen.getByRole("button", { name: "Join group" }));
  return { reload, field };
}

describe("GroupCodeForm", () => {
  it("posts the code and loads the page again 2 s after success, not before [S122]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = fakeServer({ [join]: done });
    const { reload, field } = await enter("  demo-lab ");
    expect(document.activeElement).toBe(field);
    await act(() => vi.advanceTimersByTimeAsync(1_800));
    expect(calls).toEqual([{ call: join, body: { groupCode: "demo-lab" } }]);
    expect(screen.getByRole("status").textContent).toContain("The code was accepted");
    expect(reload).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("says what is wrong with a code, and loads nothing [S122]", async () => {
    fakeServer({ [join]: refusal("plans.group-code-invalid") });
    const { reload } = await enter("WRONG");
    expect(await screen.findByText(/This code is not known/)).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });

  it("asks for a code when none was entered", async () => {
    const calls = fakeServer({});
    await enter(" ");
    expect(screen.getByText("Enter the group code.")).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it("explains that trial and group cannot run together, and leaves the trial alone [S86 S123]", async () => {
    const calls = fakeServer({ [join]: refusal("plans.incompatible-plan") });
    await enter("DEMO-LAB");
    await screen.findByRole("alertdialog", { name: "These two plans cannot run together" });
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(calls).toHaveLength(1);
  });

  it("ends the trial and joins when that is wanted [G-25]", async () => {
    let running = true;
    const calls = fakeServer({
      [join]: () => (running ? refusal("plans.incompatible-plan") : done),
      "DELETE /api/curie/free-trial": () => {
        running = false;
        return done;
      },
    });
    await enter("DEMO-LAB");
    fireEvent.click(await screen.findByRole("button", { name: "End the trial and join" }));
    await screen.findByText(/The code was accepted/);
    expect(calls.map(({ call }) => call)).toEqual([join, "DELETE /api/curie/free-trial", join]);
  });
});
