import { describe, expect, it } from "vitest";
import { markedSentences } from "#test/first-languages/marked.ts";
import { guessFirstLanguage } from "./guess.ts";

const asParagraphs = (texts: readonly string[]) =>
  texts.map((text) => ({ text, locked: [], editable: true }));
const guess = (texts: readonly string[], hint?: "zh" | "es" | "pt" | "ja") =>
  guessFirstLanguage(asParagraphs(texts), hint);

describe("The first language of an author", () => {
  it.each([
    ["zh", ["zh"]],
    ["ja", ["ja"]],
    ["es", ["es", "pt"]],
    ["pt", ["es", "pt"]],
  ])("is guessed from many sentences of %s authors", (language, fitting) => {
    const own = markedSentences("seen").filter((sentence) => sentence.language === language);
    expect(fitting).toContain(guess(own.map(({ text }) => text)));
  });

  it.each([
    [
      "zh",
      [
        "School of Physics, Nanjing University, Nanjing 210093, China",
        "Supported by the National Natural Science Foundation of China.",
      ],
    ],
    [
      "ja",
      [
        "Graduate School of Science, Kyoto University, Kyoto, Japan",
        "This work was supported by JSPS KAKENHI.",
      ],
    ],
    [
      "es",
      [
        "Universidad de Granada, Granada, Spain",
        "Departamento de Química, Universidad Nacional, Bogotá, Colombia",
      ],
    ],
    [
      "pt",
      ["Universidade Federal de Viçosa, Viçosa, Brazil", "The authors thank CNPq and FAPEMIG."],
    ],
  ])("is guessed as %s from affiliations and funders", (language, texts) => {
    expect(guess(texts)).toBe(language);
  });

  it.each([
    [
      "sound prose",
      ["The cells were grown in a medium with 10 % serum, and the results agree with ours."],
    ],
    ["one wording alone", ["With the development of sequencing, the cost fell."]],
    [
      "the country that is studied",
      ["Air quality in China has improved, and rice yields in China rose."],
    ],
    [
      "authors of several countries",
      [
        "Peking University, Beijing, China",
        "Fudan University, Shanghai, China",
        "University of Leeds, Leeds, UK",
        "University of Utah, Salt Lake City, USA",
      ],
    ],
    ["no text", []],
  ])("is not guessed from %s", (_, texts) => {
    expect(guess(texts)).toBeNull();
  });

  it("is not guessed from the works that are cited, nor from what is not edited", () => {
    const affiliations = [
      "School of Physics, Nanjing University, Nanjing, China",
      "Institute of Botany, Chinese Academy of Sciences, Beijing, China",
    ];
    expect(guess(affiliations)).toBe("zh");
    expect(guess(["References", ...affiliations])).toBeNull();
    const locked = asParagraphs(affiliations).map((one) => ({ ...one, editable: false }));
    expect(guessFirstLanguage(locked)).toBeNull();
  });

  it("is not decided by a hint that the text does not bear out", () => {
    const sound = ["The cells were grown in a medium with serum."];
    expect(guess(sound, "ja")).toBeNull();
    const oneSign = ["School of Physics, Nanjing University, Nanjing, China"];
    expect(guess(oneSign)).toBeNull();
    expect(guess(oneSign, "zh")).toBe("zh");
    expect(guess(oneSign, "es")).toBeNull();
  });
});
