/** Plants faults into sound texts, one at a time, and looks whether each is found. */
import { findingsFor, readManuscriptCheck } from "../check.ts";
import type { Finding, Manuscript } from "../model.ts";
import type { ProfileName } from "../names.ts";
import * as ofAbbreviations from "./faults/abbreviations.ts";
import * as ofCitations from "./faults/citations.ts";
import * as ofFigures from "./faults/figures.ts";
import * as ofNumbers from "./faults/numbers.ts";
import * as ofStructure from "./faults/structure.ts";
import { seeded } from "./random.ts";

export type Sound = { name: string; manuscript: Manuscript };
export type Outcome = { kind: string; planted: number; found: number; missed: readonly string[] };

const faults = { ...ofAbbreviations, ...ofCitations, ...ofFigures, ...ofNumbers, ...ofStructure };

/** The strictest of those that ask for nothing but what every article has. */
const profile: ProfileName = "research-article";

/**
 * Kinds take turns, and each goes round the texts until one has a place for it.
 *
 * @returns one row for each kind that found a place at all
 */
export function plantFaults(texts: readonly Sound[], count: number, seed: number): Outcome[] {
  const random = seeded(seed);
  const before = new Map(texts.map(({ name, manuscript }) => [name, findingsOf(manuscript)]));
  const rows = Object.entries(faults).map(([kind, fault]) => ({
    kind,
    fault,
    planted: 0,
    found: 0,
    missed: [] as string[],
  }));
  let planted = 0;
  for (let round = 0; planted < count && round < count; round++) {
    for (const row of rows) {
      if (planted >= count) break;
      const first = random.below(texts.length);
      for (let step = 0; step < texts.length; step++) {
        const text = texts[(first + step) % texts.length];
        const made = text && row.fault(text.manuscript, random);
        if (!text || !made) continue;
        const already = before.get(text.name) ?? [];
        // A text that has this fault by itself is not sound for it.
        if (already.some((one) => proves(one, text.manuscript, made.code, made.about))) continue;
        planted += 1;
        row.planted += 1;
        const known = new Set(already.map(({ id }) => id));
        const isFound = findingsOf(made.manuscript).some(
          (finding) =>
            !known.has(finding.id) && proves(finding, made.manuscript, made.code, made.about),
        );
        if (isFound) row.found += 1;
        else row.missed.push(`${text.name}: ${made.about ?? ""}`);
        break;
      }
    }
  }
  return rows.filter((row) => row.planted > 0).map(({ fault: _, ...row }) => row);
}

function findingsOf(manuscript: Manuscript): Finding[] {
  return findingsFor(readManuscriptCheck(manuscript), profile);
}

function proves(
  finding: Finding,
  manuscript: Manuscript,
  code: string,
  about: string | null,
): boolean {
  if (finding.code !== code) return false;
  if (about === null) return true;
  const { place } = finding;
  const there = place
    ? (manuscript.paragraphs[place.paragraph]?.text.slice(place.start, place.end) ?? "")
    : "";
  return [there, ...Object.values(finding.params)].some((one) => String(one).includes(about));
}
