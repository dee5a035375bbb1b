import {
  type AbstractForm,
  type AbstractSection,
  type ArticleType,
  abstractSections,
} from "./abstract-steps.ts";
import type { CriteriaResponses, TemplateResponses, TextLimit } from "./abstracts.ts";

/**
 * The text of an abstract: answers are paragraphs of HTML with bold, italic and underlined words and
 * nothing else (`p`, `br`, `strong`, `em`, `u`), counted and joined here.
 */

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    "#39": "'",
    nbsp: "\u00a0",
  }),
);

function decode(text: string): string {
  return text.replace(/&([a-z]+|#39);/g, (whole, name: string) => entities.get(name) ?? whole);
}

/** The paragraphs of an answer without formatting; a line break inside one is `\n`. */
export function paragraphsOf(html: string): string[] {
  return html
    .replace(/<br\s*\/?>/g, "\n")
    .split(/<\/p>/)
    .map((paragraph) => decode(paragraph.replace(/<[^>]*>/g, "")))
    .filter((paragraph) => paragraph.trim() !== "");
}

/** As paragraphs that a blank line separates: what is copied as plain text. */
export function plainTextOf(html: string): string {
  return paragraphsOf(html).join("\n\n");
}

/** G-73: paragraphs and line breaks are one space each, formatting is nothing. */
function countedText(html: string): string {
  return paragraphsOf(html)
    .map((paragraph) => paragraph.trim())
    .join(" ")
    .replace(/\s*\n\s*/g, " ");
}

/** S172: pieces between spaces; a text without any is 0. */
export function countWords(html: string): number {
  return countedText(html)
    .split(/\s+/)
    .filter((piece) => piece !== "").length;
}

/** Characters as a reader counts them, spaces included; an accent that is stored apart is no character. */
export function countCharacters(html: string): number {
  return [...countedText(html).normalize("NFC")].length;
}

export function lengthOf(
  html: string,
  { useCharacters }: Pick<TextLimit, "useCharacters">,
): number {
  return useCharacters ? countCharacters(html) : countWords(html);
}

/** S171: the sum of the sections, and by how much it is over the limit; 0 when it is not. */
export function totalLength(
  responses: TemplateResponses,
  limit: TextLimit,
): { total: number; surplus: number } {
  const lengths = abstractSections.map((section) => lengthOf(responses[section] ?? "", limit));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return { total, surplus: Math.max(0, total - limit.maxLength) };
}

const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Whether a text is mostly Chinese or Japanese, where spaces do not separate words. */
export function lacksSpaces(text: string): boolean {
  const letters = text.replace(/\s/g, "");
  return (letters.match(withoutSpaces)?.length ?? 0) * 2 > [...letters].length;
}

/** The same of an answer. It is counted by spaces all the same, and a hint says so (G-73). */
export function isWrittenWithoutSpaces(html: string): boolean {
  return lacksSpaces(countedText(html));
}

export const abstractHeadings = [
  "background",
  "objective",
  "scope",
  "case-presentation",
  "results",
  "findings",
  "conclusions",
] as const;
export type AbstractHeading = (typeof abstractHeadings)[number];

/** Sections under the headings that journals ask for; the order of the questions stays. */
const outlines: Record<ArticleType, readonly [AbstractHeading, readonly AbstractSection[]][]> = {
  research: [
    ["background", ["overall-context"]],
    ["objective", ["specific-challenge"]],
    ["results", ["main-result"]],
    ["conclusions", ["main-result-novelty", "main-result-context", "implications"]],
  ],
  review: [
    ["background", ["overall-context"]],
    ["scope", ["specific-challenge"]],
    ["findings", ["main-result", "main-result-novelty"]],
    ["conclusions", ["main-result-context", "implications"]],
  ],
  "case-report": [
    ["background", ["overall-context", "specific-challenge"]],
    ["case-presentation", ["main-result"]],
    ["conclusions", ["main-result-novelty", "main-result-context", "implications"]],
  ],
  conference: [
    ["background", ["overall-context", "specific-challenge"]],
    ["results", ["main-result", "main-result-novelty"]],
    ["conclusions", ["main-result-context", "implications"]],
  ],
};

/** A piece of the finished abstract: its heading, null without one, and the answers below it. */
export type AbstractPart = { heading: AbstractHeading | null; html: string };

/**
 * The answers joined in the order of the questions (G-71, G-74): under headings when the form is
 * structured, else one after the other. What nobody wrote leaves no trace.
 */
export function composeAbstract(
  responses: TemplateResponses,
  { articleType, form }: { articleType: ArticleType; form: AbstractForm },
): AbstractPart[] {
  const outline: readonly [AbstractHeading | null, readonly AbstractSection[]][] =
    form === "structured" ? outlines[articleType] : [[null, abstractSections]];
  return outline.flatMap(([heading, sections]) => {
    const answers = sections.map((section) => responses[section] ?? "");
    const html = answers.filter((answer) => paragraphsOf(answer).length > 0).join("");
    return html === "" ? [] : [{ heading, html }];
  });
}

/** How an abstract is joined. A conference prescribes the form itself and is not asked about it. */
export function outlineOf(responses: CriteriaResponses): {
  articleType: ArticleType;
  form: AbstractForm;
} {
  return {
    articleType: responses["article-type"] ?? "research",
    form: responses.form ?? "unstructured",
  };
}

/** What is copied with formatting. The abstract is English, so its headings are the journals' words. */
export function abstractHtml(parts: readonly AbstractPart[]): string {
  return parts
    .map(({ heading, html }) =>
      heading === null ? html : `<p><strong>${headingTexts[heading]}</strong></p>${html}`,
    )
    .join("");
}

/** The same as plain text, for forms that take no other. */
export function abstractPlainText(parts: readonly AbstractPart[]): string {
  return parts
    .map(({ heading, html }) =>
      heading === null ? plainTextOf(html) : `${headingTexts[heading]}\n${plainTextOf(html)}`,
    )
    .join("\n\n");
}

/** Part of the manuscript, not of the interface: the same in every language of the page. */
export const headingTexts: Record<AbstractHeading, string> = {
  background: "Background",
  objective: "Objective",
  scope: "Scope",
  "case-presentation": "Case presentation",
  results: "Results",
  findings: "Findings",
  conclusions: "Conclusions",
};
