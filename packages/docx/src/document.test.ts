import { describe, expect, test } from "vitest";
import { openWordDocument } from "./document.ts";
import type { Limits } from "./limits.ts";
import type { RefusalCode } from "./refusals.ts";
import { DocxRefusal } from "./refusals.ts";
import { aWordFile, aZip, namespaces, paragraph, run } from "./testing.ts";

const sound = paragraph(run("The text."));

function refusal(bytes: Uint8Array, limits: Partial<Limits> = {}): [RefusalCode, object] | null {
  try {
    openWordDocument(bytes, limits);
  } catch (error) {
    if (error instanceof DocxRefusal) return [error.code, error.params];
    throw error;
  }
  return null;
}

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml";
describe("hostile and broken packages", () => {
  const withEntry = (name: string, data: string | Buffer = "x"): Buffer =>
    aWordFile({ body: sound, extra: [{ name, data }] });

  test.each(["../evil.txt", "/etc/x", "a/../../b", "word\\back.xml", "C:x"])(
    "an entry named %j is refused",
    (name) => {
      expect(refusal(withEntry(name))).toEqual(["unsafe-file", { reason: "entry-name" }]);
    },
  );

  test("a part with a DOCTYPE is refused", () => {
    const document = `<!DOCTYPE a [<!ENTITY b "c">]><w:document ${namespaces}/>`;
    expect(refusal(aWordFile({ document }))).toEqual(["unsafe-file", { reason: "doctype" }]);
  });

  test("a wrong checksum is refused, in parts that are not read as well", () => {
    const extra = [{ name: "word/media/a.png", data: "picture", crc: 1 }];
    expect(refusal(aWordFile({ body: sound, extra }))).toEqual(["corrupt", { reason: "checksum" }]);
  });

  test("a part that is not well-formed is refused", () => {
    expect(refusal(aWordFile("<w:p>"))?.[0]).toBe("corrupt");
    expect(refusal(withEntry("docProps/app.xml", "<a>"))?.[0]).toBe("corrupt");
  });

  test("a package without main part is refused", () => {
    const empty = aZip([
      {
        name: "[Content_Types].xml",
        data: `<Types xmlns="x"><Override PartName="/d.xml" ContentType="${word}.document.main+xml"/></Types>`,
      },
    ]);
    expect(refusal(empty)).toEqual(["corrupt", { reason: "main-part" }]);
  });

  test("a file over the size limit is refused unread", () => {
    expect(refusal(aWordFile(sound), { fileBytes: 100 })?.[0]).toBe("too-large");
  });

  test("more entries, larger parts, a larger total or a higher ratio than allowed are refused", () => {
    const file = withEntry("word/media/a.bmp", Buffer.alloc(200_000));
    expect(refusal(file)).toBeNull();
    expect(refusal(file, { entries: 4 })?.[1]).toMatchObject({ limit: "entries" });
    expect(refusal(file, { entryBytes: 100_000 })?.[1]).toMatchObject({ limit: "part" });
    expect(refusal(file, { totalBytes: 100_000 })?.[1]).toMatchObject({ limit: "total" });
    expect(refusal(file, { ratioFromBytes: 1000 })?.[1]).toMatchObject({ limit: "ratio" });
    expect(refusal(file, { xmlPartBytes: 100 })?.[1]).toMatchObject({ limit: "part" });
  });

  test("an entry that inflates to more than it declares is stopped there", () => {
    const file = withEntry("word/media/a.bmp", Buffer.alloc(5_000_000));
    const lie = Buffer.from(file);
    const name = Buffer.from("word/media/a.bmp");
    lie.writeUInt32LE(1000, lie.indexOf(name) - 30 + 22);
    lie.writeUInt32LE(1000, lie.lastIndexOf(name) - 46 + 24);
    expect(refusal(lie)).toEqual(["archive-bomb", { limit: "declared-size" }]);
  });

  test("entries that share compressed bytes are refused", () => {
    const inner = { name: "inner.bin", data: "x", stored: true };
    const outer = { name: "outer.bin", data: aZip([inner]), stored: true };
    const file = aWordFile({ body: sound, extra: [outer, inner] });
    expect(refusal(file)).toBeNull();
    // The directory's "inner.bin" now points into the bytes of "outer.bin".
    const headerInside = file.indexOf("inner.bin") - 30;
    file.writeUInt32LE(headerInside, file.lastIndexOf("inner.bin") - 46 + 42);
    expect(refusal(file)).toEqual(["archive-bomb", { limit: "overlapping-entries" }]);
  });

  test("a directory that names an entry otherwise than the entry itself is refused", () => {
    const file = withEntry("inner.bin");
    file.write("other.bin", file.lastIndexOf("inner.bin"));
    expect(refusal(file)).toEqual(["unsafe-file", { reason: "entry-name" }]);
  });
});

describe("what is read", () => {
  test("stories come in order, tables in place, empty paragraphs too", () => {
    const document = openWordDocument(
      aWordFile({
        body: `${sound}<w:tbl><w:tr><w:tc>${paragraph(run("cell"))}</w:tc></w:tr></w:tbl>${paragraph("")}`,
        footnotes: `<w:footnote w:id="1">${paragraph(run("foot"))}</w:footnote>`,
        endnotes: `<w:endnote w:id="1">${paragraph(run("end"))}</w:endnote>`,
        footer: paragraph(run("foot line")),
      }),
    );
    expect(
      document.paragraphs.map((item) => [item.id, item.story, item.inTable, item.text]),
    ).toEqual([
      [0, "body", false, "The text."],
      [1, "body", true, "cell"],
      [2, "body", false, ""],
      [3, "footnote", false, "foot"],
      [4, "endnote", false, "end"],
      [5, "footer", false, "foot line"],
    ]);
  });
});
