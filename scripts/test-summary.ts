/** What is read of Vitest's JSON report. */
export type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[];
};

/**
 * `N passed, N failed` and, when there are any, `, N skipped`.
 *
 * A file that fails before its first test counts as one failure, and so does anything else that
 * made the run fail: a failed run never reads as "0 failed".
 *
 * @param otherFailures what failed outside of Vitest
 */
export function summaryLine(report: Report | null, code: number, otherFailures = 0): string {
  const passed = report?.numPassedTests ?? 0;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  const brokenFiles = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const counted = (report?.numFailedTests ?? 0) + brokenFiles.length + otherFailures;
  const failed = code === 0 ? counted : Math.max(counted, 1);
  const figures = `${passed} passed, ${failed} failed`;
  return skipped === 0 ? figures : `${figures}, ${skipped} skipped`;
}
