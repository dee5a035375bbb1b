/** What a manuscript lacks, or has too much of, for one kind of journal. */
import type { FindingCode, Severity } from "../codes.ts";
import type { Found } from "../found.ts";
import type { FindingParams, Place } from "../model.ts";
import type { Facts } from "./facts.ts";
import type { Profile } from "./profiles.ts";

export function checkAgainst(facts: Facts, profile: Profile): Found[] {
  const found: Found[] = [];
  const tell = (
    code: FindingCode,
    params: FindingParams,
    place: Place | null = null,
    severity: Severity = "warning",
  ): void => {
    // An id holds for every profile: dismissed once is dismissed.
    const about = String(params.section ?? params.statement ?? "");
    found.push({ code, params, severity, place, about });
  };
  const { title, runningTitle, abstract, keywords } = facts;

  const words = profile.title?.mostWords;
  if (words !== undefined && title && title.words > words) {
    tell("title-too-long", { words: title.words, limit: words }, title.place);
  }
  if (profile.runningTitle) {
    const { mostCharacters: limit, required } = profile.runningTitle;
    if (!runningTitle && required) tell("running-title-missing", { limit }, null, "notice");
    if (runningTitle && runningTitle.characters > limit) {
      tell(
        "running-title-too-long",
        { characters: runningTitle.characters, limit },
        runningTitle.place,
      );
    }
  }
  if (profile.abstract && !abstract) tell("abstract-missing", {}, null, "error");
  if (profile.abstract && abstract) {
    const { most, least = 50, headings } = profile.abstract;
    const { place } = abstract;
    if (abstract.words > most)
      tell("abstract-too-long", { words: abstract.words, limit: most }, place, "error");
    if (abstract.words < least)
      tell("abstract-too-short", { words: abstract.words, limit: least }, place);
    if (headings !== undefined && abstract.headings < headings) {
      tell("abstract-not-structured", { limit: headings }, place);
    }
  }
  if (profile.keywords && !keywords) tell("keywords-missing", {});
  if (profile.keywords && keywords) {
    const { least, most } = profile.keywords;
    const { count, place } = keywords;
    if (count < least) tell("keywords-too-few", { count, limit: least }, place);
    if (count > most) tell("keywords-too-many", { count, limit: most }, place);
  }
  for (const section of profile.sections ?? []) {
    if (!hasSection(facts, section)) tell("section-missing", { section });
  }
  for (const statement of profile.statements) {
    if (facts.statements.includes(statement)) continue;
    if (statement === "ethics" && !facts.hasSubjects) continue;
    tell("statement-missing", { statement });
  }
  const most = profile.text?.most;
  if (most !== undefined && facts.words > most) {
    tell("text-too-long", { words: facts.words, limit: most }, null, "error");
  }
  const references = profile.references?.most;
  if (references !== undefined && facts.references > references) {
    tell("references-too-many", { count: facts.references, limit: references });
  }
  const figures = profile.figures?.most;
  if (figures !== undefined && facts.figures > figures) {
    tell("figures-too-many", { count: facts.figures, limit: figures });
  }
  return found;
}

/** A discussion may be called conclusions, and a conclusion stand in the discussion. */
function hasSection({ sections }: Facts, wanted: Facts["sections"][number]): boolean {
  if (sections.includes(wanted)) return true;
  if (wanted === "discussion") return sections.includes("conclusions");
  if (wanted === "conclusions") return sections.includes("discussion");
  return false;
}
