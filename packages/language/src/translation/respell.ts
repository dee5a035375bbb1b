import { plainText, readTagged, writeTagged } from "@curie/tagged-text";
import { type TermRange, withoutAltering } from "#terms/index.ts";
import { dialectEdits } from "../editing/dialect/checker.ts";
import { createDialectConverter } from "../editing/dialect/converter.ts";
import { withOxfordSpelling } from "../editing/dialect/oxford.ts";
import type { Dialect } from "../editing/edit.ts";
import { protectedSpans } from "../editing/protected-spans.ts";
import { lexicon } from "../editing/spelling/lexicon.ts";
import { wordsOf } from "../editing/tokens.ts";
import { changeTagged } from "./change-text.ts";

/**
 * Brings the spelling of tagged English text into one dialect; its words and tags stay.
 *
 * @param keptIn ranges of a text that are spelt as somebody asked for
 */
export function createRespeller(
  dialect: Dialect,
  oxfordSpelling = false,
  keptIn: (text: string) => readonly TermRange[] = () => [],
): (segment: string) => string {
  const plain = createDialectConverter(lexicon());
  const converter = oxfordSpelling ? withOxfordSpelling(plain) : plain;
  return (segment) => {
    const tokens = readTagged(segment);
    const text = plainText(tokens);
    const locked = keptIn(text);
    const edits = dialectEdits({
      text,
      words: wordsOf(text),
      kept: protectedSpans({ text, locked, editable: true }),
      dialect,
      converter,
    }).filter((edit) => withoutAltering(text, [edit], locked).length > 0);
    if (edits.length === 0) return segment;
    const changes = edits.map(({ start, end, replacement }) => ({ start, end, text: replacement }));
    return writeTagged(changeTagged(tokens, changes));
  };
}
