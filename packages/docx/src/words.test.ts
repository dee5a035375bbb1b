import { describe, expect, test } from "vitest";
import { openWordDocument } from "./document.ts";
import { aWordFile, field, paragraph, run } from "./testing.ts";
import { countWords, countWordsIn } from "./words.ts";

describe("words of a text", () => {
  test.each([
    ["", 0],
    ["One two  three.", 3],
    ["a\tb\nc", 3],
    ["well-known 3.5 – mm", 4],
    ["non\u00A0breaking", 2],
    ["这是一个测试。", 6],
    ["用 Python 3 分析", 5],
    ["東京タワーへ行く", 8],
    ["한국어 문장", 2],
    ["word\uFFFC next", 2],
    ["\uFFFC", 0],
    ["hy\u00ADphen", 1],
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
});
