import type { FindingCode } from "#check/codes.ts";
import { changed, type Fault, withText } from "./text.ts";

/** The abstract goes on and on. */
export const abstractLengthened: Fault = (manuscript) => {
  const heading = manuscript.paragraphs.find(
    ({ kind, text }) => kind === "heading" && /^abstract$/i.test(text.trim()),
  );
  const body = manuscript.paragraphs.find(
    ({ id, text }) => heading && id > heading.id && id <= heading.id + 2 && text.length > 100,
  );
  if (!body) return null;
  const more = " It was found again and again that much more could be said of this.".repeat(30);
  return {
    manuscript: withText(manuscript, body.id, body.text + more),
    code: "abstract-too-long",
    about: null,
  };
};

/** A heading, and what is under it, is gone. */
const sectionGone =
  (code: FindingCode, about: string, shape: RegExp, said: RegExp = /(?!)/): Fault =>
  (manuscript) => {
    const headings = manuscript.paragraphs.filter(({ kind }) => kind === "heading");
    const own = headings.filter(({ text }) => shape.test(text));
    const [heading] = own;
    if (!heading || own.length > 1) return null;
    const level = heading.headingLevel ?? 1;
    const next = headings.find((one) => one.id > heading.id && (one.headingLevel ?? 1) <= level);
    const end = next?.id ?? Number.POSITIVE_INFINITY;
    // What is said once more elsewhere is not missing.
    if (
      manuscript.paragraphs.some(
        ({ id, text, kind }) =>
          (id < heading.id || id >= end) && kind !== "reference" && said.test(text),
      )
    )
      return null;
    return {
      manuscript: changed(manuscript, (one) => (one.id >= heading.id && one.id < end ? null : one)),
      code,
      about,
    };
  };

export const methodsRemoved = sectionGone("section-missing", "methods", /\bmethods?\b/i);
export const resultsRemoved = sectionGone("section-missing", "results", /\bresults\b/i);
export const fundingRemoved = sectionGone(
  "statement-missing",
  "funding",
  /^funding/i,
  /fund(?:ed|ing)|support|grant|fellowship/i,
);
export const conflictsRemoved = sectionGone(
  "statement-missing",
  "conflicts-of-interest",
  /interest/i,
  /interests?\b|disclos/i,
);
export const contributionsRemoved = sectionGone(
  "statement-missing",
  "author-contributions",
  /contribution/i,
  /contributed equally|author contribution|concept/i,
);

export const keywordsRemoved: Fault = (manuscript) => {
  const own = manuscript.paragraphs.filter(({ text }) => /^key ?words\s?[:.]/i.test(text.trim()));
  if (own.length !== 1) return null;
  return {
    manuscript: changed(manuscript, (one) => (one === own[0] ? null : one)),
    code: "keywords-missing",
    about: null,
  };
};

export const titleLengthened: Fault = (manuscript) => {
  const title = manuscript.paragraphs.find(({ kind }) => kind === "title");
  if (!title) return null;
  const more =
    " with further remarks on what was seen before and after it in other places and at other times of the year";
  return {
    manuscript: withText(manuscript, title.id, title.text + more),
    code: "title-too-long",
    about: null,
  };
};
