import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const folder = fileURLToPath(new URL("../../data", import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsv"))
  .map((name) => name.replaceAll("\\", "/"));

/** The origins that `data/README.md` explains. */
const origins = new Set(
  [...readFileSync(`${folder}/README.md`, "utf8").matchAll(/^\| `(\w+)` \|/gm)].map(
    ([, origin]) => origin,
  ),
);

describe("The data of language", () => {
  test.each(files)("%s says of each line where it comes from", (file) => {
    const [header = "", ...lines] = readFileSync(`${folder}/${file}`, "utf8").trimEnd().split("\n");
    const columns = header.split("\t");
    expect(columns.at(-1)).toBe("origin");
    const isEntry = (line: string) => {
      const cells = line.split("\t");
      return cells.length === columns.length && origins.has(cells.at(-1));
    };
    expect(lines.filter((line) => !isEntry(line))).toEqual([]);
    expect(lines.filter((line, at) => lines.indexOf(line) < at)).toEqual([]);
  });

  test("every list of words is asked for by a rule", () => {
    const lists = new Set(
      readFileSync(`${folder}/editing/word-lists.tsv`, "utf8")
        .trimEnd()
        .split("\n")
        .slice(1)
        .map((line) => line.split("\t")[0]),
    );
    const source = fileURLToPath(new URL("..", import.meta.url));
    const code = readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => readFileSync(`${source}/${name}`, "utf8"))
      .join("\n");
    const asked = new Set([...code.matchAll(/wordList\(\s*"([\w-]+)"/g)].map(([, list]) => list));
    expect([...lists].sort()).toEqual([...asked].sort());
  });
});
