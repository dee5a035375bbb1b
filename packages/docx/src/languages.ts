/** Which languages a document speaks, and where: so that an engine for one leaves the others alone. */
import type { WordDocument } from "./document.ts";
import type { Span } from "./model.ts";
import type { Language, Marked } from "./reading/languages.ts";
import { foreignSpans, languageOf, languageOfParagraph, leaningOf } from "./reading/languages.ts";
import type { SourceParagraph } from "./reading/source.ts";
import type { Styles } from "./reading/styles.ts";
import { styleChain } from "./reading/styles.ts";

export type ParagraphLanguage = {
  /** The language most of it is in (`en`, `zh`); null where neither it nor the document tells. */
  language: Language | null;
  /** Where it is in another: quotations, sentences, names in another script. Sorted. */
  foreign: readonly Span[];
};

/** So much of the body says what it is written in. */
const ENOUGH_TEXT = 200_000;

/**
 * The languages of every paragraph, by `Paragraph.id`.
 *
 * A paragraph that does not tell, because it is short, is in the document's language, or in that of
 * its neighbours if its words lean to it as well: "Resumen" above a summary in Spanish.
 */
export function readLanguages(document: WordDocument): ParagraphLanguage[] {
  const { paragraphs, source } = document;
  const main = mainLanguage(document);
  const own = paragraphs.map(({ text }) => ownLanguage(text, main));
  const spoken = paragraphs.filter(({ text }) => text.trim() !== "").map(({ id }) => id);
  spoken.forEach((id, at) => {
    if (own[id]) return;
    const leaning = leaningOf(paragraphs[id]?.text ?? "");
    if (leaning === null || leaning === main) return;
    const neighbours = [spoken[at - 1], spoken[at + 1]];
    if (neighbours.some((other) => other !== undefined && own[other] === leaning)) {
      own[id] = leaning;
    }
  });
  return paragraphs.map(({ id, text }) => {
    const language = own[id] ?? main;
    const located = source.paragraphs[id];
    const marks = located ? marksOf(located.source, source.styles) : [];
    return { language, foreign: foreignSpans(text, language, marks) };
  });
}

function mainLanguage({ paragraphs }: WordDocument): Language | null {
  const texts: string[] = [];
  let length = 0;
  for (const { story, kind, text } of paragraphs) {
    if (story !== "body" || kind === "reference") continue;
    texts.push(text);
    length += text.length;
    if (length > ENOUGH_TEXT) break;
  }
  return languageOf(texts.join("\n"));
}

/** Japanese headings often hold ideographs alone, as Chinese does. */
function ownLanguage(text: string, main: Language | null): Language | null {
  const own = languageOfParagraph(text, main);
  return own === "zh" && main === "ja" && text.length < 40 ? "ja" : own;
}

/** Neighbouring pieces that Word marks with the same language, as one; else the style's mark. */
function marksOf(paragraph: SourceParagraph, styles: Styles): Marked[] {
  const marks: Marked[] = [];
  const byStyle = styleChain(styles, paragraph.styleId).find((style) => style.language)?.language;
  for (const { start, end, run } of paragraph.pieces) {
    const language = run.language ?? byStyle ?? styles.defaultLanguage;
    if (!language) continue;
    const last = marks.at(-1);
    if (last && last.end === start && last.language === language) last.end = end;
    else marks.push({ start, end, language });
  }
  return marks;
}
