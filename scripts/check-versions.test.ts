import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkVersions } from "./check-versions.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "curie-versions-"));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, dependencies: object): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify({ dependencies }));
}

test("a direct dependency names one exact version", () => {
  write("package.json", { zod: "4.6.7", pg: "8.0.0-beta.1" });
  write("apps/cli/package.json", { zod: "^4.6.7", "@curie/docx": "*" });
  write("packages/language/package.json", { diff: "*", hanzi: "~3.2.0" });
  expect(checkVersions(root)).toEqual([
    'apps/cli/package.json: zod: "^4.6.7" is no exact version',
    'packages/language/package.json: diff: "*" is no exact version',
    'packages/language/package.json: hanzi: "~3.2.0" is no exact version',
  ]);
});
