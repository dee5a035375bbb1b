import { describe, expect, test } from "vitest";
import { DocxRefusal } from "../refusals.ts";
import { decodeXml, encodeXml } from "./encoding.ts";

describe("encodings", () => {
  const source = '<?xml version="1.0" encoding="UTF-16"?>\r\n<a>é數𝒳</a>';
  const wide = Buffer.from(source, "utf16le");
  const cases: [string, Buffer][] = [
    ["UTF-16 little-endian with mark", Buffer.concat([Buffer.from([0xff, 0xfe]), wide])],
    ["UTF-16 little-endian without mark", wide],
    [
      "UTF-16 big-endian with mark",
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(wide).swap16()]),
    ],
    ["UTF-8 with mark", Buffer.from(`\uFEFF${source.replace("UTF-16", "UTF-8")}`)],
    ["UTF-8", Buffer.from(source.replace("UTF-16", "utf-8"))],
  ];
  test.each(cases)("%s is read and written back byte for byte", (_name, bytes) => {
    const decoded = decodeXml(bytes);
    expect(decoded.text).toContain("<a>é數𝒳</a>");
    expect(decoded.text.startsWith("<?xml")).toBe(true);
    expect(encodeXml([decoded.text], decoded).equals(bytes)).toBe(true);
  });

  test("text in pieces is written as one", () => {
    const decoded = decodeXml(Buffer.from("\uFEFF<a>é數𝒳</a>"));
    expect(encodeXml(["<a>é", "", "數𝒳</a>"], decoded).toString()).toBe("\uFEFF<a>é數𝒳</a>");
  });

  test.each(cases)("%s is copied where it stays, whatever comes between", (_name, bytes) => {
    const decoded = decodeXml(bytes);
    const at = decoded.text.indexOf("數");
    const [start, end] = [at - 1, at + 3];
    const pieces = [
      "",
      { start: 0, end: start },
      "ü",
      { start: at, end },
      "𝒴",
      { start: end, end: decoded.text.length },
    ];
    const written = decodeXml(encodeXml(pieces, decoded));
    expect(written.text).toBe(`${decoded.text.slice(0, start)}ü數𝒳𝒴</a>`);
    expect(written.byteOrderMark).toBe(decoded.byteOrderMark);
    expect(encodeXml([{ start: 0, end: decoded.text.length }], decoded).equals(bytes)).toBe(true);
  });

  test("bytes that are not valid in the encoding are refused", () => {
    expect(() => decodeXml(Buffer.from([0x3c, 0x61, 0x3e, 0xff]))).toThrow(DocxRefusal);
  });

  test("a declaration that contradicts the bytes is refused", () => {
    const bytes = Buffer.from('<?xml version="1.0" encoding="windows-1252"?><a/>');
    expect(() => decodeXml(bytes)).toThrow(DocxRefusal);
  });
});
