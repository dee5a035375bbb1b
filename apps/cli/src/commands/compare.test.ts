import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openWordDocument, readRejectedText } from "@curie/docx";
import { aWordFile, paragraph, run } from "@curie/docx/testing";
import { afterEach, expect, test, vi } from "vitest";
import { run as curie } from "../main.ts";

const folder = mkdtempSync(join(tmpdir(), "curie-compare-"));
const file = (name: string, ...texts: string[]) => {
  const path = join(folder, name);
  writeFileSync(path, aWordFile(texts.map((text) => paragraph(run(text))).join("")));
  return path;
};
const kept = "Soils lose carbon when they are drained, as many studies have shown before.";
const gone = "Nobody knows why the third plot lost more carbon than all of the others.";
const last = "All of the plots were ploughed to the same depth before the study.";
const older = file("old.docx", kept, gone, last);
const newer = file("new.docx", kept.replace("many", "four"), "A new paragraph stands here.", last);
const output = join(folder, "tracked.docx");

async function call(...words: string[]) {
  const said = { out: "", err: "" };
  vi.spyOn(process.stdout, "write").mockImplementation((text, ...rest) => {
    said.out += text;
    const done = rest.find((one) => typeof one === "function");
    if (typeof done === "function") done();
    return true;
  });
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    said.err += text;
    return true;
  });
  return { status: await curie(["compare", ...words]), ...said };
}
afterEach(() => {
  vi.restoreAllMocks();
});

test("the newer file is written with tracked changes since the older one", async () => {
  const { status, out } = await call(older, newer, "-o", output);
  expect({ status, out }).toEqual({
    status: 0,
    out: `1 reworded, 1 added, 1 removed: ${output}\n`,
  });
  const rejected = readRejectedText(openWordDocument(readFileSync(output)));
  expect(rejected.map(({ text }) => text)).toEqual([kept, gone, last]);
});

test("programs are told what differs and is not marked", async () => {
  const { status, out } = await call(older, newer, "-o", output, "--json");
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    ...{ output, reworded: 1, added: 1, removed: 1, isWhole: true },
    notMarked: { older: [], newer: [] },
  });
});

test.each([
  ["one file", [older]],
  ["three files", [older, newer, newer, "-o", output]],
  ["no output", [older, newer]],
  ["the name of an input", [older, newer, "-o", newer]],
])("%s is wrong usage", async (_, words) => {
  expect((await call(...words)).status).not.toBe(0);
});
