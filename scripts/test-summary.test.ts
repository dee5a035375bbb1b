import { expect, test } from "vitest";
import { type Report, summaryLine } from "./test-summary.ts";

function report(changes: Partial<Report> = {}): Report {
  return {
    numPassedTests: 7,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...changes,
  };
}

test("passed and failed tests are counted", () => {
  expect(summaryLine(report(), 0)).toBe("7 passed, 0 failed");
  expect(summaryLine(report({ numFailedTests: 2 }), 1)).toBe("7 passed, 2 failed");
});

test("skipped tests are named when there are any", () => {
  expect(summaryLine(report({ numPendingTests: 3 }), 0)).toBe("7 passed, 0 failed, 3 skipped");
});

test("a file that fails before its first test is a failure", () => {
  const broken = { status: "failed", assertionResults: [] };
  const failing = { status: "failed", assertionResults: [{ status: "failed" }] };
  const both = report({ numFailedTests: 1, testResults: [broken, failing] });
  expect(summaryLine(both, 1)).toBe("7 passed, 2 failed");
});

test("a run that ends badly never reads as nothing failed", () => {
  expect(summaryLine(report(), 1)).toBe("7 passed, 1 failed");
  expect(summaryLine(null, 137)).toBe("0 passed, 1 failed");
});

test("what failed outside of the tests counts too", () => {
  expect(summaryLine(report(), 0, 1)).toBe("7 passed, 1 failed");
});
