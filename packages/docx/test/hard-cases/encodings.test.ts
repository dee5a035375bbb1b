/** Hard case 23: how the bytes of a part spell its characters. */
import { openWordDocument } from "@curie/docx";
import { aWordFile, bodyOf, namespaces, paragraph, run } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { edit } from "./edit-fixture.ts";

function documentIn(declaration: string, body: string): string {
  return `${declaration}<w:document ${namespaces}><w:body>${body}</w:body></w:document>`;
}

function encodingOf(bytes: Uint8Array): [string | undefined, boolean | undefined] {
  const [part] = openWordDocument(bytes).source.parts;
  return [part?.decoded.encoding, part?.decoded.byteOrderMark];
}

describe("a part is written in the encoding it was read in (hard case 23)", () => {
  const text = paragraph(run("zwei 数 𝒳 אב"));
  const utf16 = Buffer.from(
    `\uFEFF${documentIn('<?xml version="1.0" encoding="UTF-16"?>\r\n', text)}`,
    "utf16le",
  );
  const utf8 = documentIn('<?xml version="1.0" encoding="UTF-8"?>', text);

  test.each([
    ["UTF-16, little end first", utf16, "utf-16le", true],
    ["UTF-16, big end first", Buffer.from(utf16).swap16(), "utf-16be", true],
    ["UTF-8 behind a byte order mark", Buffer.from(`\uFEFF${utf8}`), "utf-8", true],
    ["UTF-8", Buffer.from(utf8), "utf-8", false],
    ["UTF-8 without declaration", Buffer.from(documentIn("", text)), "utf-8", false],
  ])("%s", (_name, document, encoding, mark) => {
    const file = aWordFile({ document });
    expect(encodingOf(file)).toEqual([encoding, mark]);
    const { bytes, texts } = edit(file, ["zwei", "zwölf 𝒴"]);
    expect(texts).toEqual(["zwölf 𝒴 数 𝒳 אב"]);
    expect(encodingOf(bytes)).toEqual([encoding, mark]);
  });
});

describe("the spelling of the source is kept around an edit (hard case 23)", () => {
  test("line ends, comments and processing instructions stay", () => {
    const body =
      "<!-- a -->\r\n<w:p>\r\n<?go on?><w:r>\r\n<w:t>It was\r\nso</w:t></w:r><!-- b -->\r\n</w:p>";
    const { bytes, texts } = edit(aWordFile(body), ["was", "is"]);
    expect(texts).toEqual(["It is so"]);
    const after = bodyOf(bytes);
    expect(after).toContain("<!-- a -->\r\n<w:p>\r\n<?go on?><w:r>\r\n<w:t");
    expect(after).toContain("\r\nso</w:t></w:r><!-- b -->\r\n</w:p>");
  });

  test("character references are one character each, and keep their spelling", () => {
    const file = aWordFile(
      "<w:p><w:r><w:t>A&#x42;C &#8211; &amp;was&lt; &#x1F600;</w:t></w:r></w:p>",
    );
    const { bytes, texts } = edit(file, ["was", "is"], ["BC", "bc"]);
    expect(texts).toEqual(["Abc – &is< 😀"]);
    expect(bodyOf(bytes)).toContain("<w:t>A</w:t></w:r>");
    expect(bodyOf(bytes)).toContain("<w:delText>&#x42;C</w:delText>");
    expect(bodyOf(bytes)).toContain("&lt; &#x1F600;</w:t>");
  });

  test("a CDATA section is text, escaped anew where it is cut", () => {
    const file = aWordFile("<w:p><w:r><w:t><![CDATA[x < y & was]]></w:t></w:r></w:p>");
    const { bytes, texts } = edit(file, ["was", "is"]);
    expect(texts).toEqual(["x < y & is"]);
    expect(bodyOf(bytes)).toContain('<w:t xml:space="preserve">x &lt; y &amp; </w:t>');
  });

  test("a CDATA section keeps its line ends and tabs", () => {
    const file = aWordFile(
      '<w:p><w:r><w:t xml:space="preserve"><![CDATA[a\r\nb\t]]>&#13;\nwas\n</w:t></w:r></w:p>',
    );
    const { bytes, texts } = edit(file, ["was", "is"]);
    expect(texts).toEqual(["a b   is "]);
    expect(bodyOf(bytes)).toContain('<w:t xml:space="preserve">a\nb\t&#13;\n</w:t>');
    expect(bodyOf(bytes)).toContain('<w:t xml:space="preserve">\n</w:t>');
  });

  test("text with a comment or instruction inside is read and left alone", () => {
    for (const inside of ["<!-- x -->", "<?x y?>"]) {
      const file = aWordFile(`<w:p><w:r><w:t>wa${inside}s</w:t></w:r>${run(" so")}</w:p>`);
      expect(edit(file, ["was", "is"]).codes).toEqual(["locked-text"]);
      expect(edit(file, ["so", "thus"]).texts).toEqual(["was thus"]);
    }
  });

  test("inserted text is escaped", () => {
    const { bytes, texts } = edit(aWordFile(paragraph(run("It was"))), ["was", '<is> & ]]> "q"']);
    expect(texts).toEqual(['It <is> & ]]> "q"']);
    expect(bodyOf(bytes)).toContain('<w:t>&lt;is&gt; &amp; ]]&gt; "q"</w:t>');
  });
});
