/** Hard case 18: content controls. */
import { aWordFile } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { compact, curie, edit, fixture, markupOf, read } from "./edit-fixture.ts";

/** The control of the fixture with these properties. */
function control(properties: string): Buffer {
  const document = markupOf("content-control").replace("<!-- properties -->", properties);
  return aWordFile({ document });
}

describe("a content control (hard case 18)", () => {
  test("holds the change of its text in its content, and nothing else of it changes", () => {
    const { body } = edit(fixture("content-control"), ["it was", "it is"]);
    expect(body).toContain(
      compact(`
        <w:sdt>
          <w:sdtPr><w:id w:val="7"/><!-- properties --></w:sdtPr>
          <w:sdtContent>
            <w:r><w:t xml:space="preserve">it </w:t></w:r>
            <w:del w:id="1" ${curie}><w:r><w:delText>was</w:delText></w:r></w:del>
            <w:ins w:id="2" ${curie}><w:r><w:t>is</w:t></w:r></w:ins>
            <w:r><w:t xml:space="preserve"> here</w:t></w:r>
          </w:sdtContent>
        </w:sdt>`),
    );
  });

  test.each([
    ["rich text", "<w:richText/>"],
    ["plain text", "<w:text/>"],
    ["protected from being deleted", '<w:lock w:val="sdtLocked"/>'],
    ["unlocked", '<w:lock w:val="unlocked"/>'],
    ["named by another program", '<w:tag w:val="goog_rdk_1"/>'],
  ])("that is %s is edited", (_name, properties) => {
    const { texts } = edit(control(properties), ["it was", "it is"]);
    expect(texts).toEqual(["Name: it is here."]);
  });

  test.each([
    ["locked", '<w:lock w:val="contentLocked"/>'],
    ["locked in all", '<w:lock w:val="sdtContentLocked"/>'],
    [
      "bound to data, which would overwrite it",
      '<w:dataBinding w:xpath="/a" w:storeItemID="{1}"/>',
    ],
    ["bound to data in the newer way", '<w15:dataBinding w:xpath="/a" w:storeItemID="{1}"/>'],
    ["showing its prompt", "<w:showingPlcHdr/>"],
    ["a list to choose from", "<w:dropDownList/>"],
    ["a list to choose from or type into", "<w:comboBox/>"],
    ["a date", "<w:date/>"],
    ["a check box", "<w14:checkbox/>"],
    ["a group", "<w:group/>"],
    ["a building block", "<w:docPartObj/>"],
  ])("that is %s is read and left alone", (_name, properties) => {
    const file = control(properties);
    expect(read(file)[0]).toMatchObject({
      text: "Name: it was here.",
      locked: [{ start: 6, end: 17, reason: "content-control" }],
    });
    expect(edit(file, ["it was", "it is"]).codes).toEqual(["locked-text"]);
    expect(edit(file, ["Name", "Title"]).texts).toEqual(["Title: it was here."]);
  });

  test("inside a locked one is as locked", () => {
    const inner = markupOf("content-control").replace(/^.*?<w:p>|<\/w:p>.*$/gs, "");
    const outer = `<w:p><w:sdt><w:sdtPr><w:lock w:val="contentLocked"/></w:sdtPr><w:sdtContent>${inner}</w:sdtContent></w:sdt></w:p>`;
    expect(edit(aWordFile(outer), ["it was", "it is"]).codes).toEqual(["paragraph-not-editable"]);
  });

  test("around paragraphs, rows or cells is treated the same", () => {
    const around = (content: string): string =>
      `<w:sdt><w:sdtPr><w:lock w:val="contentLocked"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
    const open = (content: string): string =>
      `<w:sdt><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
    const text = "<w:p><w:r><w:t>It was.</w:t></w:r></w:p>";
    const row = (cell: string): string => `<w:tbl><w:tblPr/><w:tblGrid/>${cell}</w:tbl><w:p/>`;
    const cell = `<w:tc><w:tcPr/>${text}</w:tc>`;
    const levels = (control: (content: string) => string): string[] => [
      control(text),
      row(control(`<w:tr>${cell}</w:tr>`)),
      row(`<w:tr>${control(cell)}</w:tr>`),
    ];
    for (const body of levels(open)) {
      expect(edit(aWordFile(body), ["was", "is"]).texts[0]).toBe("It is.");
    }
    for (const body of levels(around)) {
      expect(edit(aWordFile(body), ["was", "is"]).codes).toEqual(["paragraph-not-editable"]);
    }
  });
});
