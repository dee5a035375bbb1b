/** The parts of a manuscript: what stands before the abstract, the abstract, the text, what follows. */

import type { CheckedParagraph, Manuscript, Place } from "../model.ts";
import type { SectionName, StatementName } from "../names.ts";
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

export type Region =
  /** Title, authors and whatever stands before the abstract or the first section. */
  | "front"
  | "abstract"
  | "keywords"
  | "text"
  /** Acknowledgements, funding and their like. */
  | "statement"
  | "references"
  /** Behind the reference list: captions, appendices. */
  | "after"
  /** Page headers, tables of contents, code. */
  | "other";

export type Abstract = {
  paragraphs: readonly CheckedParagraph[];
  /** Of its own text, without a heading in the same paragraph. */
  text: string;
  place: Place;
  /** Headings inside it, in lower case. */
  headings: readonly string[];
};

export type Sections = {
  /** By `CheckedParagraph.id`. */
  regions: readonly Region[];
  title: Place | null;
  runningTitle: (Place & { text: string }) | null;
  abstract: Abstract | null;
  keywords: (Place & { list: readonly string[] }) | null;
  sections: ReadonlySet<SectionName>;
  statements: ReadonlySet<StatementName>;
  /** Paragraphs of the text proper that stand in no table: where most checks look. */
  prose: readonly CheckedParagraph[];
};

/** Headings that a structured abstract has inside it. */
const insideAbstract =
  /^(?:background(?: and (?:aims?|objectives?|purpose))?|context|introduction|objectives?|aims?|purpose|hypothes[ie]s|rationale|(?:materials? and )?methods?(?: and (?:materials?|findings|results))?|(?:patients|subjects|participants) and methods|design(?:,? .{0,40})?|setting(?:s)?(?: .{0,30})?|participants|patients|interventions?|measurements?|(?:main )?outcomes?(?: measures?)?|results?|(?:principal |key |main )?findings|discussion|interpretation|conclusions?(?: .{0,30})?|significance(?: .{0,20})?|implications|limitations|(?:trial )?registration|funding|data sources|study (?:design|selection)|data (?:extraction|synthesis)|scope|approach|impact|importance|relevance .{0,30}|novelty .{0,20}|what .{0,60})$/;

const longestAbstract = 25;
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

function findTitle(body: readonly CheckedParagraph[]): CheckedParagraph | null {
  const styled = body.find(({ kind, style }) => kind === "title" || style === "title");
  if (styled) return styled;
  for (const paragraph of body.slice(0, 4)) {
    const { text } = paragraph;
    const words = text.trim().split(/\s+/).length;
    const isLine = words >= 4 && words <= 45 && !/[.:]\s*$/.test(text) && !/^\d/.test(text);
    const isOther = /@|\b(?:running|journal|article type|manuscript|university|department)\b/i;
    if (isLine && !isOther.test(text) && !isAbstractHeading(text)) return paragraph;
  }
  return null;
}

const runningStart = /^\s*(?:running|short)\s(?:head(?:er|ing|line)?|title)\s*[:：.]?\s*/i;

function findRunningTitle(body: readonly CheckedParagraph[]): Sections["runningTitle"] {
  for (const [index, { id, text }] of body.slice(0, 60).entries()) {
    const start = runningStart.exec(text)?.[0].length;
    if (start === undefined) continue;
    const own = text.slice(start).trim();
    if (own !== "") return { paragraph: id, start, end: text.length, text: own };
    const next = body[index + 1];
    if (next && next.text.length < 150) {
      return { paragraph: next.id, start: 0, end: next.text.length, text: next.text.trim() };
    }
  }
  return null;
}

function findAbstract(body: readonly CheckedParagraph[]): Abstract | null {
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

function findKeywords(body: readonly CheckedParagraph[]): Sections["keywords"] {
  for (const [index, one] of body.entries()) {
    const { text, id } = one;
    const start = keywordsStart.exec(text.trimStart())?.[0].length;
    if (start === undefined) continue;
    const lead = text.length - text.trimStart().length;
    const own = text.slice(lead + start).replace(/^[\s:：.—–-]+/u, "");
    if (own.trim() !== "") {
      return { paragraph: id, start: 0, end: text.length, list: splitKeywords(own) };
    }
    const below: CheckedParagraph[] = [];
    for (const next of body.slice(index + 1, index + 12)) {
      if (isHeading(next) || next.text.length > 300) break;
      below.push(next);
      if (/[,;]/.test(next.text)) break;
    }
    const [first] = below;
    if (!first) continue;
    const list = below.flatMap((next) => splitKeywords(next.text));
    return { paragraph: first.id, start: 0, end: first.text.length, list };
  }
  return null;
}

function splitKeywords(text: string): string[] {
  const separator = text.includes(";") ? /;/ : /[,，、·•|\n\t]/;
  return text
    .split(separator)
    .map((one) => one.replace(/[\s.]+$/, "").trim())
    .filter((one) => one !== "");
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

const entryStart = /^\s*(?:\[(\d{1,3})\]|(\d{1,3})[.)])\s*\p{Lu}/u;
const shortestList = 5;

/** Entries of lists without a heading: numbered one after the other, each with a year. */
function unheadedLists(paragraphs: readonly CheckedParagraph[]): Set<number> {
  const found = new Set<number>();
  let row: number[] = [];
  let last = 0;
  const close = (): void => {
    if (row.length >= shortestList) for (const id of row) found.add(id);
    row = [];
  };
  for (const { id, text, kind, part, inTable } of paragraphs) {
    if (text.trim() === "") continue;
    const match = entryStart.exec(text);
    const number = Number(match?.[1] ?? match?.[2] ?? Number.NaN);
    const isEntry =
      (kind === "text" || kind === "list") &&
      part === "body" &&
      !inTable &&
      // Far into a list a number alone is enough: a program has no author and no year.
      (row.length >= shortestList ||
        (/\b(?:1[89]|20)\d\d\b/.test(text) &&
          /\p{Lu}\.|\bet al\b|\p{L}+ \p{Lu}{1,3},/u.test(text)));
    if (!isEntry || Number.isNaN(number)) close();
    else {
      if (row.length > 0 && number !== last + 1) close();
      row.push(id);
      last = number;
    }
  }
  close();
  return found;
}

/** Said in the text without a heading of its own. */
const saidAnyway: Readonly<Record<StatementName, RegExp>> = {
  "data-availability":
    /\b(?:data|code|scripts?|datasets?|materials|sequences|R code|software|repository)\b[^.]{0,200}\b(?:(?:is|are|was|were|be|been|made|publicly|freely|openly|also)\s+)+(?:available|deposited|archived|accessible|found|accessed|provided|hosted|shared)\b|\b(?:deposited|archived) (?:in|at|on|with|to)\b|\bavailable (?:at|from|on|in|upon|via|under|through|online)\b[^.]{0,80}(?:https?:|request|zenodo|dryad|figshare|github|osf|repository|doi)/i,
  ethics:
    /\b(?:ethic(?:s|al)\b[^.]{0,80}\b(?:approv|committee|board|review|clearance|exempt|waive)|approved by[^.]{0,120}\b(?:ethic|review board|committee|IRB|IACUC)|institutional review board|institutional animal care|informed consent|declaration of helsinki|animal care and use|ethic(?:s|al) (?:approval|committee|statement)|home office licen[cs]e)/i,
  funding:
    /\b(?:(?:was|were|is|are|been|partly|partially|financially|also) (?:funded|supported|financed)(?: \w+)? (?:by|through|under|from|in part)|supported (?:in part )?by (?:the |a |an )|(?:received|no|without|specific) (?:\w+ ){0,3}funding|funding (?:was|for|from|provided)|financial support|grants? (?:from|number|no\b|#|agreement|[A-Z\d]{3})|fellowship)/i,
  "conflicts-of-interest":
    /\b(?:conflicts? of interests?|competing (?:financial )?interests?|(?:declare|report|have|has|disclose)[^.]{0,40}\b(?:no|nothing)\b[^.]{0,40}\b(?:conflict|competing|interest|disclos))/i,
  "author-contributions":
    /\b(?:authors? contributions?|contributed equally|conceptuali[sz]ation\s?[:,;]|(?:conceived|designed)[^.]{0,80}(?:study|experiments|research|project)[^.]{0,200}\b(?:[A-Z]\.?){2,4}\b|[A-Z]\.?-?[A-Z]\.?(?:[A-Z]\.?)? (?:conceived|designed|wrote|performed|analy[sz]ed|collected|drafted|led|contributed|developed)\b)/,
  acknowledgements:
    /\b(?:we|authors?|I) (?:\w+ ){0,3}(?:thank|grateful|acknowledge|indebted)|\bthanks? (?:to|are due)/i,
};

function findStatements(
  paragraphs: readonly CheckedParagraph[],
  regions: readonly Region[],
): Set<StatementName> {
  const found = new Set<StatementName>();
  for (const one of paragraphs) {
    const region = regions[one.id];
    if (region === "other" || region === "references" || region === "abstract") continue;
    if (isHeading(one)) for (const name of statementsOf(one.text)) found.add(name);
    const runIn = runInHeading(one.text);
    if (runIn) for (const name of statementsOf(runIn.heading)) found.add(name);
    for (const name of Object.keys(saidAnyway) as StatementName[]) {
      if (!found.has(name) && saidAnyway[name].test(one.text)) found.add(name);
    }
  }
  return found;
}
