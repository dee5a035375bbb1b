import { describe, expect, test } from "vitest";
import { openWordDocument } from "../document.ts";
import type { WordFileParts } from "../testing.ts";
import {
  aWordFile,
  contentControl,
  paragraph,
  partText,
  run,
  style,
  table,
  textBox,
} from "../testing.ts";
import { writeTrackedChanges } from "../writing/tracked-changes.ts";

const options = { author: "Curie", date: "2031-02-03T04:05:06Z" };

/** What is read of a file: story and text of each paragraph that has any. */
function read(parts: string | WordFileParts): string[] {
  return openWordDocument(aWordFile(parts))
    .paragraphs.filter(({ text }) => text !== "")
    .map(({ story, text, inTable }) => `${story}${inTable ? " in a table" : ""}: ${text}`);
}

describe("text boxes", () => {
  const vml = (content: string): string =>
    `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;

  test("in VML alone are read once, behind the paragraph that anchors them", () => {
    const body =
      paragraph(run("Anchor. ") + vml(paragraph(run("Boxed.")))) + paragraph(run("After."));
    expect(read(body)).toEqual(["body: Anchor. \uFFFC", "text-box: Boxed.", "body: After."]);
  });

  test("in both halves are read once, and edited in both", () => {
    const file = aWordFile(paragraph(run("Anchor. ") + textBox(paragraph(run("It was boxed.")))));
    const document = openWordDocument(file);
    expect(document.paragraphs.map(({ text }) => text)).toEqual([
      "Anchor. \uFFFC",
      "It was boxed.",
    ]);
    const edits = new Map([[1, [{ start: 3, end: 6, replacement: "is" }]]]);
    const { bytes, applied } = writeTrackedChanges(document, edits, options);
    expect(applied).toBe(1);
    expect(partText(bytes).match(/<w:delText[^>]*>was</g)).toHaveLength(2);
  });

  test("hold tables, content controls and further boxes", () => {
    const inner =
      contentControl(table(paragraph(run("Cell.")))) + paragraph(vml(paragraph(run("Deep."))));
    expect(read(paragraph(vml(inner)))).toEqual([
      "body: \uFFFC",
      "text-box in a table: Cell.",
      "text-box: \uFFFC",
      "text-box: Deep.",
    ]);
  });

  test("in a group of shapes are read each", () => {
    const shape = (text: string): string =>
      `<wps:wsp><wps:txbx><w:txbxContent>${paragraph(run(text))}</w:txbxContent></wps:txbx></wps:wsp>`;
    const group = `<w:r><w:drawing><w:group>${shape("One.")}${shape("Two.")}</w:group></w:drawing></w:r>`;
    expect(read(paragraph(group))).toEqual(["body: \uFFFC", "text-box: One.", "text-box: Two."]);
  });
});

describe("tables and content controls", () => {
  test("are read in place, nested, and around cells and rows", () => {
    const cell = (text: string): string => `<w:tc><w:tcPr/>${paragraph(run(text))}</w:tc>`;
    const rows = `<w:tbl><w:tr>${contentControl(cell("A1"))}</w:tr>${contentControl(`<w:tr>${cell("A2")}</w:tr>`)}</w:tbl>`;
    const nested = table(
      paragraph(run("Outer.")) + table(paragraph(run("Inner."))) + paragraph(""),
    );
    expect(read(paragraph(run("Before.")) + rows + nested + paragraph(run("After.")))).toEqual([
      "body: Before.",
      "body in a table: A1",
      "body in a table: A2",
      "body in a table: Outer.",
      "body in a table: Inner.",
      "body: After.",
    ]);
  });
});

describe("what belongs to no story", () => {
  const glossary = {
    name: "word/glossary/document.xml",
    data: partText(aWordFile(paragraph(run("Building block.")))),
  };
  const chart = {
    name: "word/charts/chart1.xml",
    data: '<c:chart xmlns:c="c" xmlns:a="a"><a:p><a:r><a:t>Axis was here</a:t></a:r></a:p></c:chart>',
  };
  const diagram = {
    name: "word/diagrams/data1.xml",
    data: '<dgm:dataModel xmlns:dgm="d" xmlns:a="a"><a:t>Node was here</a:t></dgm:dataModel>',
  };
  const parts: WordFileParts = {
    body: paragraph(run("It was read.")),
    comments: `<w:comment w:id="7" w:author="A">${paragraph(run("A comment."))}</w:comment>`,
    extra: [glossary, chart, diagram],
  };

  test("comments, building blocks, charts and diagrams are not read", () => {
    expect(read(parts)).toEqual(["body: It was read."]);
  });

  test("and they come back as they were", () => {
    const file = aWordFile(parts);
    const edits = new Map([[0, [{ start: 3, end: 6, replacement: "is" }]]]);
    const { bytes } = writeTrackedChanges(openWordDocument(file), edits, options);
    for (const { name } of [glossary, chart, diagram, { name: "word/comments.xml" }]) {
      expect(partText(bytes, name)).toBe(partText(file, name));
    }
  });

  test("a document that takes in others when Word opens it says so", () => {
    for (const element of ["altChunk", "subDoc"]) {
      const body = `${paragraph(run("Master."))}<w:${element} r:id="rIdOther"/>`;
      expect(openWordDocument(aWordFile(body)).warnings).toEqual([{ code: "imported-content" }]);
    }
  });
});

describe("text that is hidden by its style", () => {
  const styles = [
    style("Form", "z-Top of Form", "<w:rPr><w:vanish/></w:rPr>"),
    style("Below", "Below", '<w:basedOn w:val="Form"/>'),
    style("Shown", "Shown", '<w:basedOn w:val="Form"/><w:rPr><w:vanish w:val="0"/></w:rPr>'),
    '<w:style w:type="character" w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style>',
    style("Ring", "Ring", '<w:basedOn w:val="Ring"/>'),
  ].join("");

  test("is not seen, unless a style or run that follows shows it again", () => {
    const body = [
      paragraph(run("Top of Form"), "Form"),
      paragraph(run("Bottom of Form"), "Below"),
      paragraph(run("Shown."), "Shown"),
      paragraph(run("Shown as well.", '<w:vanish w:val="0"/>'), "Form"),
      paragraph(run("Open, ") + run("secret, ", '<w:rStyle w:val="Secret"/>') + run("open.")),
      paragraph(run("In a ring."), "Ring"),
    ].join("");
    expect(read({ body, styles })).toEqual([
      "body: Shown.",
      "body: Shown as well.",
      "body: Open, open.",
      "body: In a ring.",
    ]);
  });
});
