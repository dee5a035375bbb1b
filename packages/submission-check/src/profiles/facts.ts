/** What a profile is held against: counted once, whatever profile is chosen later. */

import type { ReferenceList } from "../citations/entries.ts";
import { countCaptions } from "../figures.ts";
import type { Manuscript, Place } from "../model.ts";
import type { SectionName, StatementName } from "../names.ts";
import type { Sections } from "../reading/sections.ts";

export type Facts = {
  title: { words: number; place: Place } | null;
  runningTitle: { characters: number; place: Place } | null;
  abstract: { words: number; headings: number; place: Place } | null;
  keywords: { count: number; place: Place } | null;
  sections: readonly SectionName[];
  statements: readonly StatementName[];
  /** Words of the text proper. */
  words: number;
  references: number;
  figures: number;
  /** Whether it tells of people or animals that were studied. */
  hasSubjects: boolean;
};

const subjects =
  /\b(?:patients?|volunteers|participants|respondents|interviewees|informants|(?:healthy|human) (?:subjects|controls|donors)|clinical (?:trial|samples)|(?:wild-type|transgenic|knockout|C57BL\/6\w*|BALB\/c) (?:mice|rats)|mice were|rats were|animals were (?:anaesthetised|anesthetized|euthani[sz]ed|sacrificed|housed|killed))\b/gi;
const leastSubjects = 3;

export function readFacts(
  { paragraphs }: Manuscript,
  sections: Sections,
  { entries }: ReferenceList,
): Facts {
  const { title, runningTitle, abstract, keywords, prose } = sections;
  const titleText = title ? (paragraphs[title.paragraph]?.text ?? "") : "";
  const told = prose.reduce((sum, { text }) => sum + (text.match(subjects)?.length ?? 0), 0);
  return {
    title: title && { words: wordsIn(titleText), place: title },
    runningTitle: runningTitle && {
      characters: runningTitle.text.length,
      place: placeOf(runningTitle),
    },
    abstract: abstract && {
      words: wordsIn(abstract.text),
      headings: abstract.headings.length,
      place: abstract.place,
    },
    keywords: keywords && { count: keywords.list.length, place: placeOf(keywords) },
    sections: [...sections.sections],
    statements: [...sections.statements],
    words: prose.reduce((sum, { text }) => sum + wordsIn(text), 0),
    references: entries.length,
    figures: countCaptions(paragraphs, sections),
    hasSubjects: told >= leastSubjects,
  };
}

function placeOf({ paragraph, start, end }: Place): Place {
  return { paragraph, start, end };
}

/** As word processors count: what stands between spaces. */
function wordsIn(text: string): number {
  return text.replaceAll("\uFFFC", "").match(/[^\s–—]*[\p{L}\p{N}][^\s–—]*/gu)?.length ?? 0;
}
