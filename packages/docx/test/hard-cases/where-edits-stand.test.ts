/** Which run a change belongs to, and when there is no place for it. */
import {
  aWordFile,
  equation,
  field,
  link,
  othersChange,
  paragraph,
  run,
  textBox,
} from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { ann, curie, edit, editAt } from "./edit-fixture.ts";

const bold = "<w:b/>";
const italic = "<w:i/>";
const raised = '<w:vertAlign w:val="superscript"/>';

const gone = (text: string, properties = ""): string =>
  run(text, properties).replaceAll("w:t>", "w:delText>").replace("<w:t ", "<w:delText ");
const del = (id: number, runs: string): string => `<w:del w:id="${id}" ${curie}>${runs}</w:del>`;
const ins = (id: number, runs: string): string => `<w:ins w:id="${id}" ${curie}>${runs}</w:ins>`;

describe("an insertion", () => {
  test("between two runs looks like the left one", () => {
    const { body } = editAt(paragraph(run("one", bold) + run("two", italic)), [3, 3, " and "]);
    expect(body).toBe(
      paragraph(run("one", bold) + ins(1, run(" and ", bold)) + run("two", italic)),
    );
  });

  test("beside a raised character does not look like that", () => {
    const { body } = editAt(
      paragraph(run("m") + run("2", raised) + run(" is")),
      [1, 1, " or m"],
      [2, 2, " long"],
    );
    expect(body).toBe(
      paragraph(
        run("m") + ins(1, run(" or m")) + run("2", raised) + ins(2, run(" long")) + run(" is"),
      ),
    );
  });

  test("beside somebody's insertion stands outside it", () => {
    const theirs = othersChange("ins", 5, run("one "));
    expect(editAt(paragraph(theirs + run("two")), [4, 4, "or "]).body).toBe(
      paragraph(theirs + ins(6, run("or ")) + run("two")),
    );
  });

  test("that only a raised character touches looks like that, not like text further on", () => {
    const body = paragraph(run("2", raised) + field(" PAGE ", "7") + run(" is"));
    expect(editAt(body, [1, 1, "x"]).body).toContain(run("2", raised) + ins(1, run("x", raised)));
  });

  test("stands at the start, inside and at the end of a paragraph", () => {
    const { body } = editAt(
      paragraph(run("one") + run("two six", italic)),
      [0, 0, "A "],
      [7, 7, "and "],
      [10, 10, " B"],
    );
    expect(body).toBe(
      paragraph(
        ins(1, run("A ")) +
          run("one") +
          run("two ", italic) +
          ins(2, run("and ", italic)) +
          run("six", italic) +
          ins(3, run(" B", italic)),
      ),
    );
  });

  test("between two runs of a link stays in the link", () => {
    const { body } = editAt(paragraph(link(run("one") + run("two"))), [3, 3, " or "]);
    expect(body).toBe(paragraph(link(run("one") + ins(1, run(" or ")) + run("two"))));
  });

  test("goes before and behind a field, but not into its result", () => {
    const body = paragraph(run("see ") + field(" REF a ", "12") + run(" on"));
    expect(editAt(body, [4, 4, "page "]).body).toContain(run("see ") + ins(1, run("page ")));
    expect(editAt(body, [6, 6, "f"]).body).toContain(ins(1, run("f")) + run(" on"));
    expect(editAt(body, [5, 5, "0"]).codes).toEqual(["locked-text"]);
  });

  test("in a wrapper inside somebody's insertion has no place", () => {
    const tag = `<w:smartTag w:element="place">${run("Paris")}</w:smartTag>`;
    const body = paragraph(othersChange("ins", 5, tag));
    expect(editAt(body, [5, 5, " now"]).codes).toEqual(["inside-other-insertion"]);
    expect(editAt(body, [2, 2, "x"]).codes).toEqual(["inside-other-insertion"]);
  });

  test("between objects alone has nothing to attach to", () => {
    const body = paragraph(run("a") + equation("x") + equation("y"));
    expect(editAt(body, [3, 3, "b"]).codes).toEqual(["nothing-to-attach-to"]);
  });
});

describe("a replacement", () => {
  test("of one formatting stays one change, though a word in it is the same", () => {
    const { body } = editAt(paragraph(run("We was here now")), [3, 11, "were there"]);
    expect(body).toBe(
      paragraph(run("We ") + del(1, gone("was here")) + ins(2, run("were there")) + run(" now")),
    );
  });

  test.each([
    ["more of the first", [italic, ""], "sapie", "ns", italic],
    ["more of the second", [italic, ""], "sa", "piens", ""],
    ["as much of both: the first", [italic, ""], "sap", "ien", italic],
  ])("over two runs looks like what it replaces, %s", (_name, [first, second], one, two, like) => {
    const { body } = editAt(paragraph(run(one, first) + run(two, second)), [
      0,
      one.length + two.length,
      "Homo",
    ]);
    expect(body).toBe(
      paragraph(del(1, gone(one, first) + gone(two, second)) + ins(2, run("Homo", like))),
    );
  });

  test("counts only the part of a run that it replaces", () => {
    const { body } = editAt(paragraph(run("see sa", italic) + run("pien")), [4, 10, "Homo"]);
    expect(body).toContain(ins(2, run("Homo")));
  });

  test("of the word before a link, and of a word beside a field, touches neither", () => {
    const linked = link(run("here"));
    expect(editAt(paragraph(run("see") + linked), [0, 3, "at"]).body).toBe(
      paragraph(del(1, gone("see")) + ins(2, run("at")) + linked),
    );
    const number = field(" REF a ", "12");
    expect(editAt(paragraph(run("Fig") + number), [0, 3, "Tab"]).codes).toEqual([]);
    expect(editAt(paragraph(number + run("b is")), [2, 3, "c"]).codes).toEqual([]);
  });

  test("of a word that goes on in a field is narrowed to what differs", () => {
    const { body, codes } = editAt(paragraph(run("fig") + field(" REF a ", "1")), [0, 4, "Fig1"]);
    expect(codes).toEqual([]);
    expect(body).toContain(del(1, gone("f")) + ins(2, run("F")) + run("ig"));
  });

  test("in a text box needs a place in both of its versions", () => {
    const box = textBox(paragraph(run("It was")));
    const stray = '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const at = box.lastIndexOf("</w:p>");
    const broken = `${box.slice(0, at)}${stray}${box.slice(at)}`;
    expect(edit(aWordFile(paragraph(box)), ["was", "is"]).codes).toEqual([]);
    expect(edit(aWordFile(paragraph(broken)), ["was", "is"]).codes).toEqual([
      "paragraph-not-editable",
    ]);
  });

  test("in a reference list has no place", () => {
    const { codes } = edit(
      aWordFile(
        paragraph(run("References")) + paragraph(run("Lee, J. (2019). A title. J. Test 1, 2–3.")),
      ),
      ["title", "name"],
    );
    expect(codes).toEqual(["paragraph-not-editable"]);
  });
});

describe("several edits", () => {
  test("that touch are all made, in whatever order they come", () => {
    const { texts, applied } = editAt(paragraph(run("onetwo")), [3, 6, "2"], [0, 3, "1"]);
    expect([texts, applied]).toEqual([["12"], 2]);
  });

  test("that start at one place are made in the order in which they end", () => {
    const { texts, applied } = editAt(paragraph(run("one two six")), [4, 8, ""], [4, 4, "big "]);
    expect([texts, applied]).toEqual([["one big six"], 2]);
  });
});

describe("a run with tracked formatting", () => {
  const change = `<w:rPrChange w:id="4" ${ann}><w:rPr/></w:rPrChange>`;
  const tracked = bold + change;

  test("at the start of a paragraph is replaced whole for a word in it", () => {
    const { body, codes } = editAt(paragraph(run("bold text", tracked)), [5, 9, "word"]);
    expect(codes).toEqual([]);
    expect(body).toContain(ins(6, run("bold word", bold)));
  });

  test("is replaced whole for an edit that ends before it does, by a word or by a letter", () => {
    const body = paragraph(run("A ") + run("bold text", tracked));
    expect(editAt(body, [2, 6, "heavy"]).body).toContain(ins(6, run("heavy text", bold)));
    expect(editAt(body, [9, 10, "s"]).body).toContain(ins(6, run("bold test", bold)));
  });

  test.each([
    [60, []],
    [61, ["tracked-formatting"]],
  ])("of %i characters is replaced whole, or left alone", (length, codes) => {
    const long = "a".repeat(length - 4);
    const body = paragraph(run("A ") + run(`${long} end`, tracked));
    expect(editAt(body, [2, length - 2, "b"]).codes).toEqual(codes);
  });

  test("takes text at its edges, and none inside when it is long", () => {
    const { body } = editAt(paragraph(run("A ") + run("bold text", tracked) + run(" here")), [
      11,
      11,
      "s",
    ]);
    expect(body).toContain(ins(5, run("s", bold)) + run(" here"));
    const long = run("bold text ".repeat(8), tracked);
    expect(editAt(paragraph(run("A ") + long), [7, 7, "er"]).codes).toEqual(["tracked-formatting"]);
  });

  test("that holds a CDATA section is replaced, one with space that is not shown is not", () => {
    const holding = (text: string) =>
      paragraph(`<w:r><w:rPr>${tracked}</w:rPr><w:t>${text}</w:t></w:r>`);
    expect(editAt(holding("<![CDATA[bold]]>"), [0, 4, "heavy"]).codes).toEqual([]);
    for (const text of [" bold", "bold "]) {
      expect(editAt(holding(text), [0, 4, "heavy"]).codes).toEqual(["tracked-formatting"]);
    }
  });

  test("that holds a tab is left alone, also where all text on one side goes", () => {
    const both = run("bold", tracked).replace("</w:r>", "<w:tab/><w:t>text</w:t></w:r>");
    expect(editAt(paragraph(both), [0, 4, "x"]).codes).toEqual(["tracked-formatting"]);
    expect(editAt(paragraph(both), [5, 9, "x"]).codes).toEqual(["tracked-formatting"]);
  });
});
