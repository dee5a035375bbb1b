/** The abstract, wherever it stands and whatever marks it. */
import type { CheckedParagraph, Place } from "../model.ts";
import {
  headingText,
  isAbstractHeading,
  isHeading,
  keywordsStart,
  runInHeading,
  sectionsOf,
} from "./headings.ts";

export type Abstract = {
  paragraphs: readonly CheckedParagraph[];
  /** Of its own text, without a heading in the same paragraph. */
  text: string;
  place: Place;
  /** Headings inside it, in lower case. */
  headings: readonly string[];
};

/** Headings that a structured abstract has inside it. */
const insideAbstract =
  /^(?:background(?: and (?:aims?|objectives?|purpose))?|context|introduction|objectives?|aims?|purpose|hypothes[ie]s|rationale|(?:materials? and )?methods?(?: and (?:materials?|findings|results))?|(?:patients|subjects|participants) and methods|design(?:,? .{0,40})?|setting(?:s)?(?: .{0,30})?|participants|patients|interventions?|measurements?|(?:main )?outcomes?(?: measures?)?|results?|(?:principal |key |main )?findings|discussion|interpretation|conclusions?(?: .{0,30})?|significance(?: .{0,20})?|implications|limitations|(?:trial )?registration|funding|data sources|study (?:design|selection)|data (?:extraction|synthesis)|scope|approach|impact|importance|relevance .{0,30}|novelty .{0,20}|what .{0,60})$/;

const longestAbstract = 25;
export function findAbstract(body: readonly CheckedParagraph[]): Abstract | null {
  const styled = body.filter(({ style }) => style === "abstract");
  const at = body.findIndex(
    (one) => isHeading(one) && isAbstractHeading(one.text) && (one.headingLevel ?? 1) <= 2,
  );
  // Guidelines for authors have a chapter of that name behind their introduction.
  const introduced = body.findIndex(
    (one) => isHeading(one) && sectionsOf(one.text).includes("introduction"),
  );
  if (at >= 0 && (introduced < 0 || at < introduced || introduced <= 1)) {
    const found = makeAbstract(underHeading(body, at));
    if (found) return found;
  }
  const runIn = body.findIndex(({ text }) => {
    const heading = runInHeading(text);
    return heading !== null && text.length > 150 && isAbstractHeading(heading.heading);
  });
  if (runIn >= 0) {
    const first = body[runIn];
    const skip = first ? (runInHeading(first.text)?.length ?? 0) : 0;
    return makeAbstract([...(first ? [first] : []), ...underHeading(body, runIn)], skip);
  }
  if (styled.length > 0) {
    return makeAbstract(styled.filter(({ text }) => !isAbstractHeading(text)));
  }
  return unheaded(body);
}

/** The one long paragraph between the title and the first section, where nothing is called abstract. */
function unheaded(body: readonly CheckedParagraph[]): Abstract | null {
  const first = body.findIndex((one) => isHeading(one) && sectionsOf(one.text).length > 0);
  if (first < 0) {
    // Letters to journals that print no headings begin with it.
    const opening = body.slice(0, 20).find(({ text }) => text.split(/\s+/).length >= 80);
    return opening && opening.text.split(/\s+/).length <= 350 ? makeAbstract([opening]) : null;
  }
  if (first < 1 || first > 40) return null;
  const long = body.slice(0, first).filter(({ text }) => text.split(/\s+/).length >= 80);
  const [only, ...others] = long;
  return only && others.length === 0 ? makeAbstract([only]) : null;
}

function underHeading(body: readonly CheckedParagraph[], at: number): CheckedParagraph[] {
  const heading = body[at];
  const found: CheckedParagraph[] = [];
  // A manuscript whose introduction is called so may have "Background" in its abstract.
  const rest = body.slice(at + 1, at + 1 + longestAbstract);
  for (const [index, one] of rest.entries()) {
    const { text, kind, headingLevel } = one;
    if (keywordsStart.test(text.trim()) || kind === "caption") break;
    if (/^(?:running|short) (?:head|title)|^word count/i.test(text.trim())) break;
    if (isHeading(one)) {
      const name = headingText(text);
      const isDeeper =
        kind === "heading" &&
        heading?.kind === "heading" &&
        (headingLevel ?? 1) > (heading.headingLevel ?? 1);
      const isPlain = kind !== "heading";
      const laterIntroduction = rest
        .slice(index + 1)
        .some(
          (later) =>
            isHeading(later) && /^(?:introduction|background)$/.test(headingText(later.text)),
        );
      const inside =
        insideAbstract.test(name) &&
        (isDeeper ||
          (laterIntroduction && name !== "introduction" && (isPlain || kind === heading?.kind)));
      if (!inside && !(isDeeper && insideAbstract.test(name))) break;
    }
    found.push(one);
  }
  return found;
}

function makeAbstract(paragraphs: readonly CheckedParagraph[], skip = 0): Abstract | null {
  const [first] = paragraphs;
  const last = paragraphs.at(-1);
  if (!first || !last) return null;
  const headings: string[] = [];
  const texts = paragraphs.map((one, index) => {
    const own = index === 0 ? one.text.slice(skip) : one.text;
    if (isHeading(one) || insideAbstract.test(headingText(own))) {
      headings.push(headingText(own));
      return "";
    }
    const starts = [...own.matchAll(/(?:^|[.\n]\s*)(\p{Lu}[\p{L}, /]{3,40}?)\s?[:：—.](?=\s|$)/gu)];
    for (const { 1: start = "" } of starts) {
      if (insideAbstract.test(headingText(start))) headings.push(headingText(start));
    }
    return own;
  });
  const text = texts.filter((one) => one.trim() !== "").join("\n");
  if (text.trim() === "") return null;
  const place = { paragraph: first.id, start: skip, end: first.text.length };
  return { paragraphs, text, place, headings };
}
