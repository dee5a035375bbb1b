import { DocxRefusal, openWordDocument, readSegments, writeTranslation } from "@curie/docx";
import { seededRandom } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { corpusFiles, sharedCorpus } from "./corpus-files.ts";
import { fakeTranslation } from "./fake-translation.ts";
import { damageParts } from "./fuzz/damage-parts.ts";
import { randomWordFile } from "./random-files.ts";
import { judgedTexts, translationDamage } from "./translation-damage.ts";

/** The stretches of text in a translation, in their order. */
function stretches(translation: string): string[] {
  return translation
    .replace(/<g [^>]*>|<\/g>/g, "")
    .split(/<x [^>]*>/)
    .map((text) => text.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&amp;/g, "&"));
}

function holds(text: string, parts: readonly string[]): boolean {
  let at = 0;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return true;
}

/** Translates into nonsense, judges, and answers how many segments there were. */
function translateAndJudge(file: Buffer, seed: number): number {
  const document = openWordDocument(file);
  const { segments } = readSegments(document);
  const random = seededRandom(seed);
  const nonsense = new Map(
    segments.map((segment) => [segment.paragraph, fakeTranslation(segment, random)]),
  );
  const written = writeTranslation(document, nonsense, { language: "en-US" });
  expect(written.applied).toBe(segments.length);
  expect(translationDamage(file, written.bytes)).toEqual([]);
  const again = openWordDocument(written.bytes).paragraphs;
  // Objects change places, and text boxes with them: those are looked for among all boxes.
  const boxes = again.filter(({ story }) => story === "text-box");
  for (const { id, story, text } of document.paragraphs) {
    const translation = nonsense.get(id);
    const says = (found: string | undefined): boolean =>
      translation === undefined ? found === text : holds(found ?? "", stretches(translation));
    const found =
      story === "text-box" ? boxes.some((box) => says(box.text)) : says(again[id]?.text);
    expect(found, `${translation ?? text} | ${again[id]?.text}`).toBe(true);
  }
  return segments.length;
}

/** A translation that changes nothing leaves every word where it was, in every copy of it. */
function keepAndJudge(file: Buffer): void {
  const document = openWordDocument(file);
  const { segments } = readSegments(document);
  const same = new Map(segments.map(({ paragraph, source }) => [paragraph, source]));
  const written = writeTranslation(document, same, { language: "en-GB" });
  expect(written.applied).toBe(segments.length);
  expect(translationDamage(file, written.bytes)).toEqual([]);
  const plain = (texts: string[]): string[] => texts.map((text) => text.replaceAll("\u00AD", ""));
  for (const { name } of document.source.parts) {
    expect(plain(judgedTexts(written.bytes, name))).toEqual(plain(judgedTexts(file, name)));
  }
}

describe("random translations of random files", () => {
  test("of built files say what was asked for and keep everything that is no text", () => {
    let segments = 0;
    for (let seed = 0; seed < 100; seed++)
      segments += translateAndJudge(randomWordFile(seed), seed);
    expect(segments).toBeGreaterThan(700);
  });

  test("that change nothing change no text", () => {
    for (let seed = 0; seed < 50; seed++) keepAndJudge(randomWordFile(seed));
  });

  test("of files whose markup was damaged say it as well, or leave paragraphs out", () => {
    let segments = 0;
    for (let seed = 0; seed < 100; seed++) {
      const file = damageParts(randomWordFile(seed), seededRandom(seed));
      try {
        openWordDocument(file);
      } catch (error) {
        expect(error).toBeInstanceOf(DocxRefusal);
        continue;
      }
      segments += translateAndJudge(file, seed);
    }
    expect(segments).toBeGreaterThan(300);
  });

  const corpus = sharedCorpus();
  test.skipIf(corpus === null)("of real files: the same (needs ../shared)", () => {
    const files = corpus === null ? [] : corpusFiles(corpus, 20_000);
    let segments = 0;
    files.forEach((file, seed) => {
      try {
        segments += translateAndJudge(file, seed);
        keepAndJudge(file);
      } catch (error) {
        if (!(error instanceof DocxRefusal)) throw error;
      }
    });
    expect(segments).toBeGreaterThan(300);
  });
});
