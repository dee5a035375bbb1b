import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { wordTable } from "./word-table.ts";

const folder = fileURLToPath(new URL("../data/apertium", import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith(".tsv"));

test.each(files)("%s has English for every word, and says where each comes from", (file) => {
  const table = wordTable(`apertium/${file.replace(/\.tsv$/, "")}`)();
  const lines = readFileSync(`${folder}/${file}`, "utf8").trimEnd().split("\n").slice(1);
  expect(table.size).toBe(lines.length);
  for (const line of lines) expect(line).toMatch(/\t(own|gap)$/);
});
