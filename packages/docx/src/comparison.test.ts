import { describe, expect, test } from "vitest";
import { compareParts } from "./comparison.ts";
import { openWordDocument } from "./document.ts";
import { aWordFile, paragraph, run } from "./testing.ts";
import { writeTrackedChanges } from "./writing/tracked-changes.ts";

const settings = '<w:zoom w:percent="90"/>';
const open = (text: string, more: Parameters<typeof aWordFile>[0] = {}) =>
  openWordDocument(aWordFile({ body: paragraph(run(text)), settings, ...Object(more) }));

describe("two files part by part", () => {
  test("are the same where their bytes are", () => {
    expect(compareParts(open("One."), open("One."))).toEqual({ parts: 5, same: 5 });
    expect(compareParts(open("One."), open("Two."))).toEqual({ parts: 5, same: 4 });
  });

  test("differ in the part that an edit was written into, and in no other", () => {
    const document = open("One two.");
    const edits = new Map([[0, [{ start: 0, end: 3, replacement: "All" }]]]);
    const date = "2026-11-18T09:30:00Z";
    const { bytes } = writeTrackedChanges(document, edits, { author: "Curie", date });
    expect(compareParts(document, openWordDocument(bytes))).toEqual({ parts: 5, same: 4 });
  });

  test("are the same in a part that is only packed in another way", () => {
    const extra = (stored: boolean) => ({
      extra: [{ name: "word/media/a.bin", data: "x".repeat(999), stored }],
    });
    expect(compareParts(open("One.", extra(true)), open("One.", extra(false)))).toEqual({
      parts: 6,
      same: 6,
    });
  });

  test("count a part that only one of them has as not the same", () => {
    const extra = { extra: [{ name: "word/media/a.bin", data: "x" }] };
    expect(compareParts(open("One."), open("One.", extra))).toEqual({ parts: 6, same: 5 });
    expect(compareParts(open("One.", extra), open("One."))).toEqual({ parts: 6, same: 5 });
  });
});
