// @vitest-environment jsdom
import { type Locale, locales } from "@curie/contract";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { buttonsOf } from "#features/plans/model.ts";
import { aStart, completeDom, renderInApp } from "#lib/testing.tsx";
import type { EditingDialog } from "../model.ts";
import { EditingFactDialog } from "./editing-fact-dialog.tsx";

beforeAll(completeDom);
afterEach(cleanup);

const dialogs: EditingDialog[] = [
  { kind: "hourly", availableAt: "2027-02-03T12:20:00.000Z" },
  { kind: "no-plan" },
  { kind: "starter-ended" },
  { kind: "premium-expired" },
  { kind: "count", used: 5, total: 5, again: null },
  { kind: "group-limit", groupAdmin: null },
  { kind: "group", groupAdmin: null },
  { kind: "group-expired" },
  { kind: "word-count", words: 25_001 },
  { kind: "unknown" },
];

async function show(dialog: EditingDialog, locale: Locale = "en_US") {
  await renderInApp(<EditingFactDialog dialog={dialog} onClose={() => {}} />, {
    locale,
    start: aStart(),
  });
  const box = screen.getByRole("alertdialog");
  const shown = {
    title: box.getAttribute("aria-labelledby"),
    text: box.textContent,
    buttons: screen.getAllByRole("button").map((one) => one.textContent),
  };
  cleanup();
  return shown;
}

describe("EditingFactDialog", () => {
  it.each(locales)(
    "has a different dialog for each reason, in words and not in keys, in %s [S221 S222 S223]",
    async (locale) => {
      const texts = new Set<string>();
      for (const dialog of dialogs) {
        const { text } = await show(dialog, locale);
        expect(text).not.toMatch(/[a-z]+-(title|text)\b|\{\{/);
        texts.add(text ?? "");
      }
      expect(texts.size).toBe(dialogs.length);
    },
  );

  it("has “Got it” alone for the hour, and a way to a plan where a plan helps [S221 S222]", async () => {
    const labels = { "got-it": "Got it", dismiss: "Dismiss", "upgrade-now": "Upgrade now" };
    for (const dialog of dialogs.slice(0, 5)) {
      const { buttons } = await show(dialog);
      for (const [name, label] of Object.entries(labels)) {
        const wanted = buttonsOf(dialog).includes(name as keyof typeof labels);
        expect(buttons.includes(label), `${dialog.kind} ${label}`).toBe(wanted);
      }
    }
  });

  it("says how long the file is, and the limit [S223 S225]", async () => {
    const { text } = await show({ kind: "word-count", words: 25_001 });
    expect(text).toContain("25,001");
    expect(text).toContain("25,000");
  });
});
