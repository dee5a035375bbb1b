import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The test files that take longest, longest first. Without times of an earlier run Vitest begins with
 * the largest file, and a file of twenty lines that kills servers for two minutes would come last and
 * run alone.
 */
export const longest: readonly string[] = [
  "integration/loops.test.ts",
  "integration/backup.test.ts",
  "e2e/plans.test.ts",
  "integration/crash.test.ts",
  "integration/cluster.test.ts",
  "e2e/languages.test.ts",
  "e2e/abstracts.test.ts",
  "integration/billing-crash.test.ts",
  "e2e/accessibility.test.ts",
  "e2e/documents.test.ts",
  "packages/language/src/editing/harper-engine.test.ts",
  "apps/cli/src/main.test.ts",
  "apps/server/src/platform/db/schema-versions.test.ts",
];

/** Begins with the longest files, so that no core waits at the end; the others in Vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const index = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
      return index < 0 ? longest.length : index;
    };
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}
