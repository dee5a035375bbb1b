import { plainText, type TaggedToken } from "@curie/tagged-text";

/** A tag of the source with the range of plain text it covers; an x covers its own character. */
export type SourcePlace = {
  id: number;
  form: "g" | "x";
  start: number;
  end: number;
  /** The whole plain text of the source. */
  text: string;
};

export function sourcePlaces(source: readonly TaggedToken[]): SourcePlace[] {
  const text = plainText(source);
  const places: SourcePlace[] = [];
  const open: SourcePlace[] = [];
  let at = 0;
  for (const token of source) {
    if (token.kind === "text") at += token.text.length;
    else if (token.kind === "x") {
      places.push({ id: token.id, form: "x", start: at, end: at + 1, text });
      at++;
    } else if (token.kind === "open") {
      const place: SourcePlace = { id: token.id, form: "g", start: at, end: at, text };
      open.push(place);
      places.push(place);
    } else {
      const place = open.pop();
      if (place) place.end = at;
    }
  }
  return places;
}
