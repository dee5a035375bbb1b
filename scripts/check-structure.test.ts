import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkStructure } from "./check-structure.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "curie-structure-"));
  write("apps/server/package.json", serverManifest);
  write("apps/web/package.json", webManifest);
  write("packages/docx/package.json", docxManifest);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const serverManifest = JSON.stringify({
  imports: {
    "#app": "./src/app.ts",
    "#config": "./src/config.ts",
    "#platform/*": "./src/platform/*",
    "#features/*": "./src/features/*",
  },
});
const webManifest = JSON.stringify({
  imports: {
    "#app/*": "./src/app/*",
    "#features/*": "./src/features/*",
    "#ui/*": "./src/ui/*",
    "#lib/*": "./src/lib/*",
  },
});
const docxManifest = JSON.stringify({
  exports: { ".": "./src/index.ts", "./testing": "./src/testing.ts" },
});
const server = "apps/server/src";
const web = "apps/web/src";

function write(path: string, text = ""): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** The rules broken by a tree that holds these files, and the files that they import, empty. */
function rulesBroken(files: Record<string, string>, ...empty: string[]): string[] {
  for (const path of empty) write(path);
  for (const [path, text] of Object.entries(files)) write(path, text);
  return checkStructure(root).map(({ file, rule }) => `${file}: ${rule}`);
}

function anImport(specifier: string): string {
  return `import { thing } from "${specifier}";\nexport const own = thing;\n`;
}

test("a tree that keeps every rule passes", () => {
  const broken = rulesBroken({
    [`${server}/main.ts`]: `${anImport("#app")}${anImport("#config")}`,
    [`${server}/app.ts`]: anImport("./features/editing/routes.ts"),
    [`${server}/config.ts`]: "export const config = process.env.PORT;",
    [`${server}/features/editing/routes.ts`]: `
      import { edit } from "./service.ts";
      import type { Context } from "#platform/context.ts";
      export const routes = [edit];
      export type Routes = Context;
    `,
    [`${server}/features/editing/service.ts`]: anImport("#features/documents/service.ts"),
    [`${server}/features/editing/store.ts`]: anImport("#features/documents/tables.ts"),
    [`${server}/features/editing/rules.ts`]: anImport("@curie/contract"),
    [`${server}/features/editing/rules.test.ts`]: anImport("./rules.ts"),
    [`${server}/features/plans/service.ts`]: "",
    [`${server}/features/documents/service.ts`]: anImport("#platform/db/client.ts"),
    [`${server}/features/documents/tables.ts`]: "",
    [`${server}/features/plans/groups/service.ts`]: anImport("#features/plans/service.ts"),
    [`${server}/features/plans/groups/store.ts`]: anImport("../service.ts"),
    [`${server}/platform/context.ts`]: anImport("#config"),
    [`${server}/platform/db/client.ts`]: anImport("../context.ts"),
    [`${web}/main.tsx`]: anImport("./app/router.tsx"),
    [`${web}/app/router.tsx`]: anImport("#features/editing/editing-page.tsx"),
    [`${web}/features/editing/editing-page.tsx`]: `
      ${anImport("./components/wizard.tsx")}
      ${anImport("#features/documents/queries.ts")}
      ${anImport("#features/documents/components/card.tsx")}
      ${anImport("#features/documents/model.ts")}
      ${anImport("#ui/pager.tsx")}
    `,
    [`${web}/features/editing/components/wizard.tsx`]: anImport("../queries.ts"),
    [`${web}/features/editing/queries.ts`]: anImport("#lib/api.ts"),
    [`${web}/features/documents/queries.ts`]: "",
    [`${web}/features/documents/model.ts`]: "",
    [`${web}/features/documents/components/card.tsx`]: "",
    [`${web}/ui/pager.tsx`]: anImport("#lib/api.ts"),
    [`${web}/lib/api.ts`]: anImport("@curie/contract"),
    "packages/manuscript/src/index.ts": `${anImport("@curie/docx")}${anImport("@curie/language")}`,
    "packages/manuscript/src/manuscript.test.ts": anImport("@curie/docx/testing"),
    "packages/docx/test/corpus.ts": anImport("@curie/docx"),
    "packages/draft-translation/src/index.ts": anImport("@curie/language"),
    "packages/locales/src/index.ts": anImport("@curie/contract"),
  });
  expect(broken).toEqual([]);
});

describe("names", () => {
  test.each([
    [`${server}/features/editing/manager.ts`, "is not one of routes.ts"],
    [`${server}/features/editing/helpers.ts`, "helpers says nothing"],
    [`${server}/features/editing/utils/rules.ts`, "utils says nothing"],
    [`${server}/features/editing/index.ts`, "index says nothing"],
    [`${server}/features/editing/a/b/rules.ts`, "at most one level"],
    [`${server}/features/karma/rules.ts`, "karma is not on the ladder"],
    [`${server}/features/loose.ts`, "a file stands inside a feature"],
    [`${server}/tools.ts`, "stand beside platform and features"],
    [`${web}/features/editing/wizard.tsx`, "is not a page, queries.ts or model.ts"],
    [`${web}/features/editing/components/types.ts`, "types says nothing"],
    [`${web}/features/editing/components/common/card.tsx`, "common says nothing"],
  ])("%s is refused", (path, rule) => {
    expect(rulesBroken({}, path)).toEqual([expect.stringContaining(rule)]);
  });
});

describe("directions", () => {
  const cases: [importer: string, specifier: string, imported: string, rule: string][] = [
    [
      `${server}/platform/mail.ts`,
      "#features/plans/service.ts",
      `${server}/features/plans/service.ts`,
      "platform may not import features",
    ],
    [
      `${server}/features/plans/service.ts`,
      "#app",
      `${server}/app.ts`,
      "features may not import app",
    ],
    [
      `${server}/features/plans/rules.ts`,
      "#platform/clock.ts",
      `${server}/platform/clock.ts`,
      "rules.ts decides without platform",
    ],
    [
      `${server}/features/plans/service.ts`,
      "#features/documents/service.ts",
      `${server}/features/documents/service.ts`,
      "plans may not look at documents",
    ],
    [
      `${server}/features/editing/service.ts`,
      "#features/translation/service.ts",
      `${server}/features/translation/service.ts`,
      "editing may not look at translation",
    ],
    [
      `${server}/features/editing/service.ts`,
      "#features/documents/store.ts",
      `${server}/features/documents/store.ts`,
      "may not be imported by another feature",
    ],
    [
      `${server}/features/editing/service.ts`,
      "#features/documents/tables.ts",
      `${server}/features/documents/tables.ts`,
      "may not be imported by another feature",
    ],
    [
      `${server}/features/editing/service.ts`,
      "../documents/service.ts",
      `${server}/features/documents/service.ts`,
      "leaves the feature",
    ],
    [
      `${server}/features/editing/service.ts`,
      "#features/editing/rules.ts",
      `${server}/features/editing/rules.ts`,
      "is in this feature: write ./",
    ],
    [
      `${server}/platform/db/client.ts`,
      "../../config.ts",
      `${server}/config.ts`,
      "write #… instead of ../..",
    ],
    [
      `${server}/platform/db/client.ts`,
      "#platform/clock",
      `${server}/platform/clock.ts`,
      "extension is missing",
    ],
    [
      `${server}/platform/db/client.ts`,
      "./gone.ts",
      `${server}/platform/clock.ts`,
      "./gone.ts does not exist",
    ],
    [
      `${server}/platform/db/client.ts`,
      "#tools/clock.ts",
      `${server}/platform/clock.ts`,
      "is not declared in package.json",
    ],
    [`${web}/lib/api.ts`, "#ui/pager.tsx", `${web}/ui/pager.tsx`, "lib may not import ui"],
    [
      `${web}/ui/pager.tsx`,
      "#features/editing/queries.ts",
      `${web}/features/editing/queries.ts`,
      "ui may not import features",
    ],
    [
      `${web}/features/editing/queries.ts`,
      "#app/router.tsx",
      `${web}/app/router.tsx`,
      "features may not import app",
    ],
    [
      `${web}/features/editing/queries.ts`,
      "#features/documents/documents-page.tsx",
      `${web}/features/documents/documents-page.tsx`,
      "may not be imported by another feature",
    ],
    [
      `${web}/features/documents/queries.ts`,
      "#features/editing/queries.ts",
      `${web}/features/editing/queries.ts`,
      "documents may not look at editing",
    ],
  ];
  test.each(cases)("%s may not import %s", (importer, specifier, imported, rule) => {
    const broken = rulesBroken({ [importer]: anImport(specifier) }, imported);
    expect(broken).toEqual([expect.stringContaining(rule)]);
    expect(broken[0]?.startsWith(`${importer}: `)).toBe(true);
  });

  test.each([
    ["packages/docx/src/index.ts", "@curie/contract", "may not import"],
    ["packages/locales/src/index.ts", "@curie/docx", "may not import"],
    ["packages/manuscript/src/index.ts", "@curie/locales", "may not import"],
    ["packages/language/src/index.ts", "@curie/draft-translation", "may not import"],
    ["packages/manuscript/src/index.ts", "@curie/draft-translation", "may not import"],
    ["packages/docx/src/index.ts", "@curie/docx", "is this very package"],
    ["apps/web/src/lib/api.ts", "@curie/docx", "may not import"],
    ["apps/server/src/platform/clock.ts", "@curie/docx/src/zip.ts", "by its name only"],
    ["apps/web/src/lib/api.ts", "../../../packages/docx/src/index.ts", "../.."],
  ])("%s may not import %s", (importer, specifier, rule) => {
    const broken = rulesBroken({ [importer]: anImport(specifier) }, "packages/docx/src/index.ts");
    expect(broken[0]).toContain(rule);
  });

  test("types, re-exports and dynamic imports count as imports", () => {
    const broken = rulesBroken(
      {
        [`${server}/platform/one.ts`]: 'import type { A } from "#features/plans/service.ts";',
        [`${server}/platform/two.ts`]: 'export * from "#features/plans/service.ts";',
        [`${server}/platform/three.ts`]: `
          export const load = () => import("#features/plans/service.ts");
        `,
        [`${server}/platform/four.ts`]: 'import "#features/plans/service.ts";',
        [`${server}/platform/five.ts`]:
          'export {\n  one,\n  two,\n} from "#features/plans/service.ts";',
      },
      `${server}/features/plans/service.ts`,
    );
    expect(broken).toHaveLength(5);
  });

  test("what stands in a comment or in quoted code is not an import", () => {
    const broken = rulesBroken({
      [`${server}/platform/clock.ts`]: `
        // import { a } from "#features/plans/store.ts";
        /*
        import { b } from "#features/plans/store.ts";
        */
        export const quoted = \`
        import { c } from "#features/plans/store.ts";
        \`;
      `,
    });
    expect(broken).toEqual([]);
  });
});

describe("environment", () => {
  test("process.env is read in config.ts, in scripts and in nothing else", () => {
    const reads = "export const port = process.env.PORT;";
    const broken = rulesBroken({
      [`${server}/config.ts`]: reads,
      "scripts/start.ts": reads,
      "bench/run.ts": reads,
      "e2e/journey.test.ts": reads,
      [`${server}/platform/clock.ts`]: reads,
      "packages/docx/src/zip.ts": reads,
      [`${server}/platform/mail.ts`]: "// process.env is read elsewhere",
      [`${server}/platform/files.ts`]: "export const child = { ...process.env, TZ: 'UTC' };",
      [`${server}/platform/files.test.ts`]: reads,
    });
    expect(broken).toEqual([
      `${server}/platform/clock.ts: only config.ts reads process.env`,
      "packages/docx/src/zip.ts: only config.ts reads process.env",
    ]);
  });
});

describe("people", () => {
  const tables = `${server}/features/feedback/tables.ts`;
  const text = "export const answers = { userId: () => users.id };\n";

  test("that a feature's tables name are spoken for in its personal-data", () => {
    expect(rulesBroken({ [tables]: text })).toEqual([
      `${tables}: it names people, and there is no personal-data/service.ts`,
    ]);
    write(`${server}/features/feedback/personal-data/service.ts`);
    expect(rulesBroken({})).toEqual([]);
  });

  test("in a remark alone are nobody", () => {
    expect(rulesBroken({ [tables]: "// like users.id\nexport const a = 1;\n" })).toEqual([]);
  });
});
