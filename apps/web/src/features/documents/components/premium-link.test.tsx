// @vitest-environment jsdom
import { type Document, flagDefaults } from "@curie/contract";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { aDocument, completeDom, renderInApp } from "#lib/testing.tsx";
import { PremiumLink } from "./premium-link.tsx";

beforeAll(completeDom);
afterEach(cleanup);

const show = (change: Partial<Document>, isOn: boolean) =>
  renderInApp(<PremiumLink document={aDocument(change)} />, {
    flags: { ...flagDefaults, rubriq_upsell_discount: isOn },
  });

describe("the way to editing by a person", () => {
  it("shows the discount on a completed edit while the flag is on [S60]", async () => {
    await show({ status: "completed" }, true);
    expect(screen.getByText("15% off")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Get premium editing for paper.docx" })).toBeTruthy();
  });

  it.each<[string, Partial<Document>, boolean]>([
    ["the flag is off", { status: "completed" }, false],
    ["it is a translation", { status: "completed", type: "translation" }, true],
    ["it has no identity", { status: "completed", identity: "" }, true],
    ["it is processing", { status: "processing" }, true],
    ["it failed", { status: "failed" }, true],
  ])("shows no discount when %s [S60]", async (_, change, isOn) => {
    await show(change, isOn);
    expect(screen.queryByText(/% off/i)).toBeNull();
  });
});
