// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { completeDom } from "#lib/testing.tsx";
import { FactDialog } from "./fact-dialog.tsx";

beforeAll(completeDom);
afterEach(cleanup);

function show(secondary?: { label: string; onClick: () => void }) {
  const primary = { label: "Got it", onClick: vi.fn() };
  const onClose = vi.fn();
  render(
    <MantineProvider env="test">
      <FactDialog
        title="Many files in the last hour"
        closeLabel="Close"
        primary={primary}
        secondary={secondary}
        onClose={onClose}
      >
        <p>You can send the next one at 15:20.</p>
      </FactDialog>
    </MantineProvider>,
  );
  return { primary, onClose };
}

describe("FactDialog", () => {
  it("names itself and runs its one action once [S88]", async () => {
    const { primary, onClose } = show();
    expect(screen.getByRole("alertdialog", { name: "Many files in the last hour" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Got it" }));
    expect(primary.onClick).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getAllByRole("button")).toHaveLength(2);
  });

  it("runs either of two actions once [S88]", async () => {
    const secondary = { label: "Dismiss", onClick: vi.fn() };
    const { primary } = show(secondary);
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(secondary.onClick).toHaveBeenCalledTimes(1);
    expect(primary.onClick).not.toHaveBeenCalled();
  });

  it("keeps the focus inside and closes on Escape [S88]", async () => {
    const { onClose } = show();
    const dialog = screen.getByRole("alertdialog");
    for (let step = 0; step < 4; step++) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
