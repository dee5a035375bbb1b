import { openWordDocument } from "@curie/docx";
import { partText } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import type { Effort } from "./docx.ts";
import { measure } from "./docx.ts";
import { contenders } from "./docx-contenders.ts";
import { generatedManuscript, materialOf } from "./docx-material.ts";

const quick: Effort = { warmUpMs: 0, rounds: 2, patienceMs: 0, leastRounds: 1 };
const material = materialOf({ name: "generated", bytes: generatedManuscript(60_000) }, 5, 1);

describe("the docx bench", () => {
  test("makes a main part of about the size that was asked for", () => {
    expect(material.mainPartBytes).toBeGreaterThan(60_000);
    expect(material.mainPartBytes).toBeLessThan(80_000);
  });

  test("chooses words that stand once in the whole file", () => {
    const xml = partText(material.original, material.mainPart);
    expect(material.replacements).toHaveLength(5);
    for (const { word } of material.replacements) expect(xml.split(word)).toHaveLength(2);
  });

  test("writes every replacement, so that it reads like the plainly edited copy", async () => {
    const curie = await contenders.curie();
    const texts = (bytes: Uint8Array) => openWordDocument(bytes).paragraphs.map(({ text }) => text);
    const written = await curie(material);
    expect(texts(written)).toEqual(texts(material.plainlyEdited));
    expect(texts(written)).not.toEqual(texts(material.original));
    expect(partText(written, material.mainPart).match(/<w:del /g)).toHaveLength(5);
  });

  test("measures each contender in a process of its own", async () => {
    const measured = await measure(material, ["curie", "floor"], quick);
    expect([...measured.keys()]).toEqual(["curie", "floor"]);
    const some = expect.any(Number);
    const result = { ms: some, firstPeakMb: some, peakMb: some };
    expect(measured.get("curie")).toEqual({ ...result, deletions: 5 });
    expect(measured.get("floor")).toEqual({ ...result, deletions: null });
  });

  test("says who cannot open a file, and why", async () => {
    const broken = { ...material, original: material.original.subarray(0, 1000) };
    const measured = await measure(broken, ["curie"], quick);
    expect(measured.get("curie")).toEqual({ failed: expect.stringContaining("corrupt") });
  });
});
