// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aStart, beginEachTestAtNoon, renderInApp } from "#lib/testing.tsx";
import { AccessDialog } from "./access-dialog.tsx";

beginEachTestAtNoon();

const dialog = (
  <AccessDialog
    title="Premium"
    text="Needed."
    buttons={["dismiss", "upgrade-now"]}
    onClose={() => {}}
  />
);

it("leads to where plans are bought, and to nothing where none are sold [S89 S249]", async () => {
  const here = await renderInApp(dialog, { start: aStart() });
  await screen.findByRole("button", { name: "Upgrade now" });
  here.unmount();
  const application = { ...aStart().application, allowsDigitalEditing: false };
  await renderInApp(dialog, { start: aStart({ application }) });
  await screen.findByRole("button", { name: "Dismiss" });
  expect(screen.queryByRole("button", { name: "Upgrade now" })).toBeNull();
});
