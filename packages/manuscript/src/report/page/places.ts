import type { ManuscriptReport, ReportPlace } from "../model.ts";
import type { ReportMessages } from "./messages.ts";

/** How the places of one manuscript are called. */
export type PlaceNames = {
  /** The heading that a paragraph stands under, or what kind of text it is in. */
  section: (place: ReportPlace) => string;
  /** The same with the number of the paragraph. */
  where: (place: ReportPlace) => string;
};

/** A manuscript without headings is one section, not what comes before the first of them. */
export function placeNames(
  { paragraphs, proof }: Pick<ManuscriptReport, "paragraphs" | "proof">,
  { say, number }: ReportMessages,
): PlaceNames {
  const hasHeadings = [...paragraphs, ...proof.map(({ place }) => place)].some(
    ({ heading }) => heading !== null,
  );
  const body = hasHeadings ? "report:section-body" : "report:section-whole";
  const section = ({ heading, story }: ReportPlace) =>
    heading ?? say(story === "body" ? body : `report:section-${story}`);
  return {
    section,
    where: (place) =>
      say(place.inTable ? "report:where-table" : "report:where", {
        place: section(place),
        paragraph: number(place.paragraph),
      }),
  };
}
