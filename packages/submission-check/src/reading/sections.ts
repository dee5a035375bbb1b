/** The parts of a manuscript: what stands before the abstract, the abstract, the text, what follows. */

import type { CheckedParagraph, Manuscript, Place } from "../model.ts";
import type { SectionName, StatementName } from "../names.ts";
import { type Abstract, findAbstract } from "./abstract.ts";
import {
  findKeywords,
  findRunningTitle,
  findTitle,
  type Keywords,
  type RunningTitle,
} from "./front-matter.ts";
import {
  headingText,
  isAbstractHeading,
  isHeading,
  isLegend,
  keywordsStart,
  runInHeading,
  sectionsOf,
  statementsOf,
} from "./headings.ts";
import type { Region } from "./region.ts";
import { findStatements } from "./statements.ts";
import { unheadedLists } from "./unheaded-lists.ts";

export type Sections = {
  /** By `CheckedParagraph.id`. */
  regions: readonly Region[];
  title: Place | null;
  runningTitle: RunningTitle | null;
  abstract: Abstract | null;
  keywords: Keywords | null;
  sections: ReadonlySet<SectionName>;
  statements: ReadonlySet<StatementName>;
  /** Paragraphs of the text proper that stand in no table: where most checks look. */
  prose: readonly CheckedParagraph[];
};

/** Opens what stands behind the text, wherever it comes; a caption in the text opens nothing. */
const behindText =
  /^(?:append|supplement|supporting (?:info|material)|annex|(?:figures?|tables?)(?:(?:\/| and )(?:figures?|tables?))?(?: legends?| captions?)?$|legends?(?: (?:of|to|for) .*)?$|captions?(?: of .*)?$|list of (?:figures|tables)$)/;

export function readSections({ paragraphs }: Manuscript): Sections {
  const body = paragraphs.filter(
    ({ part, kind, inTable, text }) =>
      part === "body" && kind !== "contents" && !inTable && text.trim() !== "",
  );
  const abstract = findAbstract(body);
  const keywords = findKeywords(body);
  const title = findTitle(body);
  const regions = regionsOf(paragraphs, abstract, keywords);
  const headings = body.filter(isHeading);
  const sections = new Set<SectionName>();
  const inAbstract = new Set(abstract?.paragraphs.map(({ id }) => id));
  // "Principal findings" under the discussion is no chapter of results.
  const deepest = Math.max(
    1,
    ...headings
      .filter(({ text }) =>
        /^(?:introduction|discussion|references|conclusions?)$/.test(headingText(text)),
      )
      .map(({ headingLevel }) => headingLevel ?? 1),
  );
  for (const { text, id, headingLevel } of headings) {
    if (!inAbstract.has(id) && (headingLevel ?? 1) <= deepest)
      for (const name of sectionsOf(text)) sections.add(name);
  }
  return {
    regions,
    title: title && { paragraph: title.id, start: 0, end: title.text.length },
    runningTitle: findRunningTitle(body),
    abstract,
    keywords,
    sections,
    statements: findStatements(paragraphs, regions),
    prose: paragraphs.filter(
      ({ id, kind, part, inTable, text }) =>
        regions[id] === "text" &&
        part === "body" &&
        !inTable &&
        (kind === "text" || kind === "list" || kind === "quotation") &&
        !isLegend(text),
    ),
  };
}

function regionsOf(
  paragraphs: readonly CheckedParagraph[],
  abstract: Abstract | null,
  keywords: Sections["keywords"],
): Region[] {
  const inAbstract = new Set(abstract?.paragraphs.map(({ id }) => id));
  const lastOfAbstract = abstract?.paragraphs.at(-1)?.id ?? -1;
  const firstSection = paragraphs.find(
    (one) =>
      one.id > lastOfAbstract &&
      !inAbstract.has(one.id) &&
      isHeading(one) &&
      one.kind !== "title" &&
      !isAbstractHeading(one.text) &&
      !keywordsStart.test(one.text.trim()) &&
      (sectionsOf(one.text).length > 0 || one.headingLevel === 1 || abstract !== null),
  );
  const isUnheaded = !firstSection || sectionsOf(firstSection.text).length === 0;
  const textBegins =
    abstract && isUnheaded && firstSection?.headingLevel !== 1
      ? lastOfAbstract + 1
      : (firstSection?.id ?? 0);
  let region: Region = "front";
  let level = 0;
  const listed = unheadedLists(paragraphs);
  return paragraphs.map((one): Region => {
    if (one.part === "margin" || one.kind === "contents" || one.kind === "code") return "other";
    if (inAbstract.has(one.id)) return "abstract";
    if (one.id === keywords?.paragraph) return "keywords";
    if (listed.has(one.id)) return "references";
    if (one.kind === "reference") {
      region = "references";
      return region;
    }
    if (one.id >= textBegins && region === "front") region = "text";
    if (isHeading(one) && region !== "front") {
      const name = headingText(one.text);
      const own = one.headingLevel ?? 9;
      if (/^(?:references?|bibliography|literature cited|works cited)/.test(name))
        region = "references";
      else if (isLegend(one.text)) return region;
      else if (statementsOf(one.text).length > 0 && sectionsOf(one.text).length === 0) {
        region = "statement";
        level = own;
      } else if (region === "references" || behindText.test(name)) {
        region = behindText.test(name) ? "after" : "text";
      } else if (region === "statement" && own > level) return region;
      else if (region !== "after") region = "text";
    }
    const runIn = region === "text" || region === "front" ? runInHeading(one.text) : null;
    if (runIn && one.kind !== "caption" && statementsOf(runIn.heading).length > 0)
      return "statement";
    return region;
  });
}
