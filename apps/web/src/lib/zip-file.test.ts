import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { zipOf } from "./zip-file.ts";

const file = (fileName: string, text: string) => ({ fileName, bytes: new Blob([text]) });

/** What the directory at the end of an archive says, and the bytes it points to. */
async function read(archive: Blob) {
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const text = (from: number, length: number) =>
    new TextDecoder().decode(bytes.subarray(from, from + length));
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    const [nameLength, offset] = [view.getUint16(at + 28, true), view.getUint32(at + 42, true)];
    const name = text(at + 46, nameLength);
    const size = view.getUint32(offset + 22, true);
    const content = text(offset + 30 + nameLength, size);
    expect(view.getUint32(offset, true)).toBe(0x04034b50);
    expect(text(offset + 30, nameLength)).toBe(name);
    expect(view.getUint32(offset + 14, true)).toBe(crc32(content));
    expect(view.getUint32(at + 16, true)).toBe(crc32(content));
    at += 46 + nameLength;
    return [name, content];
  });
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
