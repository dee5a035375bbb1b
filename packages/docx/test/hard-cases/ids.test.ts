/** Hard case 12: the numbers of revisions. */
import { aWordFile, paragraph, run } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { curie, edit } from "./edit-fixture.ts";

const bookmark = (id: number): string =>
  `<w:bookmarkStart w:id="${id}" w:name="b${id}"/><w:bookmarkEnd w:id="${id}"/>`;
const inserted = (id: number): string =>
  `<w:ins w:id="${id}" w:author="Ann"><w:r><w:t>new</w:t></w:r></w:ins>`;
const text = paragraph(run("It was."));

/** The numbers of the changes in the body. */
function numbers(file: Buffer): number[] {
  const { body } = edit(file, ["was", "is"]);
  return [...body.matchAll(new RegExp(`w:id="(\\d+)" ${curie}`, "g"))].map(([, id]) => Number(id));
}

describe("the numbers of revisions (hard case 12)", () => {
  test.each([
    ["bookmarks", { body: text + paragraph(bookmark(40)) }],
    ["revisions of the body", { body: text + paragraph(inserted(40)) }],
    [
      "revisions in notes",
      { body: text, footnotes: `<w:footnote w:id="1">${paragraph(inserted(40))}</w:footnote>` },
    ],
    ["revisions in headers", { body: text, header: paragraph(inserted(40)) }],
    ["bookmarks in footers", { body: text, footer: paragraph(bookmark(40)) }],
    [
      "comments",
      { body: text, comments: `<w:comment w:id="40" w:author="Ann">${paragraph("")}</w:comment>` },
    ],
    [
      "revisions in comments",
      {
        body: text,
        comments: `<w:comment w:id="1" w:author="Ann">${paragraph(inserted(40))}</w:comment>`,
      },
    ],
    [
      "tracked formatting",
      {
        body:
          text +
          paragraph(run("x", '<w:rPrChange w:id="40" w:author="Ann"><w:rPr/></w:rPrChange>')),
      },
    ],
    [
      "marks on paragraphs",
      { body: `${text}<w:p><w:pPr><w:rPr><w:ins w:id="40" w:author="Ann"/></w:rPr></w:pPr></w:p>` },
    ],
  ])("are above those of %s", (_name, parts) => {
    expect(numbers(aWordFile(parts))).toEqual([41, 42]);
  });

  test("run on from part to part", () => {
    const file = aWordFile({
      body: text,
      footnotes: `<w:footnote w:id="1">${paragraph(run("A note was."))}</w:footnote>`,
    });
    const { body, part } = edit(file, ["It was", "It is"], ["note was", "note is"]);
    expect(body).toContain(`<w:del w:id="1" ${curie}>`);
    expect(body).toContain(`<w:ins w:id="2" ${curie}>`);
    expect(part("word/footnotes.xml")).toContain(`<w:del w:id="3" ${curie}>`);
    expect(part("word/footnotes.xml")).toContain(`<w:ins w:id="4" ${curie}>`);
  });

  test("are decimal and stay in 32 bits: where the largest is taken, free small ones are used", () => {
    expect(
      numbers(aWordFile({ body: text + paragraph(bookmark(2147483647) + bookmark(1)) })),
    ).toEqual([2, 3]);
  });

  test("do not mind numbers that are none, or negative", () => {
    const odd =
      '<w:bookmarkStart w:id="-5" w:name="a"/><w:bookmarkEnd w:id="-5"/><w:bookmarkStart w:id="x" w:name="b"/><w:bookmarkEnd w:id="x"/>';
    expect(numbers(aWordFile({ body: text + paragraph(odd) }))).toEqual([1, 2]);
  });
});
