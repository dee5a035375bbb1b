/** Shows a place in its sentence, so that it is understood without the manuscript beside it. */
import type { CheckedParagraph, LocatedPlace, Manuscript, Place } from "../model.ts";
import { isHeading } from "./headings.ts";

const boundaries = new Intl.Segmenter("en", { granularity: "sentence" });
const longestMark = 240;
const longestSide = 160;

export function locator({ paragraphs }: Manuscript): (place: Place) => LocatedPlace {
  const headings: (string | null)[] = [];
  let last: string | null = null;
  for (const one of paragraphs) {
    if (isHeading(one)) last = one.text.trim();
    headings.push(one.part === "body" ? last : null);
  }
  return (place) => {
    const paragraph = paragraphs[place.paragraph];
    return {
      ...place,
      heading: headings[place.paragraph] ?? null,
      ...sentenceAround(paragraph, place),
    };
  };
}

function sentenceAround(
  paragraph: CheckedParagraph | undefined,
  { start, end }: Place,
): Pick<LocatedPlace, "before" | "marked" | "after"> {
  const text = paragraph?.text ?? "";
  let from = 0;
  let to = text.length;
  for (const { index, segment } of boundaries.segment(text)) {
    if (index <= start) from = index;
    if (index + segment.length >= end) {
      to = index + segment.length;
      break;
    }
  }
  const marked = text.slice(start, end);
  return {
    before: tail(text.slice(from, start).trimStart()),
    marked: marked.length > longestMark ? `${marked.slice(0, longestMark - 1)}…` : marked,
    after: head(text.slice(end, to).trimEnd()),
  };
}

function tail(text: string): string {
  return text.length > longestSide ? `…${text.slice(1 - longestSide)}` : text;
}

function head(text: string): string {
  return text.length > longestSide ? `${text.slice(0, longestSide - 1)}…` : text;
}
