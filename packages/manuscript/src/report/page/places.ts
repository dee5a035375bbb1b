import type { ReportPlace } from "../model.ts";
import type { ReportWords } from "./words.ts";

/** The heading that a paragraph stands under, or what kind of text it is in. */
export function sectionWords({ heading, story }: ReportPlace, { say }: ReportWords): string {
  return heading ?? say(`report:section-${story}`);
}

export function placeWords(place: ReportPlace, words: ReportWords): string {
  return words.say(place.inTable ? "report:where-table" : "report:where", {
    place: sectionWords(place, words),
    paragraph: words.number(place.paragraph),
  });
}
