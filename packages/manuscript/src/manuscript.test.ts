import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import { DocxRefusal, openWordDocument } from "@curie/docx";
import { aWordFile, paragraph, run } from "@curie/docx/testing";
import type { Edit, EditingEngine, EditingRequest } from "@curie/language/editing";
import { describe, expect, test } from "vitest";
import { countManuscript, editManuscript } from "./index.ts";

/** A title, three paragraphs with four plain mistakes, a sound one, and a running head. */
const manuscript = new Uint8Array(
  readFileSync(new URL("../fixtures/four-mistakes.docx", import.meta.url)),
);
const date = "2026-11-18T09:30:00.000Z";

/** An engine that replaces words it knows, and remembers what it was asked. */
function replacing(words: Record<string, string>): EditingEngine & { requests: EditingRequest[] } {
  const requests: EditingRequest[] = [];
  return {
    name: "replacing",
    version: "1",
    requests,
    async edit(request) {
      requests.push(request);
      const edits: Edit[][] = [];
      for (const { text, editable } of request.paragraphs) {
        request.signal?.throwIfAborted();
        const found = editable ? Object.entries(words) : [];
        edits.push(
          found.flatMap(([wrong, right]) => {
            const start = text.indexOf(wrong);
            if (start < 0) return [];
            const end = start + wrong.length;
            const judged = {
              category: "spelling",
              rule: "test",
              reason: "spelling-mistake",
              confidence: 1,
            } as const;
            return [{ start, end, replacement: right, ...judged }];
          }),
        );
        request.onProgress?.(edits.length, request.paragraphs.length);
      }
      return edits;
    },
    async close() {},
  };
}

/** One part of a Word file, as text. */
function part(bytes: Uint8Array, name: string): string {
  const file = Buffer.from(bytes);
  for (let at = file.indexOf("PK\x01\x02"); at >= 0; at = file.indexOf("PK\x01\x02", at + 4)) {
    const nameEnd = at + 46 + file.readUInt16LE(at + 28);
    if (file.toString("utf8", at + 46, nameEnd) !== name) continue;
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    return inflateRawSync(file.subarray(start, start + file.readUInt32LE(at + 20))).toString();
  }
  throw new Error(`no part ${name}`);
}

function texts(bytes: Uint8Array): string[] {
  return openWordDocument(bytes).paragraphs.map((paragraph) => paragraph.text);
}

describe("editManuscript", () => {
  test("each edit of the engine becomes a tracked change under the name Curie", async () => {
    const engine = replacing({ was: "were", recieved: "received" });
    const edited = await editManuscript(manuscript, engine, { dialect: "american", date });
    expect(edited).toMatchObject({ changes: 2, words: 42, warnings: [] });
    const xml = part(edited.bytes, "word/document.xml");
    expect(
      xml.match(/<w:ins [^>]*w:author="Curie"[^>]*w:date="2026-11-18T09:30:00Z"/g),
    ).toHaveLength(2);
    expect(xml).toMatch(/<w:delText[^>]*>was<\/w:delText>/);
    expect(texts(edited.bytes)[1]).toContain("larvae were fed twice a day, and we received");
  });

  test("the changes carry another name when asked", async () => {
    const options = { dialect: "british", author: "A. Reader", date } as const;
    const edited = await editManuscript(manuscript, replacing({ was: "were" }), options);
    expect(part(edited.bytes, "word/document.xml")).toContain('w:author="A. Reader"');
  });

  test("a manuscript without a change comes back byte for byte", async () => {
    const edited = await editManuscript(manuscript, replacing({}), { dialect: "american", date });
    expect(edited.changes).toBe(0);
    expect(Buffer.from(edited.bytes).equals(Buffer.from(manuscript))).toBe(true);
  });

  test("page headers are handed to the engine as not to be edited", async () => {
    const engine = replacing({ "The the": "The" });
    const edited = await editManuscript(manuscript, engine, { dialect: "american", date });
    expect(edited.changes).toBe(0);
    const asked = engine.requests[0]?.paragraphs ?? [];
    expect(asked.find(({ text }) => text.includes("running head"))?.editable).toBe(false);
  });

  test("the style of English, the progress and the signal reach the engine", async () => {
    const engine = replacing({});
    const progress: [number, number][] = [];
    const { signal } = new AbortController();
    await editManuscript(manuscript, engine, {
      dialect: "british",
      date,
      signal,
      onProgress: (done, total) => progress.push([done, total]),
    });
    expect(engine.requests[0]).toMatchObject({ dialect: "british", signal });
    expect(progress.at(0)).toEqual([1, 5]);
    expect(progress.at(-1)).toEqual([5, 5]);
  });

  test("an aborted edit rejects with the reason", async () => {
    const signal = AbortSignal.abort(new Error("the server stops"));
    const edit = editManuscript(manuscript, replacing({}), { dialect: "american", date, signal });
    await expect(edit).rejects.toThrow("the server stops");
  });

  test("an edit that cannot be placed comes back as a warning", async () => {
    const engine = replacing({ "a day": "a\u0001day", was: "were" });
    const edited = await editManuscript(manuscript, engine, { dialect: "american", date });
    expect(edited.changes).toBe(1);
    expect(edited.warnings).toMatchObject([{ code: "text-not-writable", paragraph: 1 }]);
  });

  test("what is no Word file is refused by its code", async () => {
    const engine = replacing({});
    const refused = editManuscript(Buffer.from("%PDF-1.7"), engine, { dialect: "american", date });
    await expect(refused).rejects.toThrow(DocxRefusal);
    expect(engine.requests).toEqual([]);
  });

  test("what is in another language is shown to the engine, but not for editing", async () => {
    const engine = replacing({});
    const english = "The samples were stored in the dark, and the results were of use.";
    const quoting = "One of them said, “no es lo que yo quería para los niños”, and left the room.";
    const spanish = "Las muestras se guardaron en la oscuridad y se usaron en una semana.";
    const texts = [english, quoting, spanish, english, english];
    const body = texts.map((text) => paragraph(run(text))).join("");
    await editManuscript(aWordFile(body), engine, { dialect: "american", date });
    const asked = engine.requests[0]?.paragraphs ?? [];
    expect(asked.map(({ editable }) => editable)).toEqual([true, true, false, true, true]);
    const [span] = asked[1]?.locked ?? [];
    expect(quoting.slice(span?.start, span?.end)).toBe("“no es lo que yo quería para los niños”");
    expect(asked[0]?.locked).toEqual([]);
  });
});

describe("countManuscript", () => {
  test("the words of body text are counted, those of page headers are not [G-16]", () => {
    expect(countManuscript(manuscript)).toBe(42);
  });

  test("what is no Word file is refused by its code", () => {
    expect(() => countManuscript(new Uint8Array())).toThrow(DocxRefusal);
  });
});
