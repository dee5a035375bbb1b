/** What kinds of journal ask of a manuscript: data, of no journal in particular. */
import type { ProfileName, SectionName, StatementName } from "../names.ts";
import { profileNames } from "../names.ts";
import data from "./profiles.json" with { type: "json" };

export type Profile = {
  title?: { mostWords: number };
  runningTitle?: { mostCharacters: number; required: boolean };
  /** `headings`: how many a structured abstract has at least. */
  abstract?: { most: number; least?: number; headings?: number };
  keywords?: { least: number; most: number };
  sections?: readonly SectionName[];
  /** Words of the text proper: no abstract, references, captions, tables or statements. */
  text?: { most: number };
  references?: { most: number };
  /** Figures and tables together. */
  figures?: { most: number };
  statements: readonly StatementName[];
};

const profiles = new Map(Object.entries(data as Record<ProfileName, Profile>));

export function profileOf(name: ProfileName): Profile {
  const profile = profiles.get(name);
  if (!profile) throw new Error(`profiles.json lacks ${name}`);
  return profile;
}

export function isProfileName(name: string): name is ProfileName {
  return profileNames.some((known) => known === name);
}
