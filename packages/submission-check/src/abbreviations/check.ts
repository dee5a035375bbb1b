/** Abbreviations: said what they stand for, before they are used, once, and not for nothing. */
import type { Found } from "../found.ts";
import type { CheckedParagraph, Place } from "../model.ts";
import type { Region } from "../reading/region.ts";
import type { Sections } from "../reading/sections.ts";
import {
  abbreviationShape,
  type Definition,
  definitionsIn,
  isAbbreviation,
} from "./definitions.ts";
import { introducedIn } from "./introductions.ts";
import { isEveryday } from "./known.ts";
import { type Use, undefinedOnes } from "./undefined.ts";

const token = new RegExp(
  String.raw`(?<![\p{L}\d_@#/.&\u00AD-])${abbreviationShape}(?=s?(?![\p{L}\d_@/&]|-\d|\.\p{L}))`,
  "gu",
);

export function checkAbbreviations(
  paragraphs: readonly CheckedParagraph[],
  sections: Sections,
): Found[] {
  const { regions } = sections;
  const seen = paragraphs.filter(
    ({ id, part, kind }) =>
      part !== "margin" && kind !== "contents" && kind !== "code" && regions[id] !== "references",
  );
  const definitions = seen.flatMap(definitionsIn);
  const uses = seen.flatMap((one) => usesIn(one, regions[one.id] ?? "other"));
  const byName = new Map<string, Use[]>();
  for (const use of uses) {
    const list = byName.get(use.abbreviation) ?? [];
    list.push(use);
    byName.set(use.abbreviation, list);
  }
  const prose = new Map(sections.prose.map((one) => [one.id, one]));
  const found: Found[] = [];
  found.push(...unused(definitions, byName, regions, seen));
  found.push(...twice(definitions, prose));
  found.push(...late(definitions, byName, prose));
  const introduced = seen.map(introducedIn);
  found.push(
    ...undefinedOnes(byName, prose, {
      sure: new Set([
        ...definitions.map(({ abbreviation }) => abbreviation),
        ...introduced.flatMap(({ sure }) => sure),
      ]),
      perhaps: new Set(introduced.flatMap(({ perhaps }) => perhaps)),
    }),
  );
  return found;
}

function usesIn({ id, text }: CheckedParagraph, region: Region): Use[] {
  // A line in capitals is a heading or a title.
  if ((text.match(/\p{Ll}/gu)?.length ?? 0) < (text.match(/\p{Lu}/gu)?.length ?? 0)) return [];
  return [...text.matchAll(token)].flatMap(({ 0: abbreviation, index }) =>
    isAbbreviation(abbreviation)
      ? [
          {
            abbreviation,
            region,
            place: { paragraph: id, start: index, end: index + abbreviation.length },
          },
        ]
      : [],
  );
}

function isAt({ place }: { place: Place }, other: Place): boolean {
  return place.paragraph === other.paragraph && place.start === other.start;
}

/** Defined in the text or the abstract, and not met again anywhere. */
function unused(
  definitions: readonly Definition[],
  uses: ReadonlyMap<string, readonly Use[]>,
  regions: readonly Region[],
  seen: readonly CheckedParagraph[],
): Found[] {
  const told = new Set<string>();
  return definitions.flatMap(({ abbreviation, meaning, place }): Found[] => {
    const region = regions[place.paragraph];
    const paragraph = seen.find(({ id }) => id === place.paragraph);
    if (region !== "text" && region !== "abstract") return [];
    if (
      !paragraph ||
      paragraph.inTable ||
      paragraph.part !== "body" ||
      paragraph.kind === "caption"
    )
      return [];
    const isGloss = !/[([]/.test(paragraph.text.slice(Math.max(0, place.start - 14), place.start));
    const again = definitions.filter((one) => one.abbreviation === abbreviation).length > 1;
    if (
      told.has(abbreviation) ||
      isGloss ||
      isEveryday(abbreviation) ||
      again ||
      isElsewhere(abbreviation, place, seen)
    )
      return [];
    if ((uses.get(abbreviation) ?? []).some((use) => !isAt(use, place))) return [];
    told.add(abbreviation);
    return [
      {
        code: "abbreviation-unused",
        params: { abbreviation, meaning },
        severity: "notice",
        place,
        about: abbreviation,
      },
    ];
  });
}

/** In any other form, as a part of another word too: "qPCRs", "PCR-based", in a table in capitals. */
function isElsewhere(
  abbreviation: string,
  place: Place,
  seen: readonly CheckedParagraph[],
): boolean {
  return seen.some(({ id, text }) => {
    for (let at = text.indexOf(abbreviation); at >= 0; at = text.indexOf(abbreviation, at + 1)) {
      if (id === place.paragraph && at === place.start) continue;
      const [before, behind] = [text.charAt(at - 1), text.charAt(at + abbreviation.length)];
      if (!/\p{L}/u.test(before) && !/\p{Lu}/u.test(behind)) return true;
    }
    return false;
  });
}

function twice(
  definitions: readonly Definition[],
  prose: ReadonlyMap<number, CheckedParagraph>,
): Found[] {
  const first = new Map<string, Definition>();
  const told = new Set<string>();
  const found: Found[] = [];
  for (const one of definitions) {
    if (!prose.has(one.place.paragraph) || !one.inText || told.has(one.abbreviation)) continue;
    const before = first.get(one.abbreviation);
    if (!before) {
      first.set(one.abbreviation, one);
      continue;
    }
    if (normal(before.meaning) !== normal(one.meaning)) continue;
    told.add(one.abbreviation);
    found.push({
      code: "abbreviation-defined-twice",
      params: { abbreviation: one.abbreviation, meaning: one.meaning },
      severity: "notice",
      place: one.place,
      about: one.abbreviation,
    });
  }
  return found;
}

function normal(meaning: string): string {
  return meaning
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "")
    .replace(/s$/, "");
}

/** Used in the text before the place that says what it is. */
function late(
  definitions: readonly Definition[],
  uses: ReadonlyMap<string, readonly Use[]>,
  prose: ReadonlyMap<number, CheckedParagraph>,
): Found[] {
  const told = new Set<string>();
  return definitions.flatMap((definition): Found[] => {
    const { abbreviation, place } = definition;
    if (told.has(abbreviation) || !prose.has(place.paragraph) || isEveryday(abbreviation))
      return [];
    if (!definition.inText) return [];
    told.add(abbreviation);
    const first = (uses.get(abbreviation) ?? []).find((use) => prose.has(use.place.paragraph));
    if (!first || !isBefore(first.place, place)) return [];
    return [
      {
        code: "abbreviation-defined-late",
        params: { abbreviation, meaning: definition.meaning },
        severity: "notice",
        place: first.place,
        about: abbreviation,
      },
    ];
  });
}

function isBefore(one: Place, other: Place): boolean {
  return one.paragraph === other.paragraph
    ? one.start < other.start
    : one.paragraph < other.paragraph;
}
