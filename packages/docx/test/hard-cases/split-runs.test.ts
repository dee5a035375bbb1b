/** How runs are parted around a change. */
import { aWordFile, othersChange, paragraph, run } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { curie, edit, editAt } from "./edit-fixture.ts";

const gone = (text: string): string =>
  run(text).replaceAll("w:t>", "w:delText>").replace("<w:t ", "<w:delText ");
const del = (id: number, runs: string): string => `<w:del w:id="${id}" ${curie}>${runs}</w:del>`;
const ins = (id: number, runs: string): string => `<w:ins w:id="${id}" ${curie}>${runs}</w:ins>`;

describe("somebody's insertion of several runs", () => {
  const theirs = (id: number, runs: string): string => othersChange("ins", id, runs);
  const body = paragraph(theirs(5, run("one ") + run("two ") + run("three")));

  test("stays one around a deletion", () => {
    expect(editAt(body, [4, 8, ""]).body).toBe(
      paragraph(theirs(5, run("one ") + del(6, gone("two ")) + run("three"))),
    );
  });

  test("is parted between two of its runs by an insertion", () => {
    expect(editAt(body, [4, 4, "new "]).body).toBe(
      paragraph(
        theirs(5, run("one ")) + ins(6, run("new ")) + theirs(7, run("two ") + run("three")),
      ),
    );
  });

  test("is parted where a run in its middle is replaced", () => {
    expect(editAt(body, [4, 7, "2"]).body).toBe(
      paragraph(
        theirs(5, run("one ") + del(6, gone("two ").replace("two ", "two"))) +
          ins(7, run("2")) +
          theirs(8, run(" ") + run("three")),
      ),
    );
  });

  test("that a program laid out with tabs and line ends leaves no empty one behind", () => {
    const laidOut = body.replaceAll("<w:r>", "\r\n\t <w:r>").replace("</w:ins>", "\r\n\t</w:ins>");
    const written = editAt(laidOut, [0, 0, "A "], [13, 13, " B"]).body;
    expect(written).toMatch(/^<w:p><w:ins w:id="6" /);
    expect(written.match(/<w:ins /g)).toHaveLength(3);
  });
});

describe("a run that holds more than text", () => {
  const text = (name: string): string => `<w:t>${name}</w:t>`;
  const lost = (id: number, name: string): string =>
    del(id, `<w:r><w:delText>${name}</w:delText></w:r>`);

  test("keeps a break behind, between and before what is deleted", () => {
    const body = paragraph(`<w:r>${text("one")}<w:tab/>${text("two")}<w:br/></w:r>`);
    expect(editAt(body, [0, 3, ""]).body).toBe(
      paragraph(`${lost(1, "one")}<w:r><w:tab/>${text("two")}<w:br/></w:r>`),
    );
    expect(editAt(body, [4, 7, ""]).body).toBe(
      paragraph(`<w:r>${text("one")}<w:tab/></w:r>${lost(1, "two")}<w:r><w:br/></w:r>`),
    );
    expect(editAt(body, [0, 3, ""], [4, 7, ""]).body).toBe(
      paragraph(`${lost(1, "one")}<w:r><w:tab/></w:r>${lost(2, "two")}<w:r><w:br/></w:r>`),
    );
  });

  test("is parted once only where text stays on both sides of a break", () => {
    const body = paragraph(`<w:r>${text("one is")}<w:tab/>${text("two")}</w:r>`);
    expect(editAt(body, [0, 3, "1"]).body).toBe(
      paragraph(
        `${lost(1, "one")}${ins(2, run("1"))}<w:r><w:t xml:space="preserve"> is</w:t><w:tab/>${text("two")}</w:r>`,
      ),
    );
  });
});

describe("the space at the ends of text", () => {
  test("is preserved where the file said that it is not", () => {
    const body = paragraph('<w:r><w:t xml:space="default">one two</w:t></w:r>');
    expect(editAt(body, [4, 7, ""]).body).toBe(
      paragraph(run("one ") + del(1, '<w:r><w:delText xml:space="default">two</w:delText></w:r>')),
    );
  });

  test.each([" big", "big "])("of new text is preserved on either side: “%s”", (added) => {
    expect(editAt(paragraph(run("one two")), [4, 4, added]).body).toContain(ins(1, run(added)));
  });
});

test("deletions that touch are one", () => {
  const { body, applied } = editAt(paragraph(run("one two")), [0, 3, ""], [3, 7, ""]);
  expect(applied).toBe(2);
  expect(body).toBe(paragraph(del(1, gone("one two"))));
});

test("an edit of a run leaves the run behind it alone", () => {
  const { body } = editAt(paragraph(run("one") + run("two")), [0, 3, "1"]);
  expect(body).toBe(paragraph(del(1, gone("one")) + ins(2, run("1")) + run("two")));
});

test("two runs deleted in one edit are replaced behind both", () => {
  const { body } = editAt(paragraph(run("one") + run("two")), [0, 6, "x"]);
  expect(body).toBe(paragraph(del(1, gone("one") + gone("two")) + ins(2, run("x"))));
});

test("paragraphs are changed in the order of the text, whichever is asked first", () => {
  const file = aWordFile(paragraph(run("one was")) + paragraph(run("two was")));
  const { texts, body } = edit(file, ["two was", "two is"], ["one was", "one is"]);
  expect(texts).toEqual(["one is", "two is"]);
  expect([...body.matchAll(/<w:(?:ins|del) w:id="(\d+)"/g)].map(([, id]) => id)).toEqual([
    "1",
    "2",
    "3",
    "4",
  ]);
});
