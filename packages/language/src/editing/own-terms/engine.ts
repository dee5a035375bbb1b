import { createTermMatcher } from "#terms/index.ts";
import type { EditableParagraph } from "../edit.ts";
import type { EditingEngine } from "../engine.ts";
import { editableParagraphs, isForeign } from "../scope.ts";
import { lexicon } from "../spelling/lexicon.ts";
import { wordsOf } from "../tokens.ts";
import { ownTermsOf, withOwnEdits } from "./edits.ts";

/** Changes whenever the same lists could lead to other edits. */
const version = "terms-1";

/**
 * An engine that keeps the author's terms. The engine inside sees them as locked, so that it chooses other
 * edits; what it proposes all the same is withheld; and what the lists want to be written otherwise is
 * an edit of its own, with its own reason.
 */
export function withOwnTerms(engine: EditingEngine): EditingEngine {
  return {
    name: engine.name,
    version: `${engine.version}+${version}`,

    async edit(request) {
      const { paragraphs, terms = [] } = request;
      if (terms.length === 0) return engine.edit(request);
      const matcher = createTermMatcher(terms);
      const edited = editableParagraphs(paragraphs);
      const own = paragraphs.map((paragraph, index) =>
        ownTermsOf(paragraph, matcher, (edited[index] ?? false) && !isInOtherLanguage(paragraph)),
      );
      const made = await engine.edit({
        ...request,
        paragraphs: paragraphs.map((paragraph, index) =>
          withLocked(paragraph, own[index]?.locked ?? []),
        ),
      });
      return paragraphs.map((paragraph, index) => {
        const lists = own[index];
        const edits = made[index] ?? [];
        return lists ? withOwnEdits(paragraph, edits, lists, matcher) : edits;
      });
    },

    close: () => engine.close(),
  };
}

/** The paragraph with more ranges that nothing may change. */
function withLocked(
  paragraph: EditableParagraph,
  locked: EditableParagraph["locked"],
): EditableParagraph {
  if (locked.length === 0) return paragraph;
  const all = [...paragraph.locked, ...locked];
  return { ...paragraph, locked: all.sort((a, b) => a.start - b.start || a.end - b.end) };
}

function isInOtherLanguage({ text }: EditableParagraph): boolean {
  return isForeign(wordsOf(text), lexicon());
}
