// @vitest-environment jsdom
import { errorCodes, type PlanType, type TranslationLimitReason } from "@curie/contract";
import { describe, expect, it } from "vitest";
import { buttonsOf, type DialogButton } from "#features/plans/model.ts";
import { aTranslationAccess } from "#lib/testing.tsx";
import { dialogOfAccess, dialogOfStart, type TranslationDialog } from "./model.ts";

const availableAt = "2026-12-01T00:00:00.000Z";
const refused = (reason: TranslationLimitReason | null, planType: PlanType | null = null) =>
  dialogOfAccess(
    aTranslationAccess({
      limitReached: true,
      reason,
      planType,
      availableAt,
      groupAdmin: "admin@example.org",
    }),
  );

describe("dialogOfAccess", () => {
  it("lets the wizard open when no limit is reached [S45]", () => {
    expect(dialogOfAccess(aTranslationAccess())).toBeNull();
  });

  it.each<[TranslationLimitReason | null, TranslationDialog, DialogButton[]]>([
    ["no-plan", { kind: "no-plan" }, ["dismiss", "upgrade-now"]],
    ["starter", { kind: "starter" }, ["dismiss", "upgrade-now"]],
    ["editing-only", { kind: "editing-only" }, ["got-it"]],
    ["cancelled", { kind: "cancelled" }, ["got-it"]],
    [
      "premium-and-group-exceeded",
      { kind: "premium-and-group-exceeded", again: availableAt },
      ["got-it"],
    ],
    ["premium-exceeded", { kind: "premium-exceeded", again: availableAt }, ["got-it"]],
    ["group-exceeded", { kind: "group-exceeded", groupAdmin: "admin@example.org" }, ["got-it"]],
    [
      "group-not-included",
      { kind: "group-not-included", groupAdmin: "admin@example.org" },
      ["got-it"],
    ],
    ["from-date", { kind: "from-date", from: availableAt }, ["got-it"]],
    [null, { kind: "unknown" }, ["get-help", "dismiss"]],
  ])(
    "answers the reason %j with its dialog and buttons [S45 S226 S227]",
    (reason, dialog, buttons) => {
      expect(refused(reason)).toEqual(dialog);
      expect(buttonsOf(dialog)).toEqual(buttons);
    },
  );

  it.each<[PlanType | null, TranslationDialog["kind"]]>([
    ["premium", "premium-expired"],
    ["free_trial", "starter-ended"],
    ["preferred_group", "group-expired"],
    [null, "no-plan"],
  ])("says which plan has ended: %s", (planType, kind) => {
    expect(refused("expired", planType)?.kind).toBe(kind);
  });
});

describe("dialogOfStart", () => {
  it("names the words of a file that is too long [S229]", () => {
    const failure = {
      code: "digital-translations-word-count-exceeded" as const,
      params: { words: 12_001 },
      requestId: null,
    };
    expect(dialogOfStart(failure)).toEqual({ kind: "word-count", words: 12_001 });
  });

  it.each([
    ...errorCodes.filter((code) => code !== "digital-translations-word-count-exceeded"),
    "unreachable" as const,
    "unknown" as const,
  ])("answers %s with the unknown dialog [S50 S220 S228]", (code) => {
    expect(dialogOfStart({ code, params: {}, requestId: null })).toEqual({ kind: "unknown" });
  });
});
