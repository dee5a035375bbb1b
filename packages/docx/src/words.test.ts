import { describe, expect, test } from "vitest";
import { openWordDocument } from "./document.ts";
import { aWordFile, field, paragraph, run } from "./testing.ts";
import { countWords, countWordsIn } from "./words.ts";

describe("words of a text", () => {
  // The numbers LibreOffice gives for a document of this one paragraph.
  test.each([
    ["", 0],
    ["One two  three.", 3],
    ["a\tb\nc", 3],
    ["well-known T-cell", 2],
    ["and/or km/h, a / b", 5],
    ["3.5 – 4 mm", 3],
    ["1990–1995 cells", 3],
    ["word—word, word — word", 4],
    ["wait...what … no", 3],
    ["a - b", 3],
    ["p < 0.05 ± 2", 5],
    ["( a ) [1] (b)", 5],
    ["(Smith et al., 2000; Doe, 2001)[3–5]", 7],
    ["see https://doi.org/10.1000/x.y-z and a@b.org", 4],
    ["5 µm 10 °C 3′ 5″ ½ cup", 8],
    ["non\u00A0breaking 5\u202Fmm", 4],
    ["hy\u00ADphen a\u2011b c\u200Bd e\uFEFFf", 4],
    ["“quoted” 'x' « y » don’t", 6],
    ["hi 😀 there", 3],
    ["Привет, мир; שלום עולם", 4],
    ["用 Python 3 分析", 5],
    ["用Python分析3个", 6],
    ["2023年3月", 4],
    ["東京タワーへ行く", 8],
    ["人々 時々", 4],
    ["ｺﾝﾋﾟｭｰﾀ テスト", 10],
    ["ＡＢＣ　１２３", 6],
    ["ㄅㄆㄇ", 3],
    ["𠀀𠀁 字", 3],
    ["北京——上海", 4],
  ])("%j has %i, as LibreOffice says", (text, words) => {
    expect(countWordsIn(text)).toBe(words);
  });

  // Where it is meant to differ: LibreOffice counts full-width marks and every syllable of Korean.
  test.each([
    ["这是一个测试。", 6],
    ["他说：“你好，世界！”（测试）。", 8],
    ["等等……好", 3],
    ["温度为25°C，n=3。", 5],
    ["「あ」『い』、１０～２０", 6],
    ["한국어 문장", 2],
    ["ภาษาไทยง่าย", 3],
    ["10² m³", 2],
    ["word\uFFFC next", 2],
    ["\uFFFC", 0],
  ])("%j has %i", (text, words) => {
    expect(countWordsIn(text)).toBe(words);
  });
});

describe("words of a document", () => {
  test("body, tables, text boxes once, and notes count; codes, headers and hidden text do not [G-16]", () => {
    const box = (content: string): string =>
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    const document = openWordDocument(
      aWordFile({
        body:
          paragraph(run("one two ") + field(" REF longbookmarkname \\h ", "three four")) +
          `<w:tbl><w:tr><w:tc>${paragraph(run("five"))}</w:tc></w:tr></w:tbl>` +
          paragraph(box(paragraph(run("six seven")))) +
          paragraph(run("hidden words ", "<w:vanish/>") + run("数据")) +
          paragraph(
            '<w:ins w:id="1" w:author="A"><w:r><w:t>ten</w:t></w:r></w:ins><w:del w:id="2" w:author="A"><w:r><w:delText>gone</w:delText></w:r></w:del>',
          ),
        footnotes: `<w:footnote w:id="1">${paragraph(run("eleven"))}</w:footnote>`,
        endnotes: `<w:endnote w:id="1">${paragraph(run("twelve"))}</w:endnote>`,
        header: paragraph(run("not counted")),
      }),
    );
    expect(countWords(document)).toBe(12);
  });

  // Each count is LibreOffice's for the same file.
  test.each([
    ["a tab and a break", "<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t></w:r>", 3],
    ["a word split over runs", `${run("on")}${run("e", "<w:b/>")}${run(".")}`, 1],
    ["a citation field", run("one ") + field(" ADDIN ZOTERO_ITEM x ", "(A, 2000)") + run("."), 3],
    ["an equation", `${run("one ")}<m:oMath><m:r><m:t>x+y</m:t></m:r></m:oMath>${run(" two")}`, 2],
    [
      "a note mark between words",
      `${run("one")}<w:r><w:footnoteReference w:id="1"/></w:r>${run("two")}`,
      1,
    ],
    ["a comment", `${run("one")}<w:r><w:commentReference w:id="0"/></w:r>${run(" two")}`, 2],
  ])("%s [G-16]", (_name, content, words) => {
    expect(countWords(openWordDocument(aWordFile(paragraph(content))))).toBe(words);
  });

  test("a character of a symbol font is part of a word", () => {
    const symbol = '<w:r><w:sym w:font="Symbol" w:char="F061"/></w:r>';
    const file = aWordFile(paragraph(`${run("one ")}${symbol}${run("-helix ")}${symbol}`));
    expect(countWords(openWordDocument(file))).toBe(3);
  });
});
