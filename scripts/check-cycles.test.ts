import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findCycles } from "./check-cycles.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "curie-cycles-"));
  write(
    "packages/docx/package.json",
    JSON.stringify({ imports: { "#reading/*": "./src/reading/*" } }),
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const file = (name: string) => `packages/docx/src/${name}.ts`;

describe("imports", () => {
  test("of three files in a circle are found, and the files beside it are not", () => {
    write(file("a"), 'import { b } from "./b.ts";');
    write(file("b"), 'export { c } from "./reading/c.ts";');
    write(file("reading/c"), 'import * as a from "../a.ts";');
    write(file("above"), 'import { b } from "./b.ts";');
    expect(findCycles(root)).toEqual([[file("a"), file("b"), file("reading/c")]]);
  });

  test("of types alone make a circle too", () => {
    write(file("a"), 'import type { B } from "./b.ts";');
    write(file("b"), 'import { type A } from "./a.ts";');
    expect(findCycles(root)).toEqual([[file("a"), file("b")]]);
  });

  test("through the names that a package gives its folders are followed", () => {
    write(file("a"), 'import { b } from "#reading/b.ts";');
    write(file("reading/b"), 'import { a } from "../a.ts";');
    expect(findCycles(root)).toEqual([[file("a"), file("reading/b")]]);
  });

  test("that meet again at one file are no circle", () => {
    write(file("a"), 'import "./b.ts";\nimport "./c.ts";');
    write(file("b"), 'import "./d.ts";');
    write(file("c"), 'import "./d.ts";');
    write(file("d"), "export const d = 1;");
    expect(findCycles(root)).toEqual([]);
  });

  test("of a file by itself are a circle of one", () => {
    write(file("a"), 'import "./a.ts";');
    expect(findCycles(root)).toEqual([[file("a")]]);
  });
});
