/**
 * Faults to plant into sound texts. Each knows nothing of how it is looked for: it changes the text
 * as a hurried author does, and says what a check ought to call it.
 */

import { isEveryday } from "../abbreviations/known.ts";
import type { FindingCode } from "../codes.ts";
import type { CheckedParagraph, Manuscript } from "../model.ts";
import type { Random } from "./random.ts";

/** The text with the fault, and what proves that it was found. */
export type Planted = {
  manuscript: Manuscript;
  code: FindingCode;
  /** Stands in a parameter of the finding, or in the text at its place; null where the code is enough. */
  about: string | null;
};

/** Null where the text has no place for such a fault. */
export type Fault = (manuscript: Manuscript, random: Random) => Planted | null;

type Change = (paragraph: CheckedParagraph) => CheckedParagraph | null;

/** Every paragraph changed or, for null, left out; counted anew. */
function changed({ paragraphs }: Manuscript, change: Change): Manuscript {
  const kept = paragraphs.map(change).filter((one) => one !== null);
  return { paragraphs: kept.map((one, id) => ({ ...one, id })) };
}

function withText(manuscript: Manuscript, id: number, text: string): Manuscript {
  return changed(manuscript, (one) => (one.id === id ? { ...one, text, raised: [] } : one));
}

/** None where the text has no list worth the name, or cites nothing of it. */
function entriesOf(manuscript: Manuscript): CheckedParagraph[] {
  const { paragraphs } = manuscript;
  const citing = proseOf(manuscript).filter(
    ({ text }) => bracket.test(text) || authorYear.test(text),
  );
  if (citing.length < 4) return [];
  const found = paragraphs.filter(
    ({ kind, text }) => kind === "reference" && /\b(?:19|20)\d\d\b/.test(text) && text.length > 50,
  );
  return found.length < 5 ? [] : found;
}

/** Running text: what is long and no entry, no caption, no table. */
function proseOf({ paragraphs }: Manuscript): CheckedParagraph[] {
  const ending = paragraphs.findIndex(
    ({ kind, text }) =>
      /^\W*(?:\d+\.? )?(?:acknowledg|funding|data (?:and|avail)|declaration|statement|references?$|bibliography|supplement|conflict|competing|author contrib|appendi)/i.test(
        text,
      ) &&
      (kind === "heading" || text.length < 60 || /^acknowledg/i.test(text)),
  );
  const introduction = paragraphs.findIndex(
    ({ kind, text }) => kind === "heading" && /introduction|background/i.test(text),
  );
  return paragraphs.filter(
    ({ id, kind, part, inTable, text }) =>
      id > introduction &&
      (ending < 0 || ending < introduction || id < ending) &&
      kind === "text" &&
      part === "body" &&
      !inTable &&
      text.length > 120 &&
      !/^(?:fig|tab|supp)/i.test(text.trim()),
  );
}

const bracket = /\[\d{1,3}(?:[,–-] ?\d{1,3})*\]/;
const authorYear =
  /\((\p{Lu}[\p{L}-]+(?: et al\.,?| (?:and|&) \p{Lu}[\p{L}-]+,?|,)) ((?:19|20)\d\d)\)/u;

function isNumbered(manuscript: Manuscript): boolean {
  return proseOf(manuscript).filter(({ text }) => bracket.test(text)).length >= 3;
}

/** An entry leaves the list, its citations stay. */
export const entryRemoved: Fault = (manuscript, random) => {
  const texts = proseOf(manuscript).map(({ text }) => text);
  if (isNumbered(manuscript)) {
    const entry = random.pick(
      entriesOf(manuscript).filter(({ text }) => {
        const number = /^\s*\[?(\d{1,3})[\].\t)]/.exec(text)?.[1];
        return number !== undefined && texts.some((one) => one.includes(`[${number}]`));
      }),
    );
    const number = /\d+/.exec(entry?.text ?? "")?.[0];
    if (!entry || number === undefined) return null;
    return {
      manuscript: changed(manuscript, (one) => (one.id === entry.id ? null : one)),
      code: "citation-without-entry",
      about: number,
    };
  }
  const cited = texts.flatMap((text) => [...text.matchAll(new RegExp(authorYear, "gu"))]);
  const one = random.pick(cited);
  const name = /^[\p{L}-]+/u.exec(one?.[1] ?? "")?.[0];
  const year = one?.[2];
  if (name === undefined || year === undefined) return null;
  const entries = entriesOf(manuscript).filter(
    ({ text }) => text.startsWith(name) && text.includes(year),
  );
  const [entry] = entries;
  if (!entry || entries.length > 1) return null;
  return {
    manuscript: changed(manuscript, (each) => (each.id === entry.id ? null : each)),
    code: "citation-without-entry",
    about: name,
  };
};

/** A citation gets the number of nothing, or the wrong year. */
export const citationChanged: Fault = (manuscript, random) => {
  if (isNumbered(manuscript)) {
    const paragraph = random.pick(
      proseOf(manuscript).filter(({ text }) => /\[\d{1,3}\]/.test(text)),
    );
    if (!paragraph) return null;
    const number = String(entriesOf(manuscript).length + 1 + random.below(9));
    return {
      manuscript: withText(
        manuscript,
        paragraph.id,
        paragraph.text.replace(/\[\d{1,3}\]/, `[${number}]`),
      ),
      code: "citation-without-entry",
      about: number,
    };
  }
  const paragraph = random.pick(proseOf(manuscript).filter(({ text }) => authorYear.test(text)));
  const match = authorYear.exec(paragraph?.text ?? "");
  if (!paragraph || !match) return null;
  const [whole, names = "", year = ""] = match;
  const other = String(Number(year) - 31);
  return {
    manuscript: withText(
      manuscript,
      paragraph.id,
      paragraph.text.replace(whole, `(${names} ${other})`),
    ),
    code: "citation-without-entry",
    about: other,
  };
};

/** A work is in the list, and nowhere in the text. */
export const entryAdded: Fault = (manuscript, random) => {
  const entries = entriesOf(manuscript);
  const last = entries.at(-1);
  if (!last) return null;
  const number = /^\s*(\[?)(\d{1,3})([\].)]*)(\s*)/.exec(last.text);
  const name = random.pick(["Zimmerli", "Quispe", "Yablonski", "Oyelaran"]) ?? "Zimmerli";
  const work = `${name}, K. L. (20${10 + random.below(9)}). Unread works and where they hide. Journal of Lists, 4, 12–19.`;
  const start =
    number?.[2] === undefined
      ? ""
      : `${number[1]}${Number(number[2]) + 1}${number[3]}${number[4] || " "}`;
  const paragraphs = [...manuscript.paragraphs];
  paragraphs.splice(last.id + 1, 0, { ...last, text: `${start}${work}` });
  return {
    manuscript: changed({ paragraphs }, (one) => one),
    code: "entry-never-cited",
    about: name,
  };
};

/** The same work stands in the list twice, the second time with a full stop less. */
export const entryDoubled: Fault = (manuscript, random) => {
  const entries = entriesOf(manuscript);
  const entry = random.pick(entries);
  const last = entries.at(-1);
  if (!entry || !last) return null;
  const own = entry.text.replace(/^\s*\[?\d{1,3}[\].)]*\s*/, "");
  const number = /^\s*(\[?)(\d{1,3})([\].)]*)(\s*)/.exec(last.text);
  const start =
    number?.[2] === undefined
      ? ""
      : `${number[1]}${Number(number[2]) + 1}${number[3]}${number[4] || " "}`;
  const paragraphs = [...manuscript.paragraphs];
  paragraphs.splice(last.id + 1, 0, { ...last, text: `${start}${own.replace(/\.$/, "")}` });
  return {
    manuscript: changed({ paragraphs }, (one) => one),
    code: "entry-doubled",
    about: own.slice(0, 20),
  };
};

/** A DOI loses its stroke, gains a space or is announced twice. */
export const doiBroken: Fault = (manuscript, random) => {
  const entry = random.pick(
    entriesOf(manuscript).filter(({ text }) =>
      /(?:doi\.org\/|doi: ?)10\.\d{4,9}\/\S{3}/i.test(text),
    ),
  );
  if (!entry) return null;
  const ways: readonly ((doi: string) => string)[] = [
    (doi) => doi.replace(/(10\.\d+)\//, "$1"),
    (doi) => doi.replace(/(10\.\d+)\//, "$1 /"),
    (doi) => doi.replace("10.", "1O."),
    (doi) => doi.replace("10.", "https://doi.org/10.").replace(/^doi: ?/i, "https://doi.org/"),
    (doi) => doi.replace(/10\.\d+\//, ""),
  ];
  const way = random.pick(ways) ?? ((doi: string) => doi);
  const text = entry.text.replace(
    /(?:https?:\/\/(?:dx\.)?doi\.org\/|doi: ?)10\.\d{4,9}\/\S+/i,
    way,
  );
  return { manuscript: withText(manuscript, entry.id, text), code: "doi-malformed", about: null };
};

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

const definition = /(\p{L}+(?:[ -]\p{L}+){1,5}) \((\p{Lu}{3,5})\)/u;

/** "Soil organic carbon (SOC)" becomes "Soil organic carbon", and SOC goes on being used. */
export const definitionRemoved: Fault = (manuscript, random) => {
  const all = manuscript.paragraphs.map(({ text }) => text).join("\n");
  const inProse = proseOf(manuscript)
    .map(({ text }) => text)
    .join("\n");
  const places = proseOf(manuscript).filter(({ text }) => {
    const abbreviation = definition.exec(text)?.[2];
    if (abbreviation === undefined || isEveryday(abbreviation)) return false;
    const uses =
      inProse.match(new RegExp(`(?<![\\p{L}\\d-])${abbreviation}(?![\\p{L}\\d-])`, "gu"))?.length ??
      0;
    const definitions = all.match(new RegExp(`[([]${abbreviation}s?[)\\],;]`, "g"))?.length ?? 0;
    const isLabel = manuscript.paragraphs.some(
      (one) => one.inTable && one.text.startsWith(abbreviation),
    );
    return uses >= 4 && definitions === 1 && !isLabel;
  });
  const paragraph = random.pick(places);
  const abbreviation = definition.exec(paragraph?.text ?? "")?.[2];
  if (!paragraph || abbreviation === undefined) return null;
  const text = paragraph.text.replace(` (${abbreviation})`, "");
  return {
    manuscript: withText(manuscript, paragraph.id, text),
    code: "abbreviation-undefined",
    about: abbreviation,
  };
};

/** A sentence too early uses what is explained later. */
export const usedTooEarly: Fault = (manuscript, random) => {
  const prose = proseOf(manuscript);
  const [first] = prose;
  const later = random.pick(prose.slice(2).filter(({ text }) => definition.test(text)));
  const abbreviation = definition.exec(later?.text ?? "")?.[2];
  if (!first || abbreviation === undefined || isEveryday(abbreviation)) return null;
  const before = manuscript.paragraphs
    .slice(first.id, later?.id)
    .map(({ text }) => text)
    .join("\n");
  if (before.includes(abbreviation)) return null;
  return {
    manuscript: withText(
      manuscript,
      first.id,
      `${first.text} The ${abbreviation} is treated below.`,
    ),
    code: "abbreviation-defined-late",
    about: abbreviation,
  };
};

/** An abbreviation is explained for nothing. */
export const definitionAdded: Fault = (manuscript, random) => {
  const paragraph = random.pick(proseOf(manuscript));
  const [words, letters] = random.pick([
    ["maximum sustained velocity", "MSV"],
    ["weighted lateral displacement", "WLD"],
    ["zonal kinetic forcing", "ZKF"],
  ] as const) ?? ["", ""];
  if (!paragraph || manuscript.paragraphs.some(({ text }) => text.includes(letters))) return null;
  return {
    manuscript: withText(
      manuscript,
      paragraph.id,
      `${paragraph.text} The ${words} (${letters}) was noted.`,
    ),
    code: "abbreviation-unused",
    about: letters,
  };
};

/** It is explained once more, a page later. */
export const definedTwice: Fault = (manuscript, random) => {
  const prose = proseOf(manuscript);
  const paragraph = random.pick(prose.slice(0, -1).filter(({ text }) => definition.test(text)));
  const last = prose.at(-1);
  const match = definition.exec(paragraph?.text ?? "");
  if (!paragraph || !last || !match?.[2]) return null;
  const words = (match[1] ?? "").split(/[ -]/).slice(-match[2].length).join(" ");
  const initials = words
    .split(" ")
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
  if (initials !== match[2]) return null;
  return {
    manuscript: withText(
      manuscript,
      last.id,
      `${last.text} This is the ${words} (${match[2]}) again.`,
    ),
    code: "abbreviation-defined-twice",
    about: match[2],
  };
};

const rewritten =
  (code: FindingCode, from: RegExp, to: (text: string) => string): Fault =>
  (manuscript, random) => {
    const prose = proseOf(manuscript);
    // Mixed is what differs from at least two others.
    const all = prose.flatMap(({ text }) => text.match(new RegExp(from, "gu")) ?? []);
    const paragraph = random.pick(prose.filter(({ text }) => from.test(text)));
    if (all.length < 3 || !paragraph) return null;
    return {
      manuscript: withText(manuscript, paragraph.id, paragraph.text.replace(from, to)),
      code,
      about: null,
    };
  };

export const unitJoined = rewritten(
  "unit-spacing-mixed",
  /(?<![\d.,–-])\d+ (?:mg|mL|ml|cm|mm|kg|km|min|nm)(?!\p{L})/u,
  (text) => text.replace(" ", ""),
);
export const percentParted = rewritten("percent-spacing-mixed", /(?<![\d.,–-])\d+%/u, (text) =>
  text.replace("%", " %"),
);
export const litreLowered = rewritten("litre-mixed", /(?<![\d.,–-])\d+ mL(?!\p{L})/u, (text) =>
  text.replace("mL", "ml"),
);
export const thousandsJoined = rewritten(
  "thousands-mixed",
  /(?<![\d.,–-])\d{2},\d00(?![\d,.]\d)/u,
  (text) => text.replace(/,\d00$/, "000"),
);
export const commaDecimal = rewritten("decimal-comma", /(?<![\d.,–-])\d+%/u, (text) =>
  text.replace("%", ",5%"),
);

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
