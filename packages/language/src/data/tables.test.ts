import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { once, tableLists, tableMap, tableRows } from "./tables.ts";

const folder = mkdtempSync(join(tmpdir(), "curie-tables-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function table(...lines: string[]): URL {
  files += 1;
  const file = join(folder, `${files}.tsv`);
  writeFileSync(file, `${lines.join("\n")}\n`);
  return pathToFileURL(file);
}

describe("A table of words", () => {
  it("gives its rows without the origin, cells that may be empty included", () => {
    const file = table("word\tenglish\torigin", "tasa\trate\town", "que\t\town");
    expect(tableRows(file, ["word", "english"])).toEqual([
      ["tasa", "rate"],
      ["que", ""],
    ]);
  });

  it.each([
    ["other columns", ["word\torigin", "tasa\town"]],
    ["a line with a cell too few", ["word\tenglish\torigin", "tasa\town"]],
    ["a line with a cell too many", ["word\tenglish\torigin", "tasa\trate\town\tmore"]],
    ["a line without an origin", ["word\tenglish\torigin", "tasa\trate\t"]],
    ["a line without a word", ["word\tenglish\torigin", "\trate\town"]],
  ])("is refused with %s", (_, lines) => {
    expect(() => tableRows(table(...lines), ["word", "english"])).toThrow(".tsv");
  });

  it("is read when it is asked for, and once", () => {
    let times = 0;
    const made = once(() => {
      times += 1;
      return undefined;
    });
    expect(times).toBe(0);
    made();
    made();
    expect(times).toBe(1);
    expect(() => tableMap(new URL("file:///nowhere.tsv"))).not.toThrow();
  });

  it("has each word once", () => {
    const twice = tableMap(table("word\tenglish\torigin", "tasa\trate\town", "tasa\tfee\town"));
    expect(twice).toThrow("tasa");
    const lists = tableLists(table("list\tword\torigin", "a\tone\town", "a\tone\town"));
    expect(() => lists("a")).toThrow("one");
  });

  it("holds several lists, and refuses one that nobody wrote", () => {
    const lists = tableLists(table("list\tword\torigin", "a\tone\town", "b\tone\town"));
    expect(lists("b").has("one")).toBe(true);
    expect(() => lists("c")).toThrow("no list c");
  });
});
