import { type TermMatcher, termsInText, withoutAltering } from "#terms/index.ts";
import { arbitrate } from "../arbitrate.ts";
import { applyEdits, type Edit, type EditableParagraph, type Span } from "../edit.ts";
import { refusalOf } from "../guard.ts";
import { protectedSpans } from "../protected-spans.ts";
import type { EditReason } from "../reasons.ts";
import { joinWithMade } from "../second-look.ts";
import { changedArticle } from "./article.ts";

/** What the author's lists say about one paragraph. */
export type OwnTerms = {
  /** What no engine may touch, in order: terms, and words that only their list may change. */
  locked: readonly Span[];
  /** The changes that their lists ask for, sorted and free of overlaps. */
  edits: readonly Edit[];
};

/** @param isEdited whether the paragraph is edited at all; what stands elsewhere is left as it is */
export function ownTermsOf(
  paragraph: EditableParagraph,
  matcher: TermMatcher,
  isEdited: boolean,
): OwnTerms {
  const { text } = paragraph;
  const { kept, variants } = termsInText(text, matcher.find(text));
  if (!isEdited || variants.length === 0) return { locked: kept, edits: [] };
  const facts = protectedSpans({ ...paragraph, locked: [...paragraph.locked, ...kept] });
  const edits = variants
    .map(({ start, end, replacement }) => wanted(text, start, end, replacement))
    .filter((edit) => refusalOf(text, edit, facts) === null);
  const locked = [...kept, ...edits.map(({ start, end }) => ({ start, end }))];
  return { locked: locked.sort((a, b) => a.start - b.start), edits };
}

function wanted(text: string, start: number, end: number, replacement: string): Edit {
  const article = changedArticle(text, start, text.slice(start, end), replacement);
  const own = {
    category: "consistency",
    rule: "terms.always-write",
    reason: "own-term",
    confidence: 1,
  } as const;
  if (!article) return { ...own, start, end, replacement };
  const space = text.slice(start - 1, start);
  return { ...own, start: article.start, end, replacement: article.article + space + replacement };
}

/**
 * The edits that may be made beside the author's terms, with those that their lists ask for. An edit
 * that would write a word of a list in another way than the list says writes it as the list does.
 */
export function withOwnEdits(
  { text }: EditableParagraph,
  made: readonly Edit[],
  { locked, edits }: OwnTerms,
  matcher: TermMatcher,
): Edit[] {
  const passed = withoutAltering(text, made, locked);
  const all = wholeRewrites(made, edits.length === 0 ? passed : arbitrate([...edits, ...passed]));
  if (passed.length === 0) return all;
  return asListed(text, all, matcher).filter(
    (edit) => edits.includes(edit) || withoutAltering(text, [edit], locked).length > 0,
  );
}

const rewrites: ReadonlySet<EditReason> = new Set([
  "clearer-wording",
  "shorter-wording",
  "sentence-removed",
]);

/** Sentences that a model wrote anew stay as they were, all of them, when one of their edits may not be made. */
function wholeRewrites(made: readonly Edit[], left: readonly Edit[]): Edit[] {
  const isBroken = made.some((edit) => rewrites.has(edit.reason) && !left.includes(edit));
  return isBroken ? left.filter(({ reason }) => !rewrites.has(reason)) : [...left];
}

/** Replaces what an edit writes by what the list wants to be written instead. */
function asListed(text: string, made: readonly Edit[], matcher: TermMatcher): Edit[] {
  const corrected = applyEdits(text, made);
  const kept = [...made];
  for (const { start, end, replacement } of termsInText(corrected, matcher.find(corrected))
    .variants) {
    const edit = wanted(corrected, start, end, replacement);
    const joined = joinWithMade(edit, made, corrected);
    const at = joined ? kept.indexOf(joined.replaces) : -1;
    if (joined && at >= 0) kept[at] = joined.edit;
  }
  return kept.filter(({ start, end, replacement }) => text.slice(start, end) !== replacement);
}
