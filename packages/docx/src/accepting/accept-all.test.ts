import { describe, expect, test } from "vitest";
import { openWordDocument } from "../document.ts";
import type { WordFileParts } from "../testing.ts";
import { aWordFile, bodyOf, field, paragraph, partText, run } from "../testing.ts";
import type { AcceptOptions } from "./accept-all.ts";
import { acceptAll } from "./accept-all.ts";

const by = (author = "Ann"): string =>
  `w:id="7" w:author="${author}" w:date="2024-05-06T07:08:09Z"`;
const inserted = (content: string, author?: string): string =>
  `<w:ins ${by(author)}>${content}</w:ins>`;
const deleted = (content: string, author?: string): string =>
  `<w:del ${by(author)}>${content.replaceAll("w:t>", "w:delText>").replaceAll("<w:t ", "<w:delText ")}</w:del>`;
/** A paragraph whose mark is deleted. */
const openEnded = (content: string, properties = ""): string =>
  `<w:p><w:pPr>${properties}<w:rPr><w:del ${by()}/></w:rPr></w:pPr>${content}</w:p>`;
const row = (mark: string, ...cells: string[]): string =>
  `<w:tr>${mark === "" ? "" : `<w:trPr>${mark}</w:trPr>`}${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join("")}</w:tr>`;
const gone = `<w:del ${by()}/>`;

function accept(content: string | WordFileParts, options?: AcceptOptions) {
  const result = acceptAll(openWordDocument(aWordFile(content)), options);
  return { ...result, body: bodyOf(result.bytes), codes: result.warnings.map(({ code }) => code) };
}

describe("runs", () => {
  test("an insertion loses its wrapper, a deletion its content, and nothing else changes", () => {
    const { body, accepted, codes } = accept(
      paragraph(
        `${run("We ", "<w:b/>")}${deleted(run("was"))}${inserted(run("were"))}${run(" x")}`,
      ),
    );
    expect(body).toBe(paragraph(`${run("We ", "<w:b/>")}${run("were")}${run(" x")}`));
    expect(accepted).toBe(2);
    expect(codes).toEqual([]);
  });

  test("a file without tracked changes comes back byte for byte", () => {
    const file = aWordFile(paragraph(run("One.")));
    expect(Buffer.from(acceptAll(openWordDocument(file)).bytes).equals(file)).toBe(true);
  });

  test("a deletion inside somebody's insertion goes, the rest of the insertion stays", () => {
    const { body } = accept(paragraph(inserted(run("a") + deleted(run("b"), "Bo") + run("c"))));
    expect(body).toBe(paragraph(run("a") + run("c")));
  });

  test("what was moved stands where it was moved to, and the marks of the ranges go", () => {
    const range = (name: string): string => `<w:${name} w:id="3" w:name="m" w:author="Ann"/>`;
    const { body } = accept(
      paragraph(
        `${range("moveFromRangeStart")}<w:moveFrom ${by()}>${run("x")}</w:moveFrom><w:moveFromRangeEnd w:id="3"/>${run("y")}`,
      ) +
        paragraph(
          `${range("moveToRangeStart")}<w:moveTo ${by()}>${run("x")}</w:moveTo><w:moveToRangeEnd w:id="3"/>`,
        ),
    );
    expect(body).toBe(paragraph(run("y")) + paragraph(run("x")));
  });

  test("earlier properties are forgotten, of runs, paragraphs, tables and sections", () => {
    const { body, accepted } = accept(
      `<w:p><w:pPr><w:jc w:val="left"/><w:rPr><w:ins ${by()}/></w:rPr><w:pPrChange ${by()}><w:pPr/></w:pPrChange></w:pPr>` +
        `${run("a", `<w:b/><w:rPrChange ${by()}><w:rPr/></w:rPrChange>`)}</w:p>` +
        `<w:tbl><w:tblPr><w:tblPrChange ${by()}><w:tblPr/></w:tblPrChange></w:tblPr>${row(`<w:ins ${by()}/>`, paragraph(run("b")))}</w:tbl>` +
        `<w:sectPr><w:sectPrChange ${by()}><w:sectPr/></w:sectPrChange></w:sectPr>`,
    );
    expect(body).toBe(
      `<w:p><w:pPr><w:jc w:val="left"/><w:rPr></w:rPr></w:pPr>${run("a", "<w:b/>")}</w:p>` +
        `<w:tbl><w:tblPr></w:tblPr><w:tr><w:trPr></w:trPr><w:tc>${paragraph(run("b"))}</w:tc></w:tr></w:tbl><w:sectPr></w:sectPr>`,
    );
    expect(accepted).toBe(6);
  });

  test("names are told by namespace, whatever the prefix", () => {
    const uri = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
    const { bytes } = accept({
      document: `<x:document xmlns:x="${uri}"><x:body><x:p><x:del x:id="1" x:author="A"><x:r><x:delText>a</x:delText></x:r></x:del><x:ins x:id="2" x:author="A"><x:r><x:t>b</x:t></x:r></x:ins></x:p></x:body></x:document>`,
    });
    expect(partText(bytes)).toBe(
      `<x:document xmlns:x="${uri}"><x:body><x:p><x:r><x:t>b</x:t></x:r></x:p></x:body></x:document>`,
    );
  });
});

describe("what outlives a deletion", () => {
  test("the marks of bookmarks and comments, and the anchor of a comment", () => {
    const start = '<w:bookmarkStart w:id="1" w:name="b"/><w:commentRangeStart w:id="2"/>';
    const end = '<w:commentRangeEnd w:id="2"/>';
    const anchor = '<w:r><w:rPr><w:i/></w:rPr><w:commentReference w:id="2"/></w:r>';
    const { body } = accept(
      paragraph(`${deleted(start + run("a") + end + anchor)}${run("b")}<w:bookmarkEnd w:id="1"/>`),
    );
    expect(body).toBe(paragraph(`${start}${end}${anchor}${run("b")}<w:bookmarkEnd w:id="1"/>`));
  });

  test("a deleted note mark goes; the note's part keeps its bytes", () => {
    const footnotes = `<w:footnote w:id="1">${paragraph(run("note"))}</w:footnote>`;
    const file = aWordFile({
      body: paragraph(run("a") + deleted('<w:r><w:footnoteReference w:id="1"/></w:r>')),
      footnotes,
    });
    const { bytes } = acceptAll(openWordDocument(file));
    expect(bodyOf(bytes)).toBe(paragraph(run("a")));
    expect(partText(bytes, "word/footnotes.xml")).toBe(partText(file, "word/footnotes.xml"));
  });

  test("a field deleted with all its marks goes, wherever the wrappers divide it", () => {
    const whole = field(" REF a ", run("1"));
    const [begin, code, middle, result, end] = whole.split(/(?<=<\/w:r>)/);
    const pieces = [begin, code, middle, result, end].map((piece) => deleted(piece ?? ""));
    const { body, codes } = accept(paragraph(run("x") + pieces.join("") + run("y")));
    expect(body).toBe(paragraph(run("x") + run("y")));
    expect(codes).toEqual([]);
  });

  test("a field deleted in part keeps its marks and its code, and that is said", () => {
    const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const code = (name: string): string => `<w:r><w:${name}> REF a </w:${name}></w:r>`;
    const { body, codes } = accept(
      paragraph(
        deleted(run("x") + mark("begin") + code("delInstrText") + mark("separate")) +
          run("1") +
          mark("end"),
      ),
    );
    expect(body).toBe(
      paragraph(mark("begin") + code("instrText") + mark("separate") + run("1") + mark("end")),
    );
    expect(codes).toEqual(["divided-field"]);
  });
});

describe("paragraph marks", () => {
  test("a paragraph deleted with its mark goes without a trace", () => {
    const { body } = accept(
      paragraph(run("a")) + openEnded(deleted(run("b"))) + paragraph(run("c")),
    );
    expect(body).toBe(paragraph(run("a")) + paragraph(run("c")));
  });

  test("text before a deleted mark joins the next paragraph and takes its properties", () => {
    const properties = '<w:pPr><w:pStyle w:val="Second"/></w:pPr>';
    const { body } = accept(
      `${openEnded(run("a"), '<w:pStyle w:val="First"/>')}<w:bookmarkStart w:id="1" w:name="b"/>` +
        `<w:p w:rsidR="00A1">${properties}${run("b")}</w:p>`,
    );
    expect(body).toBe(
      `<w:p w:rsidR="00A1">${properties}${run("a")}<w:bookmarkStart w:id="1" w:name="b"/>${run("b")}</w:p>`,
    );
  });

  test("three paragraphs become one, with what is accepted in each", () => {
    const { body } = accept(
      openEnded(run("a") + deleted(run("x"))) +
        openEnded(inserted(run("b"))) +
        `<w:p><w:pPr><w:pPrChange ${by()}><w:pPr/></w:pPrChange></w:pPr>${run("c")}</w:p>`,
    );
    expect(body).toBe(`<w:p><w:pPr></w:pPr>${run("a")}${run("b")}${run("c")}</w:p>`);
  });

  test("an empty element can be the paragraph that stays", () => {
    expect(accept(`${openEnded(run("a"))}<w:p/>`).body).toBe(`<w:p>${run("a")}</w:p>`);
  });

  test("the last mark of a cell, note or body stays a mark", () => {
    const table = (content: string): string => `<w:tbl>${row("", content)}</w:tbl>`;
    const { body, codes } = accept(
      table(openEnded(deleted(run("a")))) + openEnded(run("b")) + openEnded(run("c")),
    );
    const plain = "<w:p><w:pPr><w:rPr></w:rPr></w:pPr>";
    expect(body).toBe(`${table(`${plain}</w:p>`)}${plain}${run("b")}${run("c")}</w:p>`);
    expect(codes).toEqual([]);
  });

  test("before a table an emptied paragraph goes, one with text keeps its tracked mark", () => {
    const table = `<w:tbl>${row("", paragraph(run("cell")))}</w:tbl>`;
    const emptied = openEnded(deleted(run("a")));
    expect(accept(emptied + table + paragraph("")).body).toBe(table + paragraph(""));
    const full = openEnded(run("a"));
    const { body, codes, accepted } = accept(full + table + paragraph(""));
    expect(body).toBe(full + table + paragraph(""));
    expect(codes).toEqual(["paragraph-mark"]);
    expect(accepted).toBe(0);
  });

  test("two tables never become one", () => {
    const table = `<w:tbl>${row("", paragraph(run("cell")))}</w:tbl>`;
    const { body, codes } = accept(table + openEnded("") + table + paragraph(""));
    expect(body).toBe(table + openEnded("") + table + paragraph(""));
    expect(codes).toEqual(["paragraph-mark"]);
  });

  test("a mark that ends a section stays, tracked", () => {
    const section = openEnded(deleted(run("a")), "<w:sectPr/>");
    const { body, codes } = accept(section + paragraph(run("b")));
    expect(body).toBe(openEnded("", "<w:sectPr/>") + paragraph(run("b")));
    expect(codes).toEqual(["section-break"]);
  });
});

describe("tables and equations", () => {
  const cell = (text: string): string => paragraph(run(text));

  test("a deleted row goes, bookmarks in it stay, and the anchor of a comment moves on", () => {
    const bookmark = '<w:bookmarkStart w:id="1" w:name="b"/><w:bookmarkEnd w:id="1"/>';
    const anchor = '<w:r><w:commentReference w:id="2"/></w:r>';
    const { body } = accept(
      `<w:tbl>${row("", cell("a"))}${row(gone, paragraph(bookmark + deleted(run("b")) + anchor))}</w:tbl>${paragraph(run("c"))}`,
    );
    expect(body).toBe(
      `<w:tbl>${row("", cell("a"))}${bookmark}</w:tbl>${paragraph(anchor + run("c"))}`,
    );
  });

  test("a table goes with its last row, and a cell always has a paragraph", () => {
    const table = `<w:tbl>${row(gone, cell("a"))}${row(gone, cell("b"))}</w:tbl>`;
    expect(accept(table + cell("c")).body).toBe(cell("c"));
    expect(accept(`<w:tbl>${row("", table)}</w:tbl>${cell("c")}`).body).toBe(
      `<w:tbl>${row("", "<w:p/>")}</w:tbl>${cell("c")}`,
    );
  });

  test("a deleted cell goes, and its row with the last of them", () => {
    const properties = (mark: string): string => `<w:tcPr>${mark}</w:tcPr>`;
    const away = properties(`<w:cellDel ${by()}/>`) + cell("x");
    const come = properties(`<w:cellIns ${by()}/>`) + cell("a");
    expect(accept(`<w:tbl>${row("", come, away)}${row("", away)}</w:tbl>`).body).toBe(
      `<w:tbl>${row("", properties("") + cell("a"))}</w:tbl>`,
    );
  });

  test("cells that were merged are merged for good", () => {
    const merged = (how: string): string =>
      `<w:tcPr><w:tcW w:w="9"/><w:shd w:val="clear"/><w:cellMerge ${by()} w:vMerge="${how}"/></w:tcPr>${cell("a")}`;
    const settled = (merge: string): string =>
      `<w:tcPr><w:tcW w:w="9"/>${merge}<w:shd w:val="clear"/></w:tcPr>${cell("a")}`;
    expect(accept(`<w:tbl>${row("", merged("rest"))}${row("", merged("cont"))}</w:tbl>`).body).toBe(
      `<w:tbl>${row("", settled('<w:vMerge w:val="restart"/>'))}${row("", settled("<w:vMerge/>"))}</w:tbl>`,
    );
  });

  test("a row that holds half a field is left as it is", () => {
    const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
    const end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const body = `<w:tbl>${row(gone, paragraph(begin + deleted(run("a"))))}</w:tbl>${paragraph(end)}`;
    const result = accept(body);
    expect(result.body).toBe(body);
    expect(result.codes).toEqual(["field-across-cells"]);
    expect(result.accepted).toBe(0);
  });

  test("an equation goes with the last of its text", () => {
    const text = (letter: string): string => `<m:r><m:t>${letter}</m:t></m:r>`;
    const equation = (content: string): string => `<m:oMath>${content}</m:oMath>`;
    const away = `<w:del ${by()}>${text("x")}</w:del>`;
    const fraction = `<m:f><m:fPr><m:ctrlPr><w:del ${by()}><w:rPr/></w:del></m:ctrlPr></m:fPr><m:num>${away}</m:num><m:den>${away}</m:den></m:f>`;
    const { body, codes } = accept(
      paragraph(equation(away) + run("a") + equation(fraction + text("y"))),
    );
    expect(body).toBe(paragraph(run("a") + equation(text("y"))));
    expect(codes).toEqual([]);
  });
});

describe("whose changes, and where", () => {
  test("only the named authors' changes are accepted", () => {
    const others = deleted(run("b"), "Bo") + inserted(run("c"), "Bo");
    const { body, accepted } = accept(paragraph(deleted(run("a")) + others), { authors: ["Ann"] });
    expect(body).toBe(paragraph(others));
    expect(accepted).toBe(1);
  });

  test("notes, headers and comments are accepted as well, other parts keep their bytes", () => {
    const change = paragraph(deleted(run("a")) + inserted(run("b")));
    const extra = [{ name: "word/media/image1.png", data: deleted(run("a")) }];
    const { bytes, accepted } = accept({
      body: change,
      footnotes: `<w:footnote w:id="1">${change}</w:footnote>`,
      header: change,
      comments: `<w:comment w:id="1" w:author="Bo">${change}</w:comment>`,
      extra,
    });
    for (const part of ["document", "footnotes", "header", "comments"]) {
      expect(partText(bytes, `word/${part}.xml`)).toContain(paragraph(run("b")));
    }
    expect(accepted).toBe(8);
    expect(partText(bytes, "word/media/image1.png")).toBe(deleted(run("a")));
  });

  test("half a deleted content control stays, and that is said", () => {
    const range = (end: string): string => `<w:customXmlDelRange${end}/>`;
    const body = paragraph(
      `${range(`Start ${by()}`)}<w:sdt><w:sdtContent>${range('End w:id="7"')}${run("a")}</w:sdtContent></w:sdt>`,
    );
    const result = accept(body);
    expect(result.body).toBe(body);
    expect(result.codes).toEqual(["content-control"]);
  });
});
