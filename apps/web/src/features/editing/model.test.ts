import { type EditingAccess, errorCodes, type LimitReason, type PlanType } from "@curie/contract";
import { describe, expect, it } from "vitest";
import { buttonsOf, type DialogButton } from "#features/plans/model.ts";
import { dialogOfAccess, dialogOfStart, type EditingDialog, styleSpecimens } from "./model.ts";

const open: EditingAccess = {
  limitReached: false,
  reason: null,
  planType: "free_trial",
  availableAt: null,
  sources: [],
  groupAdmin: null,
  allowance: { usesConsumed: 5, usesRemaining: 0, usesProvisioned: 5, nextRecurrence: null },
  useLimitCheckPasses: true,
};

describe("dialogOfAccess", () => {
  it("lets the wizard open when no limit is reached [S37 S45]", () => {
    expect(dialogOfAccess(open)).toBeNull();
  });

  it.each<[LimitReason | null, EditingDialog["kind"], DialogButton[]]>([
    ["hourly", "hourly", ["got-it"]],
    ["no-plan", "no-plan", ["dismiss", "upgrade-now"]],
    ["count", "count", ["dismiss", "upgrade-now"]],
    ["group", "group-limit", ["got-it"]],
    ["generic", "group", ["got-it"]],
    [null, "unknown", ["get-help", "dismiss"]],
  ])(
    "answers the reason %j with %s and its buttons [S45 S221 S222 S223]",
    (reason, kind, buttons) => {
      const dialog = dialogOfAccess({ ...open, limitReached: true, reason });
      expect(dialog?.kind).toBe(kind);
      expect(dialog && buttonsOf(dialog)).toEqual(buttons);
    },
  );

  it.each<[PlanType | null, EditingDialog["kind"], DialogButton[]]>([
    ["premium", "premium-expired", ["dismiss", "upgrade-now"]],
    ["free_trial", "starter-ended", ["dismiss", "upgrade-now"]],
    ["preferred_group", "group-expired", ["got-it"]],
    [null, "no-plan", ["dismiss", "upgrade-now"]],
  ])("says which plan has ended: %s [S109 S110 S111]", (planType, kind, buttons) => {
    const dialog = dialogOfAccess({ ...open, limitReached: true, reason: "expired", planType });
    expect(dialog?.kind).toBe(kind);
    expect(dialog && buttonsOf(dialog)).toEqual(buttons);
  });

  it("names whom a group member asks [S112]", () => {
    const groupAdmin = "admin@example.org";
    for (const reason of ["group", "generic"] as const) {
      const dialog = dialogOfAccess({ ...open, limitReached: true, reason, groupAdmin });
      expect(dialog).toHaveProperty("groupAdmin", groupAdmin);
    }
  });

  it("knows when the hour is over, and what of the allowance is used", () => {
    const availableAt = "2026-11-21T15:20:00.000Z";
    expect(dialogOfAccess({ ...open, limitReached: true, reason: "hourly", availableAt })).toEqual({
      kind: "hourly",
      availableAt,
    });
    expect(dialogOfAccess({ ...open, limitReached: true, reason: "count" })).toEqual({
      kind: "count",
      used: 5,
      total: 5,
      again: null,
    });
  });
});

const ofTheirOwn: ReadonlySet<string> = new Set([
  "digital-editing-exceeds-max-word-count",
  "editing.strength-not-available",
  "editing.target-not-shorter",
  "editing.previous-not-kept",
]);

describe("dialogOfStart", () => {
  it.each([
    "editing.strength-not-available",
    "editing.target-not-shorter",
    "editing.previous-not-kept",
  ] as const)("says what %s says", (code) => {
    const failure = { code, params: { words: 900, target: 1000 }, requestId: null };
    expect(dialogOfStart(failure)).toEqual({ kind: "choice", code, failure });
  });

  it("names the words of a file that is too long [S225]", () => {
    const failure = {
      code: "digital-editing-exceeds-max-word-count" as const,
      params: { words: 25_001, limit: 25_000 },
      requestId: null,
    };
    expect(dialogOfStart(failure)).toEqual({ kind: "word-count", words: 25_001 });
  });

  it.each([
    ...errorCodes.filter((code) => !ofTheirOwn.has(code)),
    "unreachable" as const,
    "unknown" as const,
  ])("answers %s with the unknown dialog [S50 S220 S224]", (code) => {
    expect(dialogOfStart({ code, params: {}, requestId: null })).toEqual({ kind: "unknown" });
  });
});

it("marks the same places in both specimens [S42]", () => {
  const marks = (parts: readonly { differs: boolean }[]) => parts.map(({ differs }) => differs);
  const american = styleSpecimens["American English"];
  const british = styleSpecimens["British English"];
  expect(marks(american)).toEqual(marks(british));
  for (const [position, part] of american.entries()) {
    expect(part.text === british[position]?.text).toBe(!part.differs);
  }
});
