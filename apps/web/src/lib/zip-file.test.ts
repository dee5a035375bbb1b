import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { zipOf } from "./zip-file.ts";

const file = (fileName: string, text: string) => ({ fileName, bytes: new Blob([text]) });

async function read(archive: Blob): Promise<[string, string][]> {
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  return Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]);
}

test("an archive holds every file as it was, whatever its name", async () => {
  const files = [file("paper.docx", "first"), file("论文.docx", ""), file("tesis é.docx", "third")];
  expect(await read(await zipOf(files))).toEqual([
    ["paper.docx", "first"],
    ["论文.docx", ""],
    ["tesis é.docx", "third"],
  ]);
});

test("files of the same name stand beside one another", async () => {
  const files = ["a", "b", "c"].map((text) => file("paper.docx", text));
  expect(await read(await zipOf(files))).toEqual([
    ["paper.docx", "a"],
    ["paper (2).docx", "b"],
    ["paper (3).docx", "c"],
  ]);
});

test("an archive of nothing is one as well", async () => {
  expect(await read(await zipOf([]))).toEqual([]);
});
