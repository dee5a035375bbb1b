import { openWordDocument } from "@curie/docx";
import { aWordFile, paragraph, run } from "@curie/docx/testing";
import { describe, expect, test } from "vitest";
import { DocxRefusal, type EngineText, type TranslatedText, translateManuscript } from "./index.ts";

const spanish = [
  "Los resultados del estudio son claros y se discuten en la última sección.",
  "La temperatura del agua fue de 14 grados en todas las estaciones de la cuenca.",
];
const abstract = "We show that the results of the study are clear, and that they can be of use.";

const fileOf = (texts: readonly string[]) =>
  aWordFile(texts.map((text) => paragraph(run(text))).join(""));

/** In capitals, but for the tags. */
const shout = (text: string) =>
  text.replace(/<[^>]*>|[^<]+/g, (part) => {
    return part.startsWith("<") ? part : part.toUpperCase();
  });

/** An engine that writes in capitals, and has nothing for what mentions water. */
async function shouting({ segments }: EngineText): Promise<TranslatedText> {
  const wet = segments.flatMap((text, segment) => (text.includes("agua") ? [segment] : []));
  return {
    segments: segments.map((text, index) => (wet.includes(index) ? text : shout(text))),
    warnings: wet.map((segment) => ({ segment, code: "untranslated" })),
  };
}

const texts = (bytes: Uint8Array) => openWordDocument(bytes).paragraphs.map(({ text }) => text);

describe("translateManuscript", () => {
  test("gives a copy in English and one with both languages [G-60]", async () => {
    const [first = "", wet = ""] = spanish;
    const done = await translateManuscript(fileOf(spanish), shouting, { dialect: "american" });
    expect(texts(done.translated)).toEqual([first.toUpperCase(), wet]);
    expect(texts(done.bilingual)).toEqual([first, first.toUpperCase(), wet]);
    expect(done).toMatchObject({
      words: 28,
      paragraphs: 1,
      left: 1,
      noticed: { untranslated: 1 },
      warnings: [],
    });
  });

  test("leaves paragraphs alone that are in English already", async () => {
    const asked: string[] = [];
    const done = await translateManuscript(
      fileOf([...spanish, abstract]),
      async (text) => {
        asked.push(...text.segments);
        return shouting(text);
      },
      { dialect: "american" },
    );
    expect(asked).toEqual(spanish);
    expect(texts(done.translated).at(-1)).toBe(abstract);
    expect(done.left).toBe(1);
  });

  test("says at the top of both copies what they are, when they are no translation", async () => {
    const notice = "Draft.";
    const done = await translateManuscript(fileOf(spanish), shouting, {
      dialect: "british",
      notice,
    });
    for (const bytes of [done.translated, done.bilingual]) {
      expect(texts(bytes)[0]).toMatch(/^Draft\.\n/);
    }
  });

  test("counts the paragraphs that should be compared, each once", async () => {
    const doubting = async ({ segments }: EngineText) => ({
      segments: segments.map((text) => text.toUpperCase()),
      warnings: [
        { segment: 0, code: "number-changed" },
        { segment: 0, code: "tag-moved" },
      ],
    });
    const done = await translateManuscript(fileOf(spanish), doubting, { dialect: "american" });
    expect(done).toMatchObject({ left: 0, toCheck: 1 });
    expect(done.noticed).toEqual({ "number-changed": 1, "tag-moved": 1 });
  });

  test("tells the engine which tags must be there once", async () => {
    const link = `<w:hyperlink w:anchor="tabla">${run("la tabla", "<w:b/>")}</w:hyperlink>`;
    const body = paragraph(`${run("Véase ")}${link}${run(" para los ")}${run("datos", "<w:i/>")}`);
    let asked: EngineText | undefined;
    await translateManuscript(
      aWordFile(body),
      async (text) => {
        asked = text;
        return shouting(text);
      },
      { dialect: "american" },
    );
    expect(asked?.segments).toEqual(['Véase <g id="1">la tabla</g> para los <g id="2">datos</g>']);
    expect(asked?.fixedTags).toEqual([new Set([1])]);
  });

  test("asks no engine when nothing is to be translated", async () => {
    const never = () => Promise.reject(new Error("asked"));
    const done = await translateManuscript(fileOf([abstract]), never, { dialect: "american" });
    expect(done).toMatchObject({ paragraphs: 0, left: 0 });
    expect(texts(done.translated)).toEqual([abstract]);
  });

  test("counts what the file has no place for as left", async () => {
    const broken = async ({ segments }: EngineText) => ({
      segments: segments.map(() => "a < b"),
      warnings: [],
    });
    const done = await translateManuscript(fileOf(spanish), broken, { dialect: "american" });
    expect(done).toMatchObject({ paragraphs: 0, left: 2, noticed: { "unsound-translation": 2 } });
  });

  test("does not take an answer with another number of paragraphs", async () => {
    const short = async () => ({ segments: [], warnings: [] });
    const done = translateManuscript(fileOf(spanish), short, { dialect: "american" });
    await expect(done).rejects.toThrow("0 translations of 2 segments");
  });

  test("stops when asked to, and refuses what is no Word file", async () => {
    const signal = AbortSignal.abort(new Error("the server stops"));
    const stopped = translateManuscript(fileOf(spanish), shouting, { dialect: "american", signal });
    await expect(stopped).rejects.toThrow("the server stops");
    const refused = translateManuscript(Buffer.from("%PDF"), shouting, { dialect: "american" });
    await expect(refused).rejects.toThrow(DocxRefusal);
  });
});
