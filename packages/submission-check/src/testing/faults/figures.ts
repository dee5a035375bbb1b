import type { Manuscript } from "#check/model.ts";
import { changed, type Fault, proseOf } from "./text.ts";

const figureMention = (number: number) =>
  new RegExp(`\\s?\\(?(?:Figures?|Fig\\.?) ${number}(?![\\d.])[A-Za-z]?\\)?`, "g");

function numbersOfCaptions({ paragraphs }: Manuscript): number[] {
  const found = paragraphs.map(({ text, part }) =>
    part === "body" ? /^\W*(?:Figure|Fig\.?) (\d)\s?[.:]/.exec(text)?.[1] : undefined,
  );
  return [...new Set(found.filter((one) => one !== undefined).map(Number))];
}

/** Nothing in the text leads to a figure any more. */
export const mentionRemoved: Fault = (manuscript, random) => {
  const simple = numbersOfCaptions(manuscript).filter((number) => {
    const with_ = manuscript.paragraphs.filter(({ text }) => figureMention(number).test(text));
    return (
      with_.length >= 2 &&
      !manuscript.paragraphs.some(({ text }) =>
        /fig\w*\.? ?\d[^.]{0,12}(?:and|[,–-]) ?\d/i.test(text),
      )
    );
  });
  const number = random.pick(simple);
  if (number === null) return null;
  const isCaption = (text: string) =>
    new RegExp(`^\\W*(?:Figure|Fig\\.?) ${number}\\s?[.:]`).test(text);
  return {
    manuscript: changed(manuscript, (one) =>
      isCaption(one.text) ? one : { ...one, text: one.text.replace(figureMention(number), "") },
    ),
    code: "figure-not-mentioned",
    about: `Figure ${number}`,
  };
};

/** Two figures change their numbers in the text, not in their captions. */
export const figuresSwapped: Fault = (manuscript) => {
  const numbers = numbersOfCaptions(manuscript);
  const ids = new Set(proseOf(manuscript).map(({ id }) => id));
  const prose = proseOf(manuscript)
    .map(({ text }) => text)
    .join("\n");
  const first = /\bFig(?:ure|\.) 1(?![\d])/.exec(prose)?.index;
  const second = /\bFig(?:ure|\.) 2(?![\d])/.exec(prose)?.index;
  if (
    !numbers.includes(1) ||
    !numbers.includes(2) ||
    first === undefined ||
    second === undefined ||
    second < first
  )
    return null;
  if (/fig\w*\.? ?\d[^.]{0,12}(?:and|[,–-]) ?\d/i.test(prose)) return null;
  return {
    manuscript: changed(manuscript, (one) =>
      ids.has(one.id)
        ? {
            ...one,
            text: one.text.replace(
              /\b(Fig(?:ure|\.)) ([12])(?!\d)/g,
              (_, word: string, number: string) => `${word} ${number === "1" ? "2" : "1"}`,
            ),
          }
        : one,
    ),
    code: "figure-out-of-order",
    about: "Figure 2",
  };
};

/** A figure that the text leads to is left out. */
export const captionRemoved: Fault = (manuscript, random) => {
  const numbers = numbersOfCaptions(manuscript);
  const prose = proseOf(manuscript)
    .map(({ text }) => text)
    .join("\n");
  const number = random.pick(
    numbers.filter((one) => new RegExp(`\\bFig(?:ure|\\.) ${one}(?!\\d)`).test(prose)),
  );
  if (numbers.length < 3 || number === null) return null;
  const shape = new RegExp(`^\\W*(?:Figure|Fig\\.?) ${number}\\s?[.:]`);
  return {
    manuscript: changed(manuscript, (one) => (shape.test(one.text) ? null : one)),
    code: "figure-without-caption",
    about: `Figure ${number}`,
  };
};
