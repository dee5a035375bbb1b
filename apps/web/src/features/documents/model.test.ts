import { type Document, type FeatureAccess, type UseSource, uploadMaxBytes } from "@curie/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallError, type FailureCode } from "#lib/failure.ts";
import {
  choiceProblem,
  type FileUse,
  fileUseOf,
  finishedBetween,
  hasDiscount,
  isLongWait,
  minutesLeft,
  pageAfterDelete,
  pageCount,
  pollDelayMs,
  premiumAddress,
  processingIdentities,
  resultFileName,
  startPatiently,
  statusLineOf,
  styleName,
  withStates,
} from "./model.ts";

function aDocument(change: Partial<Document> = {}): Document {
  return {
    identity: "5a6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a01",
    file: { name: "paper.docx", sizeBytes: 1000 },
    status: "completed",
    type: "edit",
    origin: "web",
    createdAt: "2026-11-21T10:00:00.000Z",
    completedAt: null,
    language: null,
    styleOfEnglish: "American English",
    oxfordSpelling: false,
    strength: "proofread",
    targetWords: null,
    lewisVersion: null,
    words: null,
    changes: 12,
    progress: null,
    sample: false,
    paidBy: null,
    proof: null,
    editsLeftOut: null,
    quality: null,
    paragraphsLeft: null,
    paragraphsToCheck: null,
    termsMissed: [],
    warnings: [],
    failure: null,
    filesKept: true,
    version: { number: 1, previous: null },
    ...change,
  };
}

const access: FeatureAccess = {
  limitReached: false,
  reason: null,
  planType: null,
  availableAt: null,
  allowance: null,
  sources: [],
  groupAdmin: null,
  useLimitCheckPasses: true,
};

it.each([
  ["style-american", { styleOfEnglish: "American English", oxfordSpelling: false }],
  ["style-british", { styleOfEnglish: "British English", oxfordSpelling: false }],
  ["style-oxford", { styleOfEnglish: "British English", oxfordSpelling: true }],
  ["style-american", { styleOfEnglish: null, oxfordSpelling: false }],
] as const)("the English of a document is named %s", (name, document) => {
  expect(styleName(document)).toBe(name);
});

describe("polling", () => {
  it.each([
    [0, 5000],
    [59_999, 5000],
    [60_000, 15_000],
    [3_600_000, 15_000],
  ])("after %i ms waits %i ms [S39 G-58]", (askedFor, delay) => {
    expect(pollDelayMs(askedFor)).toBe(delay);
  });

  it("asks about the processing ones only [S39]", () => {
    const documents = [
      aDocument({ identity: "a", status: "processing" }),
      aDocument({ identity: "b" }),
      aDocument({ identity: "c", status: "failed" }),
      aDocument({ identity: "d", status: "processing" }),
    ];
    expect(processingIdentities(documents)).toEqual(["a", "d"]);
  });

  it("notices what finished and puts their states into the page", () => {
    const before = [
      aDocument({ identity: "a", status: "processing" }),
      aDocument({ identity: "b", status: "processing" }),
    ];
    const states = [
      aDocument({ identity: "a", status: "completed" }),
      aDocument({ identity: "b", status: "processing" }),
    ];
    const pagination = { numberOfResults: 2, page: 1, pageSize: 10, offset: 0 };
    expect(finishedBetween(before, states).map(({ identity }) => identity)).toEqual(["a"]);
    expect(withStates({ documents: before, pagination }, states).documents).toEqual(states);
  });
});

describe("fileUseOf", () => {
  const passes = access;
  const fails = { ...access, useLimitCheckPasses: false };
  it.each<[Document["status"], FeatureAccess | undefined, FileUse]>([
    ["processing", passes, "when-done"],
    ["processing", fails, "when-done"],
    ["processing", undefined, "when-done"],
    ["failed", passes, "when-done"],
    ["failed", fails, "when-done"],
    ["failed", undefined, "when-done"],
    ["completed", passes, "allowed"],
    ["completed", fails, "not-with-plan"],
    ["completed", undefined, "when-checked"],
  ])("is open for a %s document in one case of nine [S67 G-29]", (status, given, use) => {
    expect(fileUseOf(aDocument({ status }), given)).toBe(use);
  });

  it.each([
    [true, false, "allowed"],
    [false, true, "not-with-plan"],
  ] as const)("follows the plan that paid, not the present one [G-29]", (paid, present, use) => {
    const source: UseSource = {
      identity: "0b6c5e0a-6f0f-4c7d-8f4e-2f5a0d1c9e77",
      planType: "preferred_group",
      running: false,
      endsAt: null,
      allowance: { usesConsumed: 0, usesRemaining: 0, usesProvisioned: 0, nextRecurrence: null },
      useLimitCheckPasses: paid,
    };
    const given = { ...access, sources: [source], useLimitCheckPasses: present };
    expect(fileUseOf(aDocument({ paidBy: source.identity }), given)).toBe(use);
  });
});

describe("a document in words", () => {
  it.each<[Partial<Document>, string]>([
    [{ status: "completed" }, "edited"],
    [{ status: "failed" }, "edit-failed"],
    [{ status: "processing" }, "processing"],
    [
      { status: "processing", progress: { done: 0, total: 0, etaSeconds: null, ahead: 2 } },
      "waiting",
    ],
    [
      { status: "processing", progress: { done: 0, total: 9, etaSeconds: null, ahead: 0 } },
      "processing",
    ],
    [
      { status: "processing", progress: { done: 3, total: 9, etaSeconds: 90, ahead: 1 } },
      "processing",
    ],
  ])("has a state for %j [S54]", (change, line) => {
    expect(statusLineOf(aDocument(change))).toBe(line);
  });

  it.each([
    [null, null],
    [5, 0],
    [49, 0],
    [50, 1],
    [80, 1],
    [185, 3],
  ])("says of %j seconds left: %j minutes", (seconds, minutes) => {
    expect(minutesLeft(seconds)).toBe(minutes);
  });

  it("admits a long wait after thirty minutes [G-58]", () => {
    const document = aDocument({ status: "processing" });
    expect(isLongWait(document, new Date("2026-11-21T10:29:59Z"))).toBe(false);
    expect(isLongWait(document, new Date("2026-11-21T10:30:00Z"))).toBe(true);
    expect(isLongWait(aDocument(), new Date("2026-11-22T10:30:00Z"))).toBe(false);
  });
});

describe("human editing", () => {
  it("is ordered at the address of the document [S57]", () => {
    expect(premiumAddress(aDocument({ identity: "x-y" }))).toBe(
      "/api/order-form/from-digital-edit/x-y",
    );
  });

  it.each<[Partial<Document>, boolean, boolean]>([
    [{}, true, true],
    [{}, false, false],
    [{ type: "translation" }, true, false],
    [{ identity: "" }, true, false],
    [{ status: "processing" }, true, false],
    [{ status: "failed" }, true, false],
  ])("shows the discount for %j with the flag %j: %j [S60]", (change, flag, shown) => {
    expect(hasDiscount(aDocument(change), flag)).toBe(shown);
  });
});

describe("the list", () => {
  it.each([
    [2, 1, 1],
    [2, 2, 2],
    [1, 1, 1],
    [3, 1, 2],
  ])(
    "from page %i with %i documents goes on at page %i after a delete [S72]",
    (page, count, next) => {
      expect(pageAfterDelete(page, count)).toBe(next);
    },
  );

  it("takes the size of a page from the server [S81]", () => {
    const pagination = { numberOfResults: 25, page: 1, pageSize: 10, offset: 0 };
    expect(pageCount(pagination)).toBe(3);
    expect(pageCount({ ...pagination, pageSize: 5 })).toBe(5);
    expect(pageCount({ ...pagination, numberOfResults: 0 })).toBe(0);
  });

  it.each([
    ["paper_v4.docx", "paper_v4_edited.docx"],
    ["Paper.DOCX", "Paper_edited.docx"],
    ["青藏高原.docx", "青藏高原_edited.docx"],
    ["odd", "odd_edited.docx"],
  ])("names the edited file of %s %s", (name, expected) => {
    expect(resultFileName(name, "edited")).toBe(expected);
  });
});

describe("a choice of files", () => {
  const paper = { name: "paper.docx", size: 1000 };
  it.each([
    [[], "documents.no-file"],
    [[paper], null],
    [[{ ...paper, name: "PAPER.DOCX" }], null],
    [[paper, paper], "documents.more-than-one-file"],
    [[{ ...paper, name: "paper.pdf" }], "documents.file-type-not-accepted"],
    [[{ ...paper, name: "paper.doc" }], "documents.file-type-not-accepted"],
    [[{ ...paper, size: 0 }], "documents.file-empty"],
    [[{ ...paper, size: uploadMaxBytes }], null],
    [[{ ...paper, size: uploadMaxBytes + 1 }], "documents.file-too-large"],
  ])("of %j has the problem %j [S41]", (files, problem) => {
    expect(choiceProblem(files)).toBe(problem);
  });
});

function failureWith(code: FailureCode) {
  return new CallError({ code, params: {}, requestId: null });
}

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
