/** How paragraphs look, as far as it says what they are: for readers of structure, not for editors. */
import type { WordDocument } from "./document.ts";
import type { Span } from "./model.ts";
import { styleChain } from "./reading/styles.ts";

export type ParagraphLayout = {
  /** The name of its style in lower case; Word keeps built-in names in English. */
  style: string | null;
  /** Word puts a number or a bullet before it. */
  numbered: boolean;
  /** Stretches set above the line: marks of notes, citations, exponents. */
  raised: readonly Span[];
};

/** The layout of each paragraph, by `Paragraph.id`. */
export function readLayout({ source: { paragraphs, styles } }: WordDocument): ParagraphLayout[] {
  return paragraphs.map(({ source }) => {
    const [style] = styleChain(styles, source.styleId);
    return { style: style?.name ?? null, numbered: source.numbered, raised: source.raised };
  });
}
