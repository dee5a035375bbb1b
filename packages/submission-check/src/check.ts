import { checkAbbreviations } from "./abbreviations/check.ts";
import { checkCitations } from "./citations/check.ts";
import { readEntries } from "./citations/entries.ts";
import { checkDois, checkDoubled } from "./citations/list.ts";
import { findingCodes } from "./codes.ts";
import { checkFigures } from "./figures.ts";
import { type Found, withIds } from "./found.ts";
import type { CheckedParagraph, Finding, LocatedPlace, Manuscript, Place } from "./model.ts";
import type { ProfileName } from "./names.ts";
import { checkNumbers } from "./numbers.ts";
import { checkAgainst } from "./profiles/against.ts";
import { type Facts, readFacts } from "./profiles/facts.ts";
import { type Profile, profileOf } from "./profiles/profiles.ts";
import { locator } from "./reading/location.ts";
import { readSections } from "./reading/sections.ts";

/** All that a check reads from a manuscript: what is wrong for any journal, and what profiles ask for. */
export type CheckedManuscript = {
  found: readonly Found[];
  facts: Facts;
  /** Every place that a finding may have, as a reader finds it. */
  places: readonly LocatedPlace[];
};

/** Reads a manuscript once. It says nothing of one kind of journal yet: see `findingsFor`. */
export function readManuscriptCheck(manuscript: Manuscript): CheckedManuscript {
  const { paragraphs } = manuscript;
  const sections = readSections(manuscript);
  const list = readEntries(paragraphs, sections);
  const citing = paragraphs.filter(({ id, kind, part }) => {
    const region = sections.regions[id];
    return part !== "margin" && kind !== "contents" && kind !== "code" && region !== "references";
  });
  // Raised figures behind names of authors lead to their addresses.
  const isTitlePage = ({ id }: CheckedParagraph) => sections.regions[id] === "front";
  const withoutMarks = citing.map((one) => (isTitlePage(one) ? { ...one, raised: [] } : one));
  const found = [
    ...checkCitations(withoutMarks, list),
    ...checkDoubled(list),
    ...checkDois(paragraphs.filter(({ part, kind }) => part !== "margin" && kind !== "code")),
    ...checkFigures(paragraphs, sections),
    ...checkAbbreviations(paragraphs, sections),
    ...checkNumbers([...(sections.abstract?.paragraphs ?? []), ...sections.prose]),
  ];
  const facts = readFacts(manuscript, sections, list);
  const { title, runningTitle, abstract, keywords } = facts;
  const places = [
    ...found.map(({ place }) => place),
    ...[title, runningTitle, abstract, keywords].map((fact) => fact?.place ?? null),
  ].filter((place) => place !== null);
  return { found, facts, places: places.map(locator(manuscript)) };
}

/** The findings for one kind of journal, or a profile of one's own, by kind and in the order of the text. */
export function findingsFor(
  { found, facts, places }: CheckedManuscript,
  profile: ProfileName | Profile,
): Finding[] {
  const located = new Map(places.map((place) => [keyOf(place), place]));
  const all = withIds([
    ...found,
    ...checkAgainst(facts, typeof profile === "string" ? profileOf(profile) : profile),
  ]).map(
    ({ place, ...finding }): Finding => ({
      ...finding,
      place: place && (located.get(keyOf(place)) ?? null),
    }),
  );
  const rank = new Map(findingCodes.map((code, index) => [code, index]));
  const at = ({ place }: Finding) => (place ? place.paragraph * 1e6 + place.start : -1);
  return all.sort((a, b) => (rank.get(a.code) ?? 0) - (rank.get(b.code) ?? 0) || at(a) - at(b));
}

function keyOf({ paragraph, start, end }: Place): string {
  return `${paragraph} ${start} ${end}`;
}
