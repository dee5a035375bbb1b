import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The test files that take longest, longest first. Without times of an earlier run Vitest begins with
 * the largest file, and a file of twenty lines that kills servers for two minutes would come last and
 * run alone.
 */
export const longest: readonly string[] = [
  "e2e/staff.test.ts",
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

/** What Vitest asks of two files before it runs the second one where the first one ran. */
type Needs = { order: number; project: string; environment: string };

function needsOf({ moduleId, project }: TestSpecification): Needs {
  const [, environment = project.config.environment] =
    /@vitest-environment +(\S+)/.exec(readFileSync(moduleId, "utf8")) ?? [];
  return { order: project.config.sequence.groupOrder, project: project.name, environment };
}

/**
 * Begins with the longest files, so that no core waits at the end; the others in Vitest's order. Files of
 * one project and environment stay together: a worker is ended as soon as the next file needs another one,
 * and what it had loaded is loaded anew, which takes longer than most files.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const needs = new Map(sorted.map((file) => [file, needsOf(file)] as const));
    return sorted.sort(
      (one, other) => compare(needs.get(one), needs.get(other)) || rank(one) - rank(other),
    );
  }
}

function compare(one: Needs | undefined, other: Needs | undefined): number {
  if (!one || !other) return 0;
  return (
    one.order - other.order ||
    one.project.localeCompare(other.project) ||
    one.environment.localeCompare(other.environment)
  );
}

function rank({ moduleId }: TestSpecification): number {
  const index = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
  return index < 0 ? longest.length : index;
}
