import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { wordLists, wordTable } from "./data.ts";

const folder = fileURLToPath(new URL("../data", import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsv"))
  .map((name) => name.replaceAll("\\", "/"));

/** The origins that `data/README.md` explains. */
const origins = new Set(
  [...readFileSync(`${folder}/README.md`, "utf8").matchAll(/^\| `(\w+)` \|/gm)].map(
    ([, origin]) => origin,
  ),
);

describe("The data of the draft engines", () => {
  test.each(files)("%s says of each line where it comes from", (file) => {
    const [header = "", ...lines] = readFileSync(`${folder}/${file}`, "utf8").trimEnd().split("\n");
    const columns = header.split("\t");
    expect(columns.at(-1)).toBe("origin");
    expect(lines.length).toBeGreaterThan(0);
    const isEntry = (line: string) => {
      const cells = line.split("\t");
      return (
        cells.length === columns.length &&
        origins.has(cells.at(-1)) &&
        cells.every((cell) => cell === cell.trim())
      );
    };
    expect(lines.filter((line) => !isEntry(line))).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
    if (columns.join() === "word,english,origin")
      expect(wordTable(file.replace(/\.tsv$/, ""))().size).toBe(lines.length);
  });

  test("lists tell whole words from beginnings and ends", () => {
    const { whole, opening, ending } = wordLists("chinese/word-lists");
    expect(whole("surname")("王")).toBe(true);
    expect(whole("surname")("王氏")).toBe(false);
    expect(opening("surname")("王 氏")).toBe(true);
    expect(opening("surname")("王氏")).toBe(false);
    expect(ending("surname")("小王")).toBe(true);
    expect(ending("surname")("王氏")).toBe(false);
  });
});
