/** Content that a part holds in several versions: text boxes, mostly. */
import type { Draft } from "./drafts.ts";

/** mc:AlternateContent: the same content in two or more versions (ECMA-376 part 3, §7.3). */
export type Alternate = {
  /** The paragraphs of each mc:Choice and mc:Fallback. */
  versions: Draft[][];
  /** Whether one of them holds alternate content again. */
  nested: boolean;
};

/**
 * One version is the text; the other follows every edit of it as its twin, or neither is edited.
 * @param around the alternate content that holds this one
 * @returns the paragraphs that repeat what the first version says
 */
export function pairVersions(alternate: Alternate, around: Alternate | undefined): Draft[] {
  const [shown, ...others] = alternate.versions.filter((version) => version.length > 0);
  if (!shown) return [];
  if (around) around.nested = true;
  const [second] = others;
  if (!second && !alternate.nested) return [];
  const alike =
    !alternate.nested &&
    others.length === 1 &&
    second?.length === shown.length &&
    shown.every((draft, index) => isAlike(draft, second[index] as Draft));
  shown.forEach((draft, index) => {
    if (alike && second) draft.twin = second[index] as Draft;
    else draft.editable = false;
  });
  return others.flat();
}

function isAlike(a: Draft, b: Draft): boolean {
  return (
    a.text === b.text &&
    a.locked.length === b.locked.length &&
    a.locked.every((span, index) => {
      const other = b.locked[index];
      return other?.start === span.start && other.end === span.end;
    })
  );
}
