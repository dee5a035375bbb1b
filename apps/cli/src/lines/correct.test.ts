import type { EditingEngine, EditingRequest } from "@curie/language/editing";
import { expect, test } from "vitest";
import { correctLines } from "./correct.ts";

/** An engine that writes every "teh" right and remembers what it was asked. */
function spelling(): EditingEngine & { requests: EditingRequest[] } {
  const requests: EditingRequest[] = [];
  return {
    name: "spelling",
    version: "1",
    requests,
    async edit(request) {
      requests.push(request);
      return request.paragraphs.map(({ text, editable }) => {
        const start = editable ? text.indexOf("teh") : -1;
        if (start < 0) return [];
        const judged = {
          category: "spelling",
          rule: "teh",
          reason: "spelling-mistake",
          confidence: 1,
        } as const;
        return [{ start, end: start + 3, replacement: "the", ...judged }];
      });
    },
    async close() {},
  };
}

async function corrected(engine: EditingEngine, ...pieces: (string | Uint8Array)[]) {
  let output = "";
  const chunks = async function* () {
    for (const piece of pieces) yield typeof piece === "string" ? Buffer.from(piece) : piece;
  };
  const write = async (text: string) => {
    output += text;
  };
  await correctLines(chunks(), write, engine, { dialect: "american", json: false });
  return output;
}

test("lines keep their order and their own line breaks, however the input is cut", async () => {
  expect(await corrected(spelling(), "teh o", "ne\r\n\nte", "h two\n\r\n", "last teh")).toBe(
    "the one\r\n\nthe two\n\r\nlast the",
  );
});

test("a character that is cut between two pieces arrives whole", async () => {
  const bytes = Buffer.from("teh 𝒳 水\n");
  expect(await corrected(spelling(), bytes.subarray(0, 6), bytes.subarray(6))).toBe("the 𝒳 水\n");
});

test("a byte order mark and odd line separators stay where they are", async () => {
  const text = "\uFEFFteh\n\u2028 and \v and \r inside\n";
  expect(await corrected(spelling(), text)).toBe(text.replace("teh", "the"));
});

test("a long input is corrected in batches, each knowing what came before", async () => {
  const engine = spelling();
  const lines = Array.from({ length: 450 }, (_, index) => `teh line ${index}\n`);
  expect(await corrected(engine, lines.join(""))).toBe(lines.join("").replaceAll("teh", "the"));
  const seen = engine.requests.map(({ paragraphs }) => [
    paragraphs.filter(({ editable }) => !editable).length,
    paragraphs.filter(({ editable }) => editable).length,
  ]);
  expect(seen).toEqual([
    [0, 200],
    [200, 200],
    [400, 50],
  ]);
});

test("what is read along does not grow without end", async () => {
  const engine = spelling();
  await corrected(engine, `${"teh word ".repeat(7_000)}\n`.repeat(9));
  const context = (engine.requests.at(-1)?.paragraphs ?? []).filter(({ editable }) => !editable);
  expect(context).toHaveLength(3);
});
