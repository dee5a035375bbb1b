import {
  aWordFile,
  equation,
  field,
  note,
  noteMark,
  paragraph,
  run,
  style,
  textBox,
  type WordFileParts,
} from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { openWordFile } from "../files/word-file.ts";
import { compareValues, differs } from "./proof.ts";

const styles = style("Heading1", "heading 1", '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>');

function compare(before: string | WordFileParts, after: string | WordFileParts = before) {
  const open = (content: string | WordFileParts) => openWordFile(aWordFile(content));
  return compareValues(open(before), open(after));
}

const sides = (rows: ReturnType<typeof compare>) =>
  rows.map(({ kind, before, after }) => [kind, before, after]);

const sentence = (text: string) => paragraph(run(text));
const drawing = (name: string, embed: string): string =>
  `<w:r><w:drawing><wp:docPr xmlns:wp="urn:x" id="1" name="${name}"/><a:blip xmlns:a="urn:y" r:embed="${embed}"/></w:drawing></w:r>`;

describe("the proof sheet", () => {
  test("has a row for every value, each where it stands", () => {
    const rows = compare({
      styles,
      body:
        paragraph(run("Results"), "Heading1") +
        sentence("In 2019, 12% of β were lost (p &lt; 0.05) [3].") +
        `<w:tbl><w:tblPr/><w:tblGrid/><w:tr><w:tc><w:tcPr/>${sentence("5 mg")}</w:tc></w:tr></w:tbl>`,
    });
    expect(sides(rows)).toEqual([
      ["number", "2019", "2019"],
      ["percentage", "12%", "12%"],
      ["symbol", "β", "β"],
      ["statistic", "p < 0.05", "p < 0.05"],
      ["citation", "[3]", "[3]"],
      ["quantity", "5 mg", "5 mg"],
    ]);
    expect(rows[0]?.place).toEqual({
      heading: "Results",
      story: "body",
      inTable: false,
      paragraph: 2,
    });
    expect(rows[5]?.place).toMatchObject({ inTable: true, paragraph: 3 });
    expect(rows.filter(differs)).toEqual([]);
  });

  test("counts fields, notes, equations and pictures by what they are", () => {
    const rows = compare({
      body:
        paragraph(
          run("Found ") +
            field(" ADDIN ZOTERO_ITEM CSL_CITATION {} ", "(Smith 2010)") +
            run(" in Fig. ") +
            field(" REF _Ref1 \\h ", "3") +
            run(" with ") +
            equation("x=3") +
            noteMark("footnote", 2) +
            drawing("Picture 7", "rId5"),
        ) + paragraph(textBox(sentence("Box of 4 g"))),
      footnotes: note("footnote", 2, sentence("Of 9 trees.")),
    });
    expect(sides(rows)).toEqual([
      ["citation", "(Smith 2010)", "(Smith 2010)"],
      ["field", "3", "3"],
      ["equation", "x=3", "x=3"],
      ["note", "1", "1"],
      ["picture", "Picture 7", "Picture 7"],
      ["picture", expect.stringMatching(/^[0-9a-f]{8}$/), expect.stringMatching(/^[0-9a-f]{8}$/)],
      ["quantity", "4 g", "4 g"],
      ["number", "9", "9"],
    ]);
  });

  test("takes an entry of the reference list as one citation", () => {
    const entry = "Smith J. Permafrost. Cryosphere 2010;4:1–12.";
    const rows = compare({
      styles: style("Bibliography", "Bibliography"),
      body: paragraph(run(entry), "Bibliography"),
    });
    expect(sides(rows)).toEqual([["citation", entry, entry]]);
  });

  test.each([
    ["a number", "We saw 14 of 20.", "We saw 41 of 20.", ["number", "14", "41"]],
    ["a sign", "It fell by −3.", "It fell by 3.", ["number", "−3", "3"]],
    ["a decimal point", "It was 1.5 long.", "It was 15 long.", ["number", "1.5", "15"]],
    ["a unit", "We gave 5 mg of it.", "We gave 5 g of it.", ["quantity", "5 mg", "5 g"]],
    ["a share", "It was 5% of all.", "It was 5‰ of all.", ["percentage", "5%", "5‰"]],
    [
      "a statistic",
      "Here p &lt; 0.05.",
      "Here p &gt; 0.05.",
      ["statistic", "p < 0.05", "p > 0.05"],
    ],
    ["a citation", "So [3] says.", "So [3, 4] says.", ["citation", "[3]", "[3, 4]"]],
    [
      "an author",
      "See Smith (2010).",
      "See Smyth (2010).",
      ["citation", "Smith (2010)", "Smyth (2010)"],
    ],
    ["a Greek letter", "The α chain.", "The β chain.", ["symbol", "α", "β"]],
    ["a relation", "Larger ≥ here.", "Larger ≤ here.", ["symbol", "≥", "≤"]],
    ["what is gone", "Of 14 trees.", "Of trees.", ["number", "14", null]],
    ["what is new", "Of trees.", "Of 14 trees.", ["number", null, "14"]],
  ])("finds %s that differs", (_what, before, after, row) => {
    const rows = compare(
      sentence("One 1.") + sentence(before),
      sentence("One 1.") + sentence(after),
    );
    expect(sides(rows.filter(differs))).toEqual([row]);
    expect(rows.find(differs)?.place.paragraph).toBe(2);
  });

  test("finds values that changed places", () => {
    const rows = compare(sentence("From 3 to 5 and 7."), sentence("From 5 to 3 and 7."));
    expect(sides(rows.filter(differs))).toEqual([
      ["number", "3", "5"],
      ["number", "5", "3"],
    ]);
  });

  test("finds an equation, a note and a field that differ", () => {
    const rows = compare(
      paragraph(equation("x=3") + noteMark("endnote", 2) + field(" REF a ", "3")),
      paragraph(equation("x=4") + noteMark("endnote", 3) + field(" REF a ", "4")),
    ).filter(differs);
    expect(rows.map(({ kind }) => kind)).toEqual(["equation", "note", "field"]);
    expect(rows[0]).toMatchObject({ before: "x=3", after: "x=4" });
    // The second note is still the first of the text: its mark is what differs.
    expect(rows[1]?.before).toMatch(/^1 \([0-9a-f]{8}\)$/);
  });

  test("finds another picture of the same name", () => {
    const rows = compare(
      paragraph(drawing("Picture 7", "rId5")),
      paragraph(drawing("Picture 7", "rId6")),
    );
    const [row] = rows.filter(differs);
    expect(row?.before).toMatch(/^Picture 7 \([0-9a-f]{8}\)$/);
    expect(row?.after).not.toBe(row?.before);
  });

  test("lists the values of a paragraph that only one file has", () => {
    const rows = compare(sentence("One 1."), sentence("One 1.") + sentence("Two 2."));
    expect(sides(rows.filter(differs))).toEqual([["number", null, "2"]]);
  });

  test("reads the edited file as if its changes were accepted", () => {
    const tracked = paragraph(
      `${run("We saw 14 ")}<w:del w:id="1" w:author="Curie"><w:r><w:delText>tree</w:delText></w:r></w:del>` +
        `<w:ins w:id="2" w:author="Curie">${run("trees")}</w:ins>${run(".")}`,
    );
    expect(compare(sentence("We saw 14 tree."), tracked).filter(differs)).toEqual([]);
    const wrong = tracked.replace(">tree<", ">14<").replace("We saw 14 ", "We saw 14 of 14");
    expect(compare(sentence("We saw 14 tree."), wrong).filter(differs)).toHaveLength(1);
  });

  test("holds ten thousand values", () => {
    const long = Array.from({ length: 1000 }, (_, index) =>
      sentence(`In ${index} there were 5 mg, 12%, p = 0.05, [3], CO2, α, 1.5, 7–9 and 3 °C.`),
    ).join("");
    expect(compare(long).length).toBe(10_000);
  });
});
