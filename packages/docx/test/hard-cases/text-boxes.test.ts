/** Hard case 16: text boxes, which files hold twice. */
import { aWordFile, field, paragraph, run, textBox } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { compact, curie, edit, fixture, markupOf, read } from "./edit-fixture.ts";

describe("a text box (hard case 16)", () => {
  const file = fixture("text-box");

  test("is a story of its own behind the paragraph that anchors it, read once", () => {
    expect(read(file).map(({ story, text }) => [story, text])).toEqual([
      ["body", "The anchor was\uFFFC here."],
      ["text-box", "The box was"],
    ]);
  });

  test("changes alike in mc:Choice and mc:Fallback, each change with its own number", () => {
    const { body } = edit(file, ["box was", "box is"]);
    const changed = (first: number): string =>
      compact(`
        <w:p>
          <w:r><w:t xml:space="preserve">The box </w:t></w:r>
          <w:del w:id="${first}" ${curie}><w:r><w:delText>was</w:delText></w:r></w:del>
          <w:ins w:id="${first + 1}" ${curie}><w:r><w:t>is</w:t></w:r></w:ins>
        </w:p>`);
    const [, choice, fallback] = body.split("<w:txbxContent>");
    expect(choice?.startsWith(changed(1))).toBe(true);
    expect(fallback?.startsWith(changed(3))).toBe(true);
  });

  test("stays whole when text of its anchoring run changes", () => {
    const { body } = edit(file, ["anchor was", "anchor is"]);
    const box = /<mc:AlternateContent>.*<\/mc:AlternateContent>/;
    expect(box.exec(body)?.[0]).toBe(box.exec(markupOf("text-box"))?.[0]);
    expect(body).toContain(
      `<w:ins w:id="2" ${curie}><w:r><w:t>is</w:t></w:r></w:ins><w:r><mc:AlternateContent>`,
    );
  });

  test("changes together with its anchoring run, both in one go", () => {
    const { texts, applied } = edit(file, ["anchor was", "anchor is"], ["box was", "box is"]);
    expect(applied).toBe(2);
    expect(texts).toEqual(["The anchor is\uFFFC here.", "The box is"]);
  });

  test("whose two versions differ is read by the first and not edited", () => {
    const document = markupOf("text-box").replace("The box was", "The box was other");
    const other = aWordFile({ document });
    expect(read(other).map(({ text }) => text)).toEqual([
      "The anchor was\uFFFC here.",
      "The box was other",
    ]);
    expect(edit(other, ["box was", "box is"]).codes).toEqual(["paragraph-not-editable"]);
  });

  test("of one version alone, as older and other programs write it, is edited", () => {
    const drawing = `<w:r><w:pict><v:textbox><w:txbxContent>${paragraph(run("It was"))}</w:txbxContent></v:textbox></w:pict></w:r>`;
    expect(edit(aWordFile(paragraph(drawing)), ["was", "is"]).texts).toEqual(["\uFFFC", "It is"]);
  });

  test("within a text box is read once and not edited", () => {
    const inner = paragraph(textBox(paragraph(run("It was"))));
    const nested = aWordFile(paragraph(textBox(inner)));
    expect(read(nested).map(({ story, text, editable }) => [story, text, editable])).toEqual([
      ["body", "\uFFFC", false],
      ["text-box", "\uFFFC", false],
      ["text-box", "It was", false],
    ]);
  });

  test("has fields of its own: one that is open around it does not reach in", () => {
    const around = aWordFile(
      paragraph(
        field(" REF a ", run("x") + textBox(paragraph(`${run("It was ")}${field(" PAGE ", "1")}`))),
      ),
    );
    const box = read(around)[1];
    expect(box).toMatchObject({
      text: "It was 1",
      locked: [{ start: 7, end: 8, reason: "field" }],
    });
    expect(edit(around, ["was", "is"]).texts[1]).toBe("It is 1");
  });
});
