import { aWordFile, paragraph, partText, run, seededRandom } from "@curie/docx/testing";
import type { Edit } from "@curie/language/editing";
import { protectedSpans } from "@curie/language/editing/facts";
import { describe, expect, test } from "vitest";
import { openWordFile } from "../files/word-file.ts";
import { differs } from "./proof.ts";
import { writeProven } from "./written.ts";

const options = { author: "Curie", date: "2026-11-18T09:30:00.000Z" };

function documentOf(...texts: string[]) {
  const escaped = texts.map((text) => text.replaceAll("<", "&lt;"));
  return openWordFile(aWordFile(escaped.map((text) => paragraph(run(text))).join("")));
}

function replacing(text: string, before: string, after: string): Edit {
  const start = text.indexOf(before);
  if (start < 0) throw new Error(`${before} is not in ${text}`);
  const why = { category: "grammar", rule: "test", reason: "fixed-phrase" } as const;
  return { start, end: start + before.length, replacement: after, confidence: 1, ...why };
}

describe("a file that is written and read again", () => {
  test("keeps the original text of a paragraph in which a value would have changed", () => {
    const first = "The sample were taken at 14 stations.";
    const second = "The sample were weighed.";
    const document = documentOf(first, second);
    const edits = new Map([
      [0, [replacing(first, "were", "was"), replacing(first, "14", "41")]],
      [1, [replacing(second, "were", "was")]],
    ]);
    const proven = writeProven(document, edits, options);
    expect(proven.edited.paragraphs.map(({ text }) => text)).toEqual([
      first,
      "The sample was weighed.",
    ]);
    expect(proven.differences).toMatchObject([
      { kind: "number", before: "14", after: "41", place: { paragraph: 1 } },
    ]);
    expect(proven.editsTakenOut).toBe(2);
    expect(proven.written.applied).toBe(1);
    expect(proven.proof.filter(differs)).toEqual([]);
    expect(partText(proven.written.bytes)).not.toContain("41");
  });

  test("is the original when every edit would change a value", () => {
    const text = "It was 5 mg.";
    const proven = writeProven(
      documentOf(text),
      new Map([[0, [replacing(text, "5", "6")]]]),
      options,
    );
    expect(proven.written.applied).toBe(0);
    expect(proven.differences).toHaveLength(1);
    expect(proven.editsTakenOut).toBe(1);
  });

  test("has every value of the original, whatever edits leave what is protected alone", () => {
    const random = seededRandom(61);
    for (let round = 0; round < 60; round++) {
      const texts = Array.from({ length: 5 }, () => aText(random));
      const edits = new Map(texts.map((text, id) => [id, editsOfWords(text, random)]));
      const proven = writeProven(documentOf(...texts), edits, options);
      expect(proven.differences, JSON.stringify({ texts, edits: [...edits] })).toEqual([]);
      expect(proven.editsTakenOut).toBe(0);
    }
  });

  test("never has another value, wherever an edit forces one", () => {
    const random = seededRandom(62);
    for (let round = 0; round < 60; round++) {
      const texts = Array.from({ length: 5 }, () => aText(random));
      const id = Math.floor(random() * texts.length);
      const text = texts[id] ?? "";
      const figures = [...text.matchAll(/\d/g)];
      const figure = figures[Math.floor(random() * figures.length)];
      if (!figure) throw new Error(`no figure in ${text}`);
      const other = String((Number(figure[0]) + 1 + Math.floor(random() * 9)) % 10);
      const forced = {
        ...replacing(text, figure[0], other),
        start: figure.index,
        end: figure.index + 1,
      };
      const edits = new Map(
        texts.map((one, at) => [at, at === id ? [forced] : editsOfWords(one, random)]),
      );
      const proven = writeProven(documentOf(...texts), edits, options);
      expect(
        proven.differences.map(({ place }) => place.paragraph),
        text,
      ).toEqual([id + 1]);
      expect(proven.edited.paragraphs[id]?.text).toBe(text);
      expect(proven.proof.filter(differs)).toEqual([]);
    }
  });
});

const words = ["the", "sample", "were", "in", "cold", "water", "of", "alpine", "streams", "and"];
const facts = [
  "14",
  "−3.5 °C",
  "12%",
  "5 mg/kg",
  "p < 0.05",
  "(Smith et al., 2010)",
  "[3, 4–7]",
  "α",
  "CO2",
  "1,200",
];

/** Words with a fact or two among them. */
function aText(random: () => number): string {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const pieces = [pick(words), pick(facts)];
  for (let length = 8; length > 0; length--) pieces.push(pick(random() < 0.2 ? facts : words));
  return `${pieces.join(" ")} 7.`;
}

/** Edits of single words that no protected range holds, as an engine may make them. */
function editsOfWords(text: string, random: () => number): Edit[] {
  const kept = protectedSpans({ text, locked: [], editable: true });
  const free = [...text.matchAll(/(?<![\p{L}\p{N}])[a-z]{2,}(?![\p{L}\p{N}])/gu)].filter(
    ({ 0: word, index }) =>
      kept.every(({ start, end }) => index + word.length < start || index > end),
  );
  return free
    .filter(() => random() < 0.5)
    .map(({ 0: word, index }) => {
      const replacement =
        ["was", `${word}s`, `${word},`, "", "a new"][Math.floor(random() * 5)] ?? "";
      return { ...replacing(text, word, replacement), start: index, end: index + word.length };
    });
}
