// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { CallError } from "#lib/failure.ts";
import { aDocument, completeDom, renderInApp } from "#lib/testing.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";

beforeAll(completeDom);
afterEach(cleanup);

const name = "Cover letter_Nature Geoscience_with a long name_v12.docx";

async function show(remove: () => Promise<void>) {
  const order: string[] = [];
  const note = (what: string) => async () => void order.push(what);
  const onClose = vi.fn(() => void order.push("closed"));
  const removing = vi.fn(async () => {
    await remove();
    order.push("removed");
  });
  await renderInApp(
    <DeleteDialog
      document={aDocument({ file: { name, sizeBytes: 1 } })}
      remove={removing}
      refreshShared={note("shared data")}
      reloadList={note("list")}
      onClose={onClose}
    />,
  );
  return { order, onClose, removing };
}

const button = (label: string) => screen.getByRole<HTMLButtonElement>("button", { name: label });

describe("DeleteDialog", () => {
  it("asks with the full name, Yes, Cancel and a way to close [S70]", async () => {
    await show(async () => {});
    const dialog = screen.getByRole("alertdialog", { name: "Delete this document?" });
    expect(dialog.textContent).toContain(name);
    expect(button("Yes, delete")).toBeTruthy();
    expect(button("Cancel")).toBeTruthy();
    expect(button("Close")).toBeTruthy();
  });

  it("deletes, refreshes shared data, closes, reloads the list [S71]", async () => {
    const { order } = await show(async () => {});
    await userEvent.click(button("Yes, delete"));
    await waitFor(() => expect(order).toEqual(["removed", "shared data", "closed", "list"]));
  });

  it("blocks every button while it deletes [S73]", async () => {
    let finish = () => {};
    const { removing, onClose } = await show(() => new Promise((resolve) => (finish = resolve)));
    await userEvent.click(button("Yes, delete"));
    const working = button("Deleting…");
    expect([working.disabled, button("Cancel").disabled, button("Close").disabled]).toEqual([
      true,
      true,
      true,
    ]);
    await userEvent.click(working);
    await userEvent.keyboard("{Escape}");
    expect(removing).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    finish();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it("says why it failed and can be tried again [S73]", async () => {
    const { order } = await show(async () => {
      throw new CallError({ code: "internal-error", params: {}, requestId: null });
    });
    await userEvent.click(button("Yes, delete"));
    expect((await screen.findByRole("alert")).textContent).toContain("on our side");
    expect(button("Yes, delete").disabled).toBe(false);
    expect(button("Cancel").disabled).toBe(false);
    expect(order).toEqual([]);
  });

  it.each(["Cancel", "Close"])("leaves the document on %s [S74]", async (label) => {
    const { removing, onClose } = await show(async () => {});
    await userEvent.click(button(label));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(removing).not.toHaveBeenCalled();
  });

  it("leaves the document on Escape [S74]", async () => {
    const { removing, onClose } = await show(async () => {});
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(removing).not.toHaveBeenCalled();
  });
});
