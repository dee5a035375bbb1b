// @vitest-environment jsdom
import { type Locale, locales } from "@curie/contract";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { aStart, completeDom, renderInApp } from "#lib/testing.tsx";
import type { TranslationDialog } from "../model.ts";
import { TranslationFactDialog } from "./translation-fact-dialog.tsx";

beforeAll(completeDom);
afterEach(cleanup);

const again = "2027-02-03T12:00:00.000Z";
const dialogs: TranslationDialog[] = [
  { kind: "no-plan" },
  { kind: "starter" },
  { kind: "editing-only" },
  { kind: "cancelled" },
  { kind: "premium-expired" },
  { kind: "starter-ended" },
  { kind: "group-expired" },
  { kind: "unknown" },
  { kind: "access-failed" },
  { kind: "premium-and-group-exceeded", again },
  { kind: "premium-exceeded", again },
  { kind: "group-exceeded", groupAdmin: null },
  { kind: "group-not-included", groupAdmin: null },
  { kind: "from-date", from: again },
  { kind: "word-count", words: 12_001 },
];

async function show(dialog: TranslationDialog, locale: Locale = "en_US") {
  await renderInApp(<TranslationFactDialog dialog={dialog} onClose={() => {}} />, {
    locale,
    start: aStart(),
  });
  const text = screen.getByRole("alertdialog").textContent;
  cleanup();
  return text;
}

describe("TranslationFactDialog", () => {
  it.each(locales)("has a different dialog for each reason in %s [S226 S227]", async (locale) => {
    const texts = new Set<string>();
    for (const dialog of dialogs) texts.add(await show(dialog, locale));
    expect(texts.size).toBe(dialogs.length);
  });

  it("says when more translations arrive, and how long the file is [S226 S227 S229]", async () => {
    expect(await show({ kind: "premium-exceeded", again })).toContain("3 February 2027");
    expect(await show({ kind: "from-date", from: again })).toContain("3 February 2027");
    const long = await show({ kind: "word-count", words: 12_001 });
    expect(long).toContain("12,001");
    expect(long).toContain("12,000");
  });

  it("names whom a group member asks [S112]", async () => {
    const groupAdmin = "library@example.org";
    expect(await show({ kind: "group-not-included", groupAdmin })).toContain(groupAdmin);
  });
});
