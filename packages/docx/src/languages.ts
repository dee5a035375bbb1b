/** Which languages a document speaks, and where: so that an engine for one leaves the others alone. */
import type { WordDocument } from "./document.ts";
import type { Paragraph, Span } from "./model.ts";
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

/**
 * The languages of every paragraph, by `Paragraph.id`.
 *
 * A paragraph that does not tell, because it is short, is in the document's language, or in that of
 * its neighbours if its words lean to it as well: "Resumen" above a summary in Spanish.
 */
export function readLanguages(document: WordDocument): ParagraphLanguage[] {
  const { source } = document;
  return readLanguagesOf(document.paragraphs, (id) => {
    const located = source.paragraphs[id];
    return located ? marksOf(located.source, source.styles) : [];
  });
}

/** The same of paragraphs from anywhere, by the text alone unless marks are given. */
export function readLanguagesOf(
  paragraphs: readonly Paragraph[],
  marksIn: (id: number) => readonly Marked[] = () => [],
): ParagraphLanguage[] {
  const told = paragraphs.map(({ text }) => languageOf(text));
  const main = mainLanguage(paragraphs, told);
  const own = paragraphs.map(({ id, text }) => ownLanguage(text, told[id] ?? null, main));
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
    return { language, foreign: foreignSpans(text, language, marksIn(id)) };
  });
}

/** The language that most of the text is in, as far as its paragraphs tell. */
function mainLanguage(
  paragraphs: readonly Paragraph[],
  told: readonly (Language | null)[],
): Language | null {
  const lengths = new Map<Language, number>();
  for (const { id, kind, text } of paragraphs) {
    const language = told[id];
    if (!language || kind === "reference") continue;
    lengths.set(language, (lengths.get(language) ?? 0) + text.length);
  }
  const [most] = [...lengths].sort((a, b) => b[1] - a[1]);
  // Many short lines may tell together what none of them tells.
  return most ? most[0] : languageOf(paragraphs.map(({ text }) => text).join("\n"));
}

/** A paragraph's own language, judged once more knowing the document's. */
function ownLanguage(text: string, told: Language | null, main: Language | null): Language | null {
  if (told === null || told === main) return told;
  // Japanese headings often hold ideographs alone, as Chinese does.
  if (told === "zh" && main === "ja" && text.length < 40) return "ja";
  return languageOfParagraph(text, main);
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
