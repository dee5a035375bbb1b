/** What headings of manuscripts are called, whatever their file says of them. */

import type { CheckedParagraph } from "../model.ts";
import type { SectionName, StatementName } from "../names.ts";

/** Without number, closing colon and capitals. */
export function headingText(text: string): string {
  return text
    .replace(/[\uFFFC\t\n\u00A0]/g, " ")
    .replace(/^\s*(?:\d+(?:\.\d+)*|[IVX]+)[.):、]?\s+/u, "")
    .replace(/[\s:.：–—-]+$/u, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

const abstractHeading =
  /^(?:structured |unstructured )?(?:abstract|summary|executive summary|author abstract)$/;
export const keywordsStart =
  /^(?:key\s?-?words?(?: and phrases)?|index terms|key terms|mesh terms)(?=\s*[:：.—–-]|\s*$|\s{2}|\t)/iu;

const sections: Readonly<Record<SectionName, RegExp>> = {
  introduction:
    /^(?:general )?(?:introduction|background|introduction and .{3,40}|background and .{3,40}|theory and .{3,40})$/,
  methods:
    /\b(?:methods?|methodology|experimental|experiments?|materials?|procedures?|data and analys[ie]s|study design|approach)\b/,
  results:
    /\b(?:results?|findings|experiments|case (?:report|presentation|description))\b|^(?:experimental )?evaluation$/,
  discussion: /\b(?:discussion|comment|interpretation)\b/,
  conclusions: /\b(?:conclu(?:sions?|ding)|summary|outlook|perspectives?)\b/,
};

/** The sections that a heading opens: "Results and discussion" opens two. */
export function sectionsOf(text: string): SectionName[] {
  const heading = headingText(text);
  if (heading.length > 70 || /^(?:supplement|supporting|additional|appendi)/.test(heading))
    return [];
  return (Object.keys(sections) as SectionName[]).filter((name) => sections[name].test(heading));
}

/** Headings that say where they are even where no style marks them. */
const knownHeading =
  /^(?:(?:structured |unstructured )?abstract|summary|introduction|background|(?:materials?|patients|subjects|participants|data|experimental|methods?)(?: and (?:methods?|materials?|procedures?))?|methods?|methodology|experimental section|results?|results and discussions?|discussions?|conclusions?|concluding remarks|discussion and conclusions?|limitations|references?|bibliography|literature cited|works cited|appendi(?:x|ces)(?: [a-z\d])?|supplement(?:ary|al) (?:materials?|information|data)|supporting information|figure (?:legends|captions)|tables?|figures?|tables and figures|abbreviations|list of abbreviations|nomenclature|significance(?: statement)?|highlights|plain language summary|objectives?|aims?|purpose|findings|interpretation|trial registration)$/;

const statements: Readonly<Record<StatementName, RegExp>> = {
  "data-availability":
    /^(?:research )?(?:(?:data|code|materials?|software)(?:,? (?:and|&|\/)? ?(?:data|code|materials?|software|protocols?|resources?|visuali[sz]ations?|supplementary))*[,/]? ?(?:and \w+ )?(?:availability|accessibility|access|sharing|archiving|deposition|statement)|availability (?:statement|of (?:data|code|materials?|supporting)).*|(?:data|code|open)[ -](?:science|data|practices|research)(?: statement)?|accession (?:numbers|codes)|reproducibility)/,
  ethics:
    /^(?:ethic(?:s|al)|institutional review board|irb|informed consent|consent|human (?:subjects|ethics)|animal (?:ethics|care|welfare|experiments)|statement of ethics|research ethics|compliance with ethic|declaration of ethic)/,
  funding:
    /^(?:funding|financial (?:support|disclosure)|sources? of (?:funding|support)|grant|support(?: statement)?$|role of (?:the )?fund|acknowledge?ments? (?:and|&) fund)/,
  "conflicts-of-interest":
    /^(?:(?:declarations?|statements?|disclosures?)(?: of| on)? (?:competing|conflict|interest)|(?:potential )?conflicts? of interests?|competing (?:financial )?interests?|conflicting interests?|disclosures?|(?:author )?disclosure|declarations?$|interest statement|duality of interest)/,
  "author-contributions":
    /^(?:(?:the )?authors?['’]?s?['’]? ?(?:contributions?|roles?)|contributions?(?: of (?:the )?authors)?$|contributors?(?:hip)?|credit\b|authorship)/,
  acknowledgements: /^acknowledge?ments?/,
};

/** The statements that a heading opens: "Acknowledgements and funding" opens two. */
export function statementsOf(text: string): StatementName[] {
  const heading = headingText(text);
  if (heading.length > 90) return [];
  const found = (Object.keys(statements) as StatementName[]).filter((name) =>
    statements[name].test(heading),
  );
  if (found.includes("acknowledgements") && /fund|support/.test(heading)) found.push("funding");
  return [...new Set(found)];
}

export function isAbstractHeading(text: string): boolean {
  return abstractHeading.test(headingText(text));
}

export function isHeading({ kind, text, part, inTable }: CheckedParagraph): boolean {
  if (part !== "body" || inTable || text.trim() === "") return false;
  if (kind === "heading") return true;
  if (kind !== "text" && kind !== "list" && kind !== "title") return false;
  if (text.length > 90 || /[.,;]\s*$/.test(text.trim())) return false;
  const heading = headingText(text);
  if (knownHeading.test(heading)) return true;
  return heading.length < 60 && !/[.;:]\s/.test(heading) && statementsOf(text).length > 0;
}

const captionLike =
  /^[\s\uFFFC]*(?:supplement\w*\s|extended data\s)?(?:fig(?:ure)?s?|tables?|tab)\.?\s*S?\s?\d{1,2}[A-Za-z]?\s?(?:[.:|–—]|\s\p{Lu})/iu;
const gloss = /(?<![\p{L}\d])[\p{L}\d₂₃]{1,8}(?:\s?[:=]|\s[–-])\s\p{L}[^;,.]{3,60}[;,.]/gu;

/** A caption that no style marks, or the legend under a table: no text proper. */
export function isLegend(text: string): boolean {
  return captionLike.test(text) || (text.match(gloss)?.length ?? 0) >= 3;
}

/** "Funding: This work was…": a heading and its text in one paragraph. */
export function runInHeading(text: string): { heading: string; length: number } | null {
  const match =
    /^\s*((?:\d+[.)]\s+)?\p{Lu}[\p{L}\p{M}'’&/,() -]{2,70}?)\s?[:.：—–](?=\s|\uFFFC|\p{Lu})/u.exec(
      text,
    );
  const heading = match?.[1];
  return match && heading ? { heading, length: match[0].length } : null;
}
