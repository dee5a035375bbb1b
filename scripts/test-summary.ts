import { basename } from "node:path";

/** What is read of Vitest's JSON report. */
export type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name?: string;
    status: string;
    assertionResults: readonly { status: string; fullName?: string }[];
  }[];
};

/**
 * `N passed, N failed` and, where tests could not run, what they would have needed:
 * `, N not run: 7 (needs ../shared), 1 (needs Apertium)`.
 *
 * A test that may be skipped says in its name, or in that of its group, what it needs:
 * `… (needs ../shared)`. A file that fails before its first test counts as one failure, and so
 * does anything else that made the run fail: a failed run never reads as "0 failed".
 *
 * @param otherFailures what failed outside of Vitest
 */
export function summaryLine(report: Report | null, code: number, otherFailures = 0): string {
  const passed = report?.numPassedTests ?? 0;
  const brokenFiles = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const counted = (report?.numFailedTests ?? 0) + brokenFiles.length + otherFailures;
  const failed = code === 0 ? counted : Math.max(counted, 1);
  return `${passed} passed, ${failed} failed${notRun(report)}`;
}

function notRun(report: Report | null): string {
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  if (skipped === 0) return "";
  const needs = new Map<string, number>();
  for (const { name = "", assertionResults } of report?.testResults ?? []) {
    for (const { status, fullName = "" } of assertionResults) {
      if (status === "passed" || status === "failed") continue;
      const need = /\(needs [^)]+\)/.exec(fullName)?.[0] ?? `(in ${basename(name)})`;
      needs.set(need, (needs.get(need) ?? 0) + 1);
    }
  }
  const list = [...needs].map(([need, count]) => `${count} ${need}`).sort();
  return `, ${skipped} not run: ${list.join(", ")}`;
}
