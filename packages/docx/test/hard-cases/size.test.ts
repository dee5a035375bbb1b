/** Hard case 20, and every other way to make a reader slow: time grows with the size, not its square. */
import { openWordDocument, writeTrackedChanges } from "@curie/docx";
import { aWordFile, field, paragraph, run, type WordFileParts } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";

const repeated = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join("");
const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const word = run("was ");

type Shape = [name: string, body: (size: number) => string, size: number];

const shapes: Shape[] = [
  ["many paragraphs", (size) => paragraph(word).repeat(size), 8000],
  ["a run for each letter", (size) => paragraph(run("a", "<w:b/>").repeat(size) + word), 10_000],
  ["one long text", (size) => paragraph(run("was ".repeat(size))), 10_000],
  [
    "many texts in one run",
    (size) => paragraph(`<w:r>${"<w:t>was</w:t>".repeat(size)}</w:r>`),
    10_000,
  ],
  [
    "white space that is not shown",
    (size) => `<w:p><w:r><w:t>a${" ".repeat(size)}b</w:t></w:r></w:p>`,
    100_000,
  ],
  [
    "a note behind each word",
    (size) =>
      paragraph(repeated(size, (id) => `${word}<w:r><w:footnoteReference w:id="${id}"/></w:r>`)),
    5000,
  ],
  [
    "a field behind each word",
    (size) => paragraph((word + field(" REF a ", "b")).repeat(size)),
    2000,
  ],
  [
    "fields within fields",
    (size) =>
      paragraph(
        (mark("begin") + mark("separate")).repeat(size) +
          word.repeat(size) +
          mark("end").repeat(size),
      ),
    4000,
  ],
  [
    "fields that never end",
    (size) => paragraph(mark("begin").repeat(size) + word.repeat(size)),
    5000,
  ],
  [
    "runs with properties behind their text",
    (size) => paragraph("<w:r><w:t>was</w:t><w:rPr><w:b/></w:rPr></w:r>".repeat(size)),
    8000,
  ],
  [
    "an insertion of somebody around each word",
    (size) => paragraph(repeated(size, (id) => `<w:ins w:id="${id}" w:author="A">${word}</w:ins>`)),
    4000,
  ],
  [
    "one insertion of somebody around all words",
    (size) => paragraph(`<w:ins w:id="1" w:author="A">${word.repeat(size)}</w:ins>`),
    4000,
  ],
  [
    "content controls within one another",
    (size) =>
      `${"<w:sdt><w:sdtContent>".repeat(size)}${paragraph(word).repeat(size)}${"</w:sdtContent></w:sdt>".repeat(size)}`,
    700,
  ],
  [
    "alternate content within alternate content",
    (size) =>
      `${'<mc:AlternateContent><mc:Choice Requires="wps">'.repeat(size)}${paragraph(word).repeat(size * 4)}${"</mc:Choice></mc:AlternateContent>".repeat(size)}`,
    700,
  ],
];

/**
 * Opens the document and replaces every "was", one by one; in milliseconds of this thread's own
 * work, which tests that run beside it do not lengthen.
 */
function timeOf(parts: WordFileParts): number {
  const file = aWordFile(parts);
  const before = process.threadCpuUsage();
  const document = openWordDocument(file);
  const edits = new Map(
    document.paragraphs.map(({ id, text }) => [
      id,
      [...text.matchAll(/was/g)].map(({ index }) => ({
        start: index,
        end: index + 3,
        replacement: "is",
      })),
    ]),
  );
  writeTrackedChanges(document, edits, { author: "Curie", date: "2031-02-03T04:05:06Z" });
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe("four times as much takes nowhere near sixteen times as long (hard case 20) [G-18]", () => {
  test.each(shapes)("%s", (_name, body, size) => {
    const time = (factor: number): number => timeOf({ body: body(size * factor) });
    const small = Math.min(time(1), time(1));
    // What every file costs must not hide how the rest grows.
    const most = 50 + small * 10;
    const first = time(4);
    // The best of two; when the first is good enough, so are both.
    const large = first < most ? first : time(4);
    expect(large).toBeLessThan(most);
  });
});

test("five thousand footnotes and their text are read and edited", () => {
  const count = 5000;
  const file = aWordFile({
    body: repeated(count, (id) =>
      paragraph(`${word}<w:r><w:footnoteReference w:id="${id + 1}"/></w:r>`),
    ),
    footnotes: repeated(
      count,
      (id) => `<w:footnote w:id="${id + 1}">${paragraph(word)}</w:footnote>`,
    ),
  });
  const document = openWordDocument(file);
  const edits = new Map(
    document.paragraphs.map(({ id }) => [id, [{ start: 0, end: 3, replacement: "is" }]]),
  );
  const written = writeTrackedChanges(document, edits, {
    author: "Curie",
    date: "2031-02-03T04:05:06Z",
  });
  expect(written.applied).toBe(2 * count);
  expect(written.warnings).toEqual([]);
});
