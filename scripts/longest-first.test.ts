import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { TestSpecification } from "vitest/node";
import { LongestFirst, longest } from "./longest-first.ts";

const root = join(import.meta.dirname, "..");

test.each(longest)("%s is there to begin with", (file) => {
  expect(existsSync(join(root, file))).toBe(true);
});

/** A file as Vitest hands it over, of a project in which every file has Node unless it says otherwise. */
const fileOf = (project: string, order: number, name: string) =>
  ({
    moduleId: join(root, name),
    project: {
      name: project,
      config: { environment: "node", isolate: false, sequence: { groupOrder: order } },
    },
  }) as unknown as TestSpecification;

test("files that share a worker follow one another, the longest of them first", async () => {
  const context = { cache: { getTestSpecificationResult: () => undefined } };
  const sequencer = new LongestFirst(
    context as unknown as ConstructorParameters<typeof LongestFirst>[0],
  );
  const sorted = await sequencer.sort([
    fileOf("integration", 1, "integration/roles.test.ts"),
    fileOf("web", 0, "apps/web/src/ui/status/toast.test.ts"),
    fileOf("web", 0, "apps/web/src/features/plans/components/plan-area.test.tsx"),
    fileOf("e2e", 1, "e2e/security.test.ts"),
    fileOf("web", 0, "apps/web/src/ui/text/cut-middle.test.ts"),
    fileOf("integration", 1, "integration/loops.test.ts"),
    fileOf("e2e", 1, "e2e/plans.test.ts"),
    fileOf("web", 0, "apps/web/src/lib/server-time.test.tsx"),
  ]);
  const needs = sorted.map(({ moduleId, project }) =>
    project.name === "web" ? (moduleId.endsWith("x") ? "drawn" : "plain") : project.name,
  );
  expect(needs).toEqual([
    "drawn",
    "drawn",
    "plain",
    "plain",
    "e2e",
    "e2e",
    "integration",
    "integration",
  ]);
  expect(sorted[4]?.moduleId).toContain("plans");
  expect(sorted[6]?.moduleId).toContain("loops");
});
