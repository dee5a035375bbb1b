import { describe, expect, test } from "vitest";
import { openWordDocument } from "./document.ts";
import { PLACEHOLDER } from "./model.ts";
import { readObjects, readObjectTexts } from "./objects.ts";
import { aWordFile, equation, note, noteMark, paragraph, run, textBox } from "./testing.ts";

const drawing = (name: string): string =>
  `<w:r><w:drawing><wp:docPr xmlns:wp="urn:x" id="1" name="${name}" descr="A &gt; B"/></w:drawing></w:r>`;
const embedded = (program: string): string =>
  `<w:r><w:object><o:OLEObject xmlns:o="urn:x" ProgID="${program}"/></w:object></w:r>`;

function objectsOf(body: string) {
  const document = openWordDocument(aWordFile(body));
  const objects = readObjects(document);
  for (const { id, text } of document.paragraphs) {
    for (const { offset } of objects[id] ?? []) expect(text[offset]).toBe(PLACEHOLDER);
  }
  return objects.map((list) => list.map(({ kind, label }) => [kind, label]));
}

describe("the objects of a text", () => {
  test("are told by kind and by what a reader would call them", () => {
    const content = [
      run("See "),
      equation("a&lt;b"),
      drawing("Picture &quot;2&quot;"),
      embedded("Excel.Sheet.12"),
      embedded("Equation.DSMT4"),
      '<w:r><w:sym w:font="Symbol" w:char="F061"/></w:r>',
      "<w:r><w:pgNum/></w:r>",
    ];
    expect(objectsOf(paragraph(content.join(" ")))).toEqual([
      [
        ["equation", "a<b"],
        ["picture", 'Picture "2"'],
        ["picture", "Excel.Sheet.12"],
        ["equation", "Equation.DSMT4"],
        ["symbol", "Symbol F061"],
        ["field", ""],
      ],
    ]);
  });

  test("number footnotes and endnotes each by themselves, in the order of the text", () => {
    const body =
      paragraph(noteMark("footnote", 7) + noteMark("endnote", 3)) +
      paragraph(noteMark("footnote", 4));
    expect(objectsOf(body)).toEqual([
      [
        ["note", "1"],
        ["note", "1"],
      ],
      [["note", "2"]],
    ]);
  });

  test("leave out what is deleted", () => {
    const gone = `<w:del w:id="1" w:author="A">${drawing("Gone")}</w:del>`;
    expect(objectsOf(paragraph(gone + drawing("Here")))).toEqual([[["picture", "Here"]]]);
  });

  test("bring their markup, but not that of the text boxes in them", () => {
    const body = paragraph(textBox(paragraph(run("Inside")))) + paragraph(equation("x"));
    const [[box] = [], , [formula] = []] = readObjects(openWordDocument(aWordFile(body)));
    expect(box?.markup).toMatch(/^<mc:AlternateContent>.*<\/mc:AlternateContent>$/);
    expect(box?.markup).not.toContain("Inside");
    expect(formula?.markup).toBe(equation("x"));
  });

  test("stand in notes as well", () => {
    const document = openWordDocument(
      aWordFile({
        body: paragraph(noteMark("footnote", 2)),
        footnotes: note("footnote", 2, paragraph(equation("y"))),
      }),
    );
    expect(
      readObjects(document)
        .flat()
        .map(({ label }) => label),
    ).toEqual(["1", "y"]);
  });
});

describe("what an object reads as", () => {
  const reads = (content: string) =>
    readObjectTexts(openWordDocument(aWordFile(paragraph(content))))[0];
  const math = (content: string) => `<m:oMath>${content}</m:oMath>`;
  const letters = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
  const small = (place: "sup" | "sub", text: string) =>
    `<m:s${place === "sup" ? "Sup" : "Sub"}><m:e>${letters("x")}</m:e><m:${place}>${letters(text)}</m:${place}></m:s${place === "sup" ? "Sup" : "Sub"}>`;

  test.each([
    ["a symbol of Word", '<w:r><w:sym w:font="Symbol" w:char="F06D"/></w:r>', "μ"],
    ["a formula of one line", equation("p&lt;0.05"), "p<0.05"],
    ["a power", math(small("sup", "−2")), "x⁻²"],
    ["an index", math(small("sub", "12")), "x₁₂"],
    ["an index that has no small letters", math(small("sub", "max")), ""],
    [
      "a fraction, whose letters in a row would say something else",
      math(`<m:f><m:num>${letters("1")}</m:num><m:den>${letters("2")}</m:den></m:f>`),
      "",
    ],
    ["a formula of an older program", embedded("Equation.DSMT4"), ""],
    ["a picture", drawing("Figure 1"), ""],
    ["the mark of a note", noteMark("footnote", 7), "1"],
  ])("%s", (_name, content, text) => {
    expect(reads(content)).toEqual([text]);
  });
});
