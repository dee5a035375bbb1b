import { type EditingAccess, errorCodes, type LimitReason, type PlanType } from "@curie/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DialogButton } from "#features/plans/model.ts";
import { CallError, type FailureCode } from "#lib/failure.ts";
import {
  buttonsOf,
  dialogOfAccess,
  dialogOfStart,
  type EditingDialog,
  startPatiently,
  styleSpecimens,
} from "./model.ts";

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

function failureWith(code: FailureCode) {
  return new CallError({ code, params: {}, requestId: null });
}

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

describe("dialogOfStart", () => {
  it("names the words of a file that is too long [S225]", () => {
    const failure = {
      code: "digital-editing-exceeds-max-word-count" as const,
      params: { words: 25_001, limit: 25_000 },
      requestId: null,
    };
    expect(dialogOfStart(failure)).toEqual({ kind: "word-count", words: 25_001 });
  });

  it.each([
    ...errorCodes.filter((code) => code !== "digital-editing-exceeds-max-word-count"),
    "unreachable" as const,
    "unknown" as const,
  ])("answers %s with the unknown dialog [S50 S220 S224]", (code) => {
    expect(dialogOfStart({ code, params: {}, requestId: null })).toEqual({ kind: "unknown" });
  });
});

describe("startPatiently", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

  it("starts once and repeats twelve times, five seconds apart [S49]", async () => {
    const at: number[] = [];
    const begin = Date.now();
    const start = async () => {
      at.push(Date.now() - begin);
      throw failureWith("word-count-not-received");
    };
    const outcome = startPatiently({ start, wait, onCounting: () => {} }).catch((error) => error);
    await vi.runAllTimersAsync();
    expect(await outcome).toMatchObject({ failure: { code: "word-count-not-received" } });
    expect(at).toEqual(Array.from({ length: 13 }, (_, index) => index * 5000));
  });

  it("succeeds as soon as the words are counted [S49]", async () => {
    let asked = 0;
    let counting = 0;
    const start = async () => {
      asked++;
      if (asked <= 3) throw failureWith("word-count-not-received");
      return "started";
    };
    const outcome = startPatiently({ start, wait, onCounting: () => counting++ });
    await vi.runAllTimersAsync();
    expect(await outcome).toBe("started");
    expect(asked).toBe(4);
    expect(counting).toBe(3);
  });

  it.each<FailureCode>(["automated-edit-not-available", "internal-error", "unreachable"])(
    "does not repeat after %s [S50]",
    async (code) => {
      const start = vi.fn(async () => {
        throw failureWith(code);
      });
      await expect(startPatiently({ start, wait, onCounting: () => {} })).rejects.toThrow(code);
      expect(start).toHaveBeenCalledTimes(1);
    },
  );
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
