import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type Report, summaryLine } from "./test-summary.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

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

test("what could not run is named with what it needs", () => {
  const assertionResults = [
    { status: "passed", fullName: "real files are read" },
    { status: "skipped", fullName: "real files (needs ../shared) are edited" },
    { status: "pending", fullName: "real files (needs ../shared) are translated" },
    { status: "skipped", fullName: "drafts (needs Apertium) are made" },
    { status: "skipped", fullName: "something else" },
  ];
  const testResults = [{ name: "/there/odd.test.ts", status: "passed", assertionResults }];
  expect(summaryLine(report({ numPendingTests: 4, testResults }), 0)).toBe(
    "7 passed, 0 failed, 4 not run: 1 (in odd.test.ts), 1 (needs Apertium), 2 (needs ../shared)",
  );
});

test("every test that may be skipped says in its name what it needs", () => {
  const files = globSync(
    ["{apps,packages}/*/{src,test}/**/*.test.{ts,tsx}", "{e2e,integration}/*.test.ts"],
    {
      cwd: root,
    },
  );
  expect(files.length).toBeGreaterThan(300);
  const silent = files.filter((file) => {
    const source = readFileSync(join(root, file), "utf8");
    const skips = source.match(/\b(skipIf|runIf)\(|\b(test|it|describe)\.skip\b/g)?.length ?? 0;
    return skips > (source.match(/\(needs [^)]+\)/g)?.length ?? 0);
  });
  expect(silent).toEqual([]);
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
