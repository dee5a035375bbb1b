import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildWebWhenStale } from "./build-web.ts";

let root: string;
let builds: number;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "curie-build-"));
  builds = 0;
  write("package-lock.json", "{}");
  write("apps/web/src/main.tsx", "main");
  write("packages/contract/src/index.ts", "contract");
  write("packages/locales/src/en_US/app.json", "{}");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function build(folder: string): Promise<void> {
  builds += 1;
  mkdirSync(folder);
  writeFileSync(join(folder, `index-${builds}.html`), "page");
}

function built(): string[] {
  return readdirSync(join(root, "apps/web/dist")).filter((name) => !name.startsWith("."));
}

test("the app is built once and kept while nothing changes", async () => {
  expect(await buildWebWhenStale(root, build)).toBe(true);
  expect(await buildWebWhenStale(root, build)).toBe(false);
  expect(built()).toEqual(["index-1.html"]);
});

test.each([
  "package-lock.json",
  "apps/web/src/main.tsx",
  "apps/web/index.html",
  "packages/contract/src/index.ts",
  "packages/locales/src/en_US/app.json",
])("a change of %s builds again and leaves nothing of the old app", async (path) => {
  await buildWebWhenStale(root, build);
  write(path, "changed");
  expect(await buildWebWhenStale(root, build)).toBe(true);
  expect(built()).toEqual(["index-2.html"]);
});

test("tests, installed packages and hidden folders do not count as sources", async () => {
  await buildWebWhenStale(root, build);
  write("apps/web/src/main.test.tsx", "test");
  write("apps/web/node_modules/dependency/index.js", "dependency");
  write("apps/web/.vite/cache.json", "{}");
  expect(await buildWebWhenStale(root, build)).toBe(false);
});

test("a failed build keeps the app that was there and is tried again", async () => {
  await buildWebWhenStale(root, build);
  write("apps/web/src/main.tsx", "broken");
  const failing = async (folder: string) => {
    mkdirSync(folder);
    throw new Error("does not compile");
  };
  await expect(buildWebWhenStale(root, failing)).rejects.toThrow("does not compile");
  expect(built()).toEqual(["index-1.html"]);
  expect(readdirSync(join(root, "apps/web")).sort()).toEqual(["dist", "src"]);
  expect(await buildWebWhenStale(root, build)).toBe(true);
});

test("a build that was killed half-way does not count as built", async () => {
  mkdirSync(join(root, "apps/web/dist"), { recursive: true });
  writeFileSync(join(root, "apps/web/dist/index.html"), "half");
  expect(await buildWebWhenStale(root, build)).toBe(true);
  expect(existsSync(join(root, "apps/web/dist/index.html"))).toBe(false);
});
