import { isEveryday } from "#check/abbreviations/known.ts";
import { type Fault, proseOf, withText } from "./text.ts";

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
