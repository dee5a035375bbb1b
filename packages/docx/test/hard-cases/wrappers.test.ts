/** Hard case 19: elements around runs that a reader does not see. */
import { describe, expect, test } from "vitest";
import { compact, curie, edit, fixture, read } from "./edit-fixture.ts";

describe("wrappers around runs (hard case 19)", () => {
  const file = fixture("wrappers");

  test("are transparent for reading; ruby is read by its base", () => {
    expect(read(file)[0]?.text).toBe("Tag was, term was, dir was, bdo was, 7東.");
  });

  test.each([
    ["a smart tag", "Tag", '<w:smartTag w:uri="urn:x" w:element="place">', "</w:smartTag>"],
    ["custom XML", "term", '<w:customXml w:uri="urn:x" w:element="term">', "</w:customXml>"],
    ["a direction", "dir", '<w:dir w:val="rtl">', "</w:dir>"],
    ["an overridden direction", "bdo", '<w:bdo w:val="ltr">', "</w:bdo>"],
  ])("%s holds the change inside", (_name, word, open, close) => {
    const { body } = edit(file, [`${word} was`, `${word} is`]);
    expect(body).toContain(
      compact(`
        ${open}
          <w:r><w:t xml:space="preserve">${word} </w:t></w:r>
          <w:del w:id="1" ${curie}><w:r><w:delText xml:space="preserve">was</w:delText></w:r></w:del>
          <w:ins w:id="2" ${curie}><w:r><w:t>is</w:t></w:r></w:ins>
          <w:r><w:t xml:space="preserve">, </w:t></w:r>
        ${close}`),
    );
  });

  test("an edit over their edge is deleted on both sides and inserted once", () => {
    const { body, texts } = edit(file, ["Tag was, term", "It"]);
    expect(texts[0]).toBe("It was, dir was, bdo was, 7東.");
    expect(body.match(/<w:ins /g)).toHaveLength(1);
    expect(body.match(/<w:del /g)).toHaveLength(2);
  });

  test("a simple field is a field: its result is left alone", () => {
    expect(edit(file, ["7", "8"]).codes).toEqual(["locked-text"]);
    expect(read(file)[0]?.locked[0]).toEqual({ start: 37, end: 38, reason: "field" });
  });

  test("ruby is left alone", () => {
    expect(edit(file, ["東", "西"]).codes).toEqual(["locked-text"]);
    expect(read(file)[0]?.locked[1]).toEqual({ start: 38, end: 39, reason: "markup" });
  });
});
